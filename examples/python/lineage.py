"""Ids, digests, the tree, proofs and the chain (section 4 of the specification)."""
from __future__ import annotations

import hashlib
import re
import unicodedata
from typing import Any, Dict, List, Optional

import schema
from strict_json import JsonFault, canonical, digest

PREFIX = {"loccit:canonical:1": ("can_", "canonical"), "loccit:parse:1": ("par_", "parse"), "loccit:element:1": ("el_", "element"),
          "loccit:chunk:1": ("chk_", "chunk"), "loccit:index-entry:1": ("idx_", "index_entry"),
          "loccit:generation:1": ("gen_", "generation")}
_SECRET = re.compile(r"[?&](?:access_token|id_token|refresh_token|auth_token|token|api[-_]?key|client_secret|secret|password|passwd|pwd"
                     r"|sig|signature|x-(?:amz|goog)-(?:credential|signature)|x-amz-security-token)(?:=|&|$)", re.I)


def _strings(value: Any) -> List[str]:
    if isinstance(value, str):
        return [value]
    items = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return [s for item in items for s in _strings(item)]


def _counts(value: Any) -> bool:
    if isinstance(value, (dict, list)):
        return all(map(_counts, value.values() if isinstance(value, dict) else value))
    return value is None or isinstance(value, (str, bool)) or _count(value)


def id_of(preimage: Any) -> Optional[str]:
    """The id of a preimage; None for a value that has none (4.1)."""
    kind = preimage.get("type") if isinstance(preimage, dict) else None
    if not isinstance(kind, str) or kind not in PREFIX:
        return None
    prefix, name = PREFIX[kind]
    if schema.faults("lineage", preimage, name + "_preimage"):
        return None
    if not _counts(preimage) or any(not s or unicodedata.normalize("NFC", s) != s for s in _strings(preimage)):
        return None
    if preimage.get("char_start", 0) >= preimage.get("char_end", 1) or _SECRET.search(preimage.get("source_uri", "")):
        return None
    if name == "canonical":
        plain = preimage["media_type"] in ("text/plain", "text/markdown")
        if [preimage[m] is None for m in ("extractor", "locator_map_sha256", "charset")] != [plain, plain, not plain]:
            return None
    return prefix + digest(preimage)


def acl(groups: List[str]) -> str:
    """`acl_sha256`."""
    return digest({"type": "loccit:acl:1", "allowed_groups": sorted(set(groups), key=lambda g: g.encode("utf-8"))})


def rows(kind: str, items: List[Any]) -> str:
    """`snapshot_sha256` and `tombstones_sha256`: rows sorted by their canonical JSON."""
    return digest({"type": "loccit:%s:1" % kind, "documents": sorted(items, key=lambda r: canonical(r).encode("utf-8"))})


def pipeline(value: Dict[str, Any]) -> str:
    """`pipeline_sha256`: each list of tools as a sorted set."""
    lists = {k: sorted({canonical(t): t for t in v}.items(), key=lambda p: p[0].encode("utf-8")) for k, v in value.items()
             if isinstance(v, list)}
    return digest({"type": "loccit:pipeline:1", **value, **{k: [t for _, t in v] for k, v in lists.items()}})


def _hash(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def tree(leaves: List[bytes]) -> bytes:
    """The tree hash of RFC 6962, section 2.1."""
    if len(leaves) < 2:
        return _hash(b"\0" + leaves[0]) if leaves else _hash(b"")
    left = 1 << ((len(leaves) - 1).bit_length() - 1)
    return _hash(b"\1" + tree(leaves[:left]) + tree(leaves[left:]))


def leaf_bytes(leaf: Any) -> bytes:
    """What is hashed of an entry."""
    return canonical({"acl_sha256": leaf["acl_sha256"], "index_entry_id": leaf["index_entry_id"]}).encode("utf-8")


def leaves_hold(generation: Any, leaves: Any) -> bool:
    """Whether leaves give root and count of a generation's preimage."""
    try:
        ids = [leaf["index_entry_id"] for leaf in leaves]
        ordered = all(a < b for a, b in zip(ids, ids[1:])) and len(ids) == generation["entries_count"]
        return ordered and tree([leaf_bytes(leaf) for leaf in leaves]).hex() == generation["entries_root"]
    except (TypeError, KeyError, JsonFault):
        return False


def _count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2 ** 53


def _form(value: Any, pattern: str) -> bool:
    return isinstance(value, str) and re.fullmatch(pattern, value) is not None


def proof(kind: str, value: Any, head: Any) -> str:
    """`proved`, `mismatched` or `malformed` (4.13)."""
    good = isinstance(head, dict) and _count(head.get("entries_count")) and _form(head.get("entries_root"), "[0-9a-f]{64}")
    parts = [value] if kind == "inclusion" else []
    if kind == "absence" and isinstance(value, dict):
        good = good and set(value) == {"index_entry_id", "before", "after"} and _form(value["index_entry_id"], "idx_[0-9a-f]{64}")
        parts = [value.get(k) for k in ("before", "after") if value.get(k) is not None]
    elif kind == "absence":
        good = False
    if not good or not all(map(_well_formed, parts)):
        return "malformed"
    if not all(_included(p, head) for p in parts):
        return "mismatched"
    if kind == "absence":
        before, after, entry = value["before"], value["after"], value["index_entry_id"]
        place = after["leaf_index"] if after else head["entries_count"]
        sides = (not before or before["index_entry_id"] < entry) and (not after or entry < after["index_entry_id"])
        empty = head["entries_count"] > 0 or head["entries_root"] == _hash(b"").hex()
        if not sides or not empty or place != (before["leaf_index"] + 1 if before else 0):
            return "mismatched"
    return "proved"


def _well_formed(p: Any) -> bool:
    return (isinstance(p, dict) and set(p) == {"index_entry_id", "acl_sha256", "leaf_index", "path"}
            and _form(p["index_entry_id"], "idx_[0-9a-f]{64}") and _form(p["acl_sha256"], "[0-9a-f]{64}") and _count(p["leaf_index"])
            and isinstance(p["path"], list) and len(p["path"]) <= 53 and all(_form(h, "[0-9a-f]{64}") for h in p["path"]))


def _included(p: Any, head: Any) -> bool:
    node, place, last, path = _hash(b"\0" + leaf_bytes(p)), p["leaf_index"], head["entries_count"] - 1, list(p["path"])
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
