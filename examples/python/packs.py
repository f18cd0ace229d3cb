"""Packs (18.1 to 18.4 of the specification): one file with an answer and what it takes to check it offline."""
import io
import re
import struct
import zipfile
import zlib
from collections import namedtuple

from documents import MAX_BYTES, REFUSED, Refused, canonical, conforms, need, read, sha256
from store import Shelf

_FIXED = ("answer.json", "audit.json", "manifest.json", "records.jsonl", "report.json")
_HASHED = re.compile(r"raw/HASH|texts/HASH\.txt|seals/HASH\.dsse\.json".replace("HASH", "([0-9a-f]{64})"))
_UNSAFE = re.compile(r"\Z|/|.{1025}|.*[^ -~]|.*[\\:*?\"<>|]|(?:.*/)?[^/]*[. ](?:/|\Z)|.*//", re.S)
_LIMITS = {"manifest.json": 16 << 20, "records.jsonl": 256 << 20, "seals": 2 << 20}
Entry = namedtuple("Entry", "path flags method checksum packed size begin")

def _directory(data, strict):
    """The rows of the directory, and where it begins."""
    end = data.rfind(b"PK\5\6", max(0, len(data) - 65557), max(0, len(data) - 18))
    need(end >= 0, "not-a-zip")
    disk, first, here, count, length, begin, comment = struct.unpack_from("<4H2LH", data, end + 4)
    need(count != 0xffff and 0xffffffff not in (length, begin), "zip64")
    need(disk == first == 0 and here == count and begin + length <= end, "not-a-zip")
    whole = begin + length == end and end + 22 + comment == len(data)
    need(whole, "not-canonical-form" if strict else "not-a-zip")
    need(length <= 32 << 20, "too-large")
    rows, at = [], begin
    while at + 46 <= end and data[at:at + 4] == b"PK\1\2":
        flags, method, _, _, checksum, packed, size, *lengths, _, _, _, place = struct.unpack_from(
            "<4H3L5H2L", data, at + 8)
        need(0xffffffff not in (packed, size, place), "zip64")
        path = data[at + 46:at + 46 + lengths[0]].decode("latin-1")
        rows.append(Entry(path, flags, method, checksum, packed, size, place))
        at += 46 + sum(lengths)
    need(at == end and len(rows) == count, "damaged-entry")
    return rows, begin

def _content_place(data, entry):
    """Where the content of an entry lies, behind its local header."""
    head = data[entry.begin:entry.begin + 30].ljust(30)
    method, *_, length, extra = struct.unpack_from("<3H3L2H", head, 8)
    start = entry.begin + 30 + length
    path = data[start - length:start].decode("latin-1")
    need(head[:4] == b"PK\3\4" and (method, path) == (entry.method, entry.path), "damaged-entry")
    return start + extra, start + extra + entry.packed

def _entries(data, strict):
    """The entries of a pack by path, each with the place of its content, and how many others were left out."""
    rows, directory = _directory(data, strict)
    need(not any(row.flags & 0x2041 for row in rows), "encrypted")
    need(not any(_UNSAFE.match(row.path) for row in rows), "unsafe-path")
    known = {row.path: row for row in rows if row.path in _FIXED or _HASHED.fullmatch(row.path)}
    need(not strict or all(row.path in known for row in rows), "unknown-path")
    need(len(known) == sum(row.path in known for row in rows), "duplicate-entry")
    need(all(row.method in ((0,) if strict else (0, 8)) for row in known.values()), "compressed")
    places = {row: _content_place(data, row) for row in rows}
    taken = sorted((row.begin, end) for row, (_, end) in places.items())
    free = [begin for begin, _ in taken[1:]] + [directory]
    need(all(end <= begin for (_, end), begin in zip(taken, free)), "overlapping-entries")
    return {path: (row, *places[row]) for path, row in known.items()}, len(rows) - len(known)

