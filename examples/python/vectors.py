"""Runs the vectors of fixtures/vectors/ (see its README.md): cases in the files that are named, else groups."""
import copy
import json
import re
import struct
import sys
from base64 import b64decode, b64encode
from functools import lru_cache

import lineage
import packs
import seals
from documents import REFUSED, ROOT, Refused, canonical, conforms, digest, load, read, sha256
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
    if case.get("store_checks"):
        kept = {path: data for path, data in kept.items()
                if sha256(data) in path or not re.search("/(raw|texts)/", path)}
    store = Store(kept) if case["store"] else None
    sources = Store(_folder(case["sources"])) if case.get("sources") else None
    pack, sealed = packs.Pack(b64decode(case["pack"])) if "pack" in case else None, set()
    if pack:
        files.update(answer=pack.answer, **{"audit": pack.audit} if pack.audit else {})
        asked = {"tenant": case["reader"]["tenant_id"], "purpose": case.get("purpose"),
                 "audience": case.get("audience")}
        policy = seals.Policy(case["trust_policy"]) if "trust_policy" in case else None
        sealed = seals.of_pack(pack, policy, asked, case["at"])[1]
    shelves = Shelves(store, sources, case["reader"], case["at"], pack, sealed)
    return _in_short(check(files.get("answer", b""), files.get("audit"), shelves, case.get("without", [])))

def _in_short(report):
    """A report as `expected` has it."""
    findings = report.pop("findings")
    return {**{o: sorted({f["rule"] for f in findings if f["outcome"] == o}) for o in _OUTCOMES}, **report}

def _two_layers(want):
    """What `expected` says of the layers that are judged here."""
    return {**{o: [rule for rule in want[o] if rule.startswith(_LAYERS)] for o in _OUTCOMES},
            "layers": {k: want["layers"][k] for k in _LAYERS},
            "citations": {at: {k: c[k] for k in _LAYERS} for at, c in want["citations"].items()}}

def cases(names):
    """Prints a line a case; 1 if one disagrees."""
    wrong = 0
    for name in names:
        with open(name, encoding="utf-8") as file:
            listed = list(map(json.loads, file)) if name.endswith(".jsonl") else json.load(file)["cases"]
        # Reports in Markdown and responses of providers are read by other programs than this one.
        for case in [case for case in listed if "report" not in case and "response" not in case]:
            got = _run(case)
            agrees = got == _two_layers(case["expected"])
            wrong += not agrees
            print(json.dumps({"id": case["id"], **got, "agrees": agrees}))
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
    artifacts = load("fixtures/vectors/contract/artifacts.json")
    for name in artifacts:
        for title, value in artifacts[name].items():
            yield title, conforms("urn:loccit:%s:1" % name, value), True
    for c in load("fixtures/vectors/contract/schema-faults.json"):
        value = patch(artifacts[c["schema"]][c["base"]], c["patch"])
        yield c["title"], conforms("urn:loccit:%s:1" % c["schema"], value), not c["faults"]
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

def _tried(function, *arguments):
    """What a function gives, or the code with which it refuses."""
    try:
        return function(*arguments)
    except Refused as refused:
        return str(refused)

def _signatures():
    """As `_facts`, of fixtures/vectors/signing/ and packs/seals.json."""
    def listed(name):
        return load("fixtures/vectors/signing/%s.json" % name)
    for c in listed("base64"):
        yield c["id"], _tried(seals.decode64, c["text"]), "not-base64" if c["bytes"] is None else bytes.fromhex(c["bytes"])
    for c in listed("keys"):
        if c["kind"] == "public":  # of a key that is refused only so much is compared
            key, want = _tried(seals.public_key, c["key"]), c["expected"]
            told = {"keyid": seals.key_id(key), "public_key": key.hex()} if isinstance(key, bytes) else "refused"
            yield c["id"], told, want if "keyid" in want else "refused"
    for c in listed("ed25519"):
        key, message, signature = [bytes.fromhex(c[member]) for member in ("key", "message", "signature")]
        pem = b64encode(bytes.fromhex("302a300506032b6570032100") + key).decode()
        good = _tried(seals.public_key, "-----BEGIN PUBLIC KEY-----\n%s\n-----END PUBLIC KEY-----" % pem)
        if message:
            yield c["id"], seals.signed(key, message, signature) if good == key else good, c["outcome"]
    for c in listed("pre-auth"):
        yield c["title"], seals.pre_auth(c["payload_type"], bytes.fromhex(c["payload"])).hex(), c["pae"]
    for c in listed("envelopes"):
        keys = {seals.key_id(key): key for key in map(seals.public_key, c["keys"])}
        limit, want = c.get("max_payload_bytes", 1 << 20), c["expected"]
        told = _tried(seals.opened, c["envelope"].encode(), c["payload_type"], keys, limit)
        yield c["id"], "refused" if isinstance(told, str) else told[1], want.get("signatures", "refused")
    for c in listed("statements"):
        told, want = _tried(seals.statement, c["payload"].encode()), c["expected"]
        told = "refused" if isinstance(told, str) else [[s["name"] for s in told["subject"]], told["predicateType"]]
        yield c["id"], told, [want["subjects"], want["predicate_type"]] if "subjects" in want else "refused"
    policies = load("fixtures/vectors/signing/policies.json")
    for c in policies["reading"]:
        changes = [{**change, "op": change["op"].replace("set", "replace")} for change in c["changes"]]
        value, want = patch(policies["policies"]["one"], changes), (c["expected"] or {}).get("code")
        told = _tried(seals.Policy, value)
        yield c["id"], told if isinstance(told, str) else None, want if c["schema"] else "unexpected-form"
        yield c["id"], conforms("urn:loccit:trust-policy:1", value), c["schema"]
    for c in policies["evaluations"]:
        policy, named, want = seals.Policy(policies["policies"][c["policy"]]), c["context"], c["expected"]
        named = {"tenant": named["tenant_id"], **named}
        told = policy.weigh(c["signed"], named, named["at"])
        told["sources"] = [policy.source(told["keys"], s["source_uri"]) for s in want.get("sources", [])]
        yield c["id"], told, {"sources": [], **want}
    for c in listed("source-prefixes")["prefixes"]:
        yield c["prefix"], seals.is_prefix(c["prefix"]), c["good"]
    for c in listed("source-prefixes")["pairs"]:
        yield c["uri"], seals.lies_under(c["uri"], c["prefix"]), c["under"]
    sealed = load("fixtures/vectors/packs/seals.json")
    for c in sealed["cases"]:
        held = {name: c[name + "_sha256"] for name in ("answer", "pack", "report", "audit")}
        asked = {"tenant": c["tenant_id"], "purpose": c["purpose"], "audience": c["audience"]}
        policy, want = seals.Policy(sealed["policies"][c["policy"]]), c["expected"]
        told = seals.judge(c["seal"].encode(), policy, asked, held, c["at"], c["source_uris"])
        yield c["id"], told, {**want, "faults": [fault["code"] for fault in want["faults"]]}

