"""The chain of a citation: what its records, bytes and text hold by (4.12 of the specification)."""
from __future__ import annotations

from typing import Any, Callable, Dict, List, Optional, Set, Tuple

import text as texts
from lineage import id_of
from strict_json import JsonFault, digest, sha256

_BELOW = {"chunk_id": ("chunk", "chunk"), "parse_revision_id": ("parse", "parse"), "canonical_revision_id": ("canonical", "canonical")}


def text_hash(text: str) -> str:
    """SHA-256 of the UTF-8 of a text."""
    return sha256(text.encode("utf-8", "surrogatepass"))


def derive(can: Any, data: Optional[bytes], stored: Optional[str], producer: Any) -> Tuple[Optional[str], Optional[bool]]:
    """The text derived from the bytes of a revision, and whether it is the recorded one; None if undecided (2.2 to 2.4)."""
    if not can or data is None or can["charset"] is None:
        return None, None
    try:
        derived = texts.canonicalise(texts.decode(data, can["charset"]))
    except texts.Refused as refusal:
        return None, None if refusal.code in ("undecided", "too-large") else False
    if text_hash(derived) == can["canonical_sha256"]:
        return derived, True
    kept = stored if stored is not None and text_hash(stored) == can["canonical_sha256"] else None
    return None, None if texts.same_text_elsewhere(derived, kept, producer) else False


