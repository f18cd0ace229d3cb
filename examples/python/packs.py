"""Packs (18.1 to 18.4 of the specification): one file with an answer and what it takes to check it offline."""
import io
import re
import struct
import zipfile
import zlib
from collections import namedtuple
from functools import lru_cache

from documents import MAX_BYTES, REFUSED, Refused, canonical, conforms, need, read, sha256
from store import Shelf

_FIXED = ("answer.json", "audit.json", "manifest.json", "records.jsonl", "report.json")
_HASHED = re.compile(r"raw/HASH|texts/HASH\.txt|seals/HASH\.dsse\.json".replace("HASH", "[0-9a-f]{64}"))
_UNSAFE = re.compile(r"\Z|/|.{1025}|.*[^ -~]|.*[\\:*?\"<>|]|(?:.*/)?[^/]*[. ](?:/|\Z)|.*//", re.S)
_LIMITS = {"manifest.json": 16 << 20, "records.jsonl": 256 << 20, "seals": 2 << 20}
Entry = namedtuple("Entry", "path flags method checksum size begin start end")  # its content lies from start to end

def _entry(data, row):
    """The entry of a row of the directory that begins at `row`; with the length of the row."""
    made_by, _, flags, method, _, _, checksum, packed, size, *lengths, _, _, attributes, begin = struct.unpack_from(
        "<6H3L5H2L", data, row + 4)
    path = data[row + 46:row + 46 + lengths[0]]
    local = data[begin:begin + 30].ljust(30)
    own_method, *_, length, extra = struct.unpack_from("<3H3L2H", local, 8)
    start = begin + 30 + length
    need(0xffffffff not in (packed, size, begin), "zip64")
    need(made_by >> 8 != 3 or attributes >> 28 != 0o12, "unsafe-path")  # a symbolic link
    need((local[:4], own_method, data[start - length:start]) == (b"PK\3\4", method, path), "damaged-entry")
    place = begin, start + extra, start + extra + packed
    return Entry(path.decode("latin-1"), flags, method, checksum, size, *place), 46 + sum(lengths)

def _directory(data, strict):
    """The entries that the directory names."""
    end = data.rfind(b"PK\5\6", max(0, len(data) - 65557), max(0, len(data) - 18))
    need(end >= 0, "not-a-zip")
    disk, first, here, count, length, begin, comment = struct.unpack_from("<4H2LH", data, end + 4)
    need(count != 0xffff and 0xffffffff not in (length, begin), "zip64")
    need(disk == first == 0 and here == count and begin + length <= end, "not-a-zip")
    whole = begin + length == end and end + 22 + comment == len(data)
    need(whole, "not-canonical-form" if strict else "not-a-zip")
    need(length <= 32 << 20, "too-large")
    entries, at = [], begin
    while at + 46 <= end and data[at:at + 4] == b"PK\1\2":
        entry, size = _entry(data, at)
        entries.append(entry)
        at += size
    need(at == end and len(entries) == count, "damaged-entry")
    taken = [(entry.begin, entry.end) for entry in sorted(entries, key=lambda entry: entry.begin)] + [(begin, end)]
    need(all(a[1] <= b[0] for a, b in zip(taken, taken[1:])), "overlapping-entries")
    return entries

def _is_known(path):
    return path in _FIXED or bool(_HASHED.fullmatch(path))

def _entries(data, strict):
    """The entries of a pack by path, and how many others were left out."""
    entries = _directory(data, strict)
    need(not any(entry.flags & 0x2041 for entry in entries), "encrypted")
    known = [entry for entry in entries if _is_known(entry.path)]
    for path in {entry.path for entry in entries} - {entry.path for entry in known}:
        need(not _UNSAFE.match(path) and not _is_known(path.lower().removesuffix("/")), "unsafe-path")
    need(not strict or known == entries, "unknown-path")
    need(len({entry.path for entry in known}) == len(known), "duplicate-entry")
    need(all(entry.method in ((0,) if strict else (0, 8)) for entry in known), "compressed")
    return {entry.path: entry for entry in known}, len(entries) - len(known)

def _content(data, entry, size):
    """The content of an entry, which is to have `size` bytes and inflates to no more."""
    need(entry.size <= _LIMITS.get(entry.path.split("/")[0], MAX_BYTES), "too-large")
    need(entry.size == size, "wrong-size")
    content = data[entry.start:entry.end]
    if entry.method and content:
        inflate = zlib.decompressobj(-15)
        try:
            content = inflate.decompress(content, size + 1)
        except zlib.error:
            raise Refused("damaged-entry") from None
        need(len(content) > size or inflate.eof, "damaged-entry")
    need(len(content) == size, "wrong-size")
    need(zlib.crc32(content) == entry.checksum, "damaged-entry")
    return content

