"""The first layer: an answer agrees with itself (11.6 of the specification), and follows from its claims (8)."""
import json
import re
from functools import lru_cache

from documents import ROOT
from text import SPACE, category, has, hides, is_canonical

_SHAPES = {  # status: codes of its reason (7.1)
    "answered": "", "partial": "part-without-evidence", "conflict": "",
    "insufficient_evidence": "no-matching-evidence question-without-terms question-needs-detail",
    "tool_required": "live-data-needed", "dependency_unavailable": "index-unavailable retrieval-unavailable tool-unavailable",
    "generation_unavailable": "writer-unavailable draft-not-checked", "policy_denied": "request-not-permitted"}
_STRIKES = re.compile(r"~~|!\[|<(?=[!?/A-Za-z])(?![A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>\x00-\x20]*>)"
                      r"(?![A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?>)")
_CODE = re.compile(  # indented, fenced and inline code, pictures, escapes
    r"(?:\A|(?<=\n\n))(?: {4}|\t)[^\n]*(?:\n(?: {4}|\t)[^\n]*)*"
    r"|^(?P<f>`{3,}|~{3,})[^\n]*\n.*?(?:^(?P=f)[`~]*[ \t]*$|\Z)|(?<!`)(?P<t>`+)(?!`)(?:(?!\n\n).)+?(?<!`)(?P=t)(?!`)"
    r"|!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?|\\[!-/:-@\[-`{-~]", re.S | re.M)
_MARK = re.compile(
    r"\[\s*(?:(?P<n>\d{1,4}(?:\s{0,3}(?:[,;，；、]|[-‐-―−﹘﹣－~～]{1,2})\s{0,3}\d{1,4})*)"
    r"|(?P<b>[^\[\]#\s]+#[^\[\]\s,;]+(?:\s*[,;]\s*[^\[\]#\s]+#[^\[\]\s,;]+)*))\s*\](?!\()")
_INTERVAL = re.compile(r"(?:[∈∉⊂⊆]|\\in|\bintervals?|\brange|\bCI|\bIQR|区间|區間|范围|範圍|属于|屬於)[ :：=是为為(（]{0,3}$", re.I)
_NO_PUNCTUATION = "%٪﹪％؉؊‰‱′″‴‵‶‷⁗"


@lru_cache(maxsize=None)
def _catalogue():
    return json.loads((ROOT / "schemas/messages/1.json").read_text("utf-8"))["messages"]


def _words(key, answer):
    """A text of the catalogue in the language of an answer, empty where there is none."""
    return _catalogue().get(key, {}).get("zh" if re.match("zh([-_]|$)", answer["lang"], re.I) else "en", "")


def _claims_1(answer):
    """The rendering `claims/1`."""
    parts = [_words("status." + answer["status"], answer)] if answer["status"] != "answered" else []
    return "\n".join(parts + [_words("kind." + c["kind"], answer) + c["text"] for c in answer["claims"]])


def _good_spans(claim, size):
    """Whether a claim has spans that are not empty, ascend and stay inside the answer."""
    places = [p for s in claim.get("answer_spans", []) for p in (s["char_start"], s["char_end"])]
    return bool(places) and places == sorted(places) and places[-1] <= size \
        and all(a < b for a, b in zip(places[::2], places[1::2]))


def _marks(answer):
    """Marks that name what the answer cites, outside code and pictures (9.1)."""
    text = _CODE.sub(lambda m: "\0" * len(m.group()), answer["answer"])
    cited = [c for claim in answer["claims"] for c in claim["citations"]]
    most, blocks = max(len(cited), len(answer["claims"])), {"%s#%s" % (c["document_id"], c.get("chunk_id")) for c in cited}
    for m in _MARK.finditer(text):
        numbers = [int(n) for n in re.findall(r"\d+", m.group("n") or "")]
        ascend = all(int(a) <= int(b) for a, b in re.findall(r"(\d+)[^\d,;，；、]+(\d+)", m.group("n") or ""))
        interval = len(numbers) == 2 and _INTERVAL.search(text[:m.start()])
        if all(1 <= n <= most for n in numbers) and ascend and not interval \
                and (numbers or set(re.split(r"\s*[,;]\s*", m.group("b"))) <= blocks):
            yield m.span()


def _space(char):
    return char == "\t" or char == "\n" or category(char)[0] == "Z"


def _says(answer, start, end, before, after, marks, first):
    """Whether a gap says something; `first` if a claim begins behind it."""
    text, inside, markdown = answer["answer"], before is not None and before == after, _is_markdown(answer)
    gap, left, place = text[start:end], "", start
    for a, b in [m for m in marks if start <= m[0] and m[1] <= end] + [(end, end)]:
        left, place = left + text[place:a], b
    sentence = _words("status." + answer["status"], answer) if start == 0 else ""
    left = left[len(sentence):] if left.startswith(sentence) else left
    label = _words("kind." + answer["claims"][after]["kind"], answer).rstrip(SPACE) if first else ""
    body = left.rstrip("".join(filter(_space, set(left))))
    labelled = bool(label) and body.endswith(label)
    left = body[:-len(label)] if labelled else left
    refused = _NO_PUNCTUATION + ("[]" if markdown else "")
    if not all(_space(c) or (not inside and category(c)[0] == "P" and c not in refused) for c in left):
        return True
    last, then = text[:start][-1:], text[end:end + 1]
    number = after is not None and category(then)[0] == "N"
    if number and not labelled and not _space(gap[-1:]) and (gap or not (_space(last) or last in "。！？；｡")):
        return True
    if before is None or after is None or {category(last)[0], category(then)[0]} - set("LMN"):
        return False
    apart = all(has("cjk-letters", "yes", c) for c in (last, then))
    joined = all(map(_space, left)) and bool(left) if inside else not gap
    return (joined and not apart) or (inside and number)


