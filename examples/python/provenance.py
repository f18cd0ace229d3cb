"""Rules of the second layer (11.5 of the specification)."""
from __future__ import annotations

import re
import unicodedata
from typing import Any, Callable, Dict, Iterable, List, Optional, Set, Tuple

import lineage
from chain import Chain
from store import Generation, Seen, Shelves, is_open
from strict_json import digest
from structure import Finding
from text import SPACE_CODE, splits_grapheme

Told = Iterable[Tuple[Any, ...]]
_COMMENT = re.compile(r"<!--(?=(.*?-->))", re.S)


class Audit:
    """The audit of an answer, readable or not, and the generation that it names."""

    def __init__(self, value: Any, readable: bool, shelves: Shelves) -> None:
        self.value, self.readable = value, readable
        name = value.get("index_generation_id") if readable else None
        self.generation: Optional[Generation] = next(filter(None, (s.generation(name) for s in shelves.stores)), None) if name else None

    def mismatched(self, created_at: str) -> bool:
        """`audit-mismatch`: incoherent (7.4), or not what the generation says."""
        a, g = self.value, self.generation
        f, stages = a["filter"], {k: [e["index_entry_id"] for e in v] for k, v in a["stages"].items()}
        if f["documents"] != f["other_tenant"] + f["access_denied"] + f["not_in_effect"] + f["readable"]:
            return True
        chosen = set(a["selected_entry_ids"])
        if chosen != set(stages["selected"]) or chosen - set(stages["retrieved"]) or {a["at"], a["created_at"]} != {created_at}:
            return True
        if "generation" in a and lineage.id_of(a["generation"]) != a["index_generation_id"]:
            return True
        if not g:
            return False
        leaves = {leaf["index_entry_id"] for leaf in g.info("leaves") or []}
        gone = g.info("tombstones")
        return (a["authorization_revision"] != g.record.get("preimage", {}).get("authorization_revision")
                or f["documents"] not in (0, len(g.documents)) or (gone is not None and f["tombstoned"] != len(gone))
                or (g.info("leaves") is not None and any(e not in leaves for ids in stages.values() for e in ids)))


def over_answer(answer: Dict[str, Any], audit: Optional[Audit]) -> List[Finding]:
    """Rules over the answer as a whole."""
    if audit is None:
        return [Finding("provenance/audit-missing", "unverifiable", "", missing="audit")]
    found = []
    if audit.readable:
        made = digest({k: v for k, v in answer.items() if k != "proof"})
        if audit.value["answer_sha256"] != made:
            found.append(Finding("provenance/answer-digest", "fail", "", audit.value["answer_sha256"], made))
    if not audit.readable or audit.mismatched(answer["created_at"]):
        found.append(Finding("provenance/audit-mismatch", "fail", ""))
    return found


def source_of(cite: Dict[str, Any], shelves: Shelves) -> Tuple[Optional[Seen], bool]:
    """The source of a citation, and whether it was found by its bytes alone (11.4)."""
    for member in ("canonical_revision_id", "index_entry_id", "chunk_id", "parse_revision_id", "element_id"):
        seen = shelves.find(cite[member]) if member in cite else None
        source = seen and shelves.find(seen.document["canonical_revision_id"])
        if source:
            return source, False
    return shelves.by_raw(cite["raw_sha256"]), True


