"""The first layer: an answer agrees with itself (11.6 of the specification), as rendered from claims (8)."""
import re

from documents import load
from text import SPACE, canonicalise, category, hides, values

_CODES = {"partial": "part-without-evidence", "tool_required": "live-data-needed",
          "policy_denied": "request-not-permitted",
          "insufficient_evidence": "no-matching-evidence question-without-terms question-needs-detail",
          "dependency_unavailable": "index-unavailable retrieval-unavailable tool-unavailable",
          "generation_unavailable": "writer-unavailable draft-not-checked"}
_STRIKES = re.compile(r"~~|!\[|<(?=[!?/A-Za-z])(?![A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>\x00-\x20]*>)"
                      r"(?![A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?>)")
_CODE = re.compile(  # indented, fenced and inline code, pictures, escapes
    r"(?:\A|(?<=\n\n))(?: {4}|\t)[^\n]*(?:\n(?: {4}|\t)[^\n]*)*"
    r"|^(?P<f>`{3,}|~{3,})[^\n]*\n.*?(?:^(?P=f)[`~]*[ \t]*$|\Z)"
    r"|(?<!`)(?P<t>`+)(?!`)(?:(?!\n\n).)+?(?<!`)(?P=t)(?!`)|!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?"
    r"|\\[!-/:-@\[-`{-~]", re.S | re.M)
_MARK = re.compile(
    r"\[\s*(?:(\d{1,4}(?:\s{0,3}(?:[,;，；、]|[-‐-―−﹘﹣－~～]{1,2})\s{0,3}\d{1,4})*)"
    r"|([^\[\]#\s]+#[^\[\]\s,;]+(?:\s*[,;]\s*[^\[\]#\s]+#[^\[\]\s,;]+)*))\s*\](?!\()")
_INTERVAL = re.compile(r"(?:[∈∉⊂⊆]|\\in|\bintervals?|\brange|\bCI|\bIQR|区间|區間|范围|範圍|属于|屬於)[ :：=是为為(（]{0,3}$",
                       re.I)
_WHITE = re.sub("[\v\f\r\ufeff]", "", SPACE)
_NO_PUNCTUATION = "%٪﹪％؉؊‰‱′″‴‵‶‷⁗"

def _words(key, answer):
    """A text of the catalogue in the language of an answer, empty where there is none."""
    texts = load("schemas/messages/1.json")["messages"].get(key, {"en": "", "zh": ""})
    return texts["zh" if re.match("zh([-_]|$)", answer["lang"], re.I) else "en"]

def _good_spans(claim, answer):
    """The spans of a claim, if they are not empty, ascend and stay inside the answer."""
    spans = [(s["char_start"], s["char_end"]) for s in claim.get("answer_spans", [])]
    ends = [0] + [end for _, end in spans]
    return spans if all(ends[i] <= a < b <= len(answer["answer"]) for i, (a, b) in enumerate(spans)) else []

def _marks(answer):
    """Marks that name what the answer cites, outside code and pictures (9.1)."""
    text = _CODE.sub(lambda m: "\0" * len(m.group()), answer["answer"])
    cited = [c for claim in answer["claims"] for c in claim["citations"]]
    known = {str(n + 1) for n in range(max(len(cited), len(answer["claims"])))}
    known |= {"%s#%s" % (c["document_id"], c.get("chunk_id")) for c in cited}
    for m in _MARK.finditer(text):
        numbers = [n.lstrip("0") for n in re.findall(r"\d+", m.group(1) or "")]
        interval = len(numbers) == 2 and _INTERVAL.search(text[:m.start()])
        ranges = re.findall(r"(\d+)[^\d,;，；、]+(?=(\d+))", m.group(1) or "")
        named = set(numbers or re.split(r"\s*[,;]\s*", m.group(2)))
        if named <= known and not interval and all(0 <= int(b) - int(a) < 100 for a, b in ranges):
            yield m.span()

def _says(answer, start, end, inside, label, marks):
    """Whether a gap says something; `inside` a claim, or with the label of the next one at its end."""
    text, left = answer["answer"], answer["answer"][start:end]
    last, then, empty = text[:start][-1:], text[end:end + 1], start == end
    for a, b in reversed([m for m in marks if start <= m[0] and m[1] <= end]):
        left = left[:a - start] + left[b - start:]
    sentence = _words("status." + answer["status"], answer) if start == 0 else ""
    body = left.removeprefix(sentence).rstrip(_WHITE)
    rest = body.removesuffix(label)
    signs = _NO_PUNCTUATION + ("[]" if answer.get("answer_media_type") == "text/markdown" else "")
    if any(c not in _WHITE and (inside or category(c)[0] != "P" or c in signs) for c in rest):
        return True
    number, before = category(then)[0] == "N", text[:end][-1:]
    if number and before not in _WHITE and not (empty and before in "。！？；｡") \
            and body == rest:
        return True
    apart = not {category(last)[0], category(then)[0]} <= set("LMN")
    cjk = values("cjk-letters", last) and values("cjk-letters", then)
    return not apart and ((inside and number) or ((left if inside else empty) and not cjk))

