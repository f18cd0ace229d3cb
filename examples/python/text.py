"""Canonical text, characters and graphemes (section 2 of the specification)."""
from __future__ import annotations

import bisect
import json
import pathlib
import unicodedata
from functools import lru_cache
from typing import Dict, List, NamedTuple, Optional, Tuple

ROOT = pathlib.Path(__file__).resolve().parents[2]
SPACE_ONE = "\t\v\f \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
SPACE = SPACE_ONE + "\n\r"
SPACE_CODE = "canonical-text-lf-nfc-char-v1"
MAX_TEXT = 32 * 1024 * 1024
_LABELS = {**dict.fromkeys("unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8".split(), "utf-8"),
           **dict.fromkeys("unicodefffe utf-16be".split(), "utf-16be"),
           **dict.fromkeys("csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16le".split(), "utf-16le")}
_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xfe\xff", "utf-16be"), (b"\xff\xfe", "utf-16le"))


class Refused(ValueError):
    """Bytes or a string that are no text; `code` is `undecided` for encodings that are not supported here."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@lru_cache(maxsize=None)
def _ranges(table: str) -> Dict[str, Tuple[List[int], List[int]]]:
    values = json.loads((ROOT / "schemas" / "unicode" / (table + ".json")).read_text("utf-8"))["values"]
    return {name: ([r[0] for r in rows], [r[1] for r in rows]) for name, rows in values.items()}


def has(table: str, value: str, char: str) -> bool:
    """Whether a table of schemas/unicode/ gives a character this value."""
    firsts, lasts = _ranges(table)[value]
    place = bisect.bisect_right(firsts, ord(char)) - 1
    return place >= 0 and ord(char) <= lasts[place]


@lru_cache(maxsize=65536)
def value_of(table: str, char: str) -> str:
    """The value of a character in a table of disjoint lists, empty for the default."""
    return next((name for name in _ranges(table) if has(table, name, char)), "")


def is_cjk(char: str) -> bool:
    """CJK letter of 2.6."""
    return has("cjk-letters", "yes", char)


def decode(data: bytes, label: Optional[str]) -> str:
    """Section 2.2 for UTF-8 and UTF-16; raises Refused."""
    name = (label or "").strip("\t\n\f\r ").lower() if label is not None else "utf-8"
    if len(data) > MAX_TEXT:
        raise Refused("too-large")
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            agrees = label is None or _LABELS.get(name) == encoding or (name == "utf-16" and encoding != "utf-8")
            if not agrees:
                raise Refused("bom-conflict")
            return _decoded(data[len(mark):], encoding)
    if name not in _LABELS:
        raise Refused("undecided")
    return _decoded(data, _LABELS[name])


def _decoded(data: bytes, encoding: str) -> str:
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        before = data[:error.start].decode(encoding, "ignore")
        raise Refused("nul-character" if "\0" in before else "ill-formed-text") from None
    if "\0" in text:
        raise Refused("nul-character")
    return text


def canonicalise(text: str) -> str:
    """Section 2.3; raises Refused."""
    for char in text if not text.isascii() or "\0" in text else "":
        if char == "\0" or "\ud800" <= char <= "\udfff":
            raise Refused("nul-character" if char == "\0" else "lone-surrogate")
    return unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n"))


def is_canonical(text: str) -> bool:
    """Whether canonicalising a text gives it back."""
    try:
        return canonicalise(text) == text
    except Refused:
        return False


def same_text_elsewhere(derived: str, stored: Optional[str], producer: Optional[str]) -> bool:
    """Section 2.4: whether a digest that differs may be due to another version of Unicode."""
    if any(unicodedata.category(c) == "Cn" and ord(c) & 0xFFFE != 0xFFFE and not 0xFDD0 <= ord(c) <= 0xFDEF for c in derived):
        return True
    version = ".".join(unicodedata.unidata_version.split(".")[:2])
    return producer is not None and producer != version and stored is not None and canonicalise(stored) == derived


class Hidden(NamedTuple):
    """A run of hidden characters of one kind."""
    start: int
    end: int
    kind: str


def hidden(text: str) -> List[Hidden]:
    """Hidden characters of 2.6."""
    if text.isascii() and text.isprintable():
        return []
    found: List[Hidden] = []
    for i, c in enumerate(text):
        kind = "" if c in "\t\n" else value_of("hidden-characters", c)
        if not kind or _joins_emoji(text, i):
            continue
        if found and found[-1].end == i and found[-1].kind == kind:
            found[-1] = Hidden(found[-1].start, i + 1, kind)
        else:
            found.append(Hidden(i, i + 1, kind))
    return found


def _joins_emoji(text: str, i: int) -> bool:
    c, before, after = text[i], text[i - 1:i], text[i + 1:i + 2]
    if c == "\u200d":
        at = i - 1
        if before == "\ufe0f" or (before and has("emoji", "Emoji_Modifier", before)):
            at -= 1
        return at >= 0 and bool(after) and all(has("emoji", "Extended_Pictographic", x) for x in (text[at], after))
    if c not in "\ufe0e\ufe0f" or not before:
        return False
    if has("emoji", "Extended_Pictographic", before) and has("emoji", "Emoji", before):
        return True
    return c == "\ufe0f" and before in "0123456789#*" and after == "\u20e3"


def hides_number(text: str, finds: List[Hidden]) -> bool:
    """Whether hidden characters make the finding an error (11.6)."""
    def digit(at: int) -> bool:
        return 0 <= at < len(text) and unicodedata.category(text[at]) == "Nd"
    runs: List[List[int]] = []
    for find in finds:
        if runs and runs[-1][1] == find.start:
            runs[-1][1] = find.end
        else:
            runs.append([find.start, find.end])
        if find.kind == "bidi-control":
            if digit(find.start - 1) or digit(find.end):
                return True
            line_end = (text + "\n").index("\n", find.start)
            place = text.find("\u202e", find.start, find.end)
            if place >= 0 and any(digit(i) for i in range(place, line_end)):
                return True
    return any(digit(a - 1) and digit(b + 1 if text[b:b + 1] in (".", ",") else b) for a, b in runs)


def splits_grapheme(text: str, at: int) -> bool:
    """Whether a position lies inside an extended grapheme cluster (UAX 29)."""
    if at <= 0 or at >= len(text):
        return False
    before, after = (value_of("grapheme-cluster-break", text[i]) for i in (at - 1, at))
    if before in ("CR", "LF", "Control") or after in ("CR", "LF", "Control"):
        return before == "CR" and after == "LF"
    if after in ("Extend", "ZWJ", "SpacingMark") or before == "Prepend":
        return True
    if (before == "L" and after in ("L", "V", "LV", "LVT")) or (before in ("LV", "V") and after in ("V", "T")) \
            or (before in ("LVT", "T") and after == "T"):
        return True
    if before == "Regional_Indicator" == after:
        start = at
        while start and value_of("grapheme-cluster-break", text[start - 1]) == "Regional_Indicator":
            start -= 1
        return (at - start) % 2 == 1
    i, linked = at - 1, False
    if before == "ZWJ" and has("emoji", "Extended_Pictographic", text[at]):
        i -= 1
        while i >= 0 and value_of("grapheme-cluster-break", text[i]) == "Extend":
            i -= 1
        if i >= 0 and has("emoji", "Extended_Pictographic", text[i]):
            return True
    if value_of("indic-conjunct-break", text[at]) != "Consonant":
        return False
    i = at - 1
    while i >= 0 and value_of("indic-conjunct-break", text[i]) in ("Extend", "Linker"):
        linked, i = linked or value_of("indic-conjunct-break", text[i]) == "Linker", i - 1
    return linked and i >= 0 and value_of("indic-conjunct-break", text[i]) == "Consonant"
