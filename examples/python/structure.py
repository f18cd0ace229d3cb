"""Rules of the first layer over an answer (11.6 of the specification)."""
from __future__ import annotations

from typing import Any, Dict, List, NamedTuple, Optional

import rendering
import text as texts

SHAPES = {"answered": "", "partial": "part-without-evidence", "conflict": "",
          "insufficient_evidence": "no-matching-evidence question-without-terms question-needs-detail", "tool_required": "live-data-needed",
          "dependency_unavailable": "index-unavailable retrieval-unavailable tool-unavailable",
          "generation_unavailable": "writer-unavailable draft-not-checked", "policy_denied": "request-not-permitted"}


class Finding(NamedTuple):
    """One thing that a rule has to say."""
    rule: str
    outcome: str
    pointer: str
    expected: Any = None
    actual: Any = None
    missing: Optional[str] = None


class Structure:
    """Findings by item: "" for the whole, the index of a claim, or (claim, citation)."""

    def __init__(self, answer: Dict[str, Any], records: Dict[int, Any]) -> None:
        self.answer, self.found = answer, {}  # type: Dict[str, Any], Dict[Any, List[Finding]]
        self.spans = [i for i, c in enumerate(answer["claims"]) if "answer_spans" in c and rendering.good_spans(c, answer["answer"])]
        self.whole()
        for i, claim in enumerate(answer["claims"]):
            self.claim(i, claim)
            for j, cite in enumerate(claim["citations"]):
                self.citation(i, j, claim["citations"], cite, records.get(id(cite)))

    def say(self, item: Any, rule: str, at: str, expected: Any = None, actual: Any = None, outcome: str = "fail") -> None:
        """Adds a finding to an item."""
        base = "" if item == "" else "/claims/%d" % item if isinstance(item, int) else "/claims/%d/citations/%d" % item
        self.found.setdefault(item, []).append(Finding("structure/" + rule, outcome, base + at, expected, actual))

    def texts(self, item: Any, at: str, value: Any, canonical: bool = True, hidden: bool = True, is_id: bool = False) -> None:
        """`text-not-canonical` and `hidden-character` of a text."""
        if not isinstance(value, str):
            return
        if canonical and not texts.is_canonical(value):
            self.say(item, "text-not-canonical", at)
        finds = texts.hidden(value) if hidden else []
        if finds:
            self.say(item, "hidden-character", at, outcome="fail" if is_id or texts.hides_number(value, finds) else "notice")

    def whole(self) -> None:
        """The answer as a whole."""
        answer, claims = self.answer, self.answer["claims"]
        self.shape(answer["status"], [c["kind"] for c in claims])
        ids = {c["claim_id"] for c in claims}
        for i, conflict in enumerate(answer.get("conflicts", [])):
            for j, name in enumerate(conflict["claim_ids"]):
                if name not in ids:
                    self.say("", "unknown-reference", "/conflicts/%d/claim_ids/%d" % (i, j))
        self.texts("", "/answer", answer["answer"])
        self.texts("", "/question", answer.get("question"))
        if rendering.strikes_out(answer):
            self.say("", "statement-differs", "/answer")
        if answer["rendering"] == "claims/1":
            if rendering.claims_1(answer) != answer["answer"]:
                self.say("", "answer-not-rendered", "/answer")
            return
        for i in self.spans:
            mine = claims[i]["answer_spans"]
            for k in (k for k in self.spans if k < i):
                other = claims[k]["answer_spans"]
                if mine[0]["char_start"] < other[-1]["char_end"] and other[0]["char_start"] < mine[-1]["char_end"]:
                    self.say("", "span-order", "/claims/%d/answer_spans" % i)
                    break
        if rendering.uncovered(answer):
            self.say("", "statement-uncovered", "/answer")

    def shape(self, status: str, kinds: List[str]) -> None:
        """`status-shape` of the answer (7.1)."""
        answer, told = self.answer, " ".join(dict.fromkeys(kinds)) or None
        if status in ("answered", "partial"):
            if not {"fact", "inference"} & set(kinds):
                self.say("", "status-shape", "/claims", "fact inference", told)
        elif status == "conflict":
            cited = sum(bool(c["citations"]) for c in answer["claims"])
            if cited < 2:
                self.say("", "status-shape", "/claims", 2, cited)
        elif status == "insufficient_evidence":
            if set(kinds) - {"absence"}:
                self.say("", "status-shape", "/claims", "absence", told)
        elif kinds:
            self.say("", "status-shape", "/claims", 0, len(kinds))
        conflicts = len(answer.get("conflicts", []))
        if (conflicts > 0) != (status == "conflict"):
            self.say("", "status-shape", "/conflicts", int(status == "conflict"), conflicts)
        codes, code = SHAPES[status], answer.get("reason", {}).get("code")
        if (code or "") not in (codes.split() or [""]):
            self.say("", "status-shape", "/reason/code" if codes and code else "/reason", codes or None, code)

    def claim(self, i: int, claim: Dict[str, Any]) -> None:
        """One claim."""
        answer, kind, cites = self.answer, claim["kind"], claim["citations"]
        if any(c["claim_id"] == claim["claim_id"] for c in answer["claims"][:i]):
            self.say(i, "duplicate-id", "/claim_id")
        known = {"%s.%d" % (claim["claim_id"], j + 1) for j in range(len(cites))}
        for k, fact in enumerate(claim.get("facts", [])):
            if fact["citation"] not in known:
                self.say(i, "unknown-reference", "/facts/%d/citation" % k)
        if kind in ("fact", "inference") and not cites:
            self.say(i, "missing-citation", "/citations")
        if kind == "absence" and cites:
            self.say(i, "status-shape", "/citations")
        self.texts(i, "/text", claim["text"])
        if answer["rendering"] == "claims/1":
            if rendering.breaks_line(claim):
                self.say(i, "answer-not-rendered", "/text")
        elif "answer_spans" not in claim:
            self.say(i, "answer-not-rendered", "")
        elif i not in self.spans:
            self.say(i, "span-order", "/answer_spans")
        elif rendering.visible(claim, answer["answer"]).strip(texts.SPACE) != claim["text"].strip(texts.SPACE):
            self.say(i, "statement-differs", "/answer_spans")

    def citation(self, i: int, j: int, cites: List[Any], cite: Dict[str, Any], record: Any) -> None:
        """One citation; `record` is the preimage of its source, if that is known."""
        def place(c: Any) -> Any:
            return c["canonical_revision_id"], c.get("char_start"), c.get("char_end")
        item = (i, j)
        if place(cite) in [place(c) for c in cites[:j]]:
            self.say(item, "duplicate-citation", "")
        if record and record.get("source_version") != cite["source_version"]:
            self.say(item, "source-version-mismatch", "/source_version", record.get("source_version"), cite["source_version"])
        self.texts(item, "/title", cite["title"])
        for part in ("exact", "prefix", "suffix"):
            self.texts(item, "/quote/" + part, cite.get("quote", {}).get(part), hidden=False)
        for member in ("document_id", "source_uri", "source_version"):
            self.texts(item, "/" + member, cite[member], canonical=False, is_id=True)
        if cite.get("char_start", 0) >= cite.get("char_end", 1):
            self.say(item, "span-order", "/char_end", )
