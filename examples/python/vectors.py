"""Checks the vectors of ids, chains, proofs, digests, schemas, texts and JSON."""
from __future__ import annotations

import json
import struct
from typing import Any, Callable, Iterator, Tuple

import lineage
import schema
import text
from cases import VECTORS, patch
from chain import Chain
from strict_json import JsonFault, canonical, digest, number_text, parse, parse_text, sha256


def _load(path: str) -> Any:
    return json.loads((VECTORS / path).read_text("utf-8"))


def _refusal(made: Callable[[], Any]) -> Any:
    try:
        made()
    except JsonFault as fault:
        return fault.code, fault.pointer, fault.line, fault.column
    except text.Refused as refusal:
        return str(refusal)
    return None


def _lineage() -> Iterator[Tuple[str, bool]]:
    ids, more, proofs, chain = (_load("lineage/%s.json" % n) for n in ("ids", "cases", "proofs", "chain"))
    for c in ids["ids"]:
        yield c["name"], (lineage.id_of(c["preimage"]), canonical(c["preimage"])) == (c["id"], c["jcs"])
    for c in ids["refused"]:
        yield c["name"], lineage.id_of(c["preimage"]) is None
    for c in ids["digests"]:
        yield c["name"], lineage.DIGESTS[c["function"]](c["input"]) == c["digest"]
    for c in ids["trees"]:
        yield c["root"], lineage.entries_root(c["leaves"]) == c["root"]
    for c in more["preimages"]:
        for kind, want in (("equal", 1), ("distinct", len(c.get("distinct", [])))):
            made = {lineage.id_of(p) for p in c.get(kind, [])}
            yield c["name"], kind not in c or (len(made) == want and None not in made)
        yield c["name"], not any(map(lineage.id_of, c.get("refused", [])))
    for c in more["trees"]:
        yield c["name"], [lineage.tree([bytes.fromhex(x) for x in leaves]).hex() for leaves in c["lists_hex"]] == c["roots"]
    for t in proofs["trees"]:
        for kind in ("inclusion", "absence"):
            yield "proofs of %d" % t["entries_count"], all(lineage.proof(kind, p, t) == "proved" for p in t[kind])
    for c in proofs["tampered"]:
        yield c["name"], lineage.proof(c["kind"], c["proof"], c.get("head")) == c["outcome"]
    base = chain["base"]
    for c in chain["tampers"]:
        b = patch(base, [{"op": "replace", "path": x["at"], "value": x["to"]} for x in c["changes"]])
        records = {base["records"][slot]["id"]: record for slot, record in b["records"].items()}
        kept = {base["records"]["canonical"]["preimage"]["canonical_sha256"]: b["text"]}
        walked = Chain(b["span"], records.get, lambda can: bytes.fromhex(b["raw_hex"]), lambda can: kept.get(can and can["canonical_sha256"]))
        want = {(level, rule) for level, rules in c["faults"].items() for rule in rules if level != "generation"}
        yield c["name"], set(walked.broken) == want


def _contract() -> Iterator[Tuple[str, bool]]:
    artifacts = _load("contract/artifacts.json")
    for c in _load("contract/answer-digests.json"):
        answer = artifacts["answer"][c["artifact"]]
        yield c["artifact"], digest({k: v for k, v in answer.items() if k != "proof"}) == c["answer_sha256"]
    for c in _load("contract/schema-faults.json"):
        told = schema.faults(c["schema"], patch(artifacts[c["schema"]][c["base"]], c["patch"]))
        want = [f for f in c["faults"] if f["keyword"] not in ("nfc", "source-uri")]
        yield c["title"], [{"pointer": f.pointer, "keyword": f.keyword} for f in told] == want
    for c in _load("contract/canonical-bytes.json"):
        yield c["kind"], canonical(c["value"]) == c["jcs"]


def _json() -> Iterator[Tuple[str, bool]]:
    read, written = _load("json/parse.json"), _load("json/canonical.json")
    for c in read["accept"]:
        yield c["name"], canonical(parse(bytes.fromhex(c["hex"]) if "hex" in c else c["text"].encode())) == c["canonical"]
    for c in read["refuse"]:
        units = bytes.fromhex(c.get("units", "")).decode("utf-16-be", "surrogatepass")
        data = bytes.fromhex(c["hex"]) if "hex" in c else c.get("text", "").encode()
        yield c["name"], _refusal(lambda: parse_text(units) if units else parse(data)) == (c["code"], c["pointer"], c["line"], c["column"])
    for c in written["values"]:
        made = canonical(parse(c["json"].encode()))
        yield c["name"], made == c.get("canonical", made) and sha256(made.encode()) == c["sha256"]
    for c in written["numbers"]:
        yield c["bits"], number_text(struct.unpack(">d", bytes.fromhex(c["bits"]))[0]) == c["text"]


def _text() -> Iterator[Tuple[str, bool]]:
    form, decoded = _load("text/canonical.json"), _load("text/decode.json")
    for c in form["canonical"]:
        yield c["name"], text.canonicalise(c["text"]) == c["canonical"]
    for c in form["refused"]:
        units = b"".join(u.to_bytes(2, "big") for u in c["code_units"]).decode("utf-16-be", "surrogatepass")
        yield c["name"], _refusal(lambda: text.canonicalise(units)) == c["code"]
    for c in decoded["accepted"] + decoded["refused"]:
        data, label = bytes.fromhex(c["raw_hex"]), c.get("declared_charset", "utf-8")
        if "text" in c:
            yield c["name"], text.decode(data, label) == c["text"]
        else:
            yield c["name"], _refusal(lambda: text.canonicalise(text.decode(data, label))) in (c["code"], "undecided")
    for c in _load("text/hidden-characters.json")["texts"]:
        yield c["name"], [{"charStart": a, "charEnd": b, "kind": k} for a, b, k in text.hidden(c["text"])] == c["found"]
    for c in _load("text/graphemes.json")["texts"]:
        yield c["text"], all(text.splits_grapheme(c["text"], p) == (p in c["splits"]) for p in c["splits"] + c["whole"])


def run() -> int:
    """Prints a line a group and every disagreement."""
    wrong = 0
    for group in (_lineage, _contract, _json, _text):
        told = list(group())
        bad = [name for name, agrees in told if not agrees]
        print(json.dumps({"group": group.__name__.strip("_"), "checked": len(told), "disagree": bad}))
        wrong += len(bad)
    return 1 if wrong else 0
