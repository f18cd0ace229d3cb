"""Runs the cases of fixtures/vectors/ (its README.md tells their form), and checks ids, chains, proofs, texts and JSON."""
import copy
import json
import struct
from functools import lru_cache
from pathlib import Path

import lineage
from chain import Chain
from documents import ROOT, canonical, digest, parse, read, sha256
from store import Store
from text import canonicalise
from verify import check, files_below

VECTORS, _LAYERS, _OUTCOMES = ROOT / "fixtures/vectors", ("structure", "provenance"), ("fail", "unverifiable", "notice")
_folder = lru_cache(maxsize=None)(lambda name: files_below(VECTORS / "verifier/stores" / name) if name else {})
_file = lru_cache(maxsize=None)(lambda name: (VECTORS / "verifier/answers" / name).read_bytes())


def patch(document, operations):
    """Operations of RFC 6902, but for `test`."""
    root = {"": copy.deepcopy(document)}

    def place(pointer):
        holder, name = root, ""
        for part in pointer.split("/")[1:]:
            holder, name = holder[name], part.replace("~1", "/").replace("~0", "~")
            if isinstance(holder, list):
                name = len(holder) if name == "-" else int(name)
        return holder, name
    for op in operations:
        holder, name = place(op.get("from", op["path"]))
        value = copy.deepcopy(holder[name]) if "from" in op else op.get("value")
        if op["op"] in ("move", "remove"):
            del holder[name]
        holder, name = place(op["path"])
        if isinstance(holder, list) and op["op"] in ("add", "copy", "move"):
            holder.insert(name, value)
        elif op["op"] != "remove":
            holder[name] = value
    return root[""]


def _changed(path, data, change):
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


def _run(case):
    """What a case comes to."""
    files = {"store:" + path: data for path, data in _folder(case["store"]).items()}
    files["answer"] = _file(case["answer"] + ".json")
    if "audit" in case:
        files["audit"] = _file(case["audit"] + ".audit.json")
    for change in case.get("changes", []):
        before = files.pop(change["target"], b"")
        if not change.get("remove"):
            files[change["target"]] = _changed(change["target"], before, change)
    kept = {path[6:]: data for path, data in files.items() if path.startswith("store:")}
    store = Store(kept, hashed=case.get("store_checks", False)) if case["store"] else None
    sources = Store(_folder(case["sources"])) if case.get("sources") else None
    report = check(files.get("answer", b""), files.get("audit"), store, sources, case["reader"], case["at"], case.get("without", []))
    told = {o: sorted({f["rule"] for f in report["findings"] if f["outcome"] == o}) for o in _OUTCOMES}
    return {**told, "layers": report["layers"], "citations": report["citations"]}


def _expected(want):
    """What a case must come to in the first two layers."""
    told = {o: [r for r in want[o] if r.split("/")[0] in _LAYERS] for o in _OUTCOMES}
    return {**told, "layers": {k: want["layers"][k] for k in _LAYERS},
            "citations": {a: {k: c[k] for k in _LAYERS} for a, c in want["citations"].items()}}


def cases(names):
    """Prints a line a case; 1 if one disagrees."""
    wrong = 0
    for name in names:
        text = Path(name).read_text("utf-8")
        for case in [json.loads(t) for t in text.splitlines() if t] if name.endswith(".jsonl") else json.loads(text)["cases"]:
            if "report" not in case:
                got = _run(case)
                wrong += got != _expected(case["expected"])
                print(json.dumps({"id": case["id"], **got, "agrees": got == _expected(case["expected"])}))
    return 1 if wrong else 0


def _accepts(reader, value):
    try:
        reader(value)
    except ValueError:
        return False
    return True


def _facts():
    """(what is checked, what came out, what should)."""
    def load(path):
        return json.loads((VECTORS / path).read_text("utf-8"))

    def data(c):
        return bytes.fromhex(c["hex"]) if "hex" in c else c["text"].encode()
    made, proofs, chain = (load("lineage/%s.json" % n) for n in ("ids", "proofs", "chain"))
    for c in made["ids"] + made["refused"]:
        yield c["name"], lineage.id_of(c["preimage"]), c.get("id")
    for c in made["trees"]:
        yield c["root"], lineage.entries_root(c["leaves"]), c["root"]
    for t in proofs["trees"]:
        yield "proofs of %d" % t["entries_count"], all(lineage.proved(p, t) for p in t["inclusion"]), True
    for c in proofs["tampered"]:
        if c["kind"] == "inclusion" and c["outcome"] == "mismatched":
            yield c["name"], lineage.proved(c["proof"], c["head"]), False
    base = chain["base"]
    for c in chain["tampers"]:
        b = patch(base, [{"op": "replace", "path": x["at"], "value": x["to"]} for x in c["changes"]])
        records = {base["records"][slot]["id"]: record for slot, record in b["records"].items()}
        can = base["records"]["canonical"]["preimage"]
        raw, text = {can["raw_sha256"]: bytes.fromhex(b["raw_hex"])}, {can["canonical_sha256"]: b["text"]}
        want = {(link, rule) for link, rules in c["faults"].items() for rule in rules if link != "generation"}
        yield c["name"], Chain(b["span"], records.get, raw.get, text.get).broken, want
    for c in load("contract/answer-digests.json"):
        answer = load("contract/artifacts.json")["answer"][c["artifact"]]
        yield c["artifact"], digest(answer, without="proof"), c["answer_sha256"]
    for c in load("json/parse.json")["accept"]:
        yield c["name"], canonical(parse(data(c))).decode(), c["canonical"]
    for c in load("json/parse.json")["refuse"]:
        yield c["name"], "units" not in c and _accepts(parse, data(c)), False
    for c in load("json/canonical.json")["values"]:
        yield c["name"], sha256(canonical(parse(c["json"].encode()))), c["sha256"]
    for c in load("json/canonical.json")["numbers"]:
        yield c["bits"], canonical(struct.unpack(">d", bytes.fromhex(c["bits"]))[0]).decode(), c["text"]
    for c in load("text/canonical.json")["canonical"]:
        yield c["name"], canonicalise(c["text"]), c["canonical"]
    for c in load("text/canonical.json")["refused"]:
        units = b"".join(u.to_bytes(2, "big") for u in c["code_units"]).decode("utf-16-be", "surrogatepass")
        yield c["name"], _accepts(canonicalise, units), False


def ids():
    """Prints what was checked and every disagreement."""
    told = list(_facts())
    bad = [name for name, came, should in told if came != should]
    print(json.dumps({"checked": len(told), "disagree": bad}))
    return 1 if bad else 0
