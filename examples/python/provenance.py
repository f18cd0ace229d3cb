"""Rules of the second layer (11.5 of the specification)."""
from __future__ import annotations

import unicodedata
from typing import Any, Callable, Dict, Iterable, List, Optional, Set, Tuple

import lineage
import schema
from chain import Chain
from store import Seen, Shelves, is_open
from strict_json import digest
from structure import Finding
from text import COORDINATES, splits_grapheme

Told = Iterable[Tuple[Any, ...]]  # (outcome, pointer, expected, actual, missing); the last three may be left out
Sourced = Tuple[Optional[Seen], bool]


def answer_digest(answer: Dict[str, Any]) -> str:
    """`answer_sha256`."""
    return digest({k: v for k, v in answer.items() if k != "proof"})


def lacks(missing: str) -> Told:
    """One unverifiable finding."""
    return [("unverifiable", "", None, None, missing)]


def fails(wrong: Any, at: str = "", *values: Any) -> Told:
    """A failure if something is wrong."""
    return [("fail", at) + values] if wrong else []


class Audit:
    """The audit of an answer, readable or not, and the generation that it names."""

    def __init__(self, value: Any, shelves: Shelves) -> None:
        self.value, self.readable = value, value is not None and not schema.faults("audit", value)
        name = value["index_generation_id"] if self.readable else None
        self.generation = shelves.generation(name) if name else None

    def disagrees(self, created_at: str) -> bool:
        """Whether it is incoherent (7.4), or says something else than its generation."""
        a, g, f = self.value, self.generation, self.value["filter"]
        stages = {k: {e["index_entry_id"] for e in entries} for k, entries in a["stages"].items()}
        chosen = set(a["selected_entry_ids"])
        if f["documents"] != f["other_tenant"] + f["access_denied"] + f["not_in_effect"] + f["readable"] \
                or chosen != stages["selected"] or chosen - stages["retrieved"] or {a["at"], a["created_at"]} != {created_at} \
                or ("generation" in a and lineage.id_of(a["generation"]) != a["index_generation_id"]):
            return True
        head = a.get("generation") or (g.preimage(g.id) if g else None)
        if head and any(lineage.proof("inclusion", p, head) != "proved" for p in a.get("proofs", [])):
            return True
        if not g:
            return False
        leaves, gone, revision = g.leaves, g.tombstones, g.preimage(g.id).get("authorization_revision")
        stray = leaves is not None and set().union(*stages.values()) - {leaf["index_entry_id"] for leaf in leaves}
        return bool(stray or a["authorization_revision"] != revision or (f["documents"] and (f["documents"] != len(g.documents)
                    or (gone is not None and f["tombstoned"] != len(gone)))))


def over_answer(answer: Dict[str, Any], audit: Optional[Audit]) -> List[Finding]:
    """Rules over the answer as a whole."""
    if audit is None:
        return [Finding("provenance/audit-missing", "unverifiable", "", missing="audit")]
    made, found = answer_digest(answer), []
    if audit.readable and audit.value["answer_sha256"] != made:
        found.append(Finding("provenance/answer-digest", "fail", "", audit.value["answer_sha256"], made))
    if not audit.readable or audit.disagrees(answer["created_at"]):
        found.append(Finding("provenance/audit-mismatch", "fail", ""))
    return found


def source_of(cite: Dict[str, Any], shelves: Shelves) -> Sourced:
    """The source of a citation, and whether it was found by its bytes alone (11.4)."""
    for member in ("canonical_revision_id", "index_entry_id", "chunk_id", "parse_revision_id", "element_id"):
        seen = shelves.find(cite[member]) if member in cite else None
        source = shelves.find(seen.document["canonical_revision_id"]) if seen else None
        if source:
            return source, False
    return shelves.by_raw(cite["raw_sha256"]), True


