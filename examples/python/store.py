"""The folder form of a store (section 14) and what a reader sees of it (6.2, 11.4)."""
from __future__ import annotations

from functools import lru_cache
from typing import Any, Dict, Iterator, List, NamedTuple, Optional

import lineage
import schema
from strict_json import JsonFault, digest, parse, sha256

_BELOW = {"idx_": ("chunk_id", "chk_"), "chk_": ("parse_revision_id", "par_"), "el_": ("parse_revision_id", "par_"),
          "par_": ("canonical_revision_id", "can_")}
_ROW = ("document_id", "canonical_revision_id", "acl_sha256", "work_id", "effective_from", "effective_to")


@lru_cache(maxsize=4096)
def read(data: bytes) -> Any:
    """A document, None where it is no strict JSON. Shared: not to be changed."""
    try:
        return parse(data)
    except JsonFault:
        return None


@lru_cache(maxsize=256)
def read_lines(data: bytes) -> Dict[str, Any]:
    """The records of a records.jsonl by the ids that their lines say."""
    found = [read(line) for line in data.split(b"\n") if line]
    return {r["id"]: r for r in found if isinstance(r, dict) and isinstance(r.get("id"), str)}


def undamaged(value: Any, name: str) -> bool:
    """Whether an object has the form of its schema and the digest of its other members."""
    return value is not None and not schema.faults(name, value) and value["digest"] == digest(
        {k: v for k, v in value.items() if k != "digest"})


def is_open(document: Any, groups: List[str]) -> bool:
    """6.2, rule 1."""
    return bool({"public", *groups} & set(document["allowed_groups"]))


class Generation:
    """One published generation. `strict` compares every hash of section 14, `hashed` those of texts and bytes."""

    def __init__(self, files: Dict[str, bytes], tenant: str, folder: str, strict: bool, hashed: bool) -> None:
        self.files, self.folder, self.hashed, self.id = files, folder, hashed, folder.split("/")[-2]
        manifest, lines = read(files.get(folder + "manifest.json", b"")), files.get(folder + "records.jsonl", b"")
        self.sound = undamaged(manifest, "store-generation") if strict else isinstance(manifest, dict)
        self.documents: List[Any] = manifest["documents"] if self.sound else []
        self.listed = {f["path"]: f["sha256"] for f in manifest["files"]} if strict and self.sound else None
        self.records = read_lines(lines) if self.sound else {}
        self.by_revision = {d["canonical_revision_id"]: d for d in self.documents}
        self.leaves, self.tombstones = self._list("leaves"), self._list("tombstones")
        if strict and self.sound:
            ids = [line.get("id") if isinstance(line, dict) else None for line in map(read, lines.split(b"\n")[:-1])]
            self.sound = (self.listed or {}).get("records.jsonl") == sha256(lines) and lines.endswith(b"\n") and ids == sorted(
                self.records) and not any(schema.faults("lineage", r) for r in self.records.values()) and self.holds_together() \
                and (manifest["tenant_id"], manifest["generation_id"]) == (tenant, self.id)

    def preimage(self, asked: str) -> Dict[str, Any]:
        """The preimage under an id, empty if there is none."""
        preimage = self.records.get(asked, {}).get("preimage")
        return preimage if isinstance(preimage, dict) else {}

    def _file(self, path: str, name: str) -> Optional[bytes]:
        data = self.files.get(self.folder + path) if self.listed is None or path in self.listed else None
        return None if data is None or (self.hashed and sha256(data) != name) else data

    def raw(self, can: Any) -> Optional[bytes]:
        """The bytes behind a revision."""
        return self._file("raw/" + can["raw_sha256"], can["raw_sha256"])

    def text(self, can: Any) -> Optional[str]:
        """The stored text of a revision."""
        data = self._file("texts/%s.txt" % can["canonical_sha256"], can["canonical_sha256"])
        return None if data is None else data.decode("utf-8", "surrogateescape")

    def _list(self, member: str) -> Optional[List[Any]]:
        """A list behind the digests of the generation's record; not at hand if it does not give its digest."""
        info, pre = self.records.get(self.id, {}).get("info"), self.preimage(self.id)
        found = info.get(member) if isinstance(info, dict) else None
        try:
            if member == "leaves":
                ids = {leaf["index_entry_id"] for leaf in found}  # type: ignore[union-attr]
                good = len(found or []) == len(ids) == pre["entries_count"] and lineage.entries_root(found or []) == pre["entries_root"]
            else:
                good = lineage.rows(member, found or []) == pre[member + "_sha256"]
        except (TypeError, KeyError, JsonFault):
            return None
        return found if good else None

    def holds_together(self) -> bool:
        """The conditions of 6.1 for a generation's list of documents."""
        own, docs = self.preimage(self.id), self.documents
        ids = [d["document_id"].encode("utf-8") for d in docs]
        for d in docs:
            can, par = self.preimage(d["canonical_revision_id"]), self.preimage(d["parse_revision_id"])
            if d["acl_sha256"] != lineage.acl(d["allowed_groups"]) or par.get("canonical_revision_id") != d["canonical_revision_id"] \
                    or (can.get("document_id"), can.get("tenant_id")) != (d["document_id"], own.get("tenant_id")):
                return False
        return all(a < b for a, b in zip(ids, ids[1:])) and lineage.id_of(own) == self.id \
            and lineage.rows("snapshot", [[d[m] for m in _ROW] for d in docs]) == own["snapshot_sha256"]

    def document_of(self, asked: str) -> Any:
        """The document that an id belongs to, reached by climbing."""
        while not asked.startswith("can_"):
            member, prefix = _BELOW.get(asked.split("_")[0] + "_", ("", ""))
            below = self.preimage(asked).get(member)
            if not isinstance(below, str) or not below.startswith(prefix):
                return None
            asked = below
        return self.by_revision.get(asked)


