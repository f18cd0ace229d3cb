"""The second layer: where a passage comes from, and for whom it was selected (11.5 of the specification)."""
from chain import Chain
from documents import conforms, digest
from lineage import id_of, proved
from store import is_open
from text import COORDINATES, category, splits_grapheme

_LEVELS = (  # rule, link and fault of the chain that it tells, member; missing: always, or where there is no record
    ("entry-id", "index-entry", "entry-id", "index_entry_id"), ("chain-broken", "index-entry", "chain-broken", "index_entry_id"),
    ("chunk-id", "chunk", "chunk-id", "chunk_id"), ("chain-broken", "chunk", "chain-broken", "chunk_id"),
    ("element-not-in-chunk", "element", "element-not-in-chunk", "element_id"),
    ("element-id", "element", "element-id", "element_id"), ("chain-broken", "element", "chain-broken", "element_id"),
    ("parse-id", "parse", "parse-id", "parse_revision_id"), ("parse-id", "parse", "element-not-in-parse", "parse_revision_id"),
    ("chain-broken", "parse", "chain-broken", "parse_revision_id"),
    ("element-not-in-parse", "element", "element-not-in-parse", "element_id"))
_CLIMB = ("canonical_revision_id", "index_entry_id", "chunk_id", "parse_revision_id", "element_id")


class Audit:
    """The audit of an answer, readable or not, and the generation that it names."""

    def __init__(self, value, shelves):
        self.readable = value is not None and conforms("audit", value)
        self.value = value if self.readable else None
        self.generation = shelves.retained.get(value["index_generation_id"]) if self.readable else None

    def disagrees(self, created_at):
        """Whether it is incoherent (7.4), or says something else than its generation."""
        a, g, f = self.value, self.generation, self.value["filter"]
        stages = {k: {e["index_entry_id"] for e in entries} for k, entries in a["stages"].items()}
        chosen, own = set(a["selected_entry_ids"]), g.preimage(g.id) if g else None
        head = a.get("generation") or own
        if f["documents"] != f["other_tenant"] + f["access_denied"] + f["not_in_effect"] + f["readable"] \
                or chosen != stages["selected"] or chosen - stages["retrieved"] or {a["at"], a["created_at"]} != {created_at} \
                or ("generation" in a and id_of(head) != a["index_generation_id"]) \
                or (head and not all(proved(p, head) for p in a.get("proofs", []))):
            return True
        if not g:
            return False
        stray = g.leaves is not None and set().union(*stages.values()) - {leaf["index_entry_id"] for leaf in g.leaves}
        counted = f["documents"] in (0, len(g.documents)) and (
            f["documents"] == 0 or g.tombstones is None or f["tombstoned"] == len(g.tombstones))
        return bool(stray) or not counted or a["authorization_revision"] != own.get("authorization_revision")


def of_answer(answer, audit):
    """The rules over the answer as a whole."""
    readable = audit and audit.readable
    return [("audit-missing", "", not audit and "unverifiable"),
            ("answer-digest", "", readable and audit.value["answer_sha256"] != digest(answer, without="proof")),
            ("audit-mismatch", "", audit and (not readable or audit.disagrees(answer["created_at"])))]


def source_of(cite, shelves):
    """The source of a citation, and whether it was found by its bytes alone (11.4)."""
    for member in _CLIMB:
        seen = shelves.find(cite[member]) if member in cite else None
        if seen:
            return shelves.find(seen.document["canonical_revision_id"]), False
    return shelves.by_raw(cite["raw_sha256"]), True