def written(contents):
    """The archive of some contents, in the one form of 18.1."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for path in sorted(contents):
            info = zipfile.ZipInfo(path)
            info.create_system = 3
            archive.writestr(info, contents[path])
    return file.getvalue()

def _manifest(data):
    """The level of evidence that a manifest says, and its files by path (18.2)."""
    value = read(data)
    need(not isinstance(value, dict) or value.get("evidence_level") != "spans", "level-reserved")
    need(conforms("urn:loccit:pack:1", value) and canonical(value) == data, "malformed-manifest")
    files = {file["path"]: file for file in value["files"]}
    need(len(files) == len(value["files"]), "duplicate-entry")
    need(list(files) == sorted(files), "malformed-manifest")
    return value["evidence_level"], files

def _is_canonical(data):
    return read(data) is not REFUSED and canonical(read(data)) == data

@lru_cache(maxsize=4096)
def _record(line):
    """The record of a line, None unless it is canonical bytes of one (18.2)."""
    return read(line) if conforms("urn:loccit:lineage:1", read(line)) and _is_canonical(line) else None

def _records(data):
    """Records by id, in order (18.2)."""
    *lines, rest = data.split(b"\n")
    records = list(map(_record, lines))
    need(not rest and all(records), "malformed-records")
    ids = [record["id"] for record in records]
    need(ids == sorted(set(ids)), "malformed-records")
    return dict(zip(ids, records))

def _evidence(records, level, held):
    """Documents and tenants of a pack; `held` are the paths of its texts and raw bytes (18.3)."""
    known = {i: record["preimage"] for i, record in records.items() if i.startswith("can_")}
    parses = {record["preimage"].get("canonical_revision_id"): i for i, record in reversed(records.items())
              if i.startswith("par_")}
    wanted = {"texts/%s.txt" % pre["canonical_sha256"] for pre in known.values()}
    wanted |= {"raw/" + pre["raw_sha256"] for pre in known.values() if level == "raw"}
    need(level == "raw" or not any(path.startswith("raw/") for path in held), "level-mismatch")
    need(wanted <= held, "evidence-missing")
    need(held <= wanted, "evidence-unused")
    tenants, names = ({pre[member] for pre in known.values()} for member in ("tenant_id", "document_id"))
    need(len(tenants) <= 1, "several-tenants")
    need(len(names) == len(known), "several-revisions")
    return tenants, [{"document_id": pre["document_id"], "canonical_revision_id": i, "effective_from": None,
                      "parse_revision_id": parses.get(i, ""), "allowed_groups": ["public"]} for i, pre in known.items()]

class Pack(Shelf):
    """A pack as a reader takes it, strict or lenient, and as evidence (18.3, 18.4); `Refused` otherwise."""
    def __init__(self, data, lenient=False):
        entries, self.ignored = _entries(data, not lenient)
        need({"answer.json", "manifest.json", "records.jsonl"} <= set(entries), "missing-entry")
        seals = [path for path in sorted(entries) if path.startswith("seals/")]
        sizes = {path: entries[path].size for path in ["manifest.json", *seals]}
        manifest = _content(data, entries["manifest.json"], sizes["manifest.json"])
        level, listed = _manifest(manifest)
        sizes.update((path, file["bytes"]) for path, file in listed.items())
        need(set(listed) <= set(entries), "missing-entry")
        need(set(entries) == set(sizes), "unlisted-entry")
        need(len(seals) <= 64, "too-many")
        files = {path: _content(data, entries[path], size) for path, size in sizes.items()}
        need(all(sha256(files[path]) == file["sha256"] for path, file in listed.items()), "wrong-hash")
        hashed = set(files) - set(_FIXED)
        need(all(sha256(files[path]) in path for path in hashed), "wrong-name")
        records = _records(files["records.jsonl"])
        self.tenants, documents = _evidence(records, level, hashed - set(seals))
        super().__init__(records, documents, files)
        in_the_form = written(files) == data
        need(lenient or in_the_form, "not-canonical-form")
        self.answer, self.audit, self.report = map(files.get, ("answer.json", "audit.json", "report.json"))
        for document in (self.answer, self.audit, self.report):
            need(not in_the_form or document is None or _is_canonical(document), "malformed-json")
        self.digest, self.seals = sha256(manifest), {sha256(files[path]): files[path] for path in seals}
