"""A small evaluator for the keywords of JSON Schema that schemas/*.schema.json use (section 7)."""
from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Any, Dict, List, NamedTuple

from strict_json import Steps, canonical, pointer_of
from text import ROOT

_TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


class Fault(NamedTuple):
    """Where a value does not fit, and by which keyword."""
    pointer: str
    keyword: str
    params: Dict[str, Any]


@lru_cache(maxsize=None)
def load(name: str) -> Any:
    """A schema by its name."""
    return json.loads((ROOT / "schemas" / (name + ".schema.json")).read_text("utf-8"))


@lru_cache(maxsize=None)
def _pattern(source: str) -> "re.Pattern[str]":
    return re.compile(re.sub(r"\$(?=\)|$)", r"\\Z", source))


def _is(value: Any, kind: str) -> bool:
    if kind in ("number", "integer"):
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        return number and (kind == "number" or isinstance(value, int) or value.is_integer())
    return isinstance(value, _TYPES[kind])


def _same(a: Any, b: Any) -> bool:
    return a == b if isinstance(a, str) or isinstance(b, str) else canonical(a) == canonical(b)


_LIMITS: Dict[str, Any] = {  # keyword: whether it applies to a value, whether the value breaks it
    "minimum": (lambda v: _is(v, "number"), lambda v, n: v < n), "maximum": (lambda v: _is(v, "number"), lambda v, n: v > n),
    "minLength": (lambda v: isinstance(v, str), lambda v, n: len(v) < n), "maxLength": (lambda v: isinstance(v, str), lambda v, n: len(v) > n),
    "minItems": (lambda v: isinstance(v, list), lambda v, n: len(v) < n), "maxItems": (lambda v: isinstance(v, list), lambda v, n: len(v) > n),
    "maxProperties": (lambda v: isinstance(v, dict), lambda v, n: len(v) > n),
    "pattern": (lambda v: isinstance(v, str), lambda v, p: not _pattern(p).search(v)),
    "uniqueItems": (lambda v: isinstance(v, list), lambda v, _: len({canonical(x) for x in v}) < len(v))}


class _Check:
    """Collects faults as (steps, keyword, params)."""

    def __init__(self) -> None:
        self.faults: List[Any] = []

    def run(self, s: Any, v: Any, steps: Steps, root: Any) -> bool:
        """Adds the faults of a value; true if there is none."""
        known, add = len(self.faults), lambda keyword, at=steps, **params: self.faults.append((at, keyword, params))
        for keyword, want in s.items():
            if keyword == "$ref":
                name, _, path = want.partition("#/$defs/")
                there = load(name.split(":")[2]) if name else root
                self.run(there["$defs"][path] if path else there, v, steps, there)
            elif keyword == "type":
                if not any(_is(v, k) for k in ([want] if isinstance(want, str) else want)):
                    add("type", type=want if isinstance(want, str) else " ".join(want))
            elif keyword in ("const", "enum"):
                if not any(_same(x, v) for x in (want if keyword == "enum" else [want])):
                    add(keyword, allowed=" ".join(map(str, want)) if keyword == "enum" else want)
            elif keyword in _LIMITS:
                if _LIMITS[keyword][0](v) and _LIMITS[keyword][1](v, want):
                    add(keyword, **({} if keyword in ("pattern", "uniqueItems") else {"limit": want}))
            elif keyword == "not" and self.holds(want, v, root):
                add("not")
            elif keyword == "anyOf" and not any(self.holds(x, v, root) for x in want):
                others = [x for x in want if x != {"type": "null"}]
                self.run(others[0], v, steps, root) if len(others) == 1 else add("anyOf")
            elif keyword == "oneOf" and isinstance(v, dict) and sum(self.holds(x, v, root) for x in want) != 1:
                add("oneOf")
            elif keyword == "if":
                self.run(s.get("then" if self.holds(want, v, root) else "else", {}), v, steps, root)
        if isinstance(v, list):
            prefix = s.get("prefixItems", [])
            for i, item in enumerate(v):
                if i >= len(prefix) and s.get("items") is False:
                    add("items", limit=len(prefix))
                    break
                self.run(prefix[i] if i < len(prefix) else s.get("items", {}), item, steps + [(i, 0)], root)
        elif isinstance(v, dict):
            self.members(s, v, steps, root, add)
        return len(self.faults) == known

    def members(self, s: Any, v: Dict[str, Any], steps: Steps, root: Any, add: Any) -> None:
        """Keywords of objects."""
        needed = [("required", name) for name in s.get("required", [])]
        needed += [("dependentRequired", x) for name, others in s.get("dependentRequired", {}).items() if name in v for x in others]
        for keyword, name in needed:
            if name not in v:
                add(keyword, member=name)
        known, rest = s.get("properties", {}), s.get("additionalProperties", {})
        for place, (name, value) in enumerate(v.items()):
            at = steps + [(name, place)]
            if "propertyNames" in s and not self.run(s["propertyNames"], name, steps, root):
                add("propertyNames", at)
            if name in known or rest is not False:
                self.run(known.get(name, rest), value, at, root)
            else:
                add("additionalProperties", at)

    def holds(self, s: Any, v: Any, root: Any) -> bool:
        """Whether a value fits, without telling why."""
        return _Check().run(s, v, [], root)


def faults(name: str, value: Any, definition: str = "") -> List[Fault]:
    """Every fault of a value under a schema, in the order of section 7."""
    check, root = _Check(), load(name)
    check.run(root["$defs"][definition] if definition else root, value, [], root)
    found = sorted(check.faults, key=lambda f: ([(not isinstance(s[0], int), s[0]) for s in f[0]], f[1]))
    told = [Fault("", "fault-limit", {"limit": 1000})] if len(found) > 1000 else []
    for steps, keyword, params in found[:1000]:
        fault = Fault(pointer_of(steps), keyword, params)
        told += [] if fault in told else [fault]
    return told
