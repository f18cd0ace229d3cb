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
_HASHED = re.compile(r"(?:raw/|texts/(?=.*\.txt$)|seals/(?=.*\.dsse\.json$))([0-9a-f]{64})(?:\.txt|\.dsse\.json)?")
_UNSAFE = re.compile(rb"/|.*[^ -~]|.*[\\:*?\"<>|]|(?:.*/)?[^/]*[. ](?:/|$)|.*//", re.S)
_LIMITS = {"manifest.json": 16 << 20, "records.jsonl": 256 << 20, "seals": 2 << 20}
_ROW, _LOCAL = struct.Struct("<4s6H3L5H2L"), struct.Struct("<4s5H3L2H")
Row = namedtuple("Row", "flags method checksum packed size begin path")

def _directory(data, strict):
    """The rows of the directory, and where it begins."""
    end = data.rfind(b"PK\5\6", max(0, len(data) - 65557), max(0, len(data) - 18))
    need(end >= 0, "not-a-zip")
    disk, first, here, count, length, at, comment = struct.unpack_from("<4H2LH", data, end + 4)
    need(count != 0xffff and 0xffffffff not in (length, at), "zip64")
    need(disk == first == 0 and here == count and at + length <= end, "not-a-zip")
    whole = at + length == end and end + 22 + comment == len(data)
    need(whole, "not-canonical-form" if strict else "not-a-zip")
    rows, begin = [], at
    for _ in range(count):
        need(data[at:at + 4] == b"PK\1\2" and at + _ROW.size <= end, "damaged-entry")
        (_, _, _, flags, method, _, _, checksum, packed, size, path, extra, comment, _, _, _,
         place) = _ROW.unpack_from(data, at)
        rows.append(Row(flags, method, checksum, packed, size, place, data[at + 46:at + 46 + path]))
        need(0xffffffff not in (packed, size, place), "zip64")
        at += 46 + path + extra + comment
    need(at == end, "damaged-entry")
    return rows, begin

def _is_known(path):
    return path in _FIXED or bool(_HASHED.fullmatch(path))

def _place(data, row):
    """Where the content of an entry begins, behind its local header."""
    head = data[row.begin:row.begin + _LOCAL.size]
    need(len(head) == _LOCAL.size and head[:4] == b"PK\3\4", "damaged-entry")
    _, _, flags, method, _, _, _, _, _, path, extra = _LOCAL.unpack(head)
    start = row.begin + _LOCAL.size
    need((method, data[start:start + path]) == (row.method, row.path), "damaged-entry")
    need(not flags & 0x2041, "encrypted")
    return start + path + extra

def _entries(data, strict):
    """The rows of a pack by path, with the places of their contents, and how many others were left out."""
    rows, directory = _directory(data, strict)
    need(not any(row.flags & 0x2041 for row in rows), "encrypted")
    need(all(0 < len(row.path) <= 1024 and not _UNSAFE.match(row.path) for row in rows), "unsafe-path")
    known = [row for row in rows if _is_known(row.path.decode("ascii"))]
    need(not strict or known == rows, "unknown-path")
    need(len({row.path for row in rows}) == len(rows), "duplicate-entry")
    need(all(row.method in ((0,) if strict else (0, 8)) for row in known), "compressed")
    places = {row: _place(data, row) for row in rows}
    taken = sorted((row.begin, place + row.packed) for row, place in places.items())
    free = [begin for begin, _ in taken[1:]] + [directory]
    need(all(end <= begin for (_, end), begin in zip(taken, free)), "overlapping-entries")
    return {row.path.decode(): (row, places[row]) for row in known}, len(rows) - len(known)

def _content(data, row, place):
    """The content of an entry; nothing inflates to more than its row says."""
    content = data[place:place + row.packed]
    if row.method:
        inflate = zlib.decompressobj(-15)
        try:
            content = inflate.decompress(content, row.size + 1)
        except zlib.error:
            raise Refused("damaged-entry") from None
        need(len(content) > row.size or inflate.eof and not inflate.unused_data, "damaged-entry")
    need(len(content) == row.size, "wrong-size")
    need(zlib.crc32(content) == row.checksum, "damaged-entry")
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

def _is_canonical(data):
    value = read(data)
    return value is not REFUSED and canonical(value) == data

