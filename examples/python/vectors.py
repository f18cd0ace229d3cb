"""Runs the cases of fixtures/vectors/ (see its README.md); checks ids, chains, proofs, texts and JSON."""
import copy
import json
import struct
from functools import lru_cache

import lineage
from documents import REFUSED, ROOT, canonical, digest, load, read, sha256
from store import Shelves, Store, files_below
from text import canonicalise
from verify import check

_LAYERS, _OUTCOMES = ("structure", "provenance"), ("fail", "unverifiable", "notice")
_BASES = ROOT / "fixtures/vectors/verifier"

_folder = lru_cache(maxsize=None)(lambda name: files_below(_BASES / "stores" / name) if name else {})

def patch(document, operations):
    """Operations of RFC 6902, but for `test`."""
    root = [copy.deepcopy(document)]
    def place(pointer):
        holder, name = root, 0
        for part in pointer.split("/")[1:]:
            holder, name = holder[name], part.replace("~1", "/").replace("~0", "~")
            if isinstance(holder, list):
                name = len(holder) if part == "-" else int(part)
        return holder, name
    for op in operations:
        holder, name = place(op.get("from", op["path"]))
        value = copy.deepcopy(holder[name]) if "from" in op else op.get("value")
        if op["op"] in ("move", "remove"):
            del holder[name]
        holder, name = place(op["path"])
        if op["op"] in ("add", "copy", "move") and isinstance(holder, list):
            holder.insert(name, value)
        elif op["op"] != "remove":
            holder[name] = value
    return root[0]

def _changed(data, change):
    """The bytes of a file after a change."""
    if "patch" in change and change["target"].endswith(".jsonl"):
        lines = patch([read(line) for line in data.splitlines()], change["patch"])
        return b"".join(canonical(line) + b"\n" for line in lines)
    if "patch" in change:
        return json.dumps(patch(read(data), change["patch"])).encode()
    for edit in change["edits"]:
        new = bytes.fromhex(edit["hex"]) if "hex" in edit else edit["text"].encode()
        data = data[:edit["start"]] + new + data[edit["end"]:]
    return data

def _run(case):
    files = {"store:" + path: data for path, data in _folder(case["store"]).items()}
    for target, end in (("answer", ".json"), ("audit", ".audit.json")):
        if target in case:
            files[target] = (_BASES / "answers" / (case[target] + end)).read_bytes()
    for change in case.get("changes", []):
        before = files.pop(change["target"], b"")
        if "remove" not in change:
            files[change["target"]] = _changed(before, change)
    kept = {path[6:]: data for path, data in files.items() if path.startswith("store:")}
    store = Store(kept, hashed=case.get("store_checks", False)) if case["store"] else None
    sources = Store(_folder(case["sources"])) if case.get("sources") else None
    shelves = Shelves(store, sources, case["reader"], case["at"])
    report = check(files.get("answer", b""), files.get("audit"), shelves, case.get("without", []))
    findings = report.pop("findings")
    return {**{o: sorted({f["rule"] for f in findings if f["outcome"] == o}) for o in _OUTCOMES}, **report}

def cases(names):
    """Prints a line a case; 1 if one disagrees."""
    wrong = 0
    for name in names:
        with open(name, encoding="utf-8") as file:
            listed = list(map(json.loads, file)) if name.endswith(".jsonl") else json.load(file)["cases"]
        # Reports in Markdown and packs are read by other programs than this one.
        for case in [case for case in listed if "report" not in case and "pack" not in case]:
            got, want = _run(case), case["expected"]
            should = {o: [rule for rule in want[o] if rule.startswith(_LAYERS)] for o in _OUTCOMES}
            should["layers"] = {k: want["layers"][k] for k in _LAYERS}
            should["citations"] = {at: {k: c[k] for k in _LAYERS} for at, c in want["citations"].items()}
            wrong += got != should
            print(json.dumps({"id": case["id"], **got, "agrees": got == should}))
    return 1 if wrong else 0

def _facts():
    """(what is checked, what came out, what should)."""
    def listed(name, *members):
        return [c for member in members for c in load("fixtures/vectors/%s.json" % name)[member]]
    for c in listed("lineage/ids", "ids", "refused"):
        yield c["name"], lineage.id_of(c["preimage"]), c.get("id")
    for t in listed("lineage/proofs", "trees"):
        yield "proofs of %d" % t["entries_count"], all(lineage.proved(p, t) for p in t["inclusion"]), True
    for c in listed("lineage/proofs", "tampered"):
        if c["kind"] == "inclusion" and c["outcome"] == "mismatched":
            yield c["name"], lineage.proved(c["proof"], c["head"]), False
    base = load("fixtures/vectors/lineage/chain.json")["base"]
    can = base["records"]["canonical"]["preimage"]
    for c in listed("lineage/chain", "tampers"):
        b = patch(base, [{"op": "replace", "path": x["at"], "value": x["to"]} for x in c["changes"]])
        records = {base["records"][slot]["id"]: record for slot, record in b["records"].items()}
        chain, raw, text = lineage.Chain(b["span"]), bytes.fromhex(b["raw_hex"]), b["text"]
        chain.judge(records.get, {can["raw_sha256"]: raw}.get, {can["canonical_sha256"]: text}.get)
        want = {(link, rule) for link, rules in c["faults"].items() for rule in rules if link != "generation"}
        yield c["name"], chain.faults, want
    for c in load("fixtures/vectors/contract/answer-digests.json"):
        answer = load("fixtures/vectors/contract/artifacts.json")["answer"][c["artifact"]]
        yield c["artifact"], digest(answer, without="proof"), c["answer_sha256"]
    for c in listed("json/parse", "accept", "refuse"):
        if "units" not in c:
            value = read(bytes.fromhex(c["hex"]) if "hex" in c else c["text"].encode())
            yield c["name"], None if value is REFUSED else canonical(value).decode(), c.get("canonical")
    for c in listed("json/canonical", "values"):
        yield c["name"], sha256(canonical(read(c["json"].encode()))), c["sha256"]
    for c in listed("json/canonical", "numbers"):
        yield c["bits"], canonical(struct.unpack(">d", bytes.fromhex(c["bits"]))[0]).decode(), c["text"]
    for c in listed("text/canonical", "canonical", "refused"):
        text = c["text"] if "text" in c else "".join(map(chr, c["code_units"]))
        yield c["name"], canonicalise(text), c.get("canonical")

def ids():
    """Prints how much was checked and every disagreement."""
    told = list(_facts())
    wrong = [name for name, came, should in told if came != should]
    print(json.dumps({"checked": len(told), "disagree": wrong}))
    return 1 if wrong else 0
