"""Canonical text, characters and graphemes (section 2 of the specification)."""
from __future__ import annotations

import bisect
import json
import pathlib
import unicodedata
from functools import lru_cache
from typing import Dict, List, NamedTuple, Optional, Tuple

ROOT = pathlib.Path(__file__).resolve().parents[2]
SPACE = "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
COORDINATES = "canonical-text-lf-nfc-char-v1"
MAX_TEXT = 32 * 1024 * 1024
_LABELS = {"utf-8": "unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8", "utf-16be": "unicodefffe utf-16be",
           "utf-16le": "csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16le"}
ENCODINGS = set(_LABELS)
_MARKS = {b"\xef\xbb\xbf": "utf-8", b"\xfe\xff": "utf-16be", b"\xff\xfe": "utf-16le"}


class Refused(ValueError):
    """What is no text; its code, `undecided` for an encoding that is not supported here."""


@lru_cache(maxsize=None)
def _ranges(table: str) -> Dict[str, Tuple[List[int], List[int]]]:
    values = json.loads((ROOT / "schemas" / "unicode" / (table + ".json")).read_text("utf-8"))["values"]
    return {name: ([r[0] for r in rows], [r[1] for r in rows]) for name, rows in values.items()}


@lru_cache(maxsize=65536)
def has(table: str, value: str, char: str) -> bool:
    """Whether a table of schemas/unicode/ gives a character this value."""
    firsts, lasts = _ranges(table)[value]
    place = bisect.bisect_right(firsts, ord(char)) - 1
    return place >= 0 and ord(char) <= lasts[place]


@lru_cache(maxsize=65536)
def value_of(table: str, char: str) -> str:
    """The value of a character in a table of disjoint lists, empty for the default."""
    return next((name for name in _ranges(table) if has(table, name, char)), "")


def decode(data: bytes, label: str) -> str:
    """Section 2.2 for UTF-8 and UTF-16."""
    if len(data) > MAX_TEXT:
        raise Refused("too-large")
    name = label.strip("\t\n\f\r ").lower()
    named = next((encoding for encoding, labels in _LABELS.items() if name in labels.split()), None)
    mark = next((m for m in _MARKS if data.startswith(m)), b"")
    if mark and named != _MARKS[mark] and not (name == "utf-16" and len(mark) == 2):
        raise Refused("bom-conflict")
    encoding = _MARKS[mark] if mark else named
    if encoding is None:
        raise Refused("undecided")
    try:
        return data[len(mark):].decode(encoding)
    except UnicodeDecodeError as error:
        before = data[len(mark):len(mark) + error.start].decode(encoding, "ignore")
        raise Refused("nul-character" if "\0" in before else "ill-formed-text") from None


def canonicalise(text: str) -> str:
    """Section 2.3; also refuses U+0000."""
    if "\0" in text:
        raise Refused("nul-character")
    if not text.isascii() and any("\ud800" <= c <= "\udfff" for c in text):
        raise Refused("lone-surrogate")
    return unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n"))


def is_canonical(text: str) -> bool:
    """Whether canonicalising a text gives it back."""
    try:
        return canonicalise(text) == text
    except Refused:
        return False


def other_unicode(derived: str, stored: Optional[str], producer: Optional[str]) -> bool:
    """Section 2.4: whether a digest that differs may be due to another version of Unicode."""
    if any(unicodedata.category(c) == "Cn" and ord(c) & 0xFFFE != 0xFFFE and not 0xFDD0 <= ord(c) <= 0xFDEF for c in derived):
        return True
    another = producer not in (None, ".".join(unicodedata.unidata_version.split(".")[:2]))
    return another and stored is not None and canonicalise(stored) == derived


class Hidden(NamedTuple):
    """A run of hidden characters of one kind."""
    start: int
    end: int
    kind: str


def hidden(text: str) -> List[Hidden]:
    """Hidden characters of 2.6."""
    found: List[Hidden] = []
    for i, c in enumerate(text if not (text.isascii() and text.isprintable()) else ""):
        kind = "" if c in "\t\n" else value_of("hidden-characters", c)
        if kind and not _emoji_joint(text, i):
            joins = found and found[-1][1:] == (i, kind)
            found.append(Hidden(found.pop().start if joins else i, i + 1, kind))
    return found


def _emoji_joint(text: str, i: int) -> bool:
    def pictograph(char: str) -> bool:
        return bool(char) and has("emoji", "Extended_Pictographic", char)
    c, before, after = text[i], text[i - 1:i], text[i + 1:i + 2]
    if c == "\u200d":
        between = before == "\ufe0f" or (before and has("emoji", "Emoji_Modifier", before))
        return pictograph(after) and pictograph(text[i - 2:i - 1] if between else before)
    if c == "\ufe0f" and before and before in "0123456789#*" and after == "\u20e3":
        return True
    return c in "\ufe0e\ufe0f" and pictograph(before) and has("emoji", "Emoji", before)


def hides_number(text: str, finds: List[Hidden]) -> bool:
    """Whether hidden characters of a text make the finding an error (11.6)."""
    def digit(at: int) -> bool:
        return 0 <= at < len(text) and unicodedata.category(text[at]) == "Nd"
    start = -1
    for find, then in zip(finds, finds[1:] + [Hidden(-1, -1, "")]):
        start = find.start if start < 0 else start
        if find.kind == "bidi-control":
            turned = text.find("\u202e", find.start, find.end)
            line_end = (text + "\n").index("\n", find.end)
            if digit(find.start - 1) or digit(find.end) or (turned >= 0 and any(map(digit, range(turned, line_end)))):
                return True
        if find.end != then.start:
            if digit(start - 1) and digit(find.end + (text[find.end:find.end + 1] in (".", ","))):
                return True
            start = -1
    return False


def splits_grapheme(text: str, at: int) -> bool:
    """Whether a position lies inside an extended grapheme cluster (UAX 29)."""
    def back(table: str, values: Tuple[str, ...], i: int) -> int:
        while i >= 0 and value_of(table, text[i]) in values:
            i -= 1
        return i
    if at <= 0 or at >= len(text):
        return False
    before, after = (value_of("grapheme-cluster-break", text[i]) for i in (at - 1, at))
    if {before, after} & {"CR", "LF", "Control"}:
        return (before, after) == ("CR", "LF")
    hangul = {"L": ("L", "V", "LV", "LVT"), "LV": ("V", "T"), "V": ("V", "T"), "LVT": ("T",), "T": ("T",)}
    if after in ("Extend", "ZWJ", "SpacingMark") or before == "Prepend" or after in hangul.get(before, ()):
        return True
    if before == after == "Regional_Indicator":
        return (at - 1 - back("grapheme-cluster-break", ("Regional_Indicator",), at - 1)) % 2 == 1
    if before == "ZWJ" and has("emoji", "Extended_Pictographic", text[at]):
        i = back("grapheme-cluster-break", ("Extend",), at - 2)
        return i >= 0 and has("emoji", "Extended_Pictographic", text[i])
    i = back("indic-conjunct-break", ("Extend", "Linker"), at - 1)
    linked = any(value_of("indic-conjunct-break", c) == "Linker" for c in text[i + 1:at])
    return linked and i >= 0 and all(value_of("indic-conjunct-break", text[k]) == "Consonant" for k in (i, at))
