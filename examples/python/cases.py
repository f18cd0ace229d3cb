"""Runs case files; fixtures/vectors/README.md tells their form."""
from __future__ import annotations

import copy
import json
import pathlib
from functools import lru_cache
from typing import Any, Dict, List, Tuple

from store import Store, read
from text import ROOT
from verify import check, files_below

VECTORS = ROOT / "fixtures" / "vectors"
_LAYERS = ("structure", "provenance")
_folder = lru_cache(maxsize=None)(lambda name: files_below(VECTORS / "verifier" / "stores" / name))
_file = lru_cache(maxsize=None)(lambda name: (VECTORS / "verifier" / "answers" / name).read_bytes())


def patch(document: Any, operations: List[Any]) -> Any:
    """Operations of RFC 6902, but for `test`."""
    root = {"": copy.deepcopy(document)}

    def place(pointer: str) -> Tuple[Any, Any]:
        holder, name = root, ""  # type: Any, Any
        for part in pointer.split("/")[1:]:
            holder, name = holder[name], part.replace("~1", "/").replace("~0", "~")
            if isinstance(holder, list):
                name = len(holder) if name == "-" else int(name)
        return holder, name
    for op in operations:
        value = op.get("value")
        if "from" in op:
            holder, name = place(op["from"])
            value = copy.deepcopy(holder[name])
        if op["op"] in ("move", "remove"):
            holder, name = place(op.get("from", op["path"]))
            del holder[name]
        holder, name = place(op["path"])
        if op["op"] != "remove" and isinstance(holder, list) and op["op"] != "replace":
            holder.insert(name, value)
        elif op["op"] != "remove":
            holder[name] = value
    return root[""]


def changed(path: str, data: bytes, change: Dict[str, Any]) -> bytes:
    """A file after one change."""
    if "patch" in change and path.endswith(".jsonl"):
        lines = patch([read(line) for line in data.split(b"\n") if line], change["patch"])
        return b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    if "patch" in change:
        return json.dumps(patch(read(data), change["patch"])).encode()
    for edit in change["edits"]:
        new = bytes.fromhex(edit["hex"]) if "hex" in edit else edit["text"].encode()
        data = data[:edit["start"]] + new + data[edit["end"]:]
    return data


def run_case(case: Dict[str, Any]) -> Dict[str, Any]:
    """What a case comes to."""
    files: Dict[str, bytes] = {"answer": _file(case["answer"] + ".json")}
    if "audit" in case:
        files["audit"] = _file(case["audit"] + ".audit.json")
    files.update({"store:" + path: data for path, data in _folder(case["store"]).items()} if case["store"] else {})
    for change in case.get("changes", []):
        target = change["target"]
        if change.get("remove"):
            files.pop(target, None)
        else:
            files[target] = changed(target, files.get(target, b""), change)
    kept = {path[6:]: data for path, data in files.items() if path.startswith("store:")}
    store = Store(kept, hashed=bool(case.get("store_checks"))) if case["store"] else None
    sources = Store(_folder(case["sources"])) if case.get("sources") else None
    report = check(files.get("answer", b""), files.get("audit"), store, sources, case["reader"], case["at"], set(case.get("without", [])))
    told = {o: sorted({f.rule for f in report["findings"] if f.outcome == o}) for o in ("fail", "unverifiable", "notice")}
    return {**told, "layers": report["layers"], "citations": report["citations"]}


def expected(case: Dict[str, Any]) -> Dict[str, Any]:
    """What a case must come to in the first two layers."""
    want = case["expected"]
    told = {o: [r for r in want[o] if r.split("/")[0] in _LAYERS] for o in ("fail", "unverifiable", "notice")}
    return {**told, "layers": {k: want["layers"][k] for k in _LAYERS},
            "citations": {a: {k: c[k] for k in _LAYERS} for a, c in want["citations"].items()}}


def run(names: List[str]) -> int:
    """Prints a line a case; 1 if one disagrees."""
    wrong = 0
    for name in names:
        text = pathlib.Path(name).read_text("utf-8")
        for case in [json.loads(t) for t in text.splitlines() if t] if name.endswith(".jsonl") else json.loads(text)["cases"]:
            if "report" not in case:
                got = run_case(case)
                wrong += got != expected(case)
                print(json.dumps({"id": case["id"], **got, "agrees": got == expected(case)}))
    return 1 if wrong else 0
