"""How an answer follows from its claims (section 8 of the specification)."""
from __future__ import annotations

import json
import re
import unicodedata
from functools import lru_cache
from typing import Any, Dict, List, Optional, Tuple

from text import ROOT, SPACE, has

_STRIKES = re.compile(r"~~|!\[|<(?=[!?/A-Za-z])(?![A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>\x00-\x20]*>)"
                      r"(?![A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?>)")
_CODE = re.compile(r"(?:\A|(?<=\n\n))(?: {4}|\t)[^\n]*(?:\n(?: {4}|\t)[^\n]*)*|^(?P<f>`{3,}|~{3,})[^\n]*\n.*?(?:^(?P=f)[`~]*[ \t]*$|\Z)|(?<!`)(?P<t>`+)(?!`)(?:(?!\n\n).)+?(?<!`)(?P=t)(?!`)"
                   r"|!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?|\\[!-/:-@\[-`{-~]", re.S | re.M)
_GAP = "[%s]{0,3}" % SPACE
_NUMBERS = r"\d{1,4}(?:%s(?:[,;，；、]|[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d~～]{1,2})%s\d{1,4})*" % (_GAP, _GAP)
_MARK = re.compile(r"\[%s(?:(?P<n>%s)|(?P<b>[^\[\]#\s]+#[^\[\]\s,;]+(?:\s*[,;]\s*[^\[\]#\s]+#[^\[\]\s,;]+)*))%s\](?!\()" % (_GAP, _NUMBERS, _GAP), re.A)
_INTERVAL = re.compile(r"(?:[∈∉⊂⊆]|\\in|\bintervals?|\brange|\bCI|\bIQR|区间|區間|范围|範圍|置信区间|置信區間|属于|屬於)[%s:：=是为為(（]{0,3}$" % SPACE, re.I)
_NOT_PUNCTUATION = set("%‰‱٪؉؊﹪％′″‴⁗‵‶‷")


@lru_cache(maxsize=None)
def _catalogue() -> Dict[str, Dict[str, str]]:
    messages: Dict[str, Dict[str, str]] = json.loads((ROOT / "schemas/messages/1.json").read_text("utf-8"))["messages"]
    return messages


def words(key: str, lang: str) -> str:
    """A text of the catalogue, empty where there is none."""
    return _catalogue().get(key, {}).get("zh" if re.match("zh([-_]|$)", lang, re.I) else "en", "")


def claims_1(answer: Dict[str, Any]) -> str:
    """The rendering `claims/1`."""
    parts = [words("status." + answer["status"], answer["lang"])] if answer["status"] != "answered" else []
    return "\n".join(parts + [words("kind." + c["kind"], answer["lang"]) + c["text"] for c in answer["claims"]])


def breaks_line(claim: Dict[str, Any]) -> bool:
    """Whether the text of a claim could be read as another claim."""
    return re.search("[\v\f\r\x85\u2028\u2029]" + ("" if claim["kind"] == "fact" else "|\n"), claim["text"]) is not None


def strikes_out(answer: Dict[str, Any]) -> bool:
    """Whether Markdown strikes out or hides what claims say."""
    return answer.get("answer_media_type") == "text/markdown" and _STRIKES.search(answer["answer"]) is not None


def good_spans(claim: Dict[str, Any], answer: str) -> bool:
    """Not empty, ascending, inside the answer."""
    place = 0
    for span in claim["answer_spans"]:
        if span["char_start"] < place or span["char_end"] <= span["char_start"] or span["char_end"] > len(answer):
            return False
        place = span["char_end"]
    return True


def visible(claim: Dict[str, Any], answer: str) -> str:
    """The visible statement of a claim."""
    return "".join(answer[s["char_start"]:s["char_end"]] for s in claim["answer_spans"])


