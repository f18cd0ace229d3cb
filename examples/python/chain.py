"""The chain of a citation: what its records, bytes and text hold by (4.12 of the specification)."""
from documents import digest, sha256
from lineage import id_of
from text import COORDINATES, derive, text_hash

_NEIGHBOURS = (("chunk", "chunk_id"), ("parse", "parse_revision_id"), ("canonical", "canonical_revision_id"))


class Chain:
    """`broken` and `unchecked` hold (link, rule); `text` is what slices were judged by, `rows` the elements.

    `record`, `raw` and `text` find a record by its id, bytes and text by their digest, None if they are not at hand.
    """

    def __init__(self, cite, record, raw, text):
        self.cite, self.find, self.lineage = cite, record, "index_entry_id" in cite
        self.broken, self.unchecked = set(), set()
        self.records, self.pre, self.sound = {}, {"chunk": None, "element": None}, {}
        self.rows = None
        if self.lineage:
            self._follow()
        else:
            self._look("canonical", cite["canonical_revision_id"])
        self._bytes(raw, text)
        if self.lineage:
            self._levels()
        self._span()
        self.unchecked -= self.broken

    def _say(self, link, rule, holds):
        if not holds:
            (self.unchecked if holds is None else self.broken).add((link, rule))

    def _look(self, level, asked):
        """Takes the record of an id as the one of a level."""
        record = self.records[level] = self.find(asked)
        made = id_of(record.get("preimage")) if isinstance(record, dict) else None
        fits = made is not None and record["preimage"]["type"] == "loccit:%s:1" % level
        self.pre[level], self.sound[level] = record["preimage"] if fits else None, fits and made == record.get("id") == asked
        return self.pre[level]

    def _info(self, level, member):
        info = self.records[level].get("info") if isinstance(self.records[level], dict) else None
        return info.get(member) if isinstance(info, dict) else None

    def _lists(self, chunk):
        return bool(chunk) and self.cite["element_id"] in chunk["element_ids"]

    def _follow(self):
        """From the entry down by what records name; rules 1 and 2."""
        above, pre = "index-entry", self._look("index-entry", self.cite["index_entry_id"])
        for level, member in _NEIGHBOURS:
            asked, named = self.cite[member], pre[member] if pre else self.cite[member]
            if named != asked:
                at_fault = not self.sound[above]
                if not at_fault and level == "chunk":
                    other, cited = self._look(level, named), self._look(level, asked)
                    at_fault = self.sound[level] and self._lists(cited) and not self._lists(other)
                self._say(above if at_fault else level, "chain-broken", False)
                asked = asked if at_fault else named
            if level == "parse":
                self.parse_id = asked
            above, pre = level, self._look(level, asked)

    def _bytes(self, raw, text):
        """Bytes, canonical record and text; rule 5."""
        can = self.pre["canonical"]
        self.text, held = None, None
        self._say("canonical", "canonical-id", None if self.records["canonical"] is None else self.sound["canonical"])
        if not can:
            self.unchecked |= {("raw", "raw-hash"), ("canonical", "raw-to-canonical"), ("canonical", "canonical-hash")}
            return
        self._say("canonical", "canonical-id", can["raw_sha256"] == self.cite["raw_sha256"])
        data, kept = raw(can["raw_sha256"]), text(can["canonical_sha256"])
        data = raw(self.cite["raw_sha256"]) if data is None else data
        right = None if data is None else sha256(data) == can["raw_sha256"]
        self._say("raw", "raw-hash", right)
        producer = self._info("canonical", "unicode_version")
        derived, follows = derive(can, data, kept, producer) if right else (None, None)
        self._say("canonical", "raw-to-canonical", follows)
        held = None if kept is None else text_hash(kept) == can["canonical_sha256"]
        self._say("canonical", "canonical-hash", (follows or None) if held is None else held)
        self.text = kept if held else derived

    def _slice_holds(self, pre, member):
        if self.text is None or not pre:
            return None
        return pre["char_end"] <= len(self.text) and text_hash(self.text[pre["char_start"]:pre["char_end"]]) == pre[member]

    def _levels(self):
        """Entry, chunk, parse and element; rule 3."""
        entry, chunk, parse = (self.pre[level] for level in ("index-entry", "chunk", "parse"))
        for link, rule in (("index-entry", "entry-id"), ("chunk", "chunk-id"), ("parse", "parse-id")):
            self._say(link, rule, None if self.records[link] is None else self.sound[link])
        words, listed = self._info("index-entry", "retrieval_text"), self._info("parse", "elements")
        if entry and words is not None:
            self._say("index-entry", "entry-id", isinstance(words, str) and text_hash(words) == entry["retrieval_sha256"])
        self._say("chunk", "chunk-id", self._slice_holds(chunk, "content_sha256"))
        rows_hold = None if not parse or listed is None else digest(listed) == parse["elements_sha256"]
        self.rows = listed if rows_hold else None
        self._say("parse", "element-not-in-parse", rows_hold)
        if not self._lists(chunk):
            at_fault = "element" if self.sound["chunk"] or not chunk else "chunk"
            self._say(at_fault, "element-not-in-chunk", False if chunk else None)
            if self.sound["chunk"]:
                return
        element = self._look("element", self.cite["element_id"])
        self._say("element", "chain-broken", not element or element["parse_revision_id"] == self.parse_id)
        self._say("element", "element-id", None if self.records["element"] is None else self.sound["element"])
        self._say("element", "element-id", self._slice_holds(element, "text_sha256"))
        if self.rows is None or not element:
            return self._say("element", "element-not-in-parse", None)
        row = [element[m] for m in ("kind", "char_start", "char_end", "text_sha256")]
        self._say("element", "element-not-in-parse", row in self.rows[element["ordinal"]:element["ordinal"] + 1])

    def _span(self):
        """Where the cited span lies; rule 4."""
        cite, text, can = self.cite, self.text, self.pre["canonical"]
        spaces = {cite["coordinate_space"]} | ({can["coordinate_space"]} if self.sound["canonical"] else set())
        self._say("span", "coordinate-space", spaces == {COORDINATES})
        if "char_start" not in cite:
            return
        start, end = cite["char_start"], cite["char_end"]
        counts = all(isinstance(p, int) and p >= 0 for p in (start, end)) and start < end
        inside = counts and (None if text is None else end <= len(text))
        self._say("span", "span-bounds", inside)
        if inside is False:
            return
        self._say("span", "span-hash", None if text is None else text_hash(text[start:end]) == cite["span_sha256"])
        for level in ("element", "chunk") if self.lineage else ():
            pre = self.pre[level]
            self._say("span", "span-outside-" + level, pre and pre["char_start"] <= start and end <= pre["char_end"])
