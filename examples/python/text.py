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
    if text is None or text_hash(text) == can["canonical_sha256"]:
        return text, text is not None
    new = any(category(c) == "Cn" and not "\ufdd0" <= c <= "\ufdef" and ord(c) % 65536 < 65534 for c in text)
    other = stored is not None and producer not in (None, unicodedata.unidata_version.rpartition(".")[0])
    moved = other and text_hash(stored) == can["canonical_sha256"] and canonicalise(stored) == text
    return None, None if new or moved else False

_SIGNS = dict(zip("0123456789#*\u20e3.,\n\u200d\ufe0e\ufe0f\u202e", "0123456789#*\u20e3.,\nztvr"))
_SHOWN = re.compile("(?:(?<=[Ee])|(?<=[Ee][vm]))z(?=[Ee])|(?<=E)[tv]|(?<=[0-9#*])v(?=\u20e3)")

@lru_cache(maxsize=None)
def _sign(c):
    """One letter: d a digit, b and r Bidi_Control, h hidden otherwise, e and E pictures, m a modifier."""
    hidden, emoji = [] if c == "\t" else values("hidden-characters", c), values("emoji", c)
    if c in _SIGNS or hidden:
        return _SIGNS.get(c) or ("b" if hidden[0] == "bidi-control" else "h")
    if "Extended_Pictographic" in emoji:
        return "E" if "Emoji" in emoji else "e"
    return "m" if "Emoji_Modifier" in emoji else "d" if category(c) == "Nd" else "x"

def hides(text):
    """What hidden characters come to (11.6): nothing, a notice, or a failure where they touch numbers."""
    if text.isascii() and text.isprintable():
        return ""
    signs = _SHOWN.sub("x", "".join(map(_sign, text)))
    wrong = re.search(r"[\dd][bhrtvz]+[.,]?[\dd]|[br][\dd]|[\dd][br]|r[^\n]*[\dd]", signs)
    return "fail" if wrong else "notice" if re.search("[bhrtvz]", signs) else ""

_CONJUNCTS = {"Linker": "K", "Consonant": "I", "Extend": "E"}
_BREAKS = {"CR": "C", "LF": "F", "Control": "N", "Extend": "Q", "ZWJ": "Z", "SpacingMark": "S", "L": "L",
           "Prepend": "P", "V": "V", "T": "T", "LV": "X", "LVT": "Y", "Regional_Indicator": "R"}
_WHOLE = re.compile(r"C\|F|[^CFN]\|[EQKZS]|P\|[^CFN]|L\|[LVXY]|[XV]\|[VT]|[YT]\|T|G[EQK]*Z\|G"
                    r"|I[EKZ]*K[EKZ]*\|I|(?:^|[^R])(?:RR)*R\|R")

@lru_cache(maxsize=None)
def _break(c):
    conjunct, kind = values("indic-conjunct-break", c), values("grapheme-cluster-break", c)
    if conjunct and kind != ["ZWJ"]:
        return _CONJUNCTS[conjunct[0]]
    if kind:
        return _BREAKS[kind[0]]
    return "G" if "Extended_Pictographic" in values("emoji", c) else "O"

def splits_grapheme(text, at):
    """Whether a position lies inside a grapheme cluster (UAX 29) of no more than 1,000 characters."""
    if not 0 < at < len(text):
        return False
    return bool(_WHOLE.search("".join(map(_break, text[max(0, at - 1000):at])) + "|" + _break(text[at])))
