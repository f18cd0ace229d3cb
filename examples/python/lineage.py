"""Ids, digests of lists, the tree of entries, proofs about it, chains (section 4 of the specification)."""
import hashlib
import unicodedata
from functools import lru_cache, partial

from documents import canonical, conforms, digest, read, sha256
from text import COORDINATES, derive, text_hash

LEVELS = {"canonical": "can_", "parse": "par_", "element": "el_", "chunk": "chk_", "index-entry": "idx_",
          "generation": "gen_"}
TYPES = {"loccit:%s:1" % level: level for level in LEVELS}
MEMBERS = {"canonical": "canonical_revision_id", "index-entry": "index_entry_id", "chunk": "chunk_id",
           "parse": "parse_revision_id", "element": "element_id"}
# What 4.2 says of these members is not asked here (4.12): the schema sees a value that it takes.
_ANY = {"document_id": "x", "source_uri": "urn:any:x", "source_version": "x", "charset": "utf-8",
        "media_type": "text/plain", "coordinate_space": COORDINATES}

def id_of(preimage):
    """The id of a preimage; None for a value that has none (4.1)."""
    return _id_of(canonical(preimage))

@lru_cache(maxsize=None)
def _id_of(data):
    pre = read(data)
    level = TYPES.get(str(pre.get("type"))) if isinstance(pre, dict) else None
    if not level or not unicodedata.is_normalized("NFC", data.decode()):
        return None
    plain = {m: _ANY[m] for m in _ANY if isinstance(pre.get(m), str) and pre[m]}
    form = "urn:loccit:lineage:1#/$defs/%s_preimage" % level.replace("-", "_")
    good = conforms(form, {**pre, **plain}) and pre.get("char_start", 0) < pre.get("char_end", 1)
    if good and level == "canonical":
        text = pre["media_type"] in ("text/plain", "text/markdown")
        nulls = [pre[m] is None for m in ("extractor", "locator_map_sha256", "charset")]
        good = nulls == [text, text, not text]
    return LEVELS[level] + sha256(data) if good else None

def rows(kind, items):
    """`snapshot_sha256` and `tombstones_sha256` (4.10)."""
    return digest({"type": "loccit:%s:1" % kind, "documents": sorted(items, key=canonical)})

def acl(groups):
    """`acl_sha256` (4.10)."""
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
    return _tree([_leaf(x) for _, x in sorted({x["index_entry_id"]: x for x in leaves}.items())]).hex()

def proved(p, head):
    """Whether a proof of inclusion holds under the root and count of a generation's preimage (4.13)."""
    node, place, last, lefts = _hash(b"\0" + _leaf(p)), p["leaf_index"], head["entries_count"] - 1, []
    inside = place <= last
    while last > 0:
        if place % 2 or place < last:  # else it has no neighbour
            lefts.append(place % 2)
        place, last = place // 2, last // 2
    for left, beside in zip(lefts, map(bytes.fromhex, p["path"])):
        node = _hash(b"\1" + (beside + node if left else node + beside))
    return inside and len(lefts) == len(p["path"]) and node.hex() == head["entries_root"]

