"""The folder form of a store (section 14 of the specification) and what a reader sees of it (6.2, 11.4)."""
import re
from collections import namedtuple
from functools import lru_cache

from documents import conforms, digest, read
from lineage import MEMBERS, TYPES, acl, entries_root, id_of, rows

_CLIMB = {"idx": ("chunk_id", "chk_"), "chk": ("parse_revision_id", "par_"),
          "el": ("parse_revision_id", "par_"), "par": ("canonical_revision_id", "can_")}
_ROW = ("document_id", "canonical_revision_id", "acl_sha256", "work_id", "effective_from", "effective_to")
Seen = namedtuple("Seen", "record shelf document by_raw", defaults=[False])  # a record on a shelf

@lru_cache(maxsize=256)
def _records(data):
    """The records of a records.jsonl by the ids that their lines say."""
    found = [read(line) for line in data.split(b"\n") if line]
    return {r["id"]: r for r in found if isinstance(r, dict) and isinstance(r.get("id"), str)}

def files_below(path):
    return {p.relative_to(path).as_posix(): p.read_bytes() for p in sorted(path.rglob("*")) if p.is_file()}

def is_open(document, groups):
    """6.2, rule 1."""
    return not {"public", *groups}.isdisjoint(document["allowed_groups"])

class Shelf:
    """Records by id, documents, texts and bytes by path."""
    def __init__(self, records, documents, files):
        self.records, self.documents, self.files = records, documents, files
        self.by_revision = {d["canonical_revision_id"]: d for d in documents}

    def part(self, asked, name="preimage"):
        """A part of a record, empty if there is none."""
        part = self.records.get(asked, {}).get(name)
        return part if isinstance(part, dict) else {}

    def elements(self, asked):
        """The elements of a parse, None if they are not at hand."""
        found = self.part(asked, "info").get("elements")
        return found if found and digest(found) == self.part(asked).get("elements_sha256") else None

    def raw(self, name):
        return self.files.get("raw/" + name)

    def text(self, name):
        data = self.files.get("texts/%s.txt" % name)
        return None if data is None else data.decode("utf-8", "surrogateescape")

    def document_of(self, asked):
        """The document that an id belongs to, reached by climbing; each record on the way must be held."""
        while self.part(asked).get("type") in TYPES:
            if asked.startswith("can_"):
                return self.by_revision.get(asked)
            member, prefix = _CLIMB.get(asked.split("_")[0], ("", "-"))
            above = str(self.part(asked).get(member))
            asked = above if above.startswith(prefix) else ""
        return None

class Generation(Shelf):
    """A published generation; what its folder says of its own files is not compared."""
    def __init__(self, files, folder):
        files = {path[len(folder):]: data for path, data in files.items() if path.startswith(folder)}
        self.id, manifest = folder.split("/")[-2], read(files.get("manifest.json", b""))
        documents = manifest["documents"] if isinstance(manifest, dict) else None
        super().__init__(_records(files.get("records.jsonl", b"")), documents or [], files)
        self.sound = documents is not None
        self.leaves = self._list("leaves", lambda x: dict(entries_root=entries_root(x), entries_count=len(x)))
        self.tombstones = self._list("tombstones", lambda x: dict(tombstones_sha256=rows("tombstones", x)))

    def _list(self, name, digests):
        """A list that the own record carries; not at hand if it does not give its digests."""
        found = self.part(self.id, "info").get(name)
        try:
            return found if digests(found).items() <= self.part(self.id).items() else None
        except (TypeError, KeyError, ValueError):
            return None

    def holds_together(self):
        """The conditions of 6.1 for a generation's list of documents."""
        own, ids = self.part(self.id), [d["document_id"].encode("utf-8") for d in self.documents]
        def fits(d):
            can, parse = self.part(d["canonical_revision_id"]), self.part(d["parse_revision_id"])
            return (d["acl_sha256"], d["canonical_revision_id"], d["document_id"], own["tenant_id"]) == (
                acl(d["allowed_groups"]), parse.get("canonical_revision_id"),
                can.get("document_id"), can.get("tenant_id"))
        snapshot = rows("snapshot", [[d[m] for m in _ROW] for d in self.documents])
        return id_of(own) == self.id and own["snapshot_sha256"] == snapshot \
            and ids == sorted(set(ids)) and all(map(fits, self.documents))

