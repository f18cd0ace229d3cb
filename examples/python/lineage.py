"""Ids, digests of lists, the tree of entries and proofs about it (section 4 of the specification)."""
from __future__ import annotations

import hashlib
import re
import unicodedata
from typing import Any, Callable, Dict, List, Optional, Tuple

import schema
from strict_json import MAX_SAFE, JsonFault, canonical, digest

PREFIX = {"loccit:canonical:1": "can_", "loccit:parse:1": "par_", "loccit:element:1": "el_", "loccit:chunk:1": "chk_",
          "loccit:index-entry:1": "idx_", "loccit:generation:1": "gen_"}
_PLAIN = {"/" + m for m in ("tenant_id", "document_id", "source_uri", "source_version", "title", "media_type", "charset", "coordinate_space",
                            "authorization_revision")}
_known: Dict[str, Optional[str]] = {}


def id_of(preimage: Any) -> Optional[str]:
    """The id of a preimage; None for a value that has none (4.1)."""
    kind = preimage.get("type") if isinstance(preimage, dict) else None
    if not isinstance(kind, str) or kind not in PREFIX:
        return None
    try:
        text = canonical(preimage)
    except JsonFault:
        return None
    if text not in _known:
        _known[text] = PREFIX[kind] + hashlib.sha256(text.encode("utf-8")).hexdigest() if _has_form(preimage, kind) else None
    return _known[text]


def _has_form(preimage: Any, kind: str) -> bool:
    def good(value: Any) -> bool:
        if isinstance(value, (dict, list)):
            return all(map(good, value.values() if isinstance(value, dict) else value))
        if isinstance(value, str):
            return value != "" and unicodedata.normalize("NFC", value) == value
        return value is None or (isinstance(value, int) and 0 <= value <= MAX_SAFE)
    told = schema.faults("lineage", preimage, kind.split(":")[1].replace("-", "_") + "_preimage")
    # To an id the forms of 4.2 are plain strings.
    if any(f.pointer not in _PLAIN or f.keyword not in ("pattern", "maxLength", "const", "enum") for f in told) or not good(preimage):
        return False
    if kind == "loccit:canonical:1":
        plain = preimage["media_type"] in ("text/plain", "text/markdown")
        nulls = [preimage[m] is None for m in ("extractor", "locator_map_sha256", "charset")]
        return nulls == [plain, plain, not plain]
    return preimage.get("char_start", 0) < preimage.get("char_end", 1)


def _sorted(items: Any) -> List[Any]:
    return sorted(items, key=lambda item: canonical(item).encode("utf-8"))


def acl(groups: List[str]) -> str:
    """`acl_sha256`."""
    return digest({"type": "loccit:acl:1", "allowed_groups": sorted(set(groups), key=lambda g: g.encode("utf-8"))})


def rows(kind: str, items: List[Any]) -> str:
    """`snapshot_sha256` and `tombstones_sha256`."""
    return digest({"type": "loccit:%s:1" % kind, "documents": _sorted(items)})


def pipeline(lists: Dict[str, Any]) -> str:
    """`pipeline_sha256`: each list of tools as a sorted set."""
    sets = {k: _sorted({canonical(t): t for t in v}.values()) for k, v in lists.items() if isinstance(v, list)}
    return digest({"type": "loccit:pipeline:1", **lists, **sets})


DIGESTS: Dict[str, Callable[[Any], str]] = {
    "elements": digest, "options": lambda x: digest({"type": "loccit:options:1", "options": x}), "acl": acl, "pipeline": pipeline,
    "snapshot": lambda x: rows("snapshot", x), "tombstones": lambda x: rows("tombstones", x),
    "authorization": lambda x: "acl-" + digest(_sorted(x))[:16]}


def _hash(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def tree(leaves: List[bytes]) -> bytes:
    """The tree hash of RFC 6962, section 2.1."""
    if len(leaves) < 2:
        return _hash(b"\0" + leaves[0]) if leaves else _hash(b"")
    left = 1 << ((len(leaves) - 1).bit_length() - 1)
    return _hash(b"\1" + tree(leaves[:left]) + tree(leaves[left:]))


def entries_root(leaves: List[Any]) -> str:
    """The root over entries, sorted by id."""
    ordered = sorted(leaves, key=lambda leaf: leaf["index_entry_id"])
    return tree([canonical({k: leaf[k] for k in ("acl_sha256", "index_entry_id")}).encode("utf-8") for leaf in ordered]).hex()


def _form(value: Any, pattern: str) -> bool:
    return isinstance(value, str) and re.fullmatch(pattern, value) is not None


def _count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_SAFE


def _well_formed(p: Any) -> bool:
    return (isinstance(p, dict) and set(p) == {"index_entry_id", "acl_sha256", "leaf_index", "path"} and _count(p["leaf_index"])
            and _form(p["index_entry_id"], "idx_[0-9a-f]{64}") and _form(p["acl_sha256"], "[0-9a-f]{64}")
            and isinstance(p["path"], list) and len(p["path"]) <= 53 and all(_form(h, "[0-9a-f]{64}") for h in p["path"]))


def _included(p: Any, head: Any) -> bool:
    leaf = canonical({k: p[k] for k in ("acl_sha256", "index_entry_id")}).encode("utf-8")
    node, place, last, path = _hash(b"\0" + leaf), p["leaf_index"], head["entries_count"] - 1, list(p["path"])
    if place > last:
        return False
    while last > 0:
        if place < last or place % 2:
            if not path:
                return False
            beside = bytes.fromhex(path.pop(0))
            node = _hash(b"\1" + (beside + node if place % 2 else node + beside))
        place, last = place // 2, last // 2
    return not path and node.hex() == head["entries_root"]


def proof(kind: str, value: Any, head: Any) -> str:
    """`proved`, `mismatched` or `malformed`: a proof of inclusion or absence under a root and a count (4.13)."""
    good = isinstance(head, dict) and _count(head.get("entries_count")) and _form(head.get("entries_root"), "[0-9a-f]{64}")
    absence = kind == "absence" and isinstance(value, dict) and set(value) == {"index_entry_id", "before", "after"}
    sides: Tuple[Any, Any] = (value["before"], value["after"]) if absence else (value, value)
    good = good and (kind != "absence" or (absence and _form(value["index_entry_id"], "idx_[0-9a-f]{64}")))
    if not good or not all(_well_formed(p) for p in sides if p is not None or not absence):
        return "malformed"
    holds = all(_included(p, head) for p in sides if p is not None)
    if absence:
        (before, after), entry, count = sides, value["index_entry_id"], head["entries_count"]
        holds = holds and (not before or before["index_entry_id"] < entry) and (not after or entry < after["index_entry_id"])
        holds = holds and (count > 0 or head["entries_root"] == tree([]).hex())
        holds = holds and (after["leaf_index"] if after else count) == (before["leaf_index"] + 1 if before else 0)
    return "proved" if holds else "mismatched"
