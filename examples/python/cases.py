"""Runs the cases of fixtures/vectors/ (its README tells their form)."""
from __future__ import annotations

import copy
import json
import pathlib
from functools import lru_cache
from typing import Any, Dict, List, Optional

from store import Store, read
from text import ROOT
from verify import check, folder

VECTORS = ROOT / "fixtures" / "vectors"


@lru_cache(maxsize=None)
def _folder(name: str) -> Dict[str, bytes]:
    return folder(VECTORS / "verifier" / "stores" / name)


@lru_cache(maxsize=None)
def _file(name: str) -> bytes:
    return (VECTORS / "verifier" / "answers" / name).read_bytes()


def _step(value: Any, name: str) -> Any:
    return value[int(name)] if isinstance(value, list) else value[name]


def patch(document: Any, operations: List[Any]) -> Any:
    """Operations of RFC 6902 without `test`."""
    root = [copy.deepcopy(document)]
    for op in operations:
        def place(pointer: str) -> Any:
            names = ["0"] + [p.replace("~1", "/").replace("~0", "~") for p in pointer.split("/")[1:]]
            holder: Any = root
            for name in names[:-1]:
                holder = _step(holder, name)
            return holder, names[-1]
        value = op.get("value")
        if "from" in op:
            holder, name = place(op["from"])
            value = copy.deepcopy(_step(holder, name))
            if op["op"] == "move":
                holder.pop(int(name) if isinstance(holder, list) else name)
        holder, name = place(op["path"])
        if op["op"] == "remove":
            holder.pop(int(name) if isinstance(holder, list) else name)
        elif isinstance(holder, list) and op["op"] != "replace" and holder is not root:
            holder.insert(len(holder) if name == "-" else int(name), value)
        else:
            holder[int(name) if isinstance(holder, list) else name] = value
    return root[0]


def changed(path: str, data: Optional[bytes], change: Dict[str, Any]) -> Optional[bytes]:
    """A file after one change."""
    if change.get("remove"):
        return None
    if "patch" in change:
        if path.endswith(".jsonl"):
            lines = [read(line) for line in (data or b"").split(b"\n") if line]
            return b"".join(json.dumps(v).encode() + b"\n" for v in patch(lines, change["patch"]))
        return json.dumps(patch(read(data or b""), change["patch"])).encode()
    data = data or b""
    for edit in change["edits"]:
        data = data[:edit["start"]] + (bytes.fromhex(edit["hex"]) if "hex" in edit else edit["text"].encode()) + data[edit["end"]:]
    return data


def run_case(case: Dict[str, Any]) -> Dict[str, Any]:
    """What a case comes to, in the first two layers."""
    files: Dict[str, Optional[bytes]] = {"answer": _file(case["answer"] + ".json")}
    files["audit"] = _file(case["audit"] + ".audit.json") if "audit" in case else None
    kept = dict(_folder(case["store"])) if case["store"] else {}
    for change in case.get("changes", []):
        target = change["target"]
        where, path = (kept, target[6:]) if target.startswith("store:") else (files, target)
        data = changed(path, where.get(path), change)
        if data is None:
            where.pop(path, None)
        else:
            where[path] = data  # type: ignore[index]
    store = Store(kept, hashed=bool(case.get("store_checks"))) if case["store"] else None
    sources = Store(_folder(case["sources"])) if case.get("sources") else None
    report = check(files.get("answer") or b"", files.get("audit"), store, sources, case["reader"], case["at"], set(case.get("without", [])))
    got = {o: sorted({f.rule for f in report["findings"] if f.outcome == o}) for o in ("fail", "unverifiable", "notice")}
    return {**got, "layers": report["layers"], "citations": report["citations"]}


def _expected(case: Dict[str, Any]) -> Dict[str, Any]:
    want, two = case["expected"], ("structure", "provenance")
    rules = {o: [r for r in want[o] if r.split("/")[0] in two] for o in ("fail", "unverifiable", "notice")}
    return {**rules, "layers": {k: want["layers"][k] for k in two}, "citations": {a: {k: c[k] for k in two}
                                                                                  for a, c in want["citations"].items()}}


def run(names: List[str]) -> int:
    """Runs case files and prints a line a case."""
    wrong = 0
    for name in names:
        text = pathlib.Path(name).read_text("utf-8")
        found = [json.loads(line) for line in text.splitlines() if line] if name.endswith(".jsonl") else json.loads(text)["cases"]
        for case in found:
            if "report" in case:
                continue
            got = run_case(case)
            agrees = got == _expected(case)
            wrong += not agrees
            print(json.dumps({"id": case["id"], **got, "agrees": agrees}))
    return 1 if wrong else 0
