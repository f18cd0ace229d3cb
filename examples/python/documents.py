"""Documents: strict JSON (3.1 of the specification), canonical bytes and digests (3.2), schemas (7)."""
import hashlib
import json
import math
import re
import unicodedata
from decimal import Decimal
from functools import lru_cache, partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MAX_SAFE, MAX_DEPTH, MAX_BYTES, MAX_VALUES = 2 ** 53 - 1, 64, 64 << 20, 2_000_000
REFUSED = object()

class Refused(ValueError):
    """What is refused, with a code that tells why."""

def need(holds, code):
    if not holds:
        raise Refused(code)

def _object(pairs):
    need(len(dict(pairs)) == len(pairs) and "__proto__" not in dict(pairs), "name")
    return dict(pairs)

def _number(token):
    value, whole = float(token), token.lstrip("-").isdigit()
    need(abs(value) <= MAX_SAFE or not whole and 1e21 <= abs(value) < math.inf, "number")  # no NaN, either
    return int(value) if value.is_integer() and abs(value) <= MAX_SAFE else value

def _count(value):
    held = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + sum(map(_count, held))

@lru_cache(maxsize=4096)
def read(data):
    """A document from its bytes, REFUSED for what 3.1 refuses. Shared: not to be changed."""
    try:
        value = json.loads(data.decode("utf-8"), object_pairs_hook=_object, parse_int=_number,
                           parse_float=_number, parse_constant=_number)
        canonical(value)  # refuses halves of surrogate pairs and what is too deep
    except (ValueError, RecursionError):
        return REFUSED
    return value if len(data) <= MAX_BYTES and _count(value) <= MAX_VALUES else REFUSED

_quoted, _plain = json.encoder.encode_basestring, json.JSONEncoder().encode

def _written(value, depth=0):
    if isinstance(value, str):
        return _quoted(value)
    if value is None or isinstance(value, int):
        return _plain(value)
    if isinstance(value, float):  # as ECMAScript's Number::toString; Python has the fewest digits, too
        if value == 0 or 1e-6 <= abs(value) < 1e21:
            return format(Decimal(repr(value)).normalize() + 0, "f")
        return re.sub(r"e([+-])0+", r"e\1", repr(value))
    need(depth < MAX_DEPTH, "too-deep")
    if isinstance(value, list):
        return "[%s]" % ",".join([_written(v, depth + 1) for v in value])
    names = sorted(value, key=lambda name: name.encode("utf-16-be"))
    return "{%s}" % ",".join([_quoted(n) + ":" + _written(value[n], depth + 1) for n in names])

def canonical(value):
    """The canonical bytes (RFC 8785) of a value."""
    return _written(value).encode("utf-8")

def sha256(data):
    return hashlib.sha256(data).hexdigest()

def digest(value, without=None):
    """H(x) of 3.2, perhaps without one member."""
    return sha256(canonical({k: v for k, v in value.items() if k != without} if without else value))

@lru_cache(maxsize=None)
def load(path):
    """A JSON file of the project."""
    return json.loads((ROOT / path).read_text("utf-8"))

_NAMES = {dict: {"object"}, list: {"array"}, str: {"string"}, bool: {"boolean"}, type(None): {"null"},
          int: {"integer", "number"}, float: {"number"}}
_pattern = lru_cache(maxsize=None)(lambda text: re.compile(re.sub(r"\$(?=\)|$)", r"\\Z", text)))
_KEYWORDS = {  # what a keyword is about, and whether `v` keeps to its value `x`; `s` is the schema around it
    "type": (object, lambda v, x, *_: _NAMES.get(type(v), set()) & set([x] if isinstance(x, str) else x)),
    "const": (object, lambda v, x, *_: (v, type(v)) == (x, type(x))),
    "enum": (object, lambda v, x, *_: (v, type(v)) in [(allowed, type(allowed)) for allowed in x]),
    "minimum": ((int, float), lambda v, x, *_: v >= x),
    "maximum": ((int, float), lambda v, x, *_: v <= x),
    "pattern": (str, lambda v, x, *_: _pattern(x).search(v)),
    "uniqueItems": (list, lambda v, *_: len(set(map(canonical, v))) == len(v)),
    "prefixItems": (list, lambda v, x, s, fits: all(map(fits, v, x))),
    "items": (list, lambda v, x, s, fits: all(fits(item, x) for item in v[len(s.get("prefixItems", [])):])),
    "required": (dict, lambda v, x, *_: all(n in v for n in x)),
    "dependentRequired": (dict, lambda v, x, *_: all(o in v for n in x if n in v for o in x[n])),
    "propertyNames": (dict, lambda v, x, s, fits: all(fits(n, x) for n in v)),
    "properties": (dict, lambda v, x, s, fits: all(fits(v[n], x[n]) for n in v if n in x)),
    "additionalProperties": (dict, lambda v, x, s, fits: all(
        fits(v[n], x) for n in v if n not in s.get("properties", ()))),
    "not": (object, lambda v, x, s, fits: not fits(v, x)),
    "anyOf": (object, lambda v, x, s, fits: any(fits(v, other) for other in x)),
    "oneOf": (object, lambda v, x, s, fits: sum(fits(v, other) for other in x) == 1),
    "if": (object, lambda v, x, s, fits: fits(v, s.get("then" if fits(v, x) else "else", True)))}
for _name, _kind in (("Length", str), ("Items", list), ("Properties", dict)):
    _KEYWORDS["min" + _name] = _kind, lambda v, x, *_: len(v) >= x
    _KEYWORDS["max" + _name] = _kind, lambda v, x, *_: len(v) <= x

_SECRET = re.compile(r"[^?]*\?(?:.*&)?(?:(?:access|id|refresh|auth)_token|token|api[_-]?key|client_secret|secret|password"
                     r"|passwd|pwd|sig|signature|x-(?:amz|goog)-(?:credential|signature)|x-amz-security-token)=", re.I)
_is_nfc = partial(unicodedata.is_normalized, "NFC")
_MORE = {  # what no expression says (4.2, 7)
    "document_id": _is_nfc, "source_version": _is_nfc, "source_uri": lambda uri: not _SECRET.match(uri)}

def conforms(ref, value, root=None):
    """Whether a value fits a schema, `urn:loccit:audit:1`, or a part of it, `...#/$defs/inclusion_proof`."""
    name, _, part = ref.partition("#/$defs/")
    if name == "urn:loccit:primitives:1" and part in _MORE and isinstance(value, str) and not _MORE[part](value):
        return False
    root = load("schemas/%s.schema.json" % name.split(":")[2]) if name else root
    def fits(v, s):
        if isinstance(s, bool):
            return s
        if "$ref" in s and not conforms(s["$ref"], v, root):
            return False
        asked = [(*_KEYWORDS[k], x) for k, x in s.items() if k in _KEYWORDS]
        return not any(isinstance(v, kind) and not holds(v, x, s, fits) for kind, holds, x in asked)
    return fits(value, root["$defs"][part] if part else root)
