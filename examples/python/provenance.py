"""The second layer: where a passage comes from, and for whom it was selected (11.5 of the specification)."""
import re

from documents import conforms, digest
from lineage import Chain, id_of, proved
from store import is_open
from text import COORDINATES, category, splits_grapheme

_LEVELS = (  # link of the chain, member that names it, faults in the order in which they are told
    ("index-entry", "index_entry_id", ("entry-id", "chain-broken")),
    ("chunk", "chunk_id", ("chunk-id", "chain-broken")),
    ("element", "element_id", ("element-not-in-chunk", "element-id", "chain-broken")),
    ("parse", "parse_revision_id", ("parse-id", "element-not-in-parse", "chain-broken")),
    ("element", "element_id", ("element-not-in-parse",)))

class Audit:
    """The audit of an answer, readable or not, and the generation that it names."""
    def __init__(self, value, shelves):
        self.value, self.readable = value, conforms("audit", value)
        self.generation = shelves.retained.get(value["index_generation_id"]) if self.readable else None

    def disagrees(self, created_at):
        """Whether it is incoherent (7.4), or says something else than its generation."""
        a, g, f = self.value, self.generation, self.value["filter"]
        stages = {name: {e["index_entry_id"] for e in entries} for name, entries in a["stages"].items()}
        chosen, own = set(a["selected_entry_ids"]), g.preimage(g.id) if g else None
        head = a.get("generation") or own
        if f["documents"] != f["other_tenant"] + f["access_denied"] + f["not_in_effect"] + f["readable"] \
                or chosen != stages["selected"] or chosen - stages["retrieved"] \
                or {a["at"], a["created_at"]} != {created_at} \
                or ("generation" in a and id_of(head) != a["index_generation_id"]) \
                or (head and not all(proved(p, head) for p in a.get("proofs", []))):
            return True
        if not g:
            return False
        named = set().union(*stages.values())
        stray = g.leaves is not None and named - {leaf["index_entry_id"] for leaf in g.leaves}
        miscounted = f["documents"] and (f["documents"], f["tombstoned"]) != (
            len(g.documents), f["tombstoned"] if g.tombstones is None else len(g.tombstones))
        return bool(stray or miscounted or a["authorization_revision"] != own.get("authorization_revision"))

def of_answer(answer, audit):
    """The rules over the answer as a whole: (rule, outcome, or true for a failure); so below."""
    readable = audit and audit.readable
    return [("audit-missing", not audit and "unverifiable"),
            ("answer-digest", readable and audit.value["answer_sha256"] != digest(answer, without="proof")),
            ("audit-mismatch", audit and (not readable or audit.disagrees(answer["created_at"])))]

def source_of(cite, shelves):
    """The source of a citation, and whether it was found by its bytes alone (11.4)."""
    for member in ("canonical_revision_id", "index_entry_id", "chunk_id", "parse_revision_id", "element_id"):
        seen = shelves.find(cite[member]) if member in cite else None
        if seen:
            return shelves.find(seen.document["canonical_revision_id"]), False
    return shelves.by_raw(cite["raw_sha256"]), True

def _no_content(text, start, end, rows, markdown):
    """Whether the letters and digits of a span are all outside what is content (5.1)."""
    def signs(part):
        return any(category(c)[0] in "LN" for c in part)
    for kind, first, last, _ in rows:
        part = text[first:last]
        if markdown and kind != "code":
            part = re.sub("<!(?=--).*?-->", lambda comment: " " * len(comment.group()), part, flags=re.S)
        if signs(part[max(0, start - first):max(0, end - first)]):
            return False
    return signs(text[start:end])

