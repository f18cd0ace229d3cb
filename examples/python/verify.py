#!/usr/bin/env python3
"""Checks an answer or a pack in the layers structure and provenance; README.md tells what that covers."""
import argparse
import json
import sys
import time
from pathlib import Path

import provenance
import structure
from documents import REFUSED, Refused, conforms, digest, need, read
from packs import Pack
from seals import Policy, of_pack
from store import Shelves, Store, files_below

_ORDER = ["fail", "skipped", "unverifiable", "notice", "pass", "inapplicable"]

def worst(outcomes):
    """The worst outcome; a notice counts as a pass."""
    return min(outcomes, key=_ORDER.index, default="inapplicable").replace("notice", "pass")

def check(data, audit_data, shelves, without):
    """Judges the bytes of an answer (11.1 to 11.3); gives findings, layers and citations."""
    findings, citations, answer = [], {}, read(data)
    def tell(layer, item, told):
        """Adds what rules found on an item, (rule, outcome or true for a failure); gives the outcomes."""
        new = [{"rule": "%s/%s" % (layer, rule), "outcome": outcome if isinstance(outcome, str) else "fail",
                "pointer": item} for rule, outcome in told if outcome]
        findings.extend(new)
        return [finding["outcome"] for finding in new] + ["pass"]
    if not conforms("urn:loccit:answer:1", answer):
        tell("structure", "", [("malformed-json" if answer is REFUSED else "schema-mismatch", True)])
        return {"findings": findings, "layers": dict(structure="fail", provenance="skipped"), "citations": {}}
    audited = "audit" not in without
    if audit_data is None and shelves.store:
        audit_data = shelves.store.audit(digest(answer, without="proof"))
    audit = provenance.Audit(read(audit_data), shelves) if audited and audit_data is not None else None
    judged = audit if audit and audit.readable else None
    layers = {"structure": tell("structure", "", structure.of_answer(answer)),
              "provenance": tell("provenance", "", provenance.of_answer(answer, audit)) if audited else []}
    for i, claim in enumerate(answer["claims"]):
        of_claim = tell("structure", "/claims/%d" % i, structure.of_claim(answer, i))
        layers["structure"] += of_claim
        if claim["kind"] in ("fact", "inference") and not claim["citations"]:
            layers["provenance"].append("skipped")
        for j, cite in enumerate(claim["citations"]):
            here, source = "/claims/%d/citations/%d" % (i, j), shelves.source(cite)
            own = tell("structure", here, structure.of_citation(claim["citations"], j, source))
            outcomes = ["skipped"]
            if "fail" not in own + of_claim:
                told = provenance.of_citation(cite, answer["created_at"], shelves, judged, source)
                outcomes = tell("provenance", here, told) + ["unverifiable"] * (audited and not judged)
            layers["structure"] += own
            layers["provenance"] += outcomes
            citations["%s.%d" % (claim["claim_id"], j + 1)] = {
                "structure": worst(own), "provenance": worst(outcomes)}
    return {"findings": findings, "layers": {k: worst(v) for k, v in layers.items()}, "citations": citations}

def _report(asked):
    """What the answer or the pack that the command line names comes to."""
    data, audit, policy = (Path(p).read_bytes() if p else None for p in (asked.file, asked.audit, asked.policy))
    store = Store(files_below(Path(asked.store))) if asked.store else None
    need(not store or "store.json" in store.files, "store-not-found")
    pack = Pack(data, asked.lenient) if data[:4] == b"PK\3\4" else None
    tenants = sorted(pack.tenants if pack else store.published if store else [])
    tenant = asked.tenant or (tenants[0] if len(tenants) == 1 else "default")
    reader = {"tenant_id": tenant, "groups": [group for group in asked.groups.split(",") if group]}
    at = asked.now if "T" in asked.now else asked.now + "T00:00:00Z"
    if not pack:
        return check(data, audit, Shelves(store, None, reader, at), asked.without.split(","))
    named = {"tenant": tenant, "purpose": asked.purpose, "audience": asked.audience}
    seals, sealed = of_pack(pack, Policy(read(policy)) if policy else None, named, at)
    shelves = Shelves(store, None, reader, at, pack, sealed)
    return {"pack_sha256": pack.digest, "lenient": asked.lenient, "ignored": pack.ignored, "seals": seals,
            **check(pack.answer, audit or pack.audit, shelves, asked.without.split(","))}

def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", help="an answer or a pack")
    for name in ("audit", "store", "tenant", "without", "policy", "purpose", "audience"):
        parser.add_argument("--" + name, default="")
    parser.add_argument("--as", dest="groups", default="")
    parser.add_argument("--now", "--at", default=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()))
    parser.add_argument("--lenient", action="store_true")
    try:
        report = _report(parser.parse_args())
    except (OSError, Refused) as error:
        print("not read: %s" % error, file=sys.stderr)
        return 2
    print(json.dumps(report, indent=1))
    passed = report["citations"] and set(report["layers"].values()) <= {"pass", "inapplicable"}
    malformed = any(finding["rule"] == "structure/malformed-json" for finding in report["findings"])
    return 2 if malformed else 0 if passed else 1

if __name__ == "__main__":
    sys.exit(main())
