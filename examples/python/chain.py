"""The chain of a citation: what its records, bytes and text hold by (4.12 of the specification)."""
from documents import digest, sha256
from lineage import id_of
from text import COORDINATES, derive, text_hash

class Chain:
    """`found` tells of (link, rule) whether it holds, None where that is not decided.

    `record`, `raw` and `text` find a record by its id, bytes and text by their digest, None if they are not at hand.
    Afterwards `records`, `pre` and `sound` hold, by level, the record, its preimage if it has the form of one, and
    whether its id is right; `text` is what slices were judged by, `rows` the list of elements.
    """
    def __init__(self, cite, record, raw, text):
        self.cite, self.find, self.lineage, self.rows = cite, record, "index_entry_id" in cite, None
        self.found, self.records, self.pre, self.sound = {}, {}, {}, {}
        if self.lineage:
            self._follow()
        else:
            self._look("canonical", cite["canonical_revision_id"])
        self._bytes(raw, text)
        if self.lineage:
            self._levels()
        self._span()

    def _say(self, link, rule, holds):
        if not holds or (link, rule) not in self.found:  # broken in one respect counts more than undecided in another
            self.found[link, rule] = False if self.found.get((link, rule)) is False else holds

    def _look(self, level, asked):
        """Takes the record of an id as the one of a level."""
        record = self.records[level] = self.find(asked)
        made = id_of(record.get("preimage")) if isinstance(record, dict) else None
        fits = made is not None and record["preimage"]["type"] == "loccit:%s:1" % level
        self.pre[level] = record["preimage"] if fits else None
        self.sound[level] = fits and made == record.get("id") == asked
        return self.pre[level]

    def _own(self, level, rule):
        self._say(level, rule, None if self.records[level] is None else self.sound[level])

    def _info(self, level, member):
        info = self.records[level].get("info") if isinstance(self.records[level], dict) else None
        return info.get(member) if isinstance(info, dict) else None

    def _lists(self, chunk):
        return bool(chunk) and self.cite["element_id"] in chunk["element_ids"]

    def _follow(self):
        """From the entry down by what records name; rules 1 and 2."""
        above, pre = "index-entry", self._look("index-entry", self.cite["index_entry_id"])
        for level, member in (("chunk", "chunk_id"), ("parse", "parse_revision_id"), ("canonical", "canonical_revision_id")):
            asked, named = self.cite[member], pre[member] if pre else self.cite[member]
            if named != asked:
                follow = self.sound[above]
                if follow and level == "chunk":
                    other, cited = self._look(level, named), self._look(level, asked)
                    follow = not self.sound[level] or not self._lists(cited) or self._lists(other)
                self._say(level if follow else above, "chain-broken", False)
                asked = named if follow else asked
            if level == "parse":
                self.parse_id = asked
            above, pre = level, self._look(level, asked)

    def _bytes(self, raw, text):
        """Bytes, canonical record and text; rule 5."""
        can, self.text, right, follows, held = self.pre["canonical"], None, None, None, None
        self._own("canonical", "canonical-id")
        if can:
            self._say("canonical", "canonical-id", can["raw_sha256"] == self.cite["raw_sha256"])
            data, kept, producer = raw(can["raw_sha256"]), text(can["canonical_sha256"]), self._info("canonical", "unicode_version")
            data = raw(self.cite["raw_sha256"]) if data is None else data
            right = None if data is None else sha256(data) == can["raw_sha256"]
            derived, follows = derive(can, data, kept, producer) if right else (None, None)
            held = (follows or None) if kept is None else text_hash(kept) == can["canonical_sha256"]
            self.text = kept if held and kept is not None else derived
        self._say("raw", "raw-hash", right)
        self._say("canonical", "raw-to-canonical", follows)
        self._say("canonical", "canonical-hash", held)

    def _slice_holds(self, pre, member):
        if self.text is None or not pre:
            return None
        start, end = pre["char_start"], pre["char_end"]
        return end <= len(self.text) and text_hash(self.text[start:end]) == pre[member]

    def _levels(self):
        """Entry, chunk, parse and element; rule 3."""
        entry, chunk, parse = self.pre["index-entry"], self.pre["chunk"], self.pre["parse"]
        words, rows = self._info("index-entry", "retrieval_text"), self._info("parse", "elements")
        self._own("index-entry", "entry-id")
        if entry and words is not None:
            self._say("index-entry", "entry-id", isinstance(words, str) and text_hash(words) == entry["retrieval_sha256"])
        self._own("chunk", "chunk-id")
        self._say("chunk", "chunk-id", self._slice_holds(chunk, "content_sha256"))
        self._own("parse", "parse-id")
        self._say("parse", "element-not-in-parse", digest(rows) == parse["elements_sha256"] if parse and rows is not None else None)
        self.rows = rows if self.found["parse", "element-not-in-parse"] else None
        if not self._lists(chunk):
            at_fault = "element" if self.sound["chunk"] or not chunk else "chunk"
            self._say(at_fault, "element-not-in-chunk", False if chunk else None)
            if self.sound["chunk"]:
                return
        element, row = self._look("element", self.cite["element_id"]), None
        self._own("element", "element-id")
        self._say("element", "element-id", self._slice_holds(element, "text_sha256"))
        if element:
            self._say("element", "chain-broken", element["parse_revision_id"] == self.parse_id)
            row = [element[m] for m in ("kind", "char_start", "char_end", "text_sha256")]
        known = None if self.rows is None or not row else row in self.rows[element["ordinal"]:element["ordinal"] + 1]
        self._say("element", "element-not-in-parse", known)

    def _span(self):
        """Where the cited span lies; rule 4."""
        cite, text = self.cite, self.text
        spaces = {cite["coordinate_space"]} | ({self.pre["canonical"]["coordinate_space"]} if self.sound["canonical"] else set())
        self._say("span", "coordinate-space", spaces == {COORDINATES})
        start, end = cite.get("char_start", 0), cite.get("char_end", 0)
        good = all(isinstance(p, int) and p >= 0 for p in (start, end)) and start < end
        good = good and (None if text is None else end <= len(text))
        if "char_start" in cite:
            self._say("span", "span-bounds", good)
        if good is not False and "char_start" in cite:
            self._say("span", "span-hash", None if text is None else text_hash(text[start:end]) == cite["span_sha256"])
            for level in ("element", "chunk") if self.lineage else ():
                pre = self.pre.get(level)
                self._say("span", "span-outside-" + level, pre and pre["char_start"] <= start and end <= pre["char_end"])