def _joined(row, good):
    """The bytes of a bad pack (18.4)."""
    return b"".join(good[row["of"]][slice(*part)] if isinstance(part, list) else b64decode(part)
                    for part in row["parts"])

def _packs():
    """As `_facts`, of fixtures/vectors/packs/, by both readers."""
    good = {c["id"]: c for c in load("fixtures/vectors/packs/good.json")}
    data = {name: b64decode(c["pack"]) for name, c in good.items()}
    for name, c in good.items():
        for lenient in (False, True):
            pack = packs.Pack(data[name], lenient)
            told = {"digest": pack.digest, "entries": sorted(pack.files),
                    "documents": sorted((d["document_id"] for d in pack.documents), key=str.encode),
                    "answer_sha256": digest(read(pack.answer), without="proof")}
            yield name, told, {member: c[member] for member in told}
    for c in load("fixtures/vectors/packs/refused.json"):
        for lenient, member in ((False, "code"), (True, "lenient")):
            told = _tried(packs.Pack, _joined(c, data), lenient)
            yield "%s, %s" % (c["id"], member), told if isinstance(told, str) else "read", c[member] or "read"

def _corpus():
    """As `_facts`, of fixtures/vectors/packs/corpus.json."""
    corpus = load("fixtures/vectors/packs/corpus.json")
    data = {row["id"]: b64decode(row["pack"]) for row in corpus["good"]}
    for row in [*corpus["good"], *corpus["bad"]]:
        pack, want = data.get(row["id"]) or _joined(row, data), row["expected"]
        told, policy = {}, row["policy"] and _tried(seals.Policy, corpus["policies"][row["policy"]])
        pack = policy if isinstance(policy, str) else _tried(packs.Pack, pack)
        if isinstance(pack, str) or "layers" not in want:
            yield row["id"], pack if isinstance(pack, str) else "read", want.get("policy", want).get("code", "read")
            continue
        asked = {"tenant": row["tenant_id"], "purpose": row["purpose"], "audience": row["audience"]}
        judged, sealed = seals.of_pack(pack, policy, asked, row["at"])
        shelves = Shelves(None, None, {"tenant_id": row["tenant_id"], "groups": []}, row["at"], pack, sealed)
        told = _in_short(check(pack.answer, pack.audit, shelves, [] if pack.audit else ["audit"]))
        told.update(pack_sha256=pack.digest, seals=judged)
        for seal in want["seals"]:
            seal.update({"faults": [fault["code"] for fault in seal["faults"]]} if "faults" in seal else {})
        yield row["id"], told, {**_two_layers(want), "pack_sha256": want["pack_sha256"], "seals": want["seals"]}

_GROUPS = {"facts": _facts, "signatures": _signatures, "packs": _packs, "corpus": _corpus}

def groups(names):
    """Prints how much was checked in groups of vectors and every disagreement; 1 if there is one.

    A pack that is refused may be refused with another code (18.4): such cases are told apart.
    """
    told = {}
    for name in names or _GROUPS:
        facts = [(fact, came, should) for fact, came, should in _GROUPS[name]()]
        other = [fact for fact, came, should in facts if came != should]
        codes = [fact for fact, came, should in facts if came != should and name in ("packs", "corpus")
                 and isinstance(came, str) and isinstance(should, str) and "read" not in (came, should)]
        told[name] = {"checked": len(facts), "disagree": [fact for fact in other if fact not in codes],
                      "other_code": codes}
    print(json.dumps(told))
    return 1 if any(group["disagree"] for group in told.values()) else 0

if __name__ == "__main__":
    files = [name for name in sys.argv[1:] if name not in _GROUPS]
    sys.exit(cases(files) if files else groups(sys.argv[1:]))
