#!/usr/bin/env python3
"""Checks an answer in the layers structure and provenance; README.md tells what that covers."""
import argparse
import json
import sys
import time
from pathlib import Path

import provenance
import structure
from documents import conforms, digest, parse, read
from store import Shelves, Store

_ORDER = ["fail", "skipped", "unverifiable", "notice", "pass", "inapplicable"]


def worst(outcomes):
    """The worst outcome; a notice counts as a pass."""
    return min(outcomes, key=_ORDER.index, default="inapplicable").replace("notice", "pass")


def check(data, audit_data, store, sources, reader, at, without):
    """Judges the bytes of an answer (11.1 to 11.3); gives findings, layers and citations."""
    findings = []

    def tell(layer, base, told):
        new = [{"rule": layer + "/" + rule, "outcome": "fail" if outcome not in _ORDER else outcome, "pointer": base + at}
               for rule, at, outcome in told if outcome]
        findings.extend(new)
        return [f["outcome"] for f in new]
    try:
        answer = parse(data)
        tell("structure", "", [("schema-mismatch", "", not conforms("answer", answer))])
    except ValueError:
        tell("structure", "", [("malformed-json", "", True)])
    if findings:
        return {"findings": findings, "layers": {"structure": "fail", "provenance": "skipped"}, "citations": {}}
    shelves, audit, audited = Shelves(store, sources, reader, at), None, "audit" not in without
    if audited and audit_data is None and store:
        audit_data = store.audit(digest(answer, without="proof"))
    if audited and audit_data is not None:
        audit = provenance.Audit(read(audit_data), shelves)
    judged = audit if audit and audit.readable else None
    layers = {"structure": ["pass"] + tell("structure", "", structure.of_answer(answer)), "provenance": []}
    if audited:
        layers["provenance"] = ["pass"] + tell("provenance", "", provenance.of_answer(answer, audit))
    citations = {}
    for i, claim in enumerate(answer["claims"]):
        base, cites = "/claims/%d" % i, claim["citations"]
        of_claim = tell("structure", base, structure.of_claim(answer, i))
        layers["structure"] += of_claim
        if claim["kind"] in ("fact", "inference") and not cites:
            layers["provenance"].append("skipped")
        for j, cite in enumerate(cites):
            here, (source, by_raw) = "%s/citations/%d" % (base, j), provenance.source_of(cite, shelves)
            record = source.record.get("preimage") if source and not by_raw else None
            own = tell("structure", here, structure.of_citation(cites, j, record))
            outcomes = ["skipped"]
            if "fail" not in own + of_claim:
                told = provenance.Provenance(cite, answer["created_at"], shelves, judged, (source, by_raw)).told
                outcomes = tell("provenance", here, told) + ["unverifiable" if audited and not judged else "pass"]
            layers["structure"] += own
            layers["provenance"].append(worst(outcomes))
            citations["%s.%d" % (claim["claim_id"], j + 1)] = {"structure": worst(own + ["pass"]), "provenance": worst(outcomes)}
    return {"findings": findings, "layers": {k: worst(v) for k, v in layers.items()}, "citations": citations}


def files_below(path):
    """The files below a folder."""
    return {p.relative_to(path).as_posix(): p.read_bytes() for p in sorted(path.rglob("*")) if p.is_file()}


def main():
    """Command line (13)."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*")
    for name in ("--audit", "--store", "--tenant", "--as", "--at", "--without"):
        parser.add_argument(name, default="")
    parser.add_argument("--cases", action="store_true", help="the files hold cases as fixtures/vectors/README.md has them")
    parser.add_argument("--ids", action="store_true", help="check the vectors of ids, chains, proofs, texts and JSON")
    asked = vars(parser.parse_args())
    if asked["cases"] or asked["ids"]:
        import vectors
        return vectors.cases(asked["files"]) if asked["cases"] else vectors.ids()
    if len(asked["files"]) != 1:
        parser.error("one answer is needed")
    try:
        data, audit = (Path(p).read_bytes() if p else None for p in (asked["files"][0], asked["audit"]))
    except OSError as error:
        parser.error(str(error))
    if asked["store"] and not Path(asked["store"], "store.json").is_file():
        print("no store: " + asked["store"], file=sys.stderr)
        return 3
    store = Store(files_below(Path(asked["store"])), strict=True) if asked["store"] else None
    tenants = sorted(store.published) if store else []
    tenant = asked["tenant"] or (tenants[0] if len(tenants) == 1 else "default")
    at = asked["at"] or time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    reader = {"tenant_id": tenant, "groups": [g for g in asked["as"].split(",") if g]}
    report = check(data, audit, store, None, reader, at if "T" in at else at + "T00:00:00Z", asked["without"].split(","))
    print(json.dumps(report, indent=1))
    if any(f["rule"] == "structure/malformed-json" for f in report["findings"]):
        return 2
    return 0 if report["citations"] and set(report["layers"].values()) <= {"pass", "inapplicable"} else 1


if __name__ == "__main__":
    sys.exit(main())
