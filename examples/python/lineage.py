"""Ids, digests of lists, the tree of entries and proofs about it (section 4 of the specification)."""
import hashlib
import unicodedata
from functools import lru_cache

from documents import canonical, conforms, digest, read
from text import COORDINATES

PREFIX = {"canonical": "can_", "parse": "par_", "element": "el_", "chunk": "chk_", "index-entry": "idx_",
          "generation": "gen_"}
# What 4.2 says of these members is not asked here (4.12): the schema sees a value that it takes.
_ANY = {"document_id": "x", "source_uri": "urn:any:x", "source_version": "x", "charset": "utf-8",
        "media_type": "text/plain", "coordinate_space": COORDINATES}

def id_of(preimage):
    """The id of a preimage; None for a value that has none (4.1)."""
    try:
        return _id_of(canonical(preimage))
    except ValueError:
        return None

@lru_cache(maxsize=None)
def _id_of(data):
    pre = read(data)
    level = str(pre.get("type"))[7:-2] if isinstance(pre, dict) else ""
    if level not in PREFIX or unicodedata.normalize("NFC", data.decode()) != data.decode():
        return None
    asked = {m: _ANY[m] if m in _ANY and v and isinstance(v, str) else v for m, v in pre.items()}
    good = conforms("lineage", asked, level.replace("-", "_") + "_preimage")
    if good and level == "canonical":
        text = pre["media_type"] in ("text/plain", "text/markdown")
        good = [pre[m] is None for m in ("extractor", "locator_map_sha256", "charset")] == [text, text, not text]
    good = good and pre.get("char_start", 0) < pre.get("char_end", 1)
    return PREFIX[level] + hashlib.sha256(data).hexdigest() if good else None

def rows(kind, items):
    """`snapshot_sha256` and `tombstones_sha256`."""
    return digest({"type": "loccit:%s:1" % kind, "documents": sorted(items, key=canonical)})

def acl(groups):
    """`acl_sha256`."""
    return digest({"type": "loccit:acl:1", "allowed_groups": sorted(set(groups), key=str.encode)})

def _hash(data):
    return hashlib.sha256(data).digest()

def _leaf(entry):
    return canonical({k: entry[k] for k in ("acl_sha256", "index_entry_id")})

def _tree(leaves):
    if len(leaves) < 2:
        return _hash(b"\0" + leaves[0] if leaves else b"")
    left = 1 << ((len(leaves) - 1).bit_length() - 1)
    return _hash(b"\1" + _tree(leaves[:left]) + _tree(leaves[left:]))

def entries_root(leaves):
    """The root over entries (4.11)."""
    return _tree([_leaf(x) for x in sorted(leaves, key=lambda leaf: leaf["index_entry_id"])]).hex()

def proved(p, head):
    """Whether a proof of inclusion holds under the root and count of a generation's preimage (4.13)."""
    if not conforms("audit", p, "inclusion_proof") or p["leaf_index"] >= head["entries_count"]:
        return False
    node, place, last, path = _hash(b"\0" + _leaf(p)), p["leaf_index"], head["entries_count"] - 1, p["path"][:]
    while last > 0:
        if place < last or place % 2:
            if not path:
                return False
            beside = bytes.fromhex(path.pop(0))
            node = _hash(b"\1" + (beside + node if place % 2 else node + beside))
        place, last = place // 2, last // 2
    return not path and node.hex() == head["entries_root"]
