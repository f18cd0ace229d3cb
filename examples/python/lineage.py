"""Ids, digests of lists, the tree of entries and proofs about it (section 4 of the specification)."""
import hashlib
import unicodedata
from functools import lru_cache

from documents import canonical, conforms, digest, parse
from text import COORDINATES

PREFIX = {"canonical": "can_", "parse": "par_", "element": "el_", "chunk": "chk_", "index-entry": "idx_", "generation": "gen_"}
# What 4.2 says of these members counts as any string here: the schema is asked with something that it takes.
_ANY = {"document_id": "x", "source_uri": "urn:any:x", "source_version": "x", "charset": "utf-8", "media_type": "text/plain",
        "coordinate_space": COORDINATES}


def id_of(preimage):
    """The id of a preimage; None for a value that has none (4.1)."""
    try:
        return _id_of(canonical(preimage))
    except ValueError:
        return None


@lru_cache(maxsize=None)
def _id_of(data):
    preimage = parse(data)
    level = str(preimage.get("type"))[7:-2] if isinstance(preimage, dict) else ""
    if level not in PREFIX or unicodedata.normalize("NFC", data.decode("utf-8")) != data.decode("utf-8"):
        return None
    asked = {m: _ANY[m] if m in _ANY and v and isinstance(v, str) else v for m, v in preimage.items()}
    if not conforms("lineage", asked, level.replace("-", "_") + "_preimage"):
        return None
    if level == "canonical":
        text = preimage["media_type"] in ("text/plain", "text/markdown")
        if [preimage[m] is None for m in ("extractor", "locator_map_sha256", "charset")] != [text, text, not text]:
            return None
    good = preimage.get("char_start", 0) < preimage.get("char_end", 1)
    return PREFIX[level] + hashlib.sha256(data).hexdigest() if good else None


def rows(kind, items):
    """`snapshot_sha256` and `tombstones_sha256`."""
    return digest({"type": "loccit:%s:1" % kind, "documents": sorted(items, key=canonical)})


def acl(groups):
    """`acl_sha256`."""
    return digest({"type": "loccit:acl:1", "allowed_groups": sorted(set(groups), key=lambda g: g.encode("utf-8"))})


def _hash(data):
    return hashlib.sha256(data).digest()


def _leaf(entry):
    return canonical({k: entry[k] for k in ("acl_sha256", "index_entry_id")})


def tree(leaves):
    """The tree hash of RFC 6962, section 2.1."""
    if len(leaves) < 2:
        return _hash(b"\0" + leaves[0] if leaves else b"")
    left = 1 << ((len(leaves) - 1).bit_length() - 1)
    return _hash(b"\1" + tree(leaves[:left]) + tree(leaves[left:]))


def entries_root(leaves):
    """The root over entries (4.11)."""
    return tree([_leaf(x) for x in sorted(leaves, key=lambda leaf: leaf["index_entry_id"])]).hex()


def proved(p, head):
    """Whether a proof of inclusion holds under the root and count of a generation's preimage (4.13)."""
    if not conforms("audit", p, "inclusion_proof") or p["leaf_index"] >= head["entries_count"]:
        return False
    node, place, last, path = _hash(b"\0" + _leaf(p)), p["leaf_index"], head["entries_count"] - 1, list(p["path"])
    while last > 0:
        if place < last or place % 2:
            if not path:
                return False
            beside = bytes.fromhex(path.pop(0))
            node = _hash(b"\1" + (beside + node if place % 2 else node + beside))
        place, last = place // 2, last // 2
    return not path and node.hex() == head["entries_root"]