def _content(data, entry):
    """The content of an entry from its bytes; nothing inflates to more than its row says."""
    if entry.method and data:
        inflate = zlib.decompressobj(-15)
        try:
            data = inflate.decompress(data, entry.size + 1)
        except zlib.error:
            raise Refused("damaged-entry") from None
        need(len(data) > entry.size or inflate.eof, "damaged-entry")
    need(len(data) == entry.size, "wrong-size")
    need(zlib.crc32(data) == entry.checksum, "damaged-entry")
    return data

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

def _records(data):
    """Records by id (18.2)."""
    *lines, rest = data.split(b"\n")
    records = {r["id"]: r for r in map(read, lines) if conforms("urn:loccit:lineage:1", r)}
    need(not rest and [canonical(records[i]) for i in sorted(records)] == lines, "malformed-records")
    return records

def _evidence(records, raw, held):
    """The documents of a pack, and their tenants; `held` are the paths of its texts and raw bytes (18.3)."""
    known, parses = {}, {}
    for i, pre in ((i, records[i]["preimage"]) for i in sorted(records, reverse=True)):
        if pre["type"] == "loccit:canonical:1":
            known[i] = pre
        elif pre["type"] == "loccit:parse:1":
            parses[pre["canonical_revision_id"]] = i
    wanted = {"texts/%s.txt" % pre["canonical_sha256"] for pre in known.values()}
    wanted |= {"raw/" + pre["raw_sha256"] for pre in known.values() if raw}
    need(raw or not any(path.startswith("raw/") for path in held), "level-mismatch")
    need(wanted <= held, "evidence-missing")
    need(held <= wanted, "evidence-unused")
    tenants, documents = ({pre[m] for pre in known.values()} for m in ("tenant_id", "document_id"))
    need(len(tenants) <= 1, "several-tenants")
    need(len(documents) == len(known), "several-revisions")
    return tenants, [{"document_id": pre["document_id"], "canonical_revision_id": i, "effective_from": None,
                      "parse_revision_id": parses.get(i, ""), "allowed_groups": ["public"]} for i, pre in known.items()]

class Pack(Shelf):
    """A pack as a reader takes it, strict or lenient, and as evidence (18.3, 18.4); `Refused` otherwise."""
    def __init__(self, data, lenient=False):
        entries, self.ignored = _entries(data, not lenient)
        sizes = {}
        def content(path):
            entry, start, end = entries[path]
            need(entry.size <= _LIMITS.get(path.split("/")[0], MAX_BYTES), "too-large")
            need(entry.size == sizes.get(path, entry.size), "wrong-size")
            return _content(data[start:end], entry)
        need({"answer.json", "manifest.json", "records.jsonl"} <= set(entries), "missing-entry")
        manifest = content("manifest.json")
        level, listed = _manifest(manifest)
        sizes.update((path, file["bytes"]) for path, file in listed.items())
        seals = {path for path in entries if path.startswith("seals/")}
        need(set(listed) <= set(entries), "missing-entry")
        need(set(entries) == {*listed, *seals, "manifest.json"}, "unlisted-entry")
        need(len(seals) <= 64, "too-many")
        files = {path: content(path) for path in [*listed, *seals]}
        need(all(sha256(files[path]) == file["sha256"] for path, file in listed.items()), "wrong-hash")
        hashes = {path: re.search("[0-9a-f]{64}", path)[0] for path in files if path not in _FIXED}
        need(all(sha256(files[path]) == name for path, name in hashes.items()), "wrong-name")
        records = _records(files["records.jsonl"])
        self.tenants, documents = _evidence(records, level == "raw", set(hashes) - seals)
        super().__init__(records, documents, files)
        self.answer, self.audit, self.report = map(files.get, ("answer.json", "audit.json", "report.json"))
        in_the_form = written({**files, "manifest.json": manifest}) == data
        need(lenient or in_the_form, "not-canonical-form")
        for value, document in [(read(d), d) for d in (self.answer, self.audit, self.report) if d is not None]:
            need(value is not REFUSED and (not in_the_form or canonical(value) == document), "malformed-json")
        self.digest, self.seals = sha256(manifest), {hashes[path]: files[path] for path in sorted(seals)}
