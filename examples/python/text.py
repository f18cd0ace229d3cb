"""Canonical text, hidden characters and graphemes (section 2 of the specification)."""
import json
import re
import unicodedata
from bisect import bisect_right
from functools import lru_cache

from documents import ROOT, sha256

SPACE = "\t\n\v\f\r \u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff" + "".join(map(chr, range(0x2000, 0x200b)))
COORDINATES = "canonical-text-lf-nfc-char-v1"
MAX_TEXT = 32 << 20
_MARKS = {b"\xef\xbb\xbf": "utf-8", b"\xfe\xff": "utf-16be", b"\xff\xfe": "utf-16le"}
_LABELS = set("utf-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8 utf-16be unicodefffe utf-16"
              " utf-16le csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff".split())


@lru_cache(maxsize=None)
def _ranges(table):
    values = json.loads((ROOT / "schemas/unicode" / (table + ".json")).read_text("utf-8"))["values"]
    return {name: ([first for first, _ in rows], [last for _, last in rows]) for name, rows in values.items()}


@lru_cache(maxsize=65536)
def has(table, value, char):
    """Whether a table of schemas/unicode/ gives a character this value."""
    firsts, lasts = _ranges(table)[value]
    place = bisect_right(firsts, ord(char)) - 1 if char else -1
    return place >= 0 and ord(char) <= lasts[place]


def value_of(table, char):
    """The first value that a table gives a character, empty if there is none."""
    return next((name for name in _ranges(table) if has(table, name, char)), "")


def category(char):
    """The general category, "-" for no character."""
    return unicodedata.category(char) if char else "-"


def text_hash(text):
    """SHA-256 of the UTF-8 of a text."""
    return sha256(text.encode("utf-8", "surrogatepass"))


def canonicalise(text):
    """2.3; ValueError for what is refused."""
    if "\0" in text:
        raise ValueError("U+0000")
    text.encode("utf-8")
    return unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n"))


def is_canonical(text):
    """Whether canonicalising a text gives it back."""
    try:
        return canonicalise(text) == text
    except ValueError:
        return False


def derive(can, data, stored, producer):
    """The recorded text, from the bytes of a revision, and whether they give it; None if undecided (2.2 to 2.4)."""
    charset, mark = can["charset"], next((m for m in _MARKS if data.startswith(m)), b"")
    if _MARKS.get(mark, charset) != charset or str(charset).lower() in _LABELS - {charset}:
        return None, False
    if charset not in _MARKS.values() or len(data) > MAX_TEXT:
        return None, None
    try:
        derived = canonicalise(data[len(mark):].decode(charset))
    except ValueError:
        return None, False
    if text_hash(derived) == can["canonical_sha256"]:
        return derived, True
    strange = any(category(c) == "Cn" and ord(c) & 0xFFFE != 0xFFFE and not 0xFDD0 <= ord(c) <= 0xFDEF for c in derived)
    known = ".".join(unicodedata.unidata_version.split(".")[:2])
    moved = producer not in (None, known) and stored is not None and canonicalise(stored) == derived \
        and text_hash(stored) == can["canonical_sha256"]
    return None, None if strange or moved else False


def _joins_emoji(text, i):
    before, after = text[i - 1:i], text[i + 1:i + 2]
    if text[i] == "\u200d":
        between = before == "\ufe0f" or has("emoji", "Emoji_Modifier", before)
        return all(has("emoji", "Extended_Pictographic", c) for c in (after, text[i - 2:i - 1] if between else before))
    keycap = text[i] == "\ufe0f" and before in tuple("0123456789#*") and after == "\u20e3"
    return keycap or (text[i] in "\ufe0e\ufe0f" and all(has("emoji", p, before) for p in ("Extended_Pictographic", "Emoji")))


def hides(text):
    """What hidden characters make of a text (11.6): nothing, a notice, or a failure where they touch numbers."""
    def letter(i, c):  # b and r for Bidi_Control, h for other hidden ones, 9 for digits
        kind = "" if c in "\t\n" else value_of("hidden-characters", c)
        if kind and not _joins_emoji(text, i):
            return "r" if c == "\u202e" else "b" if kind == "bidi-control" else "h"
        return "9" if category(c) == "Nd" else c if c in ".,\n" else "x"
    if text.isascii() and text.isprintable():
        return ""
    letters = "".join(letter(i, c) for i, c in enumerate(text))
    wrong = re.search(r"9[bhr]+[.,]?9|[br]9|9[br]|r[^\n]*9", letters)
    return "fail" if wrong else "notice" if re.search("[bhr]", letters) else ""


_HANGUL = {"L": ("L", "V", "LV", "LVT"), "LV": ("V", "T"), "V": ("V", "T"), "LVT": ("T",), "T": ("T",)}


def splits_grapheme(text, at):
    """Whether a position lies inside an extended grapheme cluster (UAX 29)."""
    def back(table, values, i):
        while i >= 0 and value_of(table, text[i]) in values:
            i -= 1
        return i
    if not 0 < at < len(text):
        return False
    before, after = (value_of("grapheme-cluster-break", text[i]) for i in (at - 1, at))
    if {before, after} & {"CR", "LF", "Control"}:
        return (before, after) == ("CR", "LF")
    if after in ("Extend", "ZWJ", "SpacingMark") or before == "Prepend" or after in _HANGUL.get(before, ()):
        return True
    if before == after == "Regional_Indicator":
        return (at - 1 - back("grapheme-cluster-break", ("Regional_Indicator",), at - 1)) % 2 == 1
    if before == "ZWJ" and has("emoji", "Extended_Pictographic", text[at]):
        i = back("grapheme-cluster-break", ("Extend",), at - 2)
        return i >= 0 and has("emoji", "Extended_Pictographic", text[i])
    i = back("indic-conjunct-break", ("Extend", "Linker"), at - 1)
    linked = any(value_of("indic-conjunct-break", c) == "Linker" for c in text[i + 1:at])
    return linked and i >= 0 and all(value_of("indic-conjunct-break", text[k]) == "Consonant" for k in (i, at))