class Chain:
    """What a citation rests on (4.12), and what rules find on it: `told` in order, `faults` by links.

    By level, `pre` is the preimage if well formed, `info` goes with it, `sound` is whether the id is right.
    """
    def __init__(self, cite):
        self.cite, self.lineage, self.text, self.rows = cite, "index_entry_id" in cite, None, None
        self.told, self.faults, self.settled = [], set(), set()
        self.pre, self.info, self.sound, self.loose = {}, {}, {}, set()

    def rule(self, link, rule, reads, settles, holds, needs=True, outcome="fail"):
        """A row of the table of 11.5. What is not decided (None) is told if something is missing for it."""
        if holds is None:
            outcome = "unverifiable" if needs else None
        elif not holds:
            self.faults.add((link, rule))
        if outcome and not holds and self.settled.isdisjoint(reads.split()):
            self.settled.update(settles.split())
            rule = "parse-id" if link == "parse" and rule == "element-not-in-parse" else rule
            self.told.append((rule, outcome))

    def judge(self, find, raw, text):
        """Follows the chain: `find` finds a record by its id, `raw` and `text` what a digest names."""
        rule, cite, look = self.rule, self.cite, partial(self._look, find)
        if self.lineage:
            self._follow(look)
        can = self.pre["canonical"] if self.lineage else look("canonical", cite["canonical_revision_id"])
        right, follows, held = self._derive(can, raw, text) if can else (None, None, None)
        space = can["coordinate_space"] if self.sound["canonical"] else COORDINATES
        rule("span", "coordinate-space", "", "span", cite["coordinate_space"] == space == COORDINATES)
        if self.lineage:
            self._levels()
        rule("canonical", "chain-broken", "source", "source published", "canonical" not in self.loose)
        records = "source records"
        rule("canonical", "canonical-id", records, records + " published", self.sound["canonical"])
        for member in ("document_id", "source_uri", "raw_sha256"):
            same = can and cite.get(member, can[member]) == can[member]
            rule("canonical", "canonical-id", records, member, same)
        rule("raw", "raw-hash", "source", "raw", right)
        rule("canonical", "raw-to-canonical", "source raw", "", follows)
        rule("canonical", "canonical-hash", "source", "text", held)
        if "char_start" in cite:
            self._span(cite["char_start"], cite["char_end"])

    def _look(self, find, level, asked):
        """Takes the record of an id as the one of a level."""
        record = find(asked)
        known = record if isinstance(record, dict) else {}
        made, info = id_of(known.get("preimage")), known.get("info")
        fits = bool(made) and made.startswith(LEVELS[level])
        self.pre[level] = known["preimage"] if fits else None
        self.info[level] = info if isinstance(info, dict) else {}
        self.sound[level] = None if record is None else fits and made == known.get("id") == asked
        return self.pre[level]

    def _lists(self, chunk):
        return bool(chunk) and self.cite["element_id"] in chunk["element_ids"]

    def _follow(self, look):
        """From the entry down by what records name, by rules 1 to 3; `loose` is where the chain breaks."""
        above, pre, ids = "index-entry", look("index-entry", self.cite["index_entry_id"]), {}
        for level in ("chunk", "parse", "canonical"):
            cited = self.cite[MEMBERS[level]]
            named = pre[MEMBERS[level]] if pre else cited
            if named != cited:
                follow = self.sound[above]
                if follow and level == "chunk":
                    other, own = look(level, named), look(level, cited)
                    follow = not self.sound[level] or not self._lists(own) or self._lists(other)
                self.loose.add(level if follow else above)
                named = named if follow else cited
            above, pre, ids[level] = level, look(level, named), named
        self.unlisted = self.pre["chunk"] and not self._lists(self.pre["chunk"])
        element = look("element", "" if self.unlisted and self.sound["chunk"] else self.cite["element_id"])
        if element and element["parse_revision_id"] != ids["parse"]:
            self.loose.add("element")

    def _derive(self, can, raw, text):
        """Finds the text that slices are judged by; whether bytes, derivation and text hold (rule 5)."""
        data, kept = raw(can["raw_sha256"]), text(can["canonical_sha256"])
        data, follows = raw(self.cite["raw_sha256"]) if data is None else data, None
        right = None if data is None else sha256(data) == can["raw_sha256"]
        if right:
            self.text, follows = derive(can, data, kept, self.info["canonical"].get("unicode_version"))
        if kept is None:
            return right, follows, follows or None
        held = text_hash(kept) == can["canonical_sha256"]
        self.text = kept if held else self.text
        return right, follows, held

    def _slice(self, pre, member):
        """Whether a member is the hash of the slice that positions name."""
        if self.text is None or not pre:
            return None
        start, end = pre["char_start"], pre["char_end"]
        return end <= len(self.text) and text_hash(self.text[start:end]) == pre[member]

    def _levels(self):
        def level(link, fault, *holds):
            member, needs = MEMBERS[link], self.sound[link] is None
            all_hold = False if False in holds else None if None in holds else True
            self.rule(link, fault, "records " + member, member, all_hold, needs)
        _, entry, chunk, parse, element = map(self.pre.get, MEMBERS)
        words, rows = self.info["index-entry"].get("retrieval_text"), self.info["parse"].get("elements")
        said = not entry or words is None or text_hash(str(words)) == entry["retrieval_sha256"]
        level("index-entry", "entry-id", self.sound["index-entry"], said)
        level("chunk", "chunk-id", self.sound["chunk"], self._slice(chunk, "content_sha256"))
        level("element" if self.sound["chunk"] else "chunk", "element-not-in-chunk", not self.unlisted)
        level("element", "element-id", self.sound["element"], self._slice(element, "text_sha256"))
        level("parse", "parse-id", self.sound["parse"])
        rows_hold = None if not parse or rows is None else digest(rows) == parse["elements_sha256"]
        level("parse", "element-not-in-parse", rows_hold)
        for link in ("index-entry", "chunk", "element", "parse"):
            level(link, "chain-broken", link not in self.loose)
        self.rows = rows if rows_hold else None
        row = element and [element[m] for m in ("kind", "char_start", "char_end", "text_sha256")]
        known = row and self.rows and row in self.rows[element["ordinal"]:element["ordinal"] + 1]
        reads = "records element_id parse_revision_id"
        self.rule("element", "element-not-in-parse", reads, "element_id", known)

    def _span(self, start, end):
        """Where the cited span lies; rule 4."""
        rule, reads = self.rule, "source text span"
        good = isinstance(start, int) and isinstance(end, int) and 0 <= start < end
        good = good and (None if self.text is None else end <= len(self.text))
        rule("span", "span-bounds", reads, "span", good, False)
        if good is False:
            return
        rule("span", "span-hash", reads, "span", self._slice(self.cite, "span_sha256"), False)
        for level in ("element", "chunk"):
            pre = self.pre.get(level)
            inside = pre and pre["char_start"] <= start and end <= pre["char_end"]
            rule("span", "span-outside-" + level, "%s records %s_id" % (reads, level), "span", inside, False)