def _uncovered(answer):
    """Whether a gap of a free rendering says something."""
    size, marks, claims, place = len(answer["answer"]), list(_marks(answer)), answer["claims"], 0
    spans = sorted((s["char_start"], s["char_end"], i) for i, claim in enumerate(claims)
                   for s in claim.get("answer_spans", []) if s["char_start"] < s["char_end"] <= size)
    for start, end, _ in spans + [(size, size, None)]:
        before = next((i for _, b, i in spans if b == place), None)
        after = next((i for a, _, i in spans if a == start), None)
        begun = after in [None] + [i for a, _, i in spans if a < start]
        label = "" if begun else _words("kind." + claims[after]["kind"], answer).rstrip(SPACE)
        between = start == place and None not in (before, after) and before != after
        inside = before == after and after is not None
        if (start > place or between) and _says(answer, place, start, inside, label, marks):
            return True
        place = max(place, end)
    return False

def _texts(shown, raw=(), ids=()):
    """Rules of texts: of those shown, of parts of the source, of ids."""
    told = {hides(t) for t in shown} | {hides(t) and "fail" for t in ids}
    return [("hidden-character", outcome) for outcome in sorted(told)] + [
        ("text-not-canonical", any(canonicalise(t) != t for t in [*shown, *raw]))]

def of_answer(answer):
    """The rules over an answer: (rule, what is wrong, if anything); so below."""
    claims, free, status = answer["claims"], answer["rendering"] == "free", answer["status"]
    kinds, ids = {c["kind"] for c in claims}, {c["claim_id"] for c in claims}
    factless, cited = not {"fact", "inference"} & kinds, [c for c in claims if c["citations"]]
    spans = [s for s in (_good_spans(c, answer) for c in claims) if s]
    lines = [_words("status." + status, answer)] if status != "answered" else []
    lines += [_words("kind." + c["kind"], answer) + c["text"] for c in claims]
    strikes = answer.get("answer_media_type") == "text/markdown" and _STRIKES.search(answer["answer"])
    misshapen = {"answered": factless, "partial": factless, "conflict": len(cited) < 2,
                 "insufficient_evidence": kinds - {"absence"}}.get(status, kinds)
    return _texts([answer["answer"], answer.get("question", "")]) + [
        ("status-shape", misshapen or bool(answer.get("conflicts")) != (status == "conflict")
         or answer.get("reason", {}).get("code", "") not in _CODES.get(status, "").split(" ")),
        ("unknown-reference", any(set(c["claim_ids"]) - ids for c in answer.get("conflicts", []))),
        ("answer-not-rendered", not free and "\n".join(lines) != answer["answer"]),
        ("span-order", free and any(a[0][0] < b[-1][1] and b[0][0] < a[-1][1]
                                    for i, a in enumerate(spans) for b in spans[:i])),
        ("statement-differs", strikes),
        ("statement-uncovered", free and _uncovered(answer))]

def of_claim(answer, i):
    """The rules over one claim."""
    claim, free = answer["claims"][i], answer["rendering"] == "free"
    spans = _good_spans(claim, answer)
    known = {"%s.%d" % (claim["claim_id"], j + 1) for j in range(len(claim["citations"]))}
    breaks = "[\v\f\r\x85\u2028\u2029]" if claim["kind"] == "fact" else "[\n\v\f\r\x85\u2028\u2029]"
    seen = "".join(answer["answer"][a:b] for a, b in spans)
    return _texts([claim["text"]]) + [
        ("duplicate-id", claim["claim_id"] in [c["claim_id"] for c in answer["claims"][:i]]),
        ("unknown-reference", {f["citation"] for f in claim.get("facts", [])} - known),
        ("missing-citation", claim["kind"] in ("fact", "inference") and not claim["citations"]),
        ("status-shape", claim["kind"] == "absence" and claim["citations"]),
        ("answer-not-rendered", "answer_spans" not in claim if free else re.search(breaks, claim["text"])),
        ("span-order", free and "answer_spans" in claim and not spans),
        ("statement-differs", free and spans and seen.strip(SPACE) != claim["text"].strip(SPACE))]

def of_citation(cites, j, source):
    """The rules over one citation of a claim; `source` is what `Shelves.source` found."""
    cite, quote = cites[j], cites[j].get("quote", {})
    places = [[c.get(m) for m in ("canonical_revision_id", "char_start", "char_end")] for c in cites[:j + 1]]
    known = source.record["preimage"] if source and not source.by_raw else cite
    return _texts([cite["title"] or ""], [quote.get(part, "") for part in ("exact", "prefix", "suffix")],
                  [cite[member] for member in ("document_id", "source_uri", "source_version")]) + [
        ("duplicate-citation", places[j] in places[:j]),
        ("source-version-mismatch", known.get("source_version") != cite["source_version"]),
        ("span-order", cite.get("char_start", 0) >= cite.get("char_end", 1))]