class Store:
    """The files of a folder, by path below the root; `published` holds the generations of each tenant."""
    def __init__(self, files):
        self.files, self.published = files, {}
        for path in [p for p in files if re.fullmatch("tenants/[^/]+/current.json", p)]:
            pointer, folder = read(files[path]), path[:-len("current.json")] + "generations/%s/"
            made = [Generation(files, folder % name) for name in pointer["published"]]
            self.published[pointer["tenant_id"]] = made

    def audit(self, answer_sha256):
        """The newest audit of an answer."""
        def age(data):
            audit = read(data)
            return conforms("urn:loccit:audit:1", audit) and (audit["created_at"], audit["nonce"]) or ("", "")
        kept = [data for path, data in self.files.items() if path.startswith("audits/%s/" % answer_sha256)]
        return max(kept, key=age, default=None)

class Shelves:
    """What a reader sees at a time; store, sources and pack may be None, `sealed` are addresses."""
    def __init__(self, store, sources, reader, at, pack=None, sealed=()):
        self.groups, self.at, self.store, self.sealed = reader["groups"], at, store, sealed
        mine, built = (s.published.get(reader["tenant_id"], []) if s else [] for s in (store, sources))
        self.retained = {g.id: g for g in mine + built if g.sound}
        self.current, self.older = mine[-1:] + built[-1:], mine[-2::-1]
        self.packed = [pack] if pack and pack.tenants == {reader["tenant_id"]} else []
        self.has_own = bool(store or sources)
        self.readable = {d["document_id"] for g in mine[-1:] for d in g.documents if self.admits(d)}

    def admits(self, document):
        """Whether the reader may see a document at this time; ended ones stay readable."""
        return is_open(document, self.groups) and (document["effective_from"] or "") <= self.at

    def find(self, asked):
        """What an id leads to: on current shelves, in the newest older generation that has it, in the pack."""
        older = [g for g in self.older if g.document_of(asked)][:1]
        for shelf in self.current + older + self.packed:
            document = shelf.document_of(asked)
            known = document and (shelf not in older or document["document_id"] in self.readable)
            if known and self.admits(document):
                return Seen(shelf.records[asked], shelf, document)
        return None

    def by_raw(self, shelves, raw_sha256):
        """The sources on some shelves that have these bytes."""
        seen = [self.find(d["canonical_revision_id"]) for shelf in shelves for d in shelf.documents]
        own = [source._replace(by_raw=True) for source in seen if source and source.shelf in shelves]
        return [source for source in own if source.record["preimage"].get("raw_sha256") == raw_sha256]

    def source(self, cite):
        """The source of a citation; `by_raw` if it was found by its bytes alone."""
        named = next(filter(None, (self.find(cite.get(member, "")) for member in MEMBERS.values())), None)
        if named:
            return self.find(named.document["canonical_revision_id"])
        return next(iter(self.by_raw(self.current + self.packed, cite["raw_sha256"])), None)

    def raw(self, source, name):
        """Bytes of a source's shelf; of a pack also those of a current shelf that has a source of them."""
        missing = source.shelf in self.packed and source.shelf.raw(name) is None
        twins = self.by_raw(self.current, name) if missing else []
        return [*twins, source][0].shelf.raw(name)

    def anchors(self, cite, source):
        """Whether something stands for a citation that did not come with it (11.4)."""
        own = source or self.has_own
        if source and source.shelf in self.packed:
            pre = source.record["preimage"]
            uris = [twin.record["preimage"].get("source_uri") for twin in self.by_raw(self.current, pre["raw_sha256"])]
            own = any(uri == pre["source_uri"] or str(uri).startswith("file-set:") for uri in uris)
        return bool(own) or cite["source_uri"] in self.sealed
