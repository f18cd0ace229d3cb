"""Ids, digests of lists, the tree of entries, proofs about it, chains (section 4 of the specification)."""
import hashlib
import unicodedata
from functools import lru_cache

from documents import canonical, conforms, digest, read, sha256
from text import COORDINATES, derive, text_hash

PREFIX = {"canonical": "can_", "parse": "par_", "element": "el_", "chunk": "chk_", "index-entry": "idx_",
          "generation": "gen_"}
TYPES = ["loccit:%s:1" % level for level in PREFIX]
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
        nulls = [pre[m] is None for m in ("extractor", "locator_map_sha256", "charset")]
        good = nulls == [text, text, not text]
    good = good and pre.get("char_start", 0) < pre.get("char_end", 1)
    return PREFIX[level] + sha256(data) if good else None

def rows(kind, items):
    """`snapshot_sha256` and `tombstones_sha256`; below, `acl_sha256` (4.10)."""
    return digest({"type": "loccit:%s:1" % kind, "documents": sorted(items, key=canonical)})
def acl(groups):
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
    node, place, path = _hash(b"\0" + _leaf(p)), p["leaf_index"], p["path"][:]
    last = head["entries_count"] - 1
    while last > 0:
        if place < last or place % 2:
            if not path:
                return False
            beside = bytes.fromhex(path.pop(0))
            node = _hash(b"\1" + (beside + node if place % 2 else node + beside))
        place, last = place // 2, last // 2
    return not path and node.hex() == head["entries_root"]

class Chain:
    """What the records, bytes and text of a citation hold by (4.12): `found` tells of (link, rule) whether it
    holds, None if that is not decided. `record` finds a record by its id, `raw` and `text` by a digest. By
    level, `records` are what was found, `pre` the preimages if well formed, `sound` whether the id is right.
    """
    def __init__(self, cite, record, raw, text):
        self.cite, self.find, self.rows, self.text = cite, record, None, None
        self.found, self.records, self.pre, self.sound = {}, {}, {}, {}
        if "index_entry_id" in cite:
            self._follow()
        self._bytes(raw, text)
        if "index_entry_id" in cite:
            self._levels()
        if "char_start" in cite:
            self._span(cite["char_start"], cite["char_end"])

    def _say(self, link, rule, *holds):
        holds += (self.found.get((link, rule), True),)
        self.found[link, rule] = False if False in holds else None if None in holds else True

    def _look(self, level, asked):
        """Takes the record of an id as the one of a level."""
        record = self.records[level] = self.find(asked)
        made = id_of(record.get("preimage")) if isinstance(record, dict) else None
        fits = made is not None and record["preimage"]["type"] == "loccit:%s:1" % level
        self.pre[level] = record["preimage"] if fits else None
        self.sound[level] = None if record is None else fits and made == record.get("id") == asked
        return self.pre[level]

    def _info(self, level, member):
        info = self.records[level].get("info") if isinstance(self.records[level], dict) else None
        return info.get(member) if isinstance(info, dict) else None

    def _lists(self, chunk):
        return bool(chunk) and self.cite["element_id"] in chunk["element_ids"]

    def _follow(self):
        """From the entry down by what records name; rules 1 and 2."""
        above, pre = "index-entry", self._look("index-entry", self.cite["index_entry_id"])
        for level in ("chunk", "parse", "canonical"):
            member = level + ("_id" if level == "chunk" else "_revision_id")
            asked, named = self.cite[member], pre[member] if pre else self.cite[member]
            if named != asked:
                follow = self.sound[above]
                if follow and level == "chunk":
                    other, cited = self._look(level, named), self._look(level, asked)
                    follow = not self.sound[level] or not self._lists(cited) or self._lists(other)
                self._say(level if follow else above, "chain-broken", False)
                asked = named if follow else asked
            self.parse_id = asked if level == "parse" else getattr(self, "parse_id", None)
            above, pre = level, self._look(level, asked)

    def _bytes(self, raw, text):
        """Bytes, canonical record and text; rule 5."""
        cite = self.cite
        can = self.pre["canonical"] if self.pre else self._look("canonical", cite["canonical_revision_id"])
        self._say("canonical", "canonical-id", self.sound["canonical"])
        if not can:
            return
        self._say("canonical", "canonical-id", can["raw_sha256"] == cite["raw_sha256"])
        recorded = can["coordinate_space"] if self.sound["canonical"] else COORDINATES
        self._say("span", "coordinate-space", cite["coordinate_space"] == recorded == COORDINATES)
        data, kept = raw(can["raw_sha256"]), text(can["canonical_sha256"])
        data = raw(cite["raw_sha256"]) if data is None else data
        right = None if data is None else sha256(data) == can["raw_sha256"]
        self._say("raw", "raw-hash", right)
        producer = self._info("canonical", "unicode_version")
        derived, follows = derive(can, data, kept, producer) if right else (None, None)
        self._say("canonical", "raw-to-canonical", follows)
        held = (follows or None) if kept is None else text_hash(kept) == can["canonical_sha256"]
        self._say("canonical", "canonical-hash", held)
        self.text = kept if held and kept is not None else derived

    def _slice_holds(self, pre, member):
        if self.text is None or not pre:
            return None
        start, end = pre["char_start"], pre["char_end"]
        return end <= len(self.text) and text_hash(self.text[start:end]) == pre[member]

    def _levels(self):
        """Entry, chunk, parse and element; rule 3."""
        entry, chunk, parse = self.pre["index-entry"], self.pre["chunk"], self.pre["parse"]
        words, rows = self._info("index-entry", "retrieval_text"), self._info("parse", "elements")
        self._say("index-entry", "entry-id", self.sound["index-entry"], not entry or words is None or (
            isinstance(words, str) and text_hash(words) == entry["retrieval_sha256"]))
        self._say("chunk", "chunk-id", self.sound["chunk"], self._slice_holds(chunk, "content_sha256"))
        self._say("parse", "parse-id", self.sound["parse"])
        rows_hold = None if not parse or rows is None else digest(rows) == parse["elements_sha256"]
        self._say("parse", "element-not-in-parse", rows_hold)
        self.rows = rows if rows_hold else None
        if chunk and not self._lists(chunk):
            self._say("element" if self.sound["chunk"] else "chunk", "element-not-in-chunk", False)
            if self.sound["chunk"]:
                return
        element = self._look("element", self.cite["element_id"])
        self._say("element", "element-id", self.sound["element"], self._slice_holds(element, "text_sha256"))
        known = None
        if element:
            self._say("element", "chain-broken", element["parse_revision_id"] == self.parse_id)
            row = [element[m] for m in ("kind", "char_start", "char_end", "text_sha256")]
            known = self.rows and row in self.rows[element["ordinal"]:element["ordinal"] + 1]
        self._say("element", "element-not-in-parse", known)

    def _span(self, start, end):
        """Where the cited span lies; rule 4."""
        good = all(isinstance(p, int) and p >= 0 for p in (start, end)) and start < end
        good = good and (None if self.text is None else end <= len(self.text))
        self._say("span", "span-bounds", good)
        if good is not False:
            self._say("span", "span-hash", self._slice_holds(self.cite, "span_sha256"))
            for level in {"element", "chunk"} & set(self.pre):
                pre = self.pre[level]
                inside = pre and pre["char_start"] <= start and end <= pre["char_end"]
                self._say("span", "span-outside-" + level, inside)
