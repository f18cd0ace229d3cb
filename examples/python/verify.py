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
from provenance import Audit, Provenance, over_answer, source_of
from store import Shelves, Store, read
from strict_json import JsonFault, digest, parse
from structure import Finding, Structure

ORDER = ["fail", "skipped", "unverifiable", "pass", "inapplicable"]


def worst(outcomes: List[str]) -> str:
    """The worst outcome; notices count as passes."""
    told = ["pass" if o == "notice" else o for o in outcomes]
    return min(told, key=ORDER.index) if told else "inapplicable"


def check(data: bytes, audit_bytes: Optional[bytes], store: Optional[Store], sources: Optional[Store], reader: Dict[str, Any],
          at: str, without: Set[str]) -> Dict[str, Any]:
    """Judges an answer; gives findings, layers and citations."""
    unread = None
    try:
        answer = parse(data)
    except JsonFault as fault:
        unread = [Finding("structure/malformed-json", "fail", fault.pointer, None, "%d:%d" % (fault.line, fault.column))]
    else:
        unread = [Finding("structure/schema-mismatch", "fail", f.pointer, " ".join(
            [f.keyword] + ["%s=%s" % p for p in f.params.items()])) for f in schema.faults("answer", answer)]
    if unread:
        return {"findings": unread, "layers": {"structure": "fail", "provenance": "skipped"}, "citations": {}}
    shelves = Shelves(store, sources, reader, at)

    def record_of(cite: Any) -> Any:
        source, raw_only = source_of(cite, shelves)
        return None if raw_only or not source else source.record.get("preimage")
    structure = Structure(answer, record_of)
    audit, findings = None, [f for found in structure.found.values() for f in found]
    if "audit" not in without:
        if audit_bytes is None and store:
            audit_bytes = store.audit(digest({k: v for k, v in answer.items() if k != "proof"}))
        if audit_bytes is not None:
            value = read(audit_bytes)
            audit = Audit(value, value is not None and not schema.faults("audit", value), shelves)
    whole = over_answer(answer, audit) if "audit" not in without else []
    findings += whole
    layers: Dict[str, List[str]] = {"structure": ["pass"] + [f.outcome for f in findings if f.rule.startswith("structure/")],
                                    "provenance": [f.outcome for f in whole] + (["pass"] if "audit" not in without else [])}
    citations: Dict[str, Dict[str, str]] = {}
    open_audit = "audit" not in without and not (audit and audit.readable)
    for i, claim in enumerate(answer["claims"]):
        own = [f.outcome for f in structure.found.get(i, [])]
        if claim["kind"] in ("fact", "inference") and not claim["citations"]:
            layers["provenance"].append("skipped")
        for j, cite in enumerate(claim["citations"]):
            mine = [f.outcome for f in structure.found.get((i, j), [])]
            if "fail" in own + mine:
                outcome = "skipped"
            else:
                found = Provenance("/claims/%d/citations/%d" % (i, j), cite, answer["created_at"], shelves, audit).found
                findings += found
                outcome = worst([f.outcome for f in found] + ["unverifiable" if open_audit else "pass"])
            layers["provenance"].append(outcome)
            citations["%s.%d" % (claim["claim_id"], j + 1)] = {"structure": worst(mine + ["pass"]), "provenance": outcome}
    return {"findings": findings, "layers": {k: worst(v) for k, v in layers.items()}, "citations": citations}


def folder(path: pathlib.Path) -> Dict[str, bytes]:
    """The files below a folder."""
    return {p.relative_to(path).as_posix(): p.read_bytes() for p in sorted(path.rglob("*")) if p.is_file()}


def main(arguments: Optional[List[str]] = None) -> int:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*")
    for name in ("--audit", "--store", "--tenant", "--as", "--at", "--without"):
        parser.add_argument(name, dest=name.strip("-"), default="")
    parser.add_argument("--cases", action="store_true", help="the files hold cases in the form of fixtures/vectors/README.md")
    parser.add_argument("--ids", action="store_true", help="check the vectors of ids, texts and JSON")
    options = vars(parser.parse_args(arguments))
    if options["cases"] or options["ids"]:
        import cases
        return cases.run(options["files"]) if options["cases"] else cases.ids()
    if len(options["files"]) != 1:
        parser.error("one answer is needed")
    try:
        data = pathlib.Path(options["files"][0]).read_bytes()
        audit = pathlib.Path(options["audit"]).read_bytes() if options["audit"] else None
        store = Store(folder(pathlib.Path(options["store"])), strict=True) if options["store"] else None
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    tenants = sorted(store.published) if store else []
    tenant = options["tenant"] or ("default" if "default" in tenants else tenants[0] if len(tenants) == 1 else "default")
    at = options["at"] or time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    reader = {"tenant_id": tenant, "groups": [g for g in options["as"].split(",") if g]}
    report = check(data, audit, store, None, reader, at if "T" in at else at + "T00:00:00Z", set(options["without"].split(",")))
    report["findings"] = [{k: v for k, v in f._asdict().items() if v is not None} for f in report["findings"]]
    print(json.dumps(report, indent=1))
    if any(f["rule"] == "structure/malformed-json" for f in report["findings"]):
        return 2
    return 0 if set(report["layers"].values()) <= {"pass", "inapplicable"} and report["citations"] else 1


if __name__ == "__main__":
    sys.exit(main())