class Provenance:
    """The rules over one citation, in order; `told` holds what they found."""
    def __init__(self, cite, created_at, shelves, audit, source, by_raw):
        self.cite, self.source, self.audit, self.lineage = cite, source, audit, "index_entry_id" in cite
        self.can = (source.record.get("preimage") or {}) if source else {}
        self.settled, self.told = set(), []
        rule, find = self.rule, shelves.find
        rule("no-anchor", "", "source records published", not shelves.anchored and "unverifiable")
        rule("unknown-source", "source", "source records published", not source and "unverifiable")
        sound = source and id_of(self.can) == source.record["id"]
        spaces = {cite["coordinate_space"], self.can["coordinate_space"] if sound else COORDINATES}
        rule("coordinate-space", "", "span", spaces != {COORDINATES})
        rule("canonical-id", "source records", "records published", by_raw and "unverifiable")
        rule("not-selected", "", "index_entry_id",
             self.lineage and audit and cite["index_entry_id"] not in audit.value["selected_entry_ids"])
        if source:
            dropped = cite["index_entry_id"] if "index_entry_id" in self.settled else None
            self.chain = Chain({**cite, "canonical_revision_id": source.record["id"]} if by_raw else cite,
                               lambda asked: getattr(asked != dropped and find(asked), "record", None),
                               source.generation.raw, source.generation.text)
            self.records()
            if "char_start" in cite and self.chain.text is not None:
                self.span(self.chain.text, cite["char_start"], cite["char_end"])
        if audit:
            self.published(created_at)

    def rule(self, name, reads, settles, outcome):
        """One row of the table, not run if something that it reads is settled."""
        if outcome and not self.settled & set(reads.split()):
            self.settled |= set(settles.split())
            self.told.append((name, outcome))

    def link(self, link, fault, missing=False):
        """What the chain found on a link; undecided is told only if something is missing for it."""
        holds = self.chain.found.get((link, fault), True)
        return holds is False or (holds is None and missing and "unverifiable")

    def records(self):
        """The records, the bytes and the text."""
        rule, link, chain = self.rule, self.link, self.chain
        for level, member, faults in _LEVELS if self.lineage else ():
            for fault in faults:
                last = (level, fault) == ("element", "element-not-in-parse")
                missing = last or (fault.endswith("-id") and chain.records.get(level) is None)
                rule("parse-id" if (level, fault) == ("parse", "element-not-in-parse") else fault,
                     "records " + member + " parse_revision_id" * last, member, link(level, fault, missing))
        rule("chain-broken", "source", "source published", self.lineage and link("canonical", "chain-broken"))
        rule("canonical-id", "source records", "source records published", not chain.sound["canonical"])
        for member in ("document_id", "source_uri", "raw_sha256"):
            rule("canonical-id", "source records", member, self.can.get(member) != self.cite[member])
        rule("raw-hash", "source", "raw", link("raw", "raw-hash", True))
        rule("raw-to-canonical", "source raw", "", link("canonical", "raw-to-canonical", True))
        rule("canonical-hash", "source", "text", link("canonical", "canonical-hash", True))

    def span(self, text, start, end):
        """The cited span in the text."""
        rule, link, reads, rows = self.rule, self.link, "source text span", self.chain.rows
        rule("span-bounds", reads, "span", link("span", "span-bounds"))
        rule("span-hash", reads, "span", link("span", "span-hash"))
        for level in ("element", "chunk"):
            name = "span-outside-" + level
            rule(name, "%s records %s_id" % (reads, level), "span", link("span", name))
        if not self.lineage:
            asked, g = self.source.document["parse_revision_id"], self.source.generation
            rows = (g.records.get(asked, {}).get("info") or {}).get("elements")
            rows = rows if rows is None or digest(rows) == g.preimage(asked).get("elements_sha256") else None
        lost = not self.lineage and "unverifiable" if rows is None else \
            _no_content(text, start, end, rows, self.can["media_type"] == "text/markdown")
        rule("span-outside-element", reads + " records", "span", lost)
        split = splits_grapheme(text, start) or splits_grapheme(text, end)
        rule("span-splits-grapheme", reads, "", split and "notice")
        prefix, exact, suffix = map(self.cite.get("quote", {}).get, ("prefix", "exact", "suffix"))
        around = text[:start].endswith(prefix or "") and text[end:].startswith(suffix or "")
        rule("quote-mismatch", reads, "", not around or exact not in (None, text[start:end]))

    def published(self, created_at):
        """The rules that ask for the audit."""
        a, g, rule, reads = self.audit.value, self.audit.generation, self.rule, "source records published"
        name = self.can.get("document_id")
        rule("wrong-tenant", "source records", "published", self.can.get("tenant_id") != a["tenant_id"])
        rule("wrong-generation", "records", "published",
             not g.holds_together() if g else "unverifiable" if a["index_generation_id"] else True)
        if not g or not self.source:
            return
        rule("tombstoned", reads, "published",
             "unverifiable" if g.tombstones is None else name in [row[0] for row in g.tombstones])
        document = next((d for d in g.documents if d["document_id"] == name), None)
        rule("wrong-generation", reads, "published", not document)
        if not document:
            return
        rule("superseded", reads, "published", document["canonical_revision_id"] != self.source.record["id"])
        if self.lineage:
            leaf = {"index_entry_id": self.cite["index_entry_id"], "acl_sha256": document["acl_sha256"]}
            head, proofs = g.preimage(g.id), a.get("proofs", [])
            shown = any(leaf.items() <= p.items() and proved(p, head) for p in proofs)
            rule("entry-not-in-generation", reads + " index_entry_id", "index_entry_id",
                 leaf not in g.leaves if g.leaves is not None else not shown and "unverifiable")
        rule("access-denied", reads, "", not is_open(document, a["groups"]))
        late = document["effective_to"] is not None and created_at >= document["effective_to"]
        rule("not-in-effect", reads, "", late or created_at < (document["effective_from"] or ""))