class Store:
    """The files of a folder, by path below the root; `published` holds the generations of each tenant."""

    def __init__(self, files: Dict[str, bytes], strict: bool = False, hashed: bool = False) -> None:
        self.files, self.published = files, {}  # type: Dict[str, bytes], Dict[str, List[Generation]]
        for path in [p for p in files if p.startswith("tenants/") and p.endswith("/current.json") and p.count("/") == 2]:
            pointer, base = read(files[path]), path[:-len("current.json")] + "generations/%s/"
            if undamaged(read(files.get("store.json", b"")), "store") and undamaged(pointer, "store-pointer") if strict else pointer:
                made = [Generation(files, pointer["tenant_id"], base % g, strict, strict or hashed) for g in pointer["published"]]
                self.published[pointer["tenant_id"]] = made if all(g.sound for g in made) or not strict else []

    def audit(self, answer_sha256: str) -> Optional[bytes]:
        """The newest audit of an answer."""
        kept = [d for p, d in sorted(self.files.items()) if p.startswith("audits/%s/" % answer_sha256) and p.endswith(".json")]
        good = [d for d in kept if not schema.faults("audit", read(d))]
        return max(good or kept[-1:], key=lambda d: (read(d)["created_at"], read(d)["nonce"]) if good else d, default=None)


class Seen(NamedTuple):
    """A record on a shelf, with its generation and document."""
    record: Any
    generation: Generation
    document: Any


class Shelves:
    """What a reader sees at a time."""

    def __init__(self, store: Optional[Store], sources: Optional[Store], reader: Dict[str, Any], at: str) -> None:
        self.groups, self.at, self.stores = reader["groups"], at, [s for s in (store, sources) if s]
        mine = [s.published.get(reader["tenant_id"]) for s in self.stores]
        self.current = [made[-1] for made in mine if made]
        kept = mine[0] if store and mine[0] else []
        self.retained = [g for made in reversed(mine) for g in (made or []) if g.sound]
        self.older, self.readable = kept[-2::-1], {d["document_id"] for d in (kept[-1].documents if kept else []) if self.admits(d)}

    def generation(self, asked: str) -> Optional[Generation]:
        """A generation of the reader's tenant, whoever may read what of it."""
        return next((g for g in self.retained if g.id == asked), None)

    def admits(self, document: Any) -> bool:
        """Whether the reader may see a document at this time; ended ones stay readable."""
        return is_open(document, self.groups) and (document["effective_from"] or "") <= self.at

    def all(self, asked: str) -> Iterator[Seen]:
        """Everything under an id that the reader may see."""
        for g in self.current + self.older:
            document = g.document_of(asked) if asked in g.records else None
            if document and self.admits(document) and (g in self.current or document["document_id"] in self.readable):
                yield Seen(g.records[asked], g, document)
            if document and g in self.older:
                return  # the newest of the older generations that has the revision decides

    def find(self, asked: str) -> Optional[Seen]:
        """What an id leads to."""
        return next(self.all(asked), None)

    def by_raw(self, raw_sha256: str) -> Optional[Seen]:
        """A source on a current shelf by its bytes."""
        return next((Seen(g.records[d["canonical_revision_id"]], g, d) for g in self.current for d in g.documents if self.admits(d)
                     and g.preimage(d["canonical_revision_id"]).get("raw_sha256") == raw_sha256), None)
