"""Runs the cases of fixtures/vectors/ (see its README.md); checks ids, chains, proofs, texts and JSON."""
import copy
import json
import struct
from functools import lru_cache

import lineage
from documents import REFUSED, ROOT, canonical, digest, load, read, sha256
from store import Store, files_below
from text import canonicalise
from verify import check

_LAYERS, _OUTCOMES = ("structure", "provenance"), ("fail", "unverifiable", "notice")
_BASES = ROOT / "fixtures/vectors/verifier"
_folder = lru_cache(maxsize=None)(lambda name: files_below(_BASES / "stores" / name) if name else {})

def patch(document, operations):
    """Operations of RFC 6902, but for `test`."""
    root = {"": copy.deepcopy(document)}
    def place(pointer):
        holder, (*way, name) = root, [p.replace("~1", "/").replace("~0", "~") for p in pointer.split("/")]
        for part in way:
            holder = holder[int(part) if isinstance(holder, list) else part]
        return holder, name if isinstance(holder, dict) else len(holder) if name == "-" else int(name)
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
    if "patch" in change:
        many = path.endswith(".jsonl")
        made = patch([read(x) for x in data.split(b"\n") if x] if many else read(data), change["patch"])
        return b"".join(canonical(line) + b"\n" for line in made) if many else json.dumps(made).encode()
    for edit in change["edits"]:
        new = bytes.fromhex(edit["hex"]) if "hex" in edit else edit["text"].encode()
        data = data[:edit["start"]] + new + data[edit["end"]:]
    return data

def _run(case):
    files = {"store:" + path: data for path, data in _folder(case["store"]).items()}
    files["answer"] = (_BASES / "answers" / (case["answer"] + ".json")).read_bytes()
    if "audit" in case:
        files["audit"] = (_BASES / "answers" / (case["audit"] + ".audit.json")).read_bytes()
    for change in case.get("changes", []):
        before = files.pop(change["target"], b"")
        if not change.get("remove"):
            files[change["target"]] = _changed(change["target"], before, change)
    kept = {path[6:]: data for path, data in files.items() if path.startswith("store:")}
    store = Store(kept, hashed=case.get("store_checks", False)) if case["store"] else None
    sources = Store(_folder(case["sources"])) if case.get("sources") else None
    report = check(files.get("answer", b""), files.get("audit"), store, sources, case["reader"], case["at"],
                   case.get("without", []))
    findings = report.pop("findings")
    return {**{o: sorted({f["rule"] for f in findings if f["outcome"] == o}) for o in _OUTCOMES}, **report}

def cases(names):
    """Prints a line a case; 1 if one disagrees."""
    wrong = 0
    for name in names:
        with open(name, encoding="utf-8") as file:
            listed = list(map(json.loads, file)) if name.endswith(".jsonl") else json.load(file)["cases"]
        for case in listed:
            if "report" not in case:
                got, want = _run(case), case["expected"]
                should = {o: [r for r in want[o] if r.split("/")[0] in _LAYERS] for o in _OUTCOMES}
                should["layers"] = {k: want["layers"][k] for k in _LAYERS}
                should["citations"] = {a: {k: c[k] for k in _LAYERS} for a, c in want["citations"].items()}
                wrong += got != should
                print(json.dumps({"id": case["id"], **got, "agrees": got == should}))
    return 1 if wrong else 0

def _facts():
    """(what is checked, what came out, what should)."""
    made, proofs, chain, parsed, written, texts, artifacts, digests = (
        load("fixtures/vectors/%s.json" % name) for name in (
            "lineage/ids", "lineage/proofs", "lineage/chain", "json/parse", "json/canonical",
            "text/canonical", "contract/artifacts", "contract/answer-digests"))
    for c in made["ids"] + made["refused"]:
        yield c["name"], lineage.id_of(c["preimage"]), c.get("id")
    for t in proofs["trees"]:
        yield "proofs of %d" % t["entries_count"], all(lineage.proved(p, t) for p in t["inclusion"]), True
    for c in proofs["tampered"]:
        if c["kind"] == "inclusion" and c["outcome"] == "mismatched":
            yield c["name"], lineage.proved(c["proof"], c["head"]), False
    base, can = chain["base"], chain["base"]["records"]["canonical"]["preimage"]
    for c in chain["tampers"]:
        b = patch(base, [{"op": "replace", "path": x["at"], "value": x["to"]} for x in c["changes"]])
        records = {base["records"][slot]["id"]: record for slot, record in b["records"].items()}
        raw, text = {can["raw_sha256"]: bytes.fromhex(b["raw_hex"])}, {can["canonical_sha256"]: b["text"]}
        found = lineage.Chain(b["span"], records.get, raw.get, text.get).found
        want = {(link, rule) for link, rules in c["faults"].items() for rule in rules if link != "generation"}
        yield c["name"], {key for key, holds in found.items() if holds is False}, want
    for c in digests:
        yield c["artifact"], digest(artifacts["answer"][c["artifact"]], without="proof"), c["answer_sha256"]
    for c in parsed["accept"] + [c for c in parsed["refuse"] if "units" not in c]:
        value = read(bytes.fromhex(c["hex"]) if "hex" in c else c["text"].encode())
        yield c["name"], None if value is REFUSED else canonical(value).decode(), c.get("canonical")
    for c in written["values"]:
        yield c["name"], sha256(canonical(read(c["json"].encode()))), c["sha256"]
    for c in written["numbers"]:
        yield c["bits"], canonical(struct.unpack(">d", bytes.fromhex(c["bits"]))[0]).decode(), c["text"]
    for c in texts["canonical"] + texts["refused"]:
        text = c["text"] if "text" in c else "".join(map(chr, c["code_units"]))
        yield c["name"], canonicalise(text), c.get("canonical")

def ids():
    """Prints how much was checked and every disagreement."""
    told = list(_facts())
    bad = [name for name, came, should in told if came != should]
    print(json.dumps({"checked": len(told), "disagree": bad}))
    return 1 if bad else 0
