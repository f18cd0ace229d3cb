"""The folder form of a store (section 14) and what a reader sees of it (6.2, 11.4)."""
from __future__ import annotations

from functools import lru_cache
from typing import Any, Dict, Iterator, List, NamedTuple, Optional

import lineage
import schema
from strict_json import JsonFault, digest, parse, sha256

_CLIMB = {"idx_": "chunk_id", "chk_": "parse_revision_id", "el_": "parse_revision_id", "par_": "canonical_revision_id"}


@lru_cache(maxsize=4096)
def read(data: bytes) -> Any:
    """A document, None where it is no strict JSON. Shared: not to be changed."""
    try:
        return parse(data)
    except JsonFault:
        return None


@lru_cache(maxsize=256)
def read_lines(data: bytes) -> Dict[str, Any]:
    """The records of a records.jsonl by their ids."""
    found = [read(line) for line in data.split(b"\n") if line]
    return {r["id"]: r for r in found if isinstance(r, dict) and isinstance(r.get("id"), str)}


class Generation:
    """One published generation. `strict` compares every hash of section 14, `hashed` those of texts and bytes."""

    def __init__(self, files: Dict[str, bytes], folder: str, strict: bool, hashed: bool) -> None:
        self.files, self.folder, self.hashed = files, folder, hashed
        manifest = read(files.get(folder + "manifest.json", b""))
        self.manifest = manifest if isinstance(manifest, dict) else {}
        self.documents: List[Any] = self.manifest.get("documents") or []
        lines = files.get(folder + "records.jsonl", b"")
        self.records = read_lines(lines)
        self.record = self.records.get(self.manifest.get("generation_id", ""), {})
        self.by_revision = {d["canonical_revision_id"]: d for d in self.documents}
        listed = {f["path"]: f["sha256"] for f in self.manifest.get("files", [])}
        self.sound = not strict or (undamaged(self.manifest, "store-generation") and listed.get("records.jsonl") == sha256(lines)
                                    and not any(schema.faults("lineage", r) for r in self.records.values()) and self.holds_together())

    def file(self, path: str, name: str) -> Optional[bytes]:
        """A text or the bytes of a source."""
        data = self.files.get(self.folder + path)
        return None if data is None or (self.hashed and sha256(data) != name) else data

    def raw(self, can: Any) -> Optional[bytes]:
        """The bytes behind a revision."""
        return self.file("raw/" + can["raw_sha256"], can["raw_sha256"])

    def text(self, can: Any) -> Optional[str]:
        """The stored text of a revision."""
        data = self.file("texts/%s.txt" % can["canonical_sha256"], can["canonical_sha256"])
        return None if data is None else data.decode("utf-8", "surrogateescape")

    def info(self, member: str) -> Optional[List[Any]]:
        """A list behind the digests of the generation's record, if it has that digest."""
        info, pre = self.record.get("info"), self.record.get("preimage")
        found = info.get(member) if isinstance(info, dict) and isinstance(pre, dict) else None
        if found is None or (member == "leaves" and len({e["index_entry_id"] for e in found}) != pre["entries_count"]):
            return None
        made, want = (lineage.entries_root(found), "entries_root") if member == "leaves" else (lineage.rows(member, found), member + "_sha256")
        return found if made == pre[want] else None

    def holds_together(self) -> bool:
        """The conditions of 6.1 for a generation's list of documents."""
        pre = self.record.get("preimage")
        ids = [d["document_id"].encode("utf-8") for d in self.documents]
        if any(a >= b for a, b in zip(ids, ids[1:])) or lineage.id_of(pre) != self.manifest.get("generation_id"):
            return False
        table = []
        for d in self.documents:
            can = self.records.get(d["canonical_revision_id"], {}).get("preimage") or {}
            par = self.records.get(d["parse_revision_id"], {}).get("preimage") or {}
            if d["acl_sha256"] != lineage.acl(d["allowed_groups"]) or par.get("canonical_revision_id") != d["canonical_revision_id"] \
                    or (can.get("document_id"), can.get("tenant_id")) != (d["document_id"], pre["tenant_id"]):
                return False
            table.append([d[m] for m in ("document_id", "canonical_revision_id", "acl_sha256", "work_id", "effective_from", "effective_to")])
        return lineage.rows("snapshot", table) == pre["snapshot_sha256"]

    def revision_of(self, asked: str) -> Optional[str]:
        """The canonical revision that an id belongs to, by climbing."""
        while not asked.startswith("can_"):
            pre = self.records.get(asked, {}).get("preimage")
            member = _CLIMB.get(asked.split("_")[0] + "_", "")
            if not isinstance(pre, dict) or not isinstance(pre.get(member), str) or pre[member].split("_")[0] == asked.split("_")[0]:
                return None
            asked = pre[member]
        return asked