class Provenance:
    """The rules over one citation, in order; `found` holds the findings."""

    def __init__(self, base: str, cite: Dict[str, Any], created_at: str, shelves: Shelves, audit: Optional[Audit], sourced: Sourced) -> None:
        self.base, self.cite, self.shelves, (self.source, self.by_raw) = base, cite, shelves, sourced
        self.audit, self.generation = (audit.value, audit.generation) if audit and audit.readable else (None, None)
        self.can = (self.source.record.get("preimage") or {}) if self.source else {}
        self.lineage = "index_entry_id" in cite
        self.settled: Set[str] = set()
        self.found: List[Finding] = []
        step, source = self.step, self.source
        step("no-anchor", "", "source records published", lambda: [] if shelves.stores else lacks("anchor"))
        step("unknown-source", "source", "source records published", lambda: [] if source else lacks("source"))
        space = cite["coordinate_space"]
        step("coordinate-space", "", "span", lambda: fails(space != COORDINATES, "/coordinate_space", COORDINATES, space))
        step("canonical-id", "source records", "records published", lambda: lacks("record") if self.by_raw else [])
        if self.lineage and self.audit:
            step("not-selected", "", "index_entry_id",
                 lambda: fails(cite["index_entry_id"] not in self.audit["selected_entry_ids"], "/index_entry_id"))
        if source:
            self.chain = self.walk(source)
            if self.lineage:
                self.levels()
            self.bytes()
            if "char_start" in cite and self.chain.text is not None:
                self.span(self.chain.text, cite["char_start"], cite["char_end"])
        if self.audit:
            self.published(created_at)

    def step(self, rule: str, reads: str, settles: str, told: Callable[[], Told]) -> None:
        """One row of the table: not run if something that it reads is settled."""
        for outcome, at, *more in [] if self.settled & set(reads.split()) else told():
            self.settled |= set(settles.split())
            self.found.append(Finding("provenance/" + rule, outcome, self.base + at, *more))

    def link(self, link: str, rule: str, at: str, missing: str = "") -> Told:
        """What the chain found on a link."""
        if (link, rule) in self.chain.broken:
            return [("fail", at) + self.chain.broken[link, rule]]
        return lacks(missing) if missing and (link, rule) in self.chain.unchecked else []

    def walk(self, source: Seen) -> Chain:
        """The chain over what the reader may see."""
        see, dropped = self.shelves.find, self.cite.get("index_entry_id") if "index_entry_id" in self.settled else None
        cite = {**self.cite, "canonical_revision_id": source.record["id"]} if self.by_raw else self.cite

        def record(asked: str) -> Any:
            seen = see(asked) if asked != dropped else None
            return seen.record if seen else None

        def first(read: str) -> Callable[[Any], Any]:
            return lambda can: getattr((see(lineage.id_of(can) or "") or source).generation, read)(can) if can else None
        return Chain(cite, record, first("raw"), first("text"))

    def levels(self) -> None:
        """Entry, chunk, element and parse."""
        step, link = self.step, self.link
        for name, rule, member in (("index-entry", "entry-id", "index_entry_id"), ("chunk", "chunk-id", "chunk_id"),
                                   ("element", "element-id", "element_id"), ("parse", "parse-id", "parse_revision_id")):
            at, reads, missing = "/" + member, "records " + member, "record" if self.chain.records.get(name) is None else ""
            if name == "element":
                step("element-not-in-chunk", reads, member, lambda: link("element", "element-not-in-chunk", at))
            step(rule, reads, member, lambda: link(name, rule, at, missing))
            if name == "parse":
                step(rule, reads, member, lambda: link(name, "element-not-in-parse", at))
            step("chain-broken", reads, member, lambda: link(name, "chain-broken", at))
        step("element-not-in-parse", "records element_id parse_revision_id", "element_id",
             lambda: link("element", "element-not-in-parse", "/element_id", "record"))

    def bytes(self) -> None:
        """Canonical revision, bytes and text."""
        cite, can, step, link, here = self.cite, self.can, self.step, self.link, "/canonical_revision_id"
        if self.lineage:
            step("chain-broken", "source", "source published", lambda: link("canonical", "chain-broken", here))
        step("canonical-id", "source records", "source records published", lambda: fails(not self.chain.sound["canonical"], here))
        for member in ("document_id", "source_uri", "raw_sha256"):
            step("canonical-id", "source records", member,
                 lambda: fails(can.get(member) != cite[member], "/" + member, can.get(member), cite[member]))
        step("raw-hash", "source", "raw", lambda: link("raw", "raw-hash", "/raw_sha256", "raw"))
        step("raw-to-canonical", "source raw", "",
             lambda: link("canonical", "raw-to-canonical", here, "unicode" if can.get("charset") else "extractor"))
        step("canonical-hash", "source", "text", lambda: link("canonical", "canonical-hash", here, "text"))

    def span(self, text: str, start: int, end: int) -> None:
        """The cited span in the text."""
        step, reads, quote = self.step, "source text span", self.cite.get("quote", {})
        step("span-bounds", reads, "span", lambda: self.link("span", "span-bounds", "/char_end"))
        step("span-hash", reads, "span", lambda: self.link("span", "span-hash", "/span_sha256"))
        for rule, member in (("span-outside-element", "element_id"), ("span-outside-chunk", "chunk_id")) if self.lineage else ():
            early = self.chain.broken.get(("span", rule), [False])[0]
            step(rule, reads + " records " + member, "span",
                 lambda: fails(("span", rule) in self.chain.broken, "/char_start" if early else "/char_end"))
        step("span-outside-element", reads + " records", "span", lambda: self.content(text, start, end))
        step("span-splits-grapheme", reads, "", lambda: [
            ("notice", at) for at, place in (("/char_start", start), ("/char_end", end)) if splits_grapheme(text, place)])
        around = {"exact": text[start:end], "prefix": text[max(0, start - len(quote.get("prefix", ""))):start],
                  "suffix": text[end:end + len(quote.get("suffix", ""))]}
        step("quote-mismatch", reads, "", lambda: [("fail", "/quote/" + p) for p in around if quote.get(p, around[p]) != around[p]])

    def content(self, text: str, start: int, end: int) -> Told:
        """Whether letters or digits of the span are content (5.1)."""
        if self.lineage:
            rows = getattr(self.chain, "rows", None)
        else:
            seen = self.source.generation.records.get(self.source.document["parse_revision_id"]) or {}  # type: ignore[union-attr]
            rows = (seen.get("info") or {}).get("elements")
            if rows is None or digest(rows) != seen["preimage"].get("elements_sha256"):
                return lacks("record")
        signs = {i for i in range(start, end) if unicodedata.category(text[i])[0] in "LN"}
        if rows is None or not signs:
            return []
        for kind, first, last, _ in rows:
            inside = signs & set(range(first, last))
            place = text.find("<!--", first, last) if kind != "code" and self.can["media_type"] == "text/markdown" else -1
            while place >= 0:
                close = text.find("-->", place + 2, last)
                inside -= set(range(place, close + 3))
                place = text.find("<!--", close + 3, last) if close >= 0 else -1
            if inside:
                return []
        return fails(True, "/char_start")

    def published(self, created_at: str) -> None:
        """The rules that ask for the audit."""
        a, can, g, step, reads = self.audit, self.can, self.generation, self.step, "source records published"
        step("wrong-tenant", "source records", "published", lambda: fails(can.get("tenant_id") != a["tenant_id"]))
        step("wrong-generation", "records", "published", lambda: lacks("generation") if a["index_generation_id"] and not g
             else fails(not g or not g.holds_together()))
        if not g or not self.source:
            return
        gone, leaves = g.tombstones, g.leaves
        d = next((d for d in g.documents if d["document_id"] == can.get("document_id")), None)
        step("tombstoned", reads, "published", lambda: lacks("generation") if gone is None
             else fails(can.get("document_id") in [row[0] for row in gone]))
        step("wrong-generation", reads, "published", lambda: fails(not d))
        if not d:
            return
        step("superseded", reads, "published",
             lambda: fails(d["canonical_revision_id"] != self.source.record["id"], "/canonical_revision_id"))
        if self.lineage:
            leaf = {"index_entry_id": self.cite["index_entry_id"], "acl_sha256": d["acl_sha256"]}
            shown = any(leaf.items() <= p.items() and lineage.proof("inclusion", p, g.preimage(g.id)) == "proved"
                        for p in a.get("proofs", []))
            step("entry-not-in-generation", reads + " index_entry_id", "index_entry_id", lambda: fails(leaf not in leaves, "/index_entry_id")
                 if leaves is not None else [] if shown else lacks("generation"))
        step("access-denied", reads, "", lambda: fails(not is_open(d, a["groups"])))
        late = d["effective_to"] is not None and created_at >= d["effective_to"]
        step("not-in-effect", reads, "", lambda: fails(late or created_at < (d["effective_from"] or "")))
