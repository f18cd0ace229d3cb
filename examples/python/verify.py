#!/usr/bin/env python3
"""Checks an answer in the layers structure and provenance; see README.md."""
from __future__ import annotations

import argparse
import json
import pathlib
import sys
import time
from typing import Any, Dict, List, Optional, Set

import schema
from provenance import Audit, Provenance, answer_digest, over_answer, source_of
from store import Shelves, Store, read
from strict_json import JsonFault, parse
from structure import Finding, Structure

_ORDER = ["fail", "skipped", "unverifiable", "notice", "pass", "inapplicable"]


def worst(outcomes: List[str]) -> str:
    """The worst outcome; a notice counts as a pass."""
    return min(outcomes, key=_ORDER.index, default="inapplicable").replace("notice", "pass")


def unreadable(data: bytes) -> List[Finding]:
    """What skips everything else: no strict JSON, or not of the schema."""
    try:
        faults = schema.faults("answer", parse(data))
    except JsonFault as fault:
        return [Finding("structure/malformed-json", "fail", fault.pointer, None, "%d:%d" % (fault.line, fault.column))]
    return [Finding("structure/schema-mismatch", "fail", f.pointer, " ".join([f.keyword] + ["%s=%s" % p for p in f.params.items()]))
            for f in faults]


def check(data: bytes, audit_data: Optional[bytes], store: Optional[Store], sources: Optional[Store], reader: Dict[str, Any],
          at: str, without: Set[str]) -> Dict[str, Any]:
    """Judges an answer; gives findings, layers and citations."""
    findings = unreadable(data)
    if findings:
        return {"findings": findings, "layers": {"structure": "fail", "provenance": "skipped"}, "citations": {}}
    answer, shelves, audited = parse(data), Shelves(store, sources, reader, at), "audit" not in without
    sourced = {id(c): source_of(c, shelves) for claim in answer["claims"] for c in claim["citations"]}
    structure = Structure(answer, {key: seen.record.get("preimage") for key, (seen, by_raw) in sourced.items() if seen and not by_raw})
    if audited and audit_data is None and store:
        audit_data = store.audit(answer_digest(answer))
    audit = Audit(read(audit_data), shelves) if audited and audit_data is not None else None
    whole = over_answer(answer, audit) if audited else []
    findings = [f for told in structure.found.values() for f in told] + whole
    layers: Dict[str, List[str]] = {"structure": ["pass"] + [f.outcome for f in findings if f.rule.startswith("structure/")],
                                    "provenance": [f.outcome for f in whole] + ["pass"] * audited}
    citations: Dict[str, Dict[str, str]] = {}
    for i, claim in enumerate(answer["claims"]):
        if claim["kind"] in ("fact", "inference") and not claim["citations"]:
            layers["provenance"].append("skipped")
        for j, cite in enumerate(claim["citations"]):
            own = [f.outcome for f in structure.found.get((i, j), [])]
            outcomes = ["skipped"]
            if "fail" not in own + [f.outcome for f in structure.found.get(i, [])]:
                told = Provenance("/claims/%d/citations/%d" % (i, j), cite, answer["created_at"], shelves, audit, sourced[id(cite)]).found
                findings += told
                outcomes = [f.outcome for f in told] + ["unverifiable" if audited and not (audit and audit.readable) else "pass"]
            layers["provenance"].append(worst(outcomes))
            citations["%s.%d" % (claim["claim_id"], j + 1)] = {"structure": worst(own + ["pass"]), "provenance": worst(outcomes)}
    return {"findings": findings, "layers": {k: worst(v) for k, v in layers.items()}, "citations": citations}


def files_below(path: pathlib.Path) -> Dict[str, bytes]:
    """The files below a folder."""
    return {p.relative_to(path).as_posix(): p.read_bytes() for p in sorted(path.rglob("*")) if p.is_file()}


def main() -> int:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*")
    for name in ("--audit", "--store", "--tenant", "--as", "--at", "--without"):
        parser.add_argument(name, default="")
    parser.add_argument("--cases", action="store_true", help="the files hold cases in the form of fixtures/vectors/README.md")
    parser.add_argument("--ids", action="store_true", help="check the vectors of ids, texts and JSON")
    asked = vars(parser.parse_args())
    if asked["cases"] or asked["ids"]:
        import cases
        import vectors
        return cases.run(asked["files"]) if asked["cases"] else vectors.run()
    if len(asked["files"]) != 1:
        parser.error("one answer is needed")
    try:
        data, audit = (pathlib.Path(p).read_bytes() if p else None for p in (asked["files"][0], asked["audit"]))
    except OSError as error:
        parser.error(str(error))
    if asked["store"] and not pathlib.Path(asked["store"], "store.json").is_file():
        print("no store: " + asked["store"], file=sys.stderr)
        return 3
    store = Store(files_below(pathlib.Path(asked["store"])), strict=True) if asked["store"] else None
    tenants = sorted(store.published) if store else []
    tenant = asked["tenant"] or (tenants[0] if len(tenants) == 1 else "default")
    at = asked["at"] or time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    reader = {"tenant_id": tenant, "groups": [g for g in asked["as"].split(",") if g]}
    report = check(data or b"", audit, store, None, reader, at if "T" in at else at + "T00:00:00Z", set(asked["without"].split(",")))
    print(json.dumps({**report, "findings": [{k: v for k, v in f._asdict().items() if v is not None} for f in report["findings"]]}, indent=1))
    if any(f.rule == "structure/malformed-json" for f in report["findings"]):
        return 2
    return 0 if report["citations"] and set(report["layers"].values()) <= {"pass", "inapplicable"} else 1


if __name__ == "__main__":
    sys.exit(main())