def marks(answer: Dict[str, Any]) -> List[Tuple[int, int]]:
    """Marks that name what the answer cites, outside code and pictures."""
    text = _CODE.sub(lambda m: "\0" * len(m.group()), answer["answer"])
    cited = [c for claim in answer["claims"] for c in claim["citations"]]
    most = max(len(cited), len(answer["claims"]))
    blocks = {"%s#%s" % (c["document_id"], c.get("chunk_id")) for c in cited}
    found = []
    for m in _MARK.finditer(text):
        if m.group("n"):
            numbers = [int(n) for n in re.findall("[0-9]+", m.group("n"))]
            ranges = re.findall("([0-9]+)[^0-9,;，；、]+([0-9]+)", m.group("n"))
            interval = len(numbers) == 2 and _INTERVAL.search(text[:m.start()])
            good = all(1 <= n <= most for n in numbers) and all(int(a) <= int(b) for a, b in ranges) and not interval
        else:
            good = all(b in blocks for b in re.split(r"\s*[,;]\s*", m.group("b").strip()))
        if good:
            found.append(m.span())
    return found


def _is_space(char: str) -> bool:
    return char in "\t\n" or unicodedata.category(char)[0] == "Z"


def _gaps(answer: Dict[str, Any]) -> List[Tuple[int, int, Any, Any, bool]]:
    """Runs outside all spans, with the claims before and after them, and whether the one after begins there."""
    size = len(answer["answer"])
    spans = [(s["char_start"], s["char_end"], i, n == 0) for i, claim in enumerate(answer["claims"])
             for n, s in enumerate(claim.get("answer_spans", [])) if s["char_start"] < s["char_end"] <= size]
    gaps: List[Tuple[int, int, Any, Any, bool]] = []
    place, before = 0, None
    for start, end, i, first in sorted(spans, key=lambda span: span[0]):
        if start > place or (start == place and before not in (None, i)):
            gaps.append((place, start, before, i, first))
        place, before = (end, i) if end > place else (place, before)
    return gaps + ([(place, size, before, None, False)] if place < size else [])


def _left(answer: Dict[str, Any], start: int, end: int, cited: List[Tuple[int, int]]) -> str:
    """What marks leave of a gap."""
    parts, place = [], start
    for a, b in cited:
        if start <= a and b <= end:
            parts.append(answer["answer"][place:a])
            place = b
    return "".join(parts) + answer["answer"][place:end]


def uncovered(answer: Dict[str, Any]) -> Optional[Tuple[int, int]]:
    """The first gap of a free rendering that says something."""
    text, lang, cited = answer["answer"], answer["lang"], marks(answer)
    sentence, plain = words("status." + answer["status"], lang), answer.get("answer_media_type") != "text/markdown"
    for start, end, before, after, first in _gaps(answer):
        inside, rest = before is not None and before == after, _left(answer, start, end, cited)
        last, then = text[max(0, start - 1):start], text[end:end + 1]
        number = then != "" and unicodedata.category(then)[0] == "N"
        joins = all(c and unicodedata.category(c)[0] in "LMN" for c in (last, then)) and not (
            has("cjk-letters", "yes", last) and has("cjk-letters", "yes", then))
        label = words("kind." + answer["claims"][after]["kind"], lang).strip(SPACE) if first else ""
        labelled = not inside and label != "" and rest.rstrip(SPACE).endswith(label)
        runs_on = number and not labelled and not _is_space(text[end - 1]) and not (start == end and last in "。！？；｡")
        if runs_on or (joins and (start == end or (inside and (number or rest)))):
            return start, end
        if not inside:
            rest = rest[len(sentence):] if start == 0 and rest.startswith(sentence) else rest
            rest = rest.rstrip(SPACE)[:-len(label)] if labelled and rest.rstrip(SPACE).endswith(label) else rest
        for c in rest:
            point = not inside and unicodedata.category(c)[0] == "P" and c not in _NOT_PUNCTUATION and (plain or c not in "[]")
            if not point and not _is_space(c):
                return start, end
    return None
