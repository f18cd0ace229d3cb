"""Canonical text, hidden characters and graphemes (section 2 of the specification)."""
import re
import unicodedata
from functools import lru_cache

from documents import load, sha256

SPACE = "\t\n\v\f\r \xa0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff" + "".join(map(chr, range(8192, 8203)))
COORDINATES = "canonical-text-lf-nfc-char-v1"
MAX_TEXT = 32 << 20
_MARKS = {b"\xef\xbb\xbf": "utf-8", b"\xfe\xff": "utf-16be", b"\xff\xfe": "utf-16le"}
_LABELS = set("utf-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8 utf-16be unicodefffe"
              " utf-16 utf-16le csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff".split())

@lru_cache(maxsize=None)
def values(table, char):
    """The values that a table of schemas/unicode/ gives a character, the first one first."""
    ranges = load("schemas/unicode/%s.json" % table)["values"] if char else {}
    return [name for name in ranges if any(a <= ord(char) <= b for a, b in ranges[name])]

def category(char):
    """The general category, "-" for no character."""
    return unicodedata.category(char) if char else "-"
def text_hash(text):
    return sha256(text.encode("utf-8", "surrogatepass"))

def canonicalise(text):
    """2.3; None for what is refused."""
    if re.search("[\0\ud800-\udfff]", text):
        return None
    return unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n"))

def derive(can, data, stored, producer):
    """The recorded text from the bytes of a revision; whether they give it, None if undecided (2.2-2.4)."""
    charset, mark = can["charset"], next((m for m in _MARKS if data.startswith(m)), b"")
    if _MARKS.get(mark, charset) != charset or str(charset).lower() in _LABELS - {charset}:
        return None, False
    if charset not in _MARKS.values() or len(data) > MAX_TEXT:
        return None, None
    try:
        text = canonicalise(data[len(mark):].decode(charset))
    except UnicodeDecodeError:
        text = None
    if text is None:
        return None, False
    if text_hash(text) == can["canonical_sha256"]:
        return text, True
    new = any(category(c) == "Cn" and not "\ufdd0" <= c <= "\ufdef" and ord(c) % 65536 < 65534 for c in text)
    other = stored is not None and producer not in (None, unicodedata.unidata_version.rpartition(".")[0])
    moved = other and text_hash(stored) == can["canonical_sha256"] and canonicalise(stored) == text
    return None, None if new or moved else False

def _joins_emoji(text, i):
    def emoji(char, *kinds):
        return set(kinds or ["Extended_Pictographic"]) <= set(values("emoji", char))
    c, before, after = text[i], text[i - 1:i], text[i + 1:i + 2]
    if c == "\u200d":
        between = before == "\ufe0f" or emoji(before, "Emoji_Modifier")
        return emoji(after) and emoji(text[i - 2:i - 1] if between else before)
    keycap = c == "\ufe0f" and re.match("[0-9#*]", before) and after == "\u20e3"
    return keycap or (c in "\ufe0e\ufe0f" and emoji(before, "Extended_Pictographic", "Emoji"))

def hides(text):
    """What hidden characters come to (11.6): nothing, a notice, or a failure where they touch numbers."""
    def letter(i, c):  # b and r for Bidi_Control, h for other hidden ones, 9 for digits
        kinds = [] if c in "\t\n" else values("hidden-characters", c)
        if kinds and not _joins_emoji(text, i):
            return "r" if c == "\u202e" else "b" if kinds[0] == "bidi-control" else "h"
        return "9" if category(c) == "Nd" else c if c in ".,\n" else "x"
    if text.isascii() and text.isprintable():
        return ""
    letters = "".join(letter(i, c) for i, c in enumerate(text))
    wrong = re.search(r"9[bhr]+[.,]?9|[br]9|9[br]|r[^\n]*9", letters)
    return "fail" if wrong else "notice" if re.search("[bhr]", letters) else ""

_CONJUNCT = {"Linker": "K", "Consonant": "I", "Extend": "E"}
_LETTERS = {"CR": "C", "LF": "F", "Control": "N", "Extend": "Q", "ZWJ": "Z", "SpacingMark": "S", "L": "L",
            "Prepend": "P", "V": "V", "T": "T", "LV": "X", "LVT": "Y", "Regional_Indicator": "R"}
_JOINED = re.compile(r"\|[EQKZS]|P\||L\|[LVXY]|[XV]\|[VT]|[YT]\|T|G[EQK]*Z\|G|I[EKZ]*K[EKZ]*\|I"
                     r"|(?:^|[^R])(?:RR)*R\|R")

def splits_grapheme(text, at):
    """Whether a position lies inside a grapheme cluster (UAX 29) of no more than 1,000 characters."""
    def letter(c):
        kind, conjunct = (values(t, c)[:1] for t in ("grapheme-cluster-break", "indic-conjunct-break"))
        if conjunct and kind != ["ZWJ"]:
            return _CONJUNCT[conjunct[0]]
        return _LETTERS[kind[0]] if kind else "G" if "Extended_Pictographic" in values("emoji", c) else "O"
    if not 0 < at < len(text):
        return False
    around = "".join(map(letter, text[max(0, at - 1000):at])) + "|" + letter(text[at])
    if re.search(r"[CFN]\||\|[CFN]", around):
        return around.endswith("C|F")
    return _JOINED.search(around) is not None
