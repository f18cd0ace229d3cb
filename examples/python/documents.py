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


def _object(pairs):
    if len(dict(pairs)) < len(pairs) or "__proto__" in dict(pairs):
        raise ValueError("a name that is doubled or forbidden")
    return dict(pairs)


def _number(token):
    """A number, or NaN and the infinities, which the module would read: these are refused too."""
    value, whole = float(token), token.lstrip("-").isdigit()
    if not abs(value) <= MAX_SAFE and (whole or not 1e21 <= abs(value) < math.inf):
        raise ValueError("a number that two readers could read differently")
    return int(value) if value.is_integer() and abs(value) <= MAX_SAFE else value


def parse(data):
    """A document from its bytes; ValueError for what 3.1 refuses."""
    if len(data) > MAX_BYTES:
        raise ValueError("too large")
    try:
        value = json.loads(data.decode("utf-8"), object_pairs_hook=_object, parse_int=_number,
                           parse_float=_number, parse_constant=_number)
    except RecursionError:
        raise ValueError("too deep") from None
    canonical(value)  # refuses halves of surrogate pairs and what is too deep
    return value


@lru_cache(maxsize=4096)
def read(data):
    """The same, but None for what is refused. Shared: not to be changed."""
    try:
        return parse(data)
    except ValueError:
        return None


def _number_text(value):
    """ECMAScript's Number::toString, from the shortest digits, which Python finds too."""
    sign, digits, exponent = Decimal(repr(value)).normalize().as_tuple()
    text, n = "".join(map(str, digits)), len(digits) + exponent
    if 0 < n <= 21:
        text = text[:n].ljust(n, "0") + ("." + text[n:] if len(text) > n else "")
    elif -6 < n <= 0:
        text = "0." + "0" * -n + text
    else:
        text = "%s%se%+d" % (text[0], "." + text[1:] if len(text) > 1 else "", n - 1)
    return ("-" if sign and value else "") + text


_plain = json.JSONEncoder(ensure_ascii=False).encode


def _written(value, depth):
    if value is None or isinstance(value, (str, bool)):
        return _plain(value)
    if isinstance(value, (int, float)):
        return str(value) if isinstance(value, int) and abs(value) <= MAX_SAFE else _number_text(float(value))
    if depth >= MAX_DEPTH or not isinstance(value, (list, tuple, dict)):
        raise ValueError("too deep, or not JSON")
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
        return "{%s}" % ",".join([_plain(n) + ":" + _written(value[n], depth + 1) for n in names])
    return "[%s]" % ",".join([_written(v, depth + 1) for v in value])


def canonical(value):
    """The canonical bytes (RFC 8785) of a value."""
    return _written(value, 0).encode("utf-8")


def sha256(data):
    """Lower-case hex."""
    return hashlib.sha256(data).hexdigest()


def digest(value, without=None):
    """H(x) of 3.2, perhaps without one member."""
    return sha256(canonical({k: v for k, v in value.items() if k != without} if without else value))


_TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}
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
def _load(name):
    return json.loads((ROOT / "schemas" / (name + ".schema.json")).read_text("utf-8"))


def _is(value, kind):
    if kind in ("integer", "number"):
        return type(value) is int or (kind == "number" and isinstance(value, float))
    return isinstance(value, _TYPES[kind])


def _fits(s, v, root):
    def fits(other, value=v):
        return _fits(other, value, root)
    if isinstance(s, bool):
        return s
    if "$ref" in s:
        name, _, path = s["$ref"].partition("#/$defs/")
        there = _load(name.split(":")[2]) if name else root
        if not _fits(there["$defs"][path] if path else there, v, there):
            return False
    if "type" in s and not any(_is(v, k) for k in ([s["type"]] if isinstance(s["type"], str) else s["type"])):
        return False
    if not all(not isinstance(v, kind) or test(v, s[word]) for word, (kind, test) in _LIMITS.items() if word in s):
        return False
    if ("not" in s and fits(s["not"])) or ("anyOf" in s and not any(map(fits, s["anyOf"]))) \
            or ("oneOf" in s and sum(map(fits, s["oneOf"])) != 1) \
            or ("if" in s and not fits(s.get("then" if fits(s["if"]) else "else", True))):
        return False
    if isinstance(v, list):
        first = s.get("prefixItems", [])
        return all(fits(first[i] if i < len(first) else s.get("items", True), x) for i, x in enumerate(v))
    members = v.items() if isinstance(v, dict) else ()
    known, rest = s.get("properties", {}), s.get("additionalProperties", True)
    return all(fits(s.get("propertyNames", True), n) and fits(known.get(n, rest), x) for n, x in members)


def conforms(name, value, definition=None):
    """Whether a value fits a schema, or one of its definitions."""
    root = _load(name)
    return _fits(root["$defs"][definition] if definition else root, value, root)