class Provenance:
    """The rules over one citation, in order."""

    def __init__(self, base: str, cite: Dict[str, Any], created_at: str, shelves: Shelves, audit: Optional[Audit]) -> None:
        self.base, self.cite, self.shelves = base, cite, shelves
        self.audit = audit.value if audit and audit.readable else None
        self.generation = audit.generation if audit and audit.readable else None
        self.source, self.raw_only = source_of(cite, shelves)
        self.can = (self.source.record.get("preimage") or {}) if self.source else {}
        self.lineage = "index_entry_id" in cite
        self.settled: Set[str] = set()
        self.found: List[Finding] = []
        self.run(created_at)

    def step(self, rule: str, reads: str, settles: str, told: Callable[[], Told]) -> None:
        """One row of the table: `told` gives (outcome, pointer, expected, actual, missing)."""
        if self.settled & set(reads.split()):
            return
        for outcome, at, *more in told():
            self.settled |= set(settles.split())
            expected, actual, missing = (list(more) + [None] * 3)[:3]
            self.found.append(Finding("provenance/" + rule, outcome, self.base + at, expected, actual, missing))

    def link(self, link: str, rule: str, at: str, missing: str = "") -> Told:
        """What the chain found on a link."""
        key = (link, rule)
        if key in self.chain.broken:
            yield ("fail", at) + tuple(self.chain.broken[key])
        elif key in self.chain.unchecked and missing:
            yield "unverifiable", "", None, None, missing

    def none(self, link: str, rule: str, at: str) -> Told:
        """The same where only an absent record is missing."""
        return self.link(link, rule, at, "record" if self.chain.records.get(link) is None else "")

    def walk(self) -> Chain:
        """The chain over what the reader may see."""
        cite, s = dict(self.cite), self.shelves
        if self.raw_only and self.source:
            cite["canonical_revision_id"] = self.source.document["canonical_revision_id"]
        dropped = cite.get("index_entry_id") if "index_entry_id" in self.settled else None

        def record(asked: str) -> Any:
            seen = s.find(asked) if asked != dropped else None
            return seen.record if seen else None

        def first(method: str) -> Callable[[Any], Any]:
            def look(can: Any) -> Any:
                places = [x.generation for x in s.all(self.source.record["id"])] if can and self.source else []
                return next((v for v in (getattr(g, method)(can) for g in places) if v is not None), None)
            return look
        return Chain(cite, record, first("raw"), first("text"))

    def run(self, created_at: str) -> None:
        """All rows, in order."""
        cite, can, step, link, none = self.cite, self.can, self.step, self.link, self.none
        step("no-anchor", "", "source records published", lambda: [] if self.shelves.anchored
             else [("unverifiable", "", None, None, "anchor")])
        step("unknown-source", "source", "source records published", lambda: [] if self.source
             else [("unverifiable", "", None, None, "source")])
        space = cite["coordinate_space"]
        step("coordinate-space", "", "span", lambda: [("fail", "/coordinate_space", SPACE_CODE, space)] if space != SPACE_CODE else [])
        step("canonical-id", "source records", "records published", lambda: [("unverifiable", "", None, None, "record")]
             if self.raw_only else [])
        if self.lineage and self.audit:
            chosen = cite["index_entry_id"] in self.audit["selected_entry_ids"]
            step("not-selected", "", "index_entry_id", lambda: [] if chosen else [("fail", "/index_entry_id")])
        if self.source:
            self.chain = self.walk()
            if self.lineage:
                self.levels()
            self.below()
        if self.audit:
            self.published(created_at)

    def levels(self) -> None:
        """Entry, chunk, element and parse."""
        step, link, none = self.step, self.link, self.none
        for name, rule, member in (("index-entry", "entry-id", "index_entry_id"), ("chunk", "chunk-id", "chunk_id"),
                                   ("element", "element-id", "element_id"), ("parse", "parse-id", "parse_revision_id")):
            at, reads = "/" + member, "records " + member
            if name == "element":
                step("element-not-in-chunk", reads, member, lambda: [*link("element", "element-not-in-chunk", at)])
            step(rule, reads, member, lambda: [*none(name, rule, at)])
            if name == "parse":
                step(rule, reads, member, lambda: [*link("parse", "element-not-in-parse", at)])
            step("chain-broken", reads, member, lambda: [*link(name, "chain-broken", at)])
        step("element-not-in-parse", "records element_id parse_revision_id", "element_id",
             lambda: [*link("element", "element-not-in-parse", "/element_id", "record")])

    def below(self) -> None:
        """Canonical revision, bytes, text and span."""
        cite, can, step, link = self.cite, self.can, self.step, self.link
        here, text = "/canonical_revision_id", self.chain.text
        step("chain-broken", "source", "source published", lambda: [*link("canonical", "chain-broken", here)] if self.lineage else [])
        step("canonical-id", "source records", "source records published",
             lambda: [] if self.chain.sound["canonical"] else [("fail", here)])
        for member in ("document_id", "source_uri", "raw_sha256"):
            step("canonical-id", "source records", member,
                 lambda: [("fail", "/" + member, can.get(member), cite[member])] if can.get(member) != cite[member] else [])
        step("raw-hash", "source", "raw", lambda: [*link("raw", "raw-hash", "/raw_sha256", "raw")])
        step("raw-to-canonical", "source raw", "", lambda: [*link("canonical", "raw-to-canonical", here,
                                                                 "unicode" if can.get("charset") else "extractor")])
        step("canonical-hash", "source", "text", lambda: [*link("canonical", "canonical-hash", here, "text")])
        if "char_start" not in cite or text is None:
            return
        start, end = cite["char_start"], cite["char_end"]
        step("span-bounds", "source text span", "span", lambda: [*link("span", "span-bounds", "/char_end")])
        step("span-hash", "source text span", "span", lambda: [*link("span", "span-hash", "/span_sha256")])
        for rule, member in (("span-outside-element", "element_id"), ("span-outside-chunk", "chunk_id")) if self.lineage else ():
            early = ("span", rule) in self.chain.broken and self.chain.broken["span", rule][0]
            step(rule, "source text span records " + member, "span",
                 lambda: [x[:2] for x in link("span", rule, "/char_start" if early else "/char_end")])
        step("span-outside-element", "source text span records", "span", lambda: self.content(text, start, end))
        step("span-splits-grapheme", "source text span", "", lambda: [
            ("notice", at) for at, place in (("/char_start", start), ("/char_end", end)) if splits_grapheme(text, place)])
        quote = cite.get("quote", {})
        around = {"exact": text[start:end], "prefix": text[max(0, start - len(quote.get("prefix", ""))):start],
                  "suffix": text[end:end + len(quote.get("suffix", ""))]}
        step("quote-mismatch", "source text span", "", lambda: [
            ("fail", "/quote/" + part) for part in around if part in quote and quote[part] != around[part]])

    def content(self, text: str, start: int, end: int) -> Told:
        """Whether letters or digits of the span are content (5.1)."""
        rows = getattr(self.chain, "rows", None)
        if not self.lineage and self.source:
            record = self.source.generation.records.get(self.source.document["parse_revision_id"]) or {}
            rows = (record.get("info") or {}).get("elements")
            if rows is None or digest(rows) != record.get("preimage", {}).get("elements_sha256"):
                return [("unverifiable", "", None, None, "record")]
        signs = [i for i in range(start, end) if unicodedata.category(text[i])[0] in "LN"]
        if rows is None or not signs:
            return []
        for kind, first, last, _ in rows:
            outside: List[Tuple[int, int]] = []
            if kind != "code" and self.can["media_type"] == "text/markdown":
                place = text.find("<!--", first, last)
                while place >= 0:
                    close = text.find("-->", place + 2, last)
                    if close < 0:
                        break
                    outside.append((place, close + 3))
                    place = text.find("<!--", close + 3, last)
            if any(first <= i < last and not any(a <= i < b for a, b in outside) for i in signs):
                return []
        return [("fail", "/char_start")]

    def published(self, created_at: str) -> None:
        """The rules that ask for the audit."""
        a, can, g, step = self.audit, self.can, self.generation, self.step
        step("wrong-tenant", "source records", "published", lambda: [] if can.get("tenant_id") == a["tenant_id"] else [("fail", "")])
        lost = [("unverifiable", "", None, None, "generation")]
        step("wrong-generation", "records", "published", lambda: [("fail", "")] if a["index_generation_id"] is None
             else lost if not g else [] if g.holds_together() else [("fail", "")])
        if not g or not self.source:
            return
        name = can.get("document_id")
        gone = g.info("tombstones")
        document = next((d for d in g.documents if d["document_id"] == name), None)
        reads = "source records published"
        step("tombstoned", reads, "published", lambda: lost if gone is None else [("fail", "")] if name in [r[0] for r in gone] else [])
        step("wrong-generation", reads, "published", lambda: [] if document else [("fail", "")])
        if not document:
            return
        step("superseded", reads, "published", lambda: [("fail", "/canonical_revision_id")]
             if document["canonical_revision_id"] != self.source.record["id"] else [])
        leaves = g.info("leaves")
        if self.lineage:
            leaf = {"index_entry_id": self.cite["index_entry_id"], "acl_sha256": document["acl_sha256"]}
            step("entry-not-in-generation", reads + " index_entry_id", "index_entry_id", lambda: lost if leaves is None else []
                 if leaf in leaves else [("fail", "/index_entry_id")])
        step("access-denied", reads, "", lambda: [] if is_open(document, a["groups"]) else [("fail", "")])
        step("not-in-effect", reads, "", lambda: [] if (document["effective_from"] or "") <= created_at
             and (document["effective_to"] is None or created_at < document["effective_to"]) else [("fail", "")])