def undamaged(value: Any, name: str) -> bool:
    """Whether an object has the form of its schema and the digest of its other members."""
    return isinstance(value, dict) and not schema.faults(name, value) and value["digest"] == digest(
        {k: v for k, v in value.items() if k != "digest"})


class Store:
    """The files of a folder, by path below the root."""

    def __init__(self, files: Dict[str, bytes], strict: bool = False, hashed: bool = False) -> None:
        self.files, self.strict, self.hashed = files, strict, hashed or strict
        self.published: Dict[str, List[Generation]] = {}
        if strict and not undamaged(read(files.get("store.json", b"")), "store"):
            return
        for path in sorted(p for p in files if p.startswith("tenants/") and p.endswith("/current.json") and p.count("/") == 2):
            pointer = read(files[path])
            if not isinstance(pointer, dict) or (strict and not undamaged(pointer, "store-pointer")):
                continue
            base = path[:-len("current.json")] + "generations/%s/"
            made = [Generation(files, base % g, strict, self.hashed) for g in pointer["published"]]
            self.published[pointer["tenant_id"]] = made if all(g.sound for g in made) else []

    def generation(self, asked: str) -> Optional[Generation]:
        """A retained generation of whatever tenant."""
        everything = (g for made in self.published.values() for g in made)
        return next((g for g in everything if g.folder.endswith("/%s/" % asked) and g.manifest), None)

    def audit(self, answer_sha256: str) -> Any:
        """The newest audit of an answer, as bytes."""
        folder = "audits/%s/" % answer_sha256
        kept = [(read(d), d) for p, d in self.files.items() if p.startswith(folder) and p.endswith(".json")]
        good = [(a["created_at"], a["nonce"], d) for a, d in kept if a is not None and not schema.faults("audit", a)]
        return max(good)[2] if good else kept[-1][1] if kept else None


class Seen(NamedTuple):
    """A record on a shelf, with its generation and document."""
    record: Any
    generation: Generation
    document: Any


def is_open(document: Any, groups: List[str]) -> bool:
    """6.2, rule 1."""
    return bool({"public", *groups} & set(document["allowed_groups"]))


class Shelves:
    """What a reader sees at a time."""

    def __init__(self, store: Optional[Store], sources: Optional[Store], reader: Dict[str, Any], at: str) -> None:
        self.groups, self.at = reader["groups"], at
        mine = [s.published.get(reader["tenant_id"], []) for s in (store, sources) if s]
        self.current = [made[-1] for made in mine if made]
        self.older = mine[0][-2::-1] if store and mine[0] else []
        served = self.older and mine[0][-1].documents
        self.readable = {d["document_id"] for d in served or [] if self.admits(d)}
        self.stores = [s for s in (store, sources) if s]

    def admits(self, document: Any) -> bool:
        """Whether a document is on a current shelf."""
        return is_open(document, self.groups) and (document["effective_from"] or "") <= self.at

    def all(self, asked: str) -> Iterator[Seen]:
        """Everything under an id that the reader may see."""
        for g in self.current:
            document = g.by_revision.get(g.revision_of(asked) or "")
            if document and asked in g.records and self.admits(document):
                yield Seen(g.records[asked], g, document)
        for g in self.older:
            document = g.by_revision.get(g.revision_of(asked) or "")
            if document and asked in g.records:
                if document["document_id"] in self.readable and self.admits(document):
                    yield Seen(g.records[asked], g, document)
                return

    def find(self, asked: str) -> Optional[Seen]:
        """What an id leads to."""
        return next(self.all(asked), None)

    def by_raw(self, raw_sha256: str) -> Optional[Seen]:
        """A source on a current shelf by its bytes."""
        for g in self.current:
            for d in g.documents:
                record = g.records.get(d["canonical_revision_id"])
                if record and self.admits(d) and (record.get("preimage") or {}).get("raw_sha256") == raw_sha256:
                    return Seen(record, g, d)
        return None