class Chain:
    """`broken` and `unchecked` hold (link, rule); `text` is what slices were judged by."""

    def __init__(self, cite: Dict[str, Any], find: Callable[[str], Any], raw: Callable[[Any], Optional[bytes]],
                 stored: Callable[[Any], Optional[str]]) -> None:
        self.cite, self.find = cite, find
        self.broken: Dict[Tuple[str, str], Any] = {}
        self.unchecked: Set[Tuple[str, str]] = set()
        self.records: Dict[str, Any] = {}
        self.pre: Dict[str, Any] = {}
        self.sound: Dict[str, bool] = {}
        self.lineage = "index_entry_id" in cite
        if self.lineage:
            self.follow()
        else:
            self.look("canonical", cite["canonical_revision_id"])
        self.bytes(raw, stored)
        if self.lineage:
            self.levels()
        self.span()
        self.unchecked -= set(self.broken)

    def say(self, link: str, rule: str, holds: Optional[bool], *values: Any) -> None:
        """Notes what a rule came to on a link."""
        if holds is None:
            self.unchecked.add((link, rule))
        elif not holds:
            self.broken.setdefault((link, rule), values)

    def look(self, name: str, asked: str) -> Any:
        """Takes the record of an id as the one of this level."""
        record = self.find(asked)
        made = id_of(record.get("preimage")) if isinstance(record, dict) else None
        fits = made is not None and record["preimage"]["type"] == "loccit:%s:1" % name
        self.records[name] = record
        self.pre[name] = record["preimage"] if fits else None
        self.sound[name] = fits and made == record.get("id") == asked
        return self.pre[name]

    def info(self, name: str, member: str) -> Any:
        """What a record carries beside its preimage."""
        info = self.records[name].get("info") if isinstance(self.records[name], dict) else None
        return info.get(member) if isinstance(info, dict) else None

    def lists(self, chunk: Any) -> bool:
        """Whether a chunk names the cited element."""
        return bool(chunk) and self.cite["element_id"] in chunk["element_ids"]

    def follow(self) -> None:
        """From the entry down by what records name."""
        followed = self.look("index-entry", self.cite["index_entry_id"])
        name = "index-entry"
        for member, (level, link) in _BELOW.items():
            cited, named = self.cite[member], followed[member] if followed else self.cite[member]
            asked = cited
            if named != cited:
                at_fault = not self.sound[name]
                if not at_fault and level == "chunk":
                    other = self.look("chunk", named)
                    mine = self.look("chunk", cited)
                    at_fault = self.sound["chunk"] and self.lists(mine) and not self.lists(other)
                self.say(name if at_fault else link, "chain-broken", False, named, cited)
                asked = cited if at_fault else named
            if level == "parse":
                self.parse_id = asked
            followed, name = self.look(level, asked), level

    def bytes(self, raw: Callable[[Any], Optional[bytes]], stored: Callable[[Any], Optional[str]]) -> None:
        """Raw bytes, canonical record and text."""
        can, cite = self.pre["canonical"], self.cite
        data, kept = raw(can), stored(can)
        self.say("raw", "raw-hash", None if not can or data is None else sha256(data) == can["raw_sha256"],
                 can and can["raw_sha256"], data is not None and sha256(data))
        self.say("canonical", "canonical-id", None if self.records["canonical"] is None else self.sound["canonical"])
        if can:
            self.say("canonical", "canonical-id", can["raw_sha256"] == cite["raw_sha256"])
        if ("raw", "raw-hash") in self.broken:
            data = None
        derived, follows = derive(can, data, kept, self.info("canonical", "unicode_version"))
        self.say("canonical", "raw-to-canonical", follows)
        held = None if kept is None or not can else text_hash(kept) == can["canonical_sha256"]
        self.say("canonical", "canonical-hash", (True if follows else None) if held is None else held)
        self.text = kept if held else derived

    def slice_holds(self, pre: Any, member: str) -> Optional[bool]:
        """Whether a record's digest is that of its slice."""
        if self.text is None or not pre:
            return None
        return pre["char_end"] <= len(self.text) and text_hash(self.text[pre["char_start"]:pre["char_end"]]) == pre[member]

    def levels(self) -> None:
        """Entry, chunk, parse and element."""
        cite, entry, chunk, parse = self.cite, self.pre["index-entry"], self.pre["chunk"], self.pre["parse"]
        for link, rule in (("index-entry", "entry-id"), ("chunk", "chunk-id"), ("parse", "parse-id")):
            self.say(link, rule, None if self.records[link] is None else self.sound[link])
        words = self.info("index-entry", "retrieval_text")
        if entry and words is not None:
            self.say("index-entry", "entry-id", isinstance(words, str) and text_hash(words) == entry["retrieval_sha256"])
        self.say("chunk", "chunk-id", self.slice_holds(chunk, "content_sha256"))
        rows = self.info("parse", "elements")
        rows_hold: Optional[bool] = None
        if parse and rows is not None:
            try:
                rows_hold = digest(rows) == parse["elements_sha256"]
            except JsonFault:
                rows_hold = False
        self.rows: Optional[List[Any]] = rows if rows_hold else None
        self.say("parse", "element-not-in-parse", rows_hold)
        self.element: Any = None
        if chunk and not self.lists(chunk):
            self.say("element" if self.sound["chunk"] else "chunk", "element-not-in-chunk", False)
            if self.sound["chunk"]:
                return
        elif not chunk:
            self.say("element", "element-not-in-chunk", None)
        element = self.element = self.look("element", cite["element_id"])
        if element and element["parse_revision_id"] != self.parse_id:
            self.say("element", "chain-broken", False, element["parse_revision_id"], self.parse_id)
        self.say("element", "element-id", None if self.records["element"] is None else self.sound["element"])
        self.say("element", "element-id", self.slice_holds(element, "text_sha256"))
        row = [element[m] for m in ("kind", "char_start", "char_end", "text_sha256")] if element else None
        here = self.rows is not None and row is not None
        self.say("element", "element-not-in-parse", None if not here else row in self.rows[element["ordinal"]:element["ordinal"] + 1])

    def span(self) -> None:
        """Where the cited span lies."""
        cite, text = self.cite, self.text
        self.say("span", "coordinate-space", cite["coordinate_space"] == texts.SPACE_CODE)
        if "char_start" not in cite:
            return
        start, end = cite["char_start"], cite["char_end"]
        whole = all(isinstance(p, int) and not isinstance(p, bool) and p >= 0 for p in (start, end)) and start < end
        inside = whole if text is None or not whole else end <= len(text)
        self.say("span", "span-bounds", None if inside and text is None else inside, text is not None and len(text), end)
        if not inside:
            return
        self.say("span", "span-hash", None if text is None else text_hash(text[start:end]) == cite["span_sha256"],
                 cite["span_sha256"], text is not None and text_hash(text[start:end]))
        for rule, pre in (("span-outside-element", self.element), ("span-outside-chunk", self.pre["chunk"])) if self.lineage else ():
            self.say("span", rule, None if not pre else pre["char_start"] <= start and end <= pre["char_end"],
                     pre and start < pre["char_start"])