def _is_markdown(answer):
    return answer.get("answer_media_type") == "text/markdown"


def _uncovered(answer):
    """Whether a gap of a free rendering says something."""
    size, marks, claims = len(answer["answer"]), list(_marks(answer)), answer["claims"]
    spans = sorted((s["char_start"], s["char_end"], i) for i, claim in enumerate(claims)
                   for s in claim.get("answer_spans", []) if s["char_start"] < s["char_end"] <= size)
    place, begun = 0, set()
    for start, end, i in spans + [(size, size, None)]:
        before = next((k for _, b, k in spans if b == place), None)
        after = next((k for a, _, k in spans if a == start), None)
        if (start > place or (start == place and i is not None and before not in (None, after))) \
                and _says(answer, place, start, before, after, marks, after is not None and after not in begun):
            return True
        place = max(place, end)
        begun.add(i)
    return False


def _text(at, value, canonical=True, hidden=True, is_id=False):
    if not isinstance(value, str):
        return []
    told = hides(value) if hidden else ""
    return [("text-not-canonical", at, canonical and not is_canonical(value)),
            ("hidden-character", at, "fail" if told and is_id else told)]


def _shape(answer):
    """7.1."""
    status, kinds = answer["status"], {c["kind"] for c in answer["claims"]}
    if status in ("answered", "partial"):
        wrong = not {"fact", "inference"} & kinds
    elif status == "conflict":
        wrong = sum(bool(c["citations"]) for c in answer["claims"]) < 2
    else:
        wrong = kinds - ({"absence"} if status == "insufficient_evidence" else set())
    code = answer.get("reason", {}).get("code", "")
    return [("status-shape", "/claims", wrong),
            ("status-shape", "/conflicts", bool(answer.get("conflicts")) != (status == "conflict")),
            ("status-shape", "/reason", code not in (_SHAPES[status].split() or [""]))]


def of_answer(answer):
    """The rules over an answer: (rule, pointer, what is wrong, if anything); so below."""
    claims, size, free = answer["claims"], len(answer["answer"]), answer["rendering"] == "free"
    ids, mine = {c["claim_id"] for c in claims}, [c["answer_spans"] for c in claims if _good_spans(c, size)]
    crossed = any(a[0]["char_start"] < b[-1]["char_end"] and b[0]["char_start"] < a[-1]["char_end"]
                  for i, a in enumerate(mine) for b in mine[:i])
    return _shape(answer) + _text("/answer", answer["answer"]) + _text("/question", answer.get("question")) + [
        ("unknown-reference", "/conflicts", any(set(c["claim_ids"]) - ids for c in answer.get("conflicts", []))),
        ("answer-not-rendered", "/answer", not free and _claims_1(answer) != answer["answer"]),
        ("span-order", "/claims", free and crossed),
        ("statement-differs", "/answer", _is_markdown(answer) and _STRIKES.search(answer["answer"])),
        ("statement-uncovered", "/answer", free and _uncovered(answer))]


def of_claim(answer, i):
    """The rules over one claim."""
    claim, free, size = answer["claims"][i], answer["rendering"] == "free", len(answer["answer"])
    known = {"%s.%d" % (claim["claim_id"], j + 1) for j in range(len(claim["citations"]))}
    broken = re.search("[\v\f\r\x85\u2028\u2029]" + ("" if claim["kind"] == "fact" else "|\n"), claim["text"])
    spans, good = claim.get("answer_spans"), _good_spans(claim, size)
    seen = "".join(answer["answer"][s["char_start"]:s["char_end"]] for s in spans or [])
    return _text("/text", claim["text"]) + [
        ("duplicate-id", "/claim_id", claim["claim_id"] in [c["claim_id"] for c in answer["claims"][:i]]),
        ("unknown-reference", "/facts", {f["citation"] for f in claim.get("facts", [])} - known),
        ("missing-citation", "/citations", claim["kind"] in ("fact", "inference") and not claim["citations"]),
        ("status-shape", "/citations", claim["kind"] == "absence" and claim["citations"]),
        ("answer-not-rendered", "/text", spans is None if free else broken),
        ("span-order", "/answer_spans", free and spans is not None and not good),
        ("statement-differs", "/answer_spans", free and good and seen.strip(SPACE) != claim["text"].strip(SPACE))]


def of_citation(cites, j, record):
    """The rules over one of the citations of a claim; `record` is the preimage of its source, if that is known."""
    cite, quote = cites[j], cites[j].get("quote", {})
    places = [[c.get(m) for m in ("canonical_revision_id", "char_start", "char_end")] for c in cites[:j + 1]]
    told = [("duplicate-citation", "", places[j] in places[:j]),
            ("source-version-mismatch", "/source_version", record and record.get("source_version") != cite["source_version"]),
            ("span-order", "/char_end", cite.get("char_start", 0) >= cite.get("char_end", 1))] + _text("/title", cite["title"])
    for part in ("exact", "prefix", "suffix"):
        told += _text("/quote/" + part, quote.get(part), hidden=False)
    for member in ("document_id", "source_uri", "source_version"):
        told += _text("/" + member, cite[member], canonical=False, is_id=True)
    return told
