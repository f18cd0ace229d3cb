"""Signatures, trust policies and seals (17, 18.5 and 18.6 of the specification)."""
import re
import subprocess
import tempfile
from base64 import b64decode, b64encode, urlsafe_b64encode
from functools import lru_cache
from pathlib import Path

from documents import REFUSED, Refused, canonical, conforms, digest, load, need, read, sha256
from text import SPACE

_P, _L = 2 ** 255 - 19, 2 ** 252 + 27742317777372353535851937790883648493
_SMALL_ORDER = {0, 1, _P - 1, *(int.from_bytes(bytes.fromhex(y), "little") for y in (
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"))}
_BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
_DID = re.compile("did:key:z((?!1)[%s]{1,47})" % _BASE58)
_PEM = re.compile("-----BEGIN PUBLIC KEY-----\r?\n((?:[A-Za-z0-9+/=]{1,76}\r?\n)+)-----END PUBLIC KEY-----(?:\r?\n)?")
_DER = bytes.fromhex("302a300506032b6570032100")
_URI = re.compile(r"([a-z][a-z0-9+.-]*):(?://([a-z0-9._~%:\[\]-]+)(?=[/?]|\Z)|(?!//))"
                  r"([A-Za-z0-9._~!$&'()*+,;=:@/%-]*)(\?[!-~]*)?")
_IN_TOTO, _PREDICATE = "application/vnd.in-toto+json", "urn:loccit:citation-answer:1"

def in_form(name, data):
    """The value of some bytes that have the form of an envelope or a statement."""
    value = read(data)
    need(conforms("#/$defs/" + name, value, load("examples/python/signing.schema.json")), "malformed-" + name)
    return value

def decode64(text, limit=1 << 16):
    """The bytes of a text in base64 (17.3)."""
    standard = text if re.search("[+/]", text) else text.replace("-", "+").replace("_", "/")
    need(len(text) % 4 == 0 and re.fullmatch("[A-Za-z0-9+/]*={0,2}", standard), "not-base64")
    data = b64decode(standard)
    need(b64encode(data).decode() == standard, "not-base64")
    need(len(data) <= limit, "too-large")
    return data

def public_key(key):
    """The bytes of a public key in one of its three forms (17.1)."""
    text = key.strip(SPACE) if isinstance(key, str) else ""
    did, pem, head = _DID.fullmatch(text), _PEM.fullmatch(text), b""
    if did:
        number = sum(_BASE58.index(digit) * 58 ** place for place, digit in enumerate(reversed(did[1])))
        data, head = number.to_bytes(36, "big").lstrip(b"\0"), b"\xed\1"
    elif pem:
        data, head = decode64(re.sub("[\r\n]", "", pem[1])), _DER
    else:
        key = read(text.encode()) if text else key
        need(conforms("urn:loccit:trust-policy:1#/$defs/jwk", key), "unexpected-form")
        data = decode64(key["x"] + "=")
    need(data.startswith(head), "wrong-algorithm")
    key, y = data[len(head):], int.from_bytes(data[len(head):], "little") % 2 ** 255
    need(len(key) == 32 and y < _P, "bad-key")
    need(y not in _SMALL_ORDER, "small-order-key")
    return key

def key_id(key):
    """The thumbprint of a public key (17.1)."""
    x = urlsafe_b64encode(key).rstrip(b"=")
    thumbprint = bytes.fromhex(sha256(b'{"crv":"Ed25519","kty":"OKP","x":"%s"}' % x))
    return urlsafe_b64encode(thumbprint).decode().rstrip("=")

@lru_cache(maxsize=None)
def signed(key, message, signature):
    """What 17.2 says of a signature under a good key; the program openssl takes no empty message."""
    if len(signature) != 64 or int.from_bytes(signature[32:], "little") >= _L:
        return "signature-length" if len(signature) != 64 else "signature-scalar"
    command = "openssl pkeyutl -verify -rawin -pubin -keyform DER -inkey key -in message -sigfile signature"
    with tempfile.TemporaryDirectory() as folder:
        for name, data in (("key", _DER + key), ("message", message), ("signature", signature)):
            Path(folder, name).write_bytes(data)
        held = subprocess.run(command.split(), cwd=folder, capture_output=True).returncode == 0
    return "verified" if held else "mismatch"

def pre_auth(kind, payload):
    """What is signed (17.3)."""
    return b"DSSEv1 %d %s %d %s" % (len(kind.encode()), kind.encode(), len(payload), payload)

def opened(data, expected, keys, limit=1 << 20):
    """The payload of an envelope, and what each signature comes to under keys by their ids (17.3)."""
    value = in_form("envelope", data)
    kind, payload = value["payloadType"], decode64(value["payload"], limit)
    def outcome(name, signature):
        if kind != expected:
            return "payload-type"
        if name not in keys:
            return "unknown-key" if name else "keyid-missing"
        return signed(keys[name], pre_auth(kind, payload), signature)
    return payload, [{"keyid": name, "outcome": outcome(name, decode64(s["sig"]))}
                     for s in value["signatures"] for name in [s.get("keyid")]]

def statement(payload):
    """A statement from the bytes that were signed (17.4)."""
    value = in_form("statement", payload)
    names = [subject["name"] for subject in value["subject"]]
    need(len(set(names)) == len(names), "malformed-statement")
    return value

def _split(uri):
    """Scheme, authority, path and query of an address, None if nothing lies under it (17.6)."""
    parts = _URI.fullmatch(uri)
    path, before = parts[3] if parts else "..", None
    while path != before:
        path, before = re.sub("%([0-7][0-9A-Fa-f])", lambda code: chr(int(code[1], 16)), path), path
    segments = {segment.split(";")[0] for segment in re.split(r"[/\\]", path)}
    return None if segments & {".", ".."} or re.search("[\0-\x1f\x7f]", path) else parts.groups()

def is_prefix(prefix):
    """Whether it is a `source_uri_prefix` (17.6)."""
    scheme, authority, path, query = _split(prefix) or ("urn", None, "", None)
    return query is None and bool(authority or path or scheme not in ("http", "https", "urn"))

def lies_under(uri, prefix):
    """Whether an address lies under a prefix (17.6)."""
    if not is_prefix(prefix) or not _split(uri):
        return False
    (*site, path, _), (*own, base, _) = _split(uri), _split(prefix)
    ends = "/" if site[1] else "/:"
    return site == own and (base in ("", path) or path.startswith(base) and (
        path[len(base)] in ends or base[-1] in ends))

class Policy:
    """A trust policy (17.6); `rows` holds its keys by their ids."""
    def __init__(self, value):
        need(conforms("urn:loccit:trust-policy:1", value), "unexpected-form")
        rows = [{**row, "key": public_key(row["public_key"])} for row in value["keys"]]
        self.rows, self.sources = {row["keyid"]: row for row in rows}, value["sources"]
        self.threshold, named = value["threshold"], [set(source["keyids"]) for source in self.sources]
        need(all(row["keyid"] == key_id(row["key"]) for row in rows), "keyid-mismatch")
        need(all(row["not_before"] <= row["not_after"] for row in rows), "window-reversed")
        need(len(self.rows) == len(rows), "duplicate-key")
        need(all(is_prefix(source["source_uri_prefix"]) for source in self.sources), "unexpected-form")
        need(all(names <= set(self.rows) for names in named), "unlisted-key")
        need(self.threshold <= min(map(len, [self.rows, *named])), "threshold-unreachable")

    def reasons(self, name, named, at):
        """Every reason against a verified key, for what the statement names."""
        row = self.rows.get(name)
        if not row:
            return ["unknown-key"]
        told = {"not-yet-valid": at < row["not_before"], "expired": at > row["not_after"],
                "revoked": "revocation" in row and at >= row["revocation"]["revoked_at"]}
        for member in ("tenant", "purpose", "audience"):
            kind = "wrong-" if named.get(member) else "missing-"
            told[kind + member] = named.get(member) not in row[member + "s"]
        return [reason for reason, holds in told.items() if holds]

    def weigh(self, verified, named, at):
        """The reasons against each verified key, and whether the threshold is met."""
        keys = [{"keyid": name, "reasons": self.reasons(name, named, at)} for name in sorted(set(verified))]
        return {"keys": keys, "threshold_met": sum(not key["reasons"] for key in keys) >= self.threshold}

    def source(self, keys, uri):
        """Which trusted keys speak for an address."""
        entries = [s["keyids"] for s in self.sources if lies_under(uri, s["source_uri_prefix"])]
        speak = [key["keyid"] for key in keys if not key["reasons"] and key["keyid"] in sum(entries, [])]
        enough = "trusted" if len(speak) >= self.threshold else "below-threshold"
        return {"source_uri": uri, "outcome": enough if entries else "no-entry", "keyids": speak}

def _said(payload):
    """The statement of a seal: the digest of the answer, and the predicate (18.5)."""
    value = statement(payload)
    need(value["predicateType"] == _PREDICATE, "predicate-type")
    need(conforms(_PREDICATE, value["predicate"]), "malformed-predicate")
    subject = {row["name"]: row["digest"] for row in value["subject"]}
    need(list(subject) == ["answer"] and list(subject["answer"]) == ["sha256"], "unexpected-subject")
    return subject["answer"]["sha256"], value["predicate"]

def judge(data, policy, asked, held, at, uris):
    """What a seal comes to (18.6): `asked` by tenant, purpose and audience, `held` digests by file."""
    signatures, unchecked, named = [], [], {}
    try:
        payload, signatures = opened(data, _IN_TOTO, {name: row["key"] for name, row in policy.rows.items()})
        need(signatures[0]["outcome"] != "payload-type", "payload-type")
        answer, said = _said(payload)
        named = {"tenant": said["tenantId"], "purpose": said["purpose"], "audience": said.get("audience")}
        bound = {name: said[name + "Sha256"] for name in ("pack", "report", "audit") if name + "Sha256" in said}
        unchecked = [name for name in bound if held[name] is None]
        told = {"answer-mismatch": answer != held["answer"],
                **{name + "-mismatch": held[name] not in (None, bound[name]) for name in bound},
                **{"wrong-" + name: named[name] not in (None, asked[name]) for name in named},
                "window-reversed": said["expiresAt"] <= said["issuedAt"], "seal-expired": at >= said["expiresAt"]}
        faults = [fault for fault, holds in told.items() if holds]
    except Refused as refused:
        faults = [str(refused) if signatures else "malformed-envelope"]
    trust = policy.weigh([s["keyid"] for s in signatures if s["outcome"] == "verified"], named, at)
    trusted = trust["threshold_met"] and not faults
    sources = [policy.source(trust["keys"], uri) if trusted else
               {"source_uri": uri, "outcome": "not-trusted", "keyids": []} for uri in uris]
    return {"outcome": "trusted" if trusted else "not-trusted", "signatures": signatures, "faults": faults,
            "unchecked": unchecked, **trust, "sources": sources}

def of_pack(pack, policy, asked, at):
    """What the seals of a pack come to, and the addresses of sources that trusted ones anchor (11.4)."""
    answer = read(pack.answer)
    if not policy or not conforms("urn:loccit:answer:1", answer):
        return [{"sha256": name, "outcome": "not-checked"} for name in pack.seals], set()
    held = {name: data and sha256(data if read(data) is REFUSED else canonical(read(data)))
            for name, data in (("report", pack.report), ("audit", pack.audit))}
    held.update(answer=digest(answer, without="proof"), pack=pack.digest)
    uris = sorted({cite["source_uri"] for claim in answer["claims"] for cite in claim["citations"]})
    judged = [{"sha256": n, **judge(data, policy, asked, held, at, uris)} for n, data in pack.seals.items()]
    sources = [source for seal in judged for source in seal["sources"]]
    return judged, {source["source_uri"] for source in sources if source["outcome"] == "trusted"}
