"""A small evaluator for the keywords of JSON Schema that schemas/*.schema.json use (section 7)."""
from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Any, Dict, List, NamedTuple

from strict_json import canonical, pointer_of
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


class _Check:
    def __init__(self, name: str) -> None:
        self.root = load(name)
        self.faults: List[Any] = []

    def run(self, s: Any, v: Any, steps: List[Any], root: Any) -> bool:
        """Adds the faults of a value; true if there is none."""
        known = len(self.faults)

        def fault(keyword: str, at: Any = None, **params: Any) -> None:
            self.faults.append((steps if at is None else at, keyword, params))
        if s is False:
            fault("items")
        if isinstance(s, bool):
            return s
        if "$ref" in s:
            name, _, path = s["$ref"].partition("#")
            there = load(name.split(":")[2]) if name else root
            target = there
            for part in path.split("/")[1:]:
                target = target[part]
            self.run(target, v, steps, there)
        kinds = s.get("type", [])
        kinds = [kinds] if isinstance(kinds, str) else kinds
        if kinds and not any(_is(v, k) for k in kinds):
            fault("type", type=" ".join(kinds))
        if "const" in s and canonical(s["const"]) != canonical(v):
            fault("const", allowed=s["const"])
        if "enum" in s and canonical(v) not in [canonical(x) for x in s["enum"]]:
            fault("enum", allowed=" ".join(map(str, s["enum"])))
        number, text = _is(v, "number"), isinstance(v, str)
        size = len(v) if isinstance(v, (str, list, dict)) else 0
        for keyword, applies, wrong in (
                ("minimum", number, lambda n: v < n), ("maximum", number, lambda n: v > n),
                ("minLength", text, lambda n: size < n), ("maxLength", text, lambda n: size > n),
                ("pattern", text, lambda p: not _pattern(p).search(v)),
                ("minItems", isinstance(v, list), lambda n: size < n), ("maxItems", isinstance(v, list), lambda n: size > n),
                ("maxProperties", isinstance(v, dict), lambda n: size > n)):
            if keyword in s and applies and wrong(s[keyword]):
                fault(keyword, **({} if keyword == "pattern" else {"limit": s[keyword]}))
        if isinstance(v, list):
            if s.get("uniqueItems") and len({canonical(x) for x in v}) < size:
                fault("uniqueItems")
            prefix = s.get("prefixItems", [])
            for i, item in enumerate(v):
                if i < len(prefix):
                    self.run(prefix[i], item, steps + [(i, 0)], root)
                elif s.get("items") is False:
                    fault("items", limit=len(prefix))
                    break
                elif "items" in s:
                    self.run(s["items"], item, steps + [(i, 0)], root)
        if isinstance(v, dict):
            self.members(s, v, steps, root, fault)
        self.choices(s, v, steps, root, fault)
        return len(self.faults) == known

    def members(self, s: Any, v: Dict[str, Any], steps: List[Any], root: Any, fault: Any) -> None:
        """Keywords of objects."""
        for name in s.get("required", []):
            if name not in v:
                fault("required", member=name)
        for name, others in s.get("dependentRequired", {}).items():
            for other in others if name in v else []:
                if other not in v:
                    fault("dependentRequired", member=other)
        for place, (name, value) in enumerate(v.items()):
            at = steps + [(name, place)]
            if "propertyNames" in s and not self.holds(s["propertyNames"], name, root):
                self.run(s["propertyNames"], name, steps, root)
                fault("propertyNames", at)
            if name in s.get("properties", {}):
                self.run(s["properties"][name], value, at, root)
            elif s.get("additionalProperties") is False:
                fault("additionalProperties", at)
            elif "additionalProperties" in s:
                self.run(s["additionalProperties"], value, at, root)

    def choices(self, s: Any, v: Any, steps: List[Any], root: Any, fault: Any) -> None:
        """Keywords that put schemas together."""
        if "not" in s and self.holds(s["not"], v, root):
            fault("not")
        if "anyOf" in s and not any(self.holds(x, v, root) for x in s["anyOf"]):
            others = [x for x in s["anyOf"] if x != {"type": "null"}]
            if len(others) == 1:
                self.run(others[0], v, steps, root)
            else:
                fault("anyOf")
        if "oneOf" in s and isinstance(v, dict) and sum(self.holds(x, v, root) for x in s["oneOf"]) != 1:
            fault("oneOf")
        if "if" in s:
            branch = "then" if self.holds(s["if"], v, root) else "else"
            if branch in s:
                self.run(s[branch], v, steps, root)

    def holds(self, s: Any, v: Any, root: Any) -> bool:
        """Whether a value fits, without telling why."""
        kept, self.faults = self.faults, []
        good = self.run(s, v, [], root)
        self.faults = kept
        return good


def faults(name: str, value: Any, definition: str = "") -> List[Fault]:
    """Every fault of a value under a schema, sorted as section 7 says."""
    check = _Check(name)
    check.run(check.root["$defs"][definition] if definition else check.root, value, [], check.root)
    found = sorted(check.faults, key=lambda f: ([(not isinstance(s[0], int), s[0]) for s in f[0]], f[1]))
    told: List[Fault] = [Fault("", "fault-limit", {"limit": 1000})] if len(found) > 1000 else []
    for steps, keyword, params in found[:1000]:
        fault = Fault(pointer_of(steps), keyword, params)
        if fault not in told:
            told.append(fault)
    return told
