"""The second layer: where a passage comes from, and for whom it was selected (11.5 of the specification)."""
import re
from functools import partial

from documents import conforms, digest
from lineage import Chain, id_of, proved
from store import is_open
from text import COORDINATES, category, splits_grapheme

_FILTERS = ("other_tenant", "access_denied", "not_in_effect", "readable")

class Audit:
    """The audit of an answer, readable or not, and the generation that it names."""
    def __init__(self, value, shelves):
        self.value, self.readable = value, conforms("urn:loccit:audit:1", value)
        self.generation = shelves.retained.get(value["index_generation_id"]) if self.readable else None

    def agrees(self, created_at):
        """Whether it is coherent (7.4), and says what its generation says, if that is retained."""
        a, g, counts = self.value, self.generation, self.value["filter"]
        stages = {name: {e["index_entry_id"] for e in entries} for name, entries in a["stages"].items()}
        own, named = g and g.part(g.id), set().union(*stages.values())
        head, looked_at = a.get("generation") or own, counts["documents"]
        coherent = looked_at == sum(counts[m] for m in _FILTERS) \
            and set(a["selected_entry_ids"]) == stages["selected"] <= stages["retrieved"] \
            and a["at"] == a["created_at"] == created_at \
            and ("generation" not in a or id_of(head) == a["index_generation_id"]) \
            and (not head or all(proved(p, head) for p in a.get("proofs", [])))
        return coherent and (not g or (
            a["authorization_revision"] == own.get("authorization_revision")
            and looked_at in (0, len(g.documents))
            and (not looked_at or g.tombstones is None or counts["tombstoned"] == len(g.tombstones))
            and (g.leaves is None or named <= {leaf["index_entry_id"] for leaf in g.leaves})))

def of_answer(answer, audit):
    """The rules over the answer as a whole: (rule, outcome, or true for a failure)."""
    readable = audit and audit.readable
    return [("audit-missing", not audit and "unverifiable"),
            ("answer-digest", readable and audit.value["answer_sha256"] != digest(answer, without="proof")),
            ("audit-mismatch", audit and not (readable and audit.agrees(answer["created_at"])))]

def of_citation(cite, created_at, shelves, audit, source):
    """The rules over one citation, in order: (rule, outcome)."""
    entry, by_raw = cite.get("index_entry_id"), source and source.by_raw
    chain = Chain({**cite, "canonical_revision_id": source.record["id"]} if by_raw else cite)
    rule, selected = chain.rule, not (audit and entry) or entry in audit.value["selected_entry_ids"]
    settled = "" if source and source.shelf in shelves.packed else "source records published"
    rule("", "no-anchor", "", settled, shelves.anchors(cite, source) or None)
    rule("", "unknown-source", "source", "source records published", True if source else None)
    rule("", "canonical-id", "source records", "records published", None if by_raw else True)
    rule("", "not-selected", "", "index_entry_id", selected)
    if not source:
        rule("span", "coordinate-space", "", "span", cite["coordinate_space"] == COORDINATES)
        return chain.told
    def find(asked):
        seen = shelves.find(asked) if selected or asked != entry else None
        return seen and seen.record
    chain.judge(find, partial(shelves.raw, source), source.shelf.text)
    if chain.text is not None and "char_start" in cite:
        _passage(chain, source, cite["char_start"], cite["char_end"])
    if audit:
        _published(chain, source, audit.value, audit.generation, created_at)
    return chain.told

def _is_content(text, start, end, rows, markdown):
    """Whether one of the letters and digits of a span, if there are any, is content (5.1)."""
    def signs(part):
        return any(category(c)[0] in "LN" for c in part)
    for kind, first, last, _ in rows:
        part = text[first:last]
        if markdown and kind != "code":
            part = re.sub("<!(?=--).*?-->", lambda comment: " " * len(comment.group()), part, flags=re.S)
        if signs(part[max(0, start - first):max(0, end - first)]):
            return True
    return not signs(text[start:end])

def _passage(chain, source, start, end):
    """The rules over the cited span in the text."""
    rule, reads, text, rows = chain.rule, "source text span", chain.text, chain.rows
    if not chain.lineage:
        rows = source.shelf.elements(source.document["parse_revision_id"])
    markdown = source.record["preimage"].get("media_type") == "text/markdown"
    content = None if rows is None else _is_content(text, start, end, rows, markdown)
    rule("", "span-outside-element", reads + " records", "span", content, needs=not chain.lineage)
    whole = not splits_grapheme(text, start) and not splits_grapheme(text, end)
    rule("", "span-splits-grapheme", reads, "", whole, outcome="notice")
    quote = {"exact": text[start:end], "prefix": "", "suffix": "", **chain.cite.get("quote", {})}
    quoted = quote["exact"] == text[start:end] and text[:start].endswith(quote["prefix"]) \
        and text[end:].startswith(quote["suffix"])
    rule("", "quote-mismatch", reads, "", quoted)

def _published(chain, source, a, g, created_at):
    """The rules that ask for the audit and the generation that it names."""
    rule, reads, can = chain.rule, "source records published", source.record["preimage"]
    rule("", "wrong-tenant", "source records", "published", can.get("tenant_id") == a["tenant_id"])
    missing = None if a["index_generation_id"] else False
    rule("", "wrong-generation", "records", "published", g.holds_together() if g else missing)
    if not g:
        return
    deleted = [row[0] for row in g.tombstones or []]
    live = None if g.tombstones is None else can.get("document_id") not in deleted
    rule("", "tombstoned", reads, "published", live)
    document = next((d for d in g.documents if d["document_id"] == can.get("document_id")), None)
    rule("", "wrong-generation", reads, "published", document)
    if not document:
        return
    rule("", "superseded", reads, "published", document["canonical_revision_id"] == source.record["id"])
    if chain.lineage:
        leaf = {"index_entry_id": chain.cite["index_entry_id"], "acl_sha256": document["acl_sha256"]}
        proofs = [p for p in a.get("proofs", []) if leaf.items() <= p.items()]
        held = any(proved(p, g.part(g.id)) for p in proofs) or None if g.leaves is None else leaf in g.leaves
        rule("", "entry-not-in-generation", reads + " index_entry_id", "index_entry_id", held)
    rule("", "access-denied", reads, "", is_open(document, a["groups"]))
    begun = (document["effective_from"] or "") <= created_at
    rule("", "not-in-effect", reads, "", begun and created_at < (document["effective_to"] or "~"))
