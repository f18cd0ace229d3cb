"""Documents: strict JSON (3.1 of the specification), canonical bytes and digests (3.2), schemas (7)."""
import hashlib
import json
import math
import re
from decimal import Decimal
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MAX_SAFE, MAX_DEPTH, MAX_BYTES = 2 ** 53 - 1, 64, 64 << 20
REFUSED = object()

def _object(pairs):
    if len(dict(pairs)) < len(pairs) or "__proto__" in dict(pairs):
        raise ValueError("a name that is doubled or forbidden")
    return dict(pairs)

def _number(token):
    value, whole = float(token), token.lstrip("-").isdigit()
    if not abs(value) <= MAX_SAFE and (whole or not 1e21 <= abs(value) < math.inf):  # NaN, too
        raise ValueError("a number that two readers could read differently")
    return int(value) if value.is_integer() and abs(value) <= MAX_SAFE else value

@lru_cache(maxsize=4096)
def read(data):
    """A document from its bytes, REFUSED for what 3.1 refuses. Shared: not to be changed."""
    try:
        value = json.loads(data.decode("utf-8"), object_pairs_hook=_object, parse_int=_number,
                           parse_float=_number, parse_constant=_number)
        canonical(value)  # refuses halves of surrogate pairs and what is too deep
    except (ValueError, RecursionError):
        return REFUSED
    return value if len(data) <= MAX_BYTES else REFUSED

_plain = json.JSONEncoder(ensure_ascii=False).encode

def _written(value, depth=0):
    if value is None or isinstance(value, (str, bool)):
        return _plain(value)
    if isinstance(value, (int, float)):  # as ECMAScript's Number::toString; Python has the fewest digits, too
        if value == 0 or 1e-6 <= abs(value) < 1e21:
            return format(Decimal(repr(value)).normalize() + 0, "f")
        return re.sub(r"e([+-])0+", r"e\1", repr(float(value)))
    if depth >= MAX_DEPTH:
        raise ValueError("too deep")
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
        return "{%s}" % ",".join([_plain(n) + ":" + _written(value[n], depth + 1) for n in names])
    return "[%s]" % ",".join([_written(v, depth + 1) for v in value])

def canonical(value):
    """The canonical bytes (RFC 8785) of a value."""
    return _written(value).encode("utf-8")

def sha256(data):
    return hashlib.sha256(data).hexdigest()

def digest(value, without=None):
    """H(x) of 3.2, perhaps without one member."""
    return sha256(canonical({k: v for k, v in value.items() if k != without} if without else value))

_TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None), "integer": int,
          "number": (int, float)}
_LIMITS = {  # keyword: type of the values that it is about, whether one keeps to it
    "minimum": ((int, float), lambda v, n: v >= n), "maximum": ((int, float), lambda v, n: v <= n),
    "minLength": (str, lambda v, n: len(v) >= n), "maxLength": (str, lambda v, n: len(v) <= n),
    "minItems": (list, lambda v, n: len(v) >= n), "maxItems": (list, lambda v, n: len(v) <= n),
    "maxProperties": (dict, lambda v, n: len(v) <= n),
    "pattern": (str, lambda v, source: re.search(re.sub(r"\$(?=\)|$)", r"\\Z", source), v)),
    "uniqueItems": (list, lambda v, _: len({canonical(x) for x in v}) == len(v)),
    "required": (dict, lambda v, names: all(n in v for n in names)),
    "dependentRequired": (dict, lambda v, names: all(o in v for n in names if n in v for o in names[n])),
    "enum": (object, lambda v, allowed: any(x == v and type(x) is type(v) for x in allowed)),
    "const": (object, lambda v, x: x == v and type(x) is type(v))}

@lru_cache(maxsize=None)
def load(path):
    """A JSON file of the project."""
    return json.loads((ROOT / path).read_text("utf-8"))

def _fits(s, v, root):
    def fits(other, value=v):
        return other is True or (other is not False and _fits(other, value, root))
    if "$ref" in s:
        name, _, path = s["$ref"].partition("#/$defs/")
        there = load("schemas/%s.schema.json" % name.split(":")[2]) if name else root
        if not _fits(there["$defs"][path] if path else there, v, there):
            return False
    kinds = [s["type"]] if isinstance(s.get("type"), str) else s.get("type", list(_TYPES))
    if not any(isinstance(v, _TYPES[k]) and (k == "boolean") >= (type(v) is bool) for k in kinds):
        return False
    if not all(test(v, s[k]) for k, (kind, test) in _LIMITS.items() if k in s and isinstance(v, kind)) \
            or fits(s.get("not", False)) or not any(map(fits, s.get("anyOf", [True]))) \
            or sum(map(fits, s.get("oneOf", [True]))) != 1 \
            or ("if" in s and not fits(s.get("then" if fits(s["if"]) else "else", True))):
        return False
    if isinstance(v, list):
        first = s.get("prefixItems", [])
        return all(fits(first[i] if i < len(first) else s.get("items", True), x) for i, x in enumerate(v))
    known, rest = s.get("properties", {}), s.get("additionalProperties", True)
    return not isinstance(v, dict) or all(
        fits(s.get("propertyNames", True), n) and fits(known.get(n, rest), x) for n, x in v.items())

def conforms(name, value, definition=None):
    """Whether a value fits a schema, or one of its definitions."""
    root = load("schemas/%s.schema.json" % name)
    return _fits(root["$defs"][definition] if definition else root, value, root)
