"""The chain of a citation: what its records, bytes and text hold by (4.12 of the specification)."""
from __future__ import annotations

from typing import Any, Callable, Dict, Optional, Set, Tuple

import text as texts
from lineage import id_of
from strict_json import digest, sha256


def text_hash(text: str) -> str:
    """SHA-256 of the UTF-8 of a text."""
    return sha256(text.encode("utf-8", "surrogatepass"))


def derive(can: Any, data: Optional[bytes], stored: Optional[str], producer: Any) -> Tuple[Optional[str], Optional[bool]]:
    """The recorded text derived from the bytes of a revision, and whether that is possible; None if undecided (2.2 to 2.4)."""
    if not can or data is None or can["charset"] is None:
        return None, None
    try:
        derived = texts.canonicalise(texts.decode(data, can["charset"]))
    except texts.Refused as refusal:
        return None, None if str(refusal) in ("undecided", "too-large") else False
    if can["charset"] not in texts.ENCODINGS:
        return None, False
    if text_hash(derived) == can["canonical_sha256"]:
        return derived, True
    kept = stored if stored is not None and text_hash(stored) == can["canonical_sha256"] else None
    return None, None if texts.other_unicode(derived, kept, producer) else False


class Chain:
    """`broken` (with values) and `unchecked` hold (link, rule); `text` is what slices were judged by, `rows` the elements."""

    def __init__(self, cite: Dict[str, Any], find: Callable[[str], Any], raw: Callable[[Any], Optional[bytes]],
                 stored: Callable[[Any], Optional[str]]) -> None:
        self.cite, self.find, self.lineage = cite, find, "index_entry_id" in cite
        self.broken: Dict[Tuple[str, str], Any] = {}
        self.unchecked: Set[Tuple[str, str]] = set()
        self.records: Dict[str, Any] = {}
        self.pre: Dict[str, Any] = {}
        self.sound: Dict[str, bool] = {}
        self.element: Any = None
        if self.lineage:
            self._follow()
        else:
            self._look("canonical", cite["canonical_revision_id"])
        self._bytes(raw(self.pre["canonical"]), stored(self.pre["canonical"]))
        if self.lineage:
            self._levels()
        self._span()
        self.unchecked -= set(self.broken)

    def _say(self, link: str, rule: str, holds: Optional[bool], *values: Any) -> None:
        if holds is None:
            self.unchecked.add((link, rule))
        elif not holds:
            self.broken.setdefault((link, rule), values)

    def _look(self, name: str, asked: str) -> Any:
        """Takes the record of an id as the one of this level."""
        record = self.records[name] = self.find(asked)
        made = id_of(record.get("preimage")) if isinstance(record, dict) else None
        fits = made is not None and record["preimage"]["type"] == "loccit:%s:1" % name
        self.pre[name], self.sound[name] = record["preimage"] if fits else None, fits and made == record.get("id") == asked
        return self.pre[name]

    def _info(self, name: str, member: str) -> Any:
        info = self.records[name].get("info") if isinstance(self.records[name], dict) else None
        return info.get(member) if isinstance(info, dict) else None

    def _lists(self, chunk: Any) -> bool:
        return bool(chunk) and self.cite["element_id"] in chunk["element_ids"]

    def _follow(self) -> None:
        """From the entry down by what records name."""
        name, followed = "index-entry", self._look("index-entry", self.cite["index_entry_id"])
        for level, member in (("chunk", "chunk_id"), ("parse", "parse_revision_id"), ("canonical", "canonical_revision_id")):
            asked = self.cite[member]
            named = followed[member] if followed else asked
            if named != asked:
                at_fault = not self.sound[name]
                if not at_fault and level == "chunk":
                    other, cited = self._look(level, named), self._look(level, asked)
                    at_fault = self.sound[level] and self._lists(cited) and not self._lists(other)
                self._say(name if at_fault else level, "chain-broken", False, named, asked)
                asked = asked if at_fault else named
            self.parse_id = asked if level == "parse" else getattr(self, "parse_id", "")
            name, followed = level, self._look(level, asked)

    def _bytes(self, data: Optional[bytes], kept: Optional[str]) -> None:
        """Raw bytes, canonical record and text."""
        can = self.pre["canonical"]
        if can and data is not None and sha256(data) != can["raw_sha256"]:
            self._say("raw", "raw-hash", False, can["raw_sha256"], sha256(data))
            data = None
        self._say("raw", "raw-hash", None if not can or data is None else True)
        self._say("canonical", "canonical-id", None if self.records["canonical"] is None else self.sound["canonical"])
        self._say("canonical", "canonical-id", not can or can["raw_sha256"] == self.cite["raw_sha256"])
        derived, follows = derive(can, data, kept, self._info("canonical", "unicode_version"))
        self._say("canonical", "raw-to-canonical", follows)
        held = None if kept is None or not can else text_hash(kept) == can["canonical_sha256"]
        self._say("canonical", "canonical-hash", (True if follows else None) if held is None else held)
        self.text = kept if held else derived

    def _slice_holds(self, pre: Any, member: str) -> Optional[bool]:
        if self.text is None or not pre:
            return None
        return pre["char_end"] <= len(self.text) and text_hash(self.text[pre["char_start"]:pre["char_end"]]) == pre[member]

    def _levels(self) -> None:
        """Entry, chunk, parse and element."""
        for link, rule in (("index-entry", "entry-id"), ("chunk", "chunk-id"), ("parse", "parse-id")):
            self._say(link, rule, None if self.records[link] is None else self.sound[link])
        entry, chunk, parse = self.pre["index-entry"], self.pre["chunk"], self.pre["parse"]
        words, rows = self._info("index-entry", "retrieval_text"), self._info("parse", "elements")
        if entry and words is not None:
            self._say("index-entry", "entry-id", isinstance(words, str) and text_hash(words) == entry["retrieval_sha256"])
        self._say("chunk", "chunk-id", self._slice_holds(chunk, "content_sha256"))
        rows_hold = None if not parse or rows is None else digest(rows) == parse["elements_sha256"]
        self.rows = rows if rows_hold else None
        self._say("parse", "element-not-in-parse", rows_hold)
        if not self._lists(chunk):
            self._say("element" if self.sound["chunk"] or not chunk else "chunk", "element-not-in-chunk", False if chunk else None)
            if self.sound["chunk"]:
                return
        element = self.element = self._look("element", self.cite["element_id"])
        if element and element["parse_revision_id"] != self.parse_id:
            self._say("element", "chain-broken", False, element["parse_revision_id"], self.parse_id)
        self._say("element", "element-id", None if self.records["element"] is None else self.sound["element"])
        self._say("element", "element-id", self._slice_holds(element, "text_sha256"))
        known = self.rows is not None and element
        row = [element[m] for m in ("kind", "char_start", "char_end", "text_sha256")] if known else None
        self._say("element", "element-not-in-parse", row in self.rows[element["ordinal"]:element["ordinal"] + 1] if known else None)

    def _span(self) -> None:
        """Where the cited span lies."""
        cite, text = self.cite, self.text
        self._say("span", "coordinate-space", cite["coordinate_space"] == texts.COORDINATES)
        if "char_start" not in cite:
            return
        start, end = cite["char_start"], cite["char_end"]
        counts = all(isinstance(p, int) and p >= 0 for p in (start, end)) and start < end
        inside = (None if text is None else end <= len(text)) if counts else False
        self._say("span", "span-bounds", inside, text and len(text), end)
        if inside is False:
            return
        made = None if text is None else text_hash(text[start:end])
        self._say("span", "span-hash", made and made == cite["span_sha256"], cite["span_sha256"], made)
        for rule, pre in (("span-outside-element", self.element), ("span-outside-chunk", self.pre["chunk"])) if self.lineage else ():
            early = bool(pre) and start < pre["char_start"]
            self._say("span", rule, None if not pre else not early and end <= pre["char_end"], early)