def _manifest(data):
    """The level of evidence that a manifest says, and its files by path (18.2)."""
    value = read(data)
    need(not isinstance(value, dict) or value.get("evidence_level") != "spans", "level-reserved")
    need(_is_canonical(data) and conforms("urn:loccit:pack:1", value), "malformed-manifest")
    paths = [file["path"] for file in value["files"]]
    need(len(set(paths)) == len(paths), "duplicate-entry")
    need(paths == sorted(paths), "malformed-manifest")
    return value["evidence_level"], dict(zip(paths, value["files"]))

def _records(data):
    """Records by id (18.2)."""
    *lines, rest = data.split(b"\n")
    need(not rest and all(map(_is_canonical, lines)), "malformed-records")
    records = list(map(read, lines))
    need(all(conforms("urn:loccit:lineage:1", record) for record in records), "malformed-records")
    ids = [record["id"] for record in records]
    need(ids == sorted(set(ids)), "malformed-records")
    return dict(zip(ids, records))

def _evidence(records, level, held):
    """The documents of a pack and their tenants; `held` are the paths of its texts and raw bytes (18.3)."""
    def of_type(name):
        return {i: r["preimage"] for i, r in records.items() if r["preimage"]["type"] == "loccit:%s:1" % name}
    known, parses = of_type("canonical"), of_type("parse")
    need(level == "raw" or not any(path.startswith("raw/") for path in held), "level-mismatch")
    wanted = {"texts/%s.txt" % pre["canonical_sha256"] for pre in known.values()}
    wanted |= {"raw/" + pre["raw_sha256"] for pre in known.values() if level == "raw"}
    need(wanted <= held, "evidence-missing")
    need(held <= wanted, "evidence-unused")
    tenants, ids = ({pre[member] for pre in known.values()} for member in ("tenant_id", "document_id"))
    need(len(tenants) <= 1, "several-tenants")
    need(len(ids) == len(known), "several-revisions")
    parse_of = {pre["canonical_revision_id"]: i for i, pre in sorted(parses.items(), reverse=True)}
    return [{"document_id": pre["document_id"], "canonical_revision_id": i, "parse_revision_id": parse_of.get(i, ""),
             "allowed_groups": ["public"], "effective_from": None} for i, pre in known.items()], tenants

class Pack(Shelf):
    """A pack as a reader takes it, strict or lenient, and as evidence (18.3, 18.4); `Refused` otherwise."""
    def __init__(self, data, lenient=False):
        entries, self.ignored = _entries(data, not lenient)
        def content(path, size=None):
            row, place = entries[path]
            need(row.size <= _LIMITS.get(path.split("/")[0], MAX_BYTES), "too-large")
            need(size in (None, row.size), "wrong-size")
            return _content(data, row, place)
        need({"answer.json", "manifest.json", "records.jsonl"} <= set(entries), "missing-entry")
        manifest = content("manifest.json")
        level, listed = _manifest(manifest)
        seals = {path for path in entries if path.startswith("seals/")}
        need(set(listed) <= set(entries), "missing-entry")
        need(set(entries) == set(listed) | seals | {"manifest.json"}, "unlisted-entry")
        need(len(seals) <= 64, "too-many")
        files = {path: content(path, file["bytes"]) for path, file in listed.items()}
        need(all(sha256(files[path]) == file["sha256"] for path, file in listed.items()), "wrong-hash")
        files.update((path, content(path)) for path in seals)
        hashes = {path: _HASHED.fullmatch(path)[1] for path in files if path not in _FIXED}
        need(all(sha256(files[path]) == name for path, name in hashes.items()), "wrong-name")
        records = _records(files["records.jsonl"])
        documents, self.tenants = _evidence(records, level, set(hashes) - seals)
        super().__init__(records, documents, files)
        self.answer, self.audit, self.report = map(files.get, ("answer.json", "audit.json", "report.json"))
        for document in filter(None, (self.answer, self.audit, self.report)):
            need(read(document) is not REFUSED, "malformed-json")
            need(lenient or _is_canonical(document), "malformed-json")
        need(lenient or written({**files, "manifest.json": manifest}) == data, "not-canonical-form")
        self.digest, self.seals = sha256(manifest), {hashes[path]: files[path] for path in sorted(seals)}
