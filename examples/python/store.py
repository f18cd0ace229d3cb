"""The folder form of a store (section 14 of the specification) and what a reader sees of it (6.2, 11.4)."""
import re
from collections import namedtuple
from functools import lru_cache

import lineage
from documents import REFUSED, conforms, digest, read, sha256

_BELOW = {"idx": ("chunk_id", "chk_"), "chk": ("parse_revision_id", "par_"),
          "el": ("parse_revision_id", "par_"), "par": ("canonical_revision_id", "can_")}
_ROW = ("document_id", "canonical_revision_id", "acl_sha256", "work_id", "effective_from", "effective_to")
Seen = namedtuple("Seen", "record generation document")  # a record on a shelf

@lru_cache(maxsize=256)
def _records(data):
    """The records of a records.jsonl by the ids that their lines say."""
    found = [read(line) for line in data.split(b"\n") if line]
    return {r["id"]: r for r in found if isinstance(r, dict) and isinstance(r.get("id"), str)}

def files_below(path):
    return {p.relative_to(path).as_posix(): p.read_bytes() for p in sorted(path.rglob("*")) if p.is_file()}

def _whole(data, name):
    value = read(data)
    return conforms(name, value) and value["digest"] == digest(value, without="digest")

def is_open(document, groups):
    """6.2, rule 1."""
    return bool({"public", *groups} & set(document["allowed_groups"]))

class Generation:
    """A published generation; `strict` compares all hashes of section 14, `hashed` texts and bytes."""
    def __init__(self, files, tenant, folder, strict, hashed):
        self.files, self.folder, self.hashed, self.id = files, folder, hashed or strict, folder.split("/")[-2]
        data, lines = (files.get(folder + name, b"") for name in ("manifest.json", "records.jsonl"))
        manifest, self.records, self.listed = read(data), _records(lines), None
        self.sound = _whole(data, "store-generation") if strict else isinstance(manifest, dict)
        self.documents = manifest["documents"] if self.sound else []
        self.by_revision = {d["canonical_revision_id"]: d for d in self.documents}
        self.leaves, self.tombstones = self._list("leaves"), self._list("tombstones")
        if strict and self.sound:
            self.listed, kept = {f["path"]: f["sha256"] for f in manifest["files"]}, self.records
            self.sound = self.listed.get("records.jsonl") == sha256(lines) and self.holds_together() \
                and [read(x) for x in lines.split(b"\n")] == [kept[i] for i in sorted(kept)] + [REFUSED] \
                and all(conforms("lineage", r) for r in kept.values()) \
                and (manifest["tenant_id"], manifest["generation_id"]) == (tenant, self.id)

    def preimage(self, asked):
        """The preimage under an id, empty if there is none."""
        preimage = self.records.get(asked, {}).get("preimage")
        return preimage if isinstance(preimage, dict) else {}

    def raw(self, name, path="raw/%s"):
        listed = self.listed is None or path % name in self.listed
        data = self.files.get(self.folder + path % name) if listed else None
        return None if data is None or (self.hashed and sha256(data) != name) else data

    def text(self, name):
        data = self.raw(name, "texts/%s.txt")
        return None if data is None else data.decode("utf-8", "surrogateescape")

    def _list(self, member):
        """A list behind the digests of the own record; not at hand if it does not give its digest."""
        pre = self.preimage(self.id)
        try:
            found = self.records[self.id]["info"][member]
            if member == "tombstones":
                return found if lineage.rows(member, found) == pre["tombstones_sha256"] else None
            count = len({leaf["index_entry_id"] for leaf in found})
            return found if len(found) == count == pre["entries_count"] \
                and lineage.entries_root(found) == pre["entries_root"] else None
        except (TypeError, KeyError, ValueError):
            return None

    def holds_together(self):
        """The conditions of 6.1 for a generation's list of documents."""
        own, ids = self.preimage(self.id), [d["document_id"].encode("utf-8") for d in self.documents]
        for d in self.documents:
            can, parse = self.preimage(d["canonical_revision_id"]), self.preimage(d["parse_revision_id"])
            if (d["acl_sha256"], d["canonical_revision_id"], d["document_id"], own.get("tenant_id")) != (
                    lineage.acl(d["allowed_groups"]), parse.get("canonical_revision_id"),
                    can.get("document_id"), can.get("tenant_id")):
                return False
        made = lineage.rows("snapshot", [[d[m] for m in _ROW] for d in self.documents])
        return ids == sorted(set(ids)) and lineage.id_of(own) == self.id and own["snapshot_sha256"] == made

    def document_of(self, asked):
        """The document that an id belongs to, reached by climbing; each record on the way must be held."""
        while self.preimage(asked).get("type") in lineage.TYPES:
            if asked.startswith("can_"):
                return self.by_revision.get(asked)
            member, below = _BELOW.get(asked.split("_")[0], ("", "-"))
            asked = str(self.preimage(asked).get(member))
            asked = asked if asked.startswith(below) else ""
        return None

class Store:
    """The files of a folder, by path below the root; `published` holds the generations of each tenant."""
    def __init__(self, files, strict=False, hashed=False):
        self.files, self.published = files, {}
        for path in [p for p in files if re.fullmatch("tenants/[^/]+/current.json", p)]:
            whole = _whole(files.get("store.json", b""), "store") and _whole(files[path], "store-pointer")
            if whole or not strict:
                pointer, base = read(files[path]), path[:-len("current.json")] + "generations/%s/"
                tenant, names = pointer["tenant_id"], pointer["published"]
                made = [Generation(files, tenant, base % name, strict, hashed) for name in names]
                self.published[tenant] = [] if strict and not all(g.sound for g in made) else made

    def audit(self, answer_sha256):
        """The newest audit of an answer."""
        kept = [d for p, d in sorted(self.files.items()) if p.startswith("audits/%s/" % answer_sha256)]
        good = [d for d in kept if conforms("audit", read(d))]
        newest = kept[-1] if kept else None
        return max(good, key=lambda d: (read(d)["created_at"], read(d)["nonce"]), default=newest)

class Shelves:
    """What a reader sees at a time; `store` and `sources` may be None."""
    def __init__(self, store, sources, reader, at):
        self.groups, self.at, self.anchored = reader["groups"], at, bool(store or sources)
        mine, built = (s.published.get(reader["tenant_id"], []) if s else [] for s in (store, sources))
        self.retained = {g.id: g for g in mine + built if g.sound}
        self.current, self.older = mine[-1:] + built[-1:], mine[-2::-1]
        self.readable = {d["document_id"] for g in mine[-1:] for d in g.documents if self.admits(d)}

    def admits(self, document):
        """Whether the reader may see a document at this time; ended ones stay readable."""
        return is_open(document, self.groups) and (document["effective_from"] or "") <= self.at

    def find(self, asked):
        """What an id leads to: on current shelves, else in the newest older generation that has it."""
        for g in self.current + self.older:
            document = g.document_of(asked)
            known = document and (g in self.current or document["document_id"] in self.readable)
            if known and self.admits(document):
                return Seen(g.records[asked], g, document)
            if document and g in self.older:
                break
        return None

    def by_raw(self, raw_sha256):
        """A source on a current shelf by its bytes."""
        for seen in [self.find(d["canonical_revision_id"]) for g in self.current for d in g.documents]:
            if seen and seen.generation.preimage(seen.record["id"]).get("raw_sha256") == raw_sha256:
                return seen
        return None