class Provenance:
    """The rules over one citation, in order; `told` holds (rule, pointer, outcome)."""

    def __init__(self, cite, created_at, shelves, audit, sourced):
        self.cite, self.shelves, (self.source, self.by_raw), self.audit = cite, shelves, sourced, audit
        self.lineage, self.settled, self.told = "index_entry_id" in cite, set(), []
        self.can = (self.source.record.get("preimage") or {}) if self.source else {}
        rule, everything = self.rule, "source records published"
        rule("no-anchor", "", everything, "", not shelves.anchored and "unverifiable")
        rule("unknown-source", "source", everything, "", not self.source and "unverifiable")
        rule("coordinate-space", "", "span", "/coordinate_space", cite["coordinate_space"] != COORDINATES)
        rule("canonical-id", "source records", "records published", "", self.by_raw and "unverifiable")
        if self.lineage and audit:
            rule("not-selected", "", "index_entry_id", "/index_entry_id",
                 cite["index_entry_id"] not in audit.value["selected_entry_ids"])
        if self.source:
            self.chain = self.walk()
            self.levels()
            self.bytes()
            if "char_start" in cite and self.chain.text is not None:
                self.span(self.chain.text, cite["char_start"], cite["char_end"])
        if audit:
            self.published(created_at)

    def rule(self, name, reads, settles, at, outcome):
        """One row of the table, not told if something that it reads is settled; `outcome` is true for a failure."""
        if outcome and not self.settled & set(reads.split()):
            self.settled |= set(settles.split())
            self.told.append((name, at, outcome))

    def link(self, link, fault, missing=False):
        """What the chain found on a link."""
        return (link, fault) in self.chain.broken or (missing and (link, fault) in self.chain.unchecked and "unverifiable")

    def walk(self):
        """The chain over what the reader may see; bytes and texts are those of the shelf of the source."""
        dropped = self.cite["index_entry_id"] if "index_entry_id" in self.settled else None
        cite = {**self.cite, "canonical_revision_id": self.source.record["id"]} if self.by_raw else self.cite

        def record(asked):
            seen = self.shelves.find(asked) if asked != dropped else None
            return seen and seen.record
        return Chain(cite, record, self.source.generation.raw, self.source.generation.text)

    def levels(self):
        """Entry, chunk, element and parse."""
        for name, link, fault, member in _LEVELS if self.lineage else ():
            both = name == "element-not-in-parse"
            missing = both or (fault == name and name.endswith("-id") and self.chain.records.get(link) is None)
            reads = "records element_id parse_revision_id" if both else "records " + member
            self.rule(name, reads, member, "/" + member, self.link(link, fault, missing))

    def bytes(self):
        """Canonical revision, bytes and text."""
        cite, can, rule, here, everything = self.cite, self.can, self.rule, "/canonical_revision_id", "source records published"
        if self.lineage:
            rule("chain-broken", "source", "source published", here, self.link("canonical", "chain-broken"))
        rule("canonical-id", "source records", everything, here, not self.chain.sound["canonical"])
        for member in ("document_id", "source_uri", "raw_sha256"):
            rule("canonical-id", "source records", member, "/" + member, can.get(member) != cite[member])
        rule("raw-hash", "source", "raw", "/raw_sha256", self.link("raw", "raw-hash", True))
        rule("raw-to-canonical", "source raw", "", here, self.link("canonical", "raw-to-canonical", True))
        rule("canonical-hash", "source", "text", here, self.link("canonical", "canonical-hash", True))

    def span(self, text, start, end):
        """The cited span in the text."""
        rule, reads, quote = self.rule, "source text span", self.cite.get("quote", {})
        rule("span-bounds", reads, "span", "/char_end", self.link("span", "span-bounds"))
        rule("span-hash", reads, "span", "/span_sha256", self.link("span", "span-hash"))
        for level in ("element", "chunk") if self.lineage else ():
            name, pre = "span-outside-" + level, self.chain.pre[level]
            rule(name, "%s records %s_id" % (reads, level), "span",
                 "/char_start" if pre and start < pre["char_start"] else "/char_end", self.link("span", name))
        rule("span-outside-element", reads + " records", "span", "/char_start", self.no_content(text, start, end))
        for at, place in (("/char_start", start), ("/char_end", end)):
            rule("span-splits-grapheme", reads, "", at, splits_grapheme(text, place) and "notice")
        around = {"exact": text[start:end], "prefix": text[max(0, start - len(quote.get("prefix", ""))):start],
                  "suffix": text[end:end + len(quote.get("suffix", ""))]}
        for part, there in around.items():
            rule("quote-mismatch", reads, "", "/quote/" + part, quote.get(part, there) != there)

    def no_content(self, text, start, end):
        """Whether letters or digits of the span are all outside what is content (5.1)."""
        rows = self.chain.rows
        if not self.lineage:
            parse = self.source.generation.records.get(self.source.document["parse_revision_id"]) or {}
            rows = (parse.get("info") or {}).get("elements")
            if rows is None or digest(rows) != parse["preimage"].get("elements_sha256"):
                return "unverifiable"
        signs = {i for i, c in enumerate(text[start:end], start) if category(c)[0] in "LN"}
        if rows is None or not signs:
            return False
        for kind, first, last, _ in rows:
            inside, comments = signs & set(range(first, last)), kind != "code" and self.can["media_type"] == "text/markdown"
            place = text.find("<!--", first, last) if comments else -1
            while place >= 0:
                close = text.find("-->", place + 2, last)
                inside -= set(range(place, close + 3))
                place = text.find("<!--", close + 3, last) if close >= 0 else -1
            if inside:
                return False
        return True

    def published(self, created_at):
        """The rules that ask for the audit."""
        a, g, rule, reads = self.audit.value, self.audit.generation, self.rule, "source records published"
        name = self.can.get("document_id")
        rule("wrong-tenant", "source records", "published", "", self.can.get("tenant_id") != a["tenant_id"])
        rule("wrong-generation", "records", "published", "",
             "unverifiable" if a["index_generation_id"] and not g else not g or not g.holds_together())
        if not g or not self.source:
            return
        rule("tombstoned", reads, "published", "",
             "unverifiable" if g.tombstones is None else name in [row[0] for row in g.tombstones])
        document = next((d for d in g.documents if d["document_id"] == name), None)
        rule("wrong-generation", reads, "published", "", not document)
        if not document:
            return
        rule("superseded", reads, "published", "/canonical_revision_id",
             document["canonical_revision_id"] != self.source.record["id"])
        if self.lineage:
            leaf = {"index_entry_id": self.cite["index_entry_id"], "acl_sha256": document["acl_sha256"]}
            shown = any(leaf.items() <= p.items() and proved(p, g.preimage(g.id)) for p in a.get("proofs", []))
            rule("entry-not-in-generation", reads + " index_entry_id", "index_entry_id", "/index_entry_id",
                 leaf not in g.leaves if g.leaves is not None else not shown and "unverifiable")
        rule("access-denied", reads, "", "", not is_open(document, a["groups"]))
        late = document["effective_to"] is not None and created_at >= document["effective_to"]
        rule("not-in-effect", reads, "", "", late or created_at < (document["effective_from"] or ""))
