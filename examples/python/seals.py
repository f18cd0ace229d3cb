"""Signatures, trust policies and seals (17, 18.5 and 18.6 of the specification)."""
import hashlib
import re
import subprocess
import tempfile
from base64 import b64decode, b64encode, urlsafe_b64encode
from functools import lru_cache
from pathlib import Path

from documents import REFUSED, Refused, conforms, load, need, read, sha256
from text import SPACE

_P, _L = 2 ** 255 - 19, 2 ** 252 + 27742317777372353535851937790883648493
_SMALL_ORDER = {0, 1, _P - 1, *(int.from_bytes(bytes.fromhex(y), "little") for y in (
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"))}
_DER = bytes.fromhex("302a300506032b6570032100")
_BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
_PEM = re.compile(r"-----BEGIN ([^\r\n]*)-----\r?\n((?:[A-Za-z0-9+/=]{1,76}\r?\n)+)-----END \1-----(?:\r?\n)?")
_URI = re.compile(r"([a-z][a-z0-9+.-]*):(?://([a-z0-9._~%:\[\]-]+)(?=[/?]|\Z)|(?!//))"
                  r"([A-Za-z0-9._~!$&'()*+,;=:@/%-]*)(\?[!-~]*)?")
_STATEMENT, _IN_TOTO = "https://in-toto.io/Statement/v1", "application/vnd.in-toto+json"
_PREDICATE = "urn:loccit:citation-answer:1"

def decode64(text, at="", limit=1 << 16):
    """The bytes of a text in base64 (17.3)."""
    need(isinstance(text, str), "unexpected-form", at)
    need(len(text) <= (limit + 2) // 3 * 4, "too-large", at)
    standard = text if re.search("[+/]", text) else text.replace("-", "+").replace("_", "/")
    try:
        data = b64decode(standard, validate=True)
    except ValueError:
        data = None
    need(data is not None and b64encode(data).decode() == standard, "not-base64", at)
    need(len(data) <= limit, "too-large", at)
    return data

def _from_did(text):
    digits = text[len("did:key:z"):]
    need(re.fullmatch("did:key:z[%s]{1,47}" % _BASE58, text), "not-did-key")
    number = 0
    for digit in digits:
        number = 58 * number + _BASE58.index(digit)
    data = b"\0" * (len(digits) - len(digits.lstrip("1"))) + number.to_bytes(36, "big").lstrip(b"\0")
    need(len(data) == 34 and data[:2] == b"\xed\1", "wrong-algorithm")
    return data[2:]

def _from_pem(text):
    block = len(text) <= 8192 and _PEM.fullmatch(text)
    need(block, "not-pem")
    need(not block[1].endswith("PRIVATE KEY"), "private-key")
    data = decode64(re.sub("[\r\n]", "", block[2]))
    need(block[1] == "PUBLIC KEY" and len(data) == 44 and data.startswith(_DER), "wrong-algorithm")
    return data[len(_DER):]

def _from_jwk(key):
    need(isinstance(key, dict), "unexpected-form" if key is not REFUSED else "malformed-json")
    need((key.get("kty"), key.get("crv")) == ("OKP", "Ed25519"), "wrong-algorithm")
    need(key.get("alg", "EdDSA") in ("EdDSA", "Ed25519"), "wrong-algorithm")
    beside = {name: "A" * 43 if name == "x" else key[name] for name in key if name != "d"}
    need(conforms("urn:loccit:trust-policy:1#/$defs/jwk", beside), "unexpected-form")
    need("d" not in key, "private-key")
    need(isinstance(key["x"], str) and key["x"], "unexpected-form")
    need(not re.search("[+/=]", key["x"]), "not-base64")
    return decode64(key["x"] + "=" * (-len(key["x"]) % 4))

def public_key(key):
    """The bytes of a public key in one of its three forms (17.1)."""
    text = key.strip(SPACE) if isinstance(key, str) else "{"
    need(text.startswith(("did:", "{", "-----BEGIN ")), "unknown-key-form")
    read_form = {"d": _from_did, "-": _from_pem, "{": lambda text: _from_jwk(read(text.encode()))}[text[0]]
    return good_key(read_form(text) if isinstance(key, str) else _from_jwk(key))

def good_key(key):
    y = int.from_bytes(key, "little") % 2 ** 255
    need(len(key) == 32 and y < _P, "bad-key")
    need(y not in _SMALL_ORDER, "small-order-key")
    return key

def key_id(key):
    """The thumbprint of a public key (17.1)."""
    def url_safe(data):
        return urlsafe_b64encode(data).decode().rstrip("=")
    thumb = '{"crv":"Ed25519","kty":"OKP","x":"%s"}' % url_safe(key)
    return url_safe(hashlib.sha256(thumb.encode()).digest())

def signed(key, message, signature):
    """What 17.2 says of a signature under a good key."""
    if len(signature) != 64:
        return "signature-length"
    if int.from_bytes(signature[32:], "little") >= _L:
        return "signature-scalar"
    return "verified" if _equation(key, message, signature) else "mismatch"

@lru_cache(maxsize=None)
def _equation(key, message, signature):
    """Rule 3 of 17.2, by the program openssl, which does not take an empty message."""
    command = "openssl pkeyutl -verify -rawin -pubin -keyform DER -inkey key -in message -sigfile signature"
    with tempfile.TemporaryDirectory() as folder:
        for name, data in (("key", _DER + key), ("message", message), ("signature", signature)):
            Path(folder, name).write_bytes(data)
        return subprocess.run(command.split(), cwd=folder, capture_output=True).returncode == 0

def pre_auth(kind, payload):
    """What is signed (17.3)."""
    return b"DSSEv1 %d %s %d %s" % (len(kind.encode()), kind.encode(), len(payload), payload)

def _members(value, at, names, others=()):
    """Whether a value is an object with some members, maybe others, and no more."""
    need(isinstance(value, dict), "unexpected-form", at)
    for name in names:
        need(name in value, "unexpected-form", "%s/%s" % (at, name))
    need(set(value) <= {*names, *others}, "unexpected-form", at)

def _text(value, at):
    need(isinstance(value, str) and value, "unexpected-form", at)

def _items(value, at, limit):
    need(isinstance(value, list), "unexpected-form", at)
    need(len(value) <= limit, "too-many", at)
    return [(item, "%s/%d" % (at, place)) for place, item in enumerate(value)]

def envelope(data, limit=1 << 20):
    """Payload, payload type and signatures by key ids of an envelope (17.3)."""
    value = read(data)
    need(value is not REFUSED, "malformed-json")
    _members(value, "", ["payload", "payloadType", "signatures"])
    _text(value["payloadType"], "/payloadType")
    listed = _items(value["signatures"], "/signatures", 64)
    need(listed, "unexpected-form", "/signatures")
    payload, signatures = decode64(value["payload"], "/payload", limit), []
    for item, at in listed:
        _members(item, at, ["sig"], ["keyid"])
        _text(item.get("keyid", "none"), at + "/keyid")
        signatures.append((item.get("keyid"), decode64(item["sig"], at + "/sig")))
    return payload, value["payloadType"], signatures

def outcomes(opened, expected, keys):
    """What each signature of an envelope comes to under some keys by their ids (17.3)."""
    payload, kind, signatures = opened
    def outcome(name, signature):
        if kind != expected:
            return "payload-type"
        if name not in keys:
            return "unknown-key" if name else "keyid-missing"
        return signed(keys[name], pre_auth(kind, payload), signature)
    return [{"keyid": name, "outcome": outcome(name, signature)} for name, signature in signatures]

def statement(data):
    """A statement from the bytes that were signed (17.4)."""
    value = read(data)
    need(value is not REFUSED, "malformed-json")
    _members(value, "", ["_type", "subject", "predicateType", "predicate"])
    need(value["_type"] == _STATEMENT, "unexpected-form", "/_type")
    for subject, at in _items(value["subject"], "/subject", 10000):
        _members(subject, at, ["name", "digest"])
        _members(subject["digest"], at + "/digest", [], subject["digest"])
        good = [re.fullmatch("(..)+" if name != "sha256" else ".{64}", str(digits)) and
                re.fullmatch("[0-9a-f]+", str(digits)) and name for name, digits in subject["digest"].items()]
        need(good and all(good), "unexpected-form", at + "/digest")
        _text(subject["name"], at + "/name")
    names = [subject["name"] for subject in value["subject"]]
    need(names, "unexpected-form", "/subject")
    need(len(set(names)) == len(names), "duplicate-subject", "/subject")
    need(isinstance(value["predicate"], dict), "unexpected-form", "/predicate")
    _text(value["predicateType"], "/predicateType")
    return value

def _split(uri):
    """Scheme, authority, path and query of an address, None if nothing may lie under it (17.6)."""
    parts = _URI.fullmatch(uri)
    plain = re.sub("%2[Ff]|%5[Cc]", "/", re.sub("%2[Ee]", ".", parts[3])) if parts else ".."
    return parts.groups() if {".", ".."}.isdisjoint(plain.split("/")) else None

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
    """A trust policy (17.6)."""
    def __init__(self, value):
        need(conforms("urn:loccit:trust-policy:1", value), "unexpected-form")
        self.threshold, self.sources = value["threshold"], value["sources"]
        self.keys, self.rows = {}, {}
        for row in value["keys"]:
            key = public_key(row["public_key"])
            need(row["keyid"] == key_id(key), "keyid-mismatch")
            need(row["not_before"] <= row["not_after"], "window-reversed")
            self.keys[row["keyid"]], self.rows[row["keyid"]] = key, row
        need(len(self.keys) == len(value["keys"]), "duplicate-key")
        need(self.threshold <= len(self.keys), "threshold-unreachable")
        for source in self.sources:
            need(is_prefix(source["source_uri_prefix"]), "unexpected-form")
            need(set(source["keyids"]) <= set(self.keys), "unlisted-key")
            need(self.threshold <= len(set(source["keyids"])), "threshold-unreachable")

    def _reasons(self, name, named, at):
        if name not in self.rows:
            return ["unknown-key"]
        row, told = self.rows[name], []
        revoked_at = row["revocation"]["revoked_at"] if "revocation" in row else "~"
        told = [("not-yet-valid", at < row["not_before"]), ("expired", at > row["not_after"]),
                ("revoked", at >= revoked_at)]
        for member, said in zip(("tenant", "purpose", "audience"), named):
            told.append((("missing-" if said is None else "wrong-") + member, said not in row[member + "s"]))
        return [reason for reason, holds in told if holds]

    def weigh(self, verified, named, at):
        """The reasons against each verified key, and the threshold; `named` are the names in the statement."""
        keys = [{"keyid": name, "reasons": self._reasons(name, named, at)} for name in sorted(set(verified))]
        trusted = [key["keyid"] for key in keys if not key["reasons"]]
        return {"keys": keys, "threshold_met": len(trusted) >= self.threshold}

    def source(self, keys, uri):
        """Which trusted keys speak for an address."""
        entries = [s["keyids"] for s in self.sources if lies_under(uri, s["source_uri_prefix"])]
        speak = [key["keyid"] for key in keys if not key["reasons"] and key["keyid"] in sum(entries, [])]
        enough = "trusted" if len(speak) >= self.threshold else "below-threshold"
        return {"source_uri": uri, "outcome": enough if entries else "no-entry", "keyids": speak}

def _predicate(value, at, form, parts):
    """Whether an object is in the form of 18.5: first for members that are not known, then one by one."""
    need(isinstance(value, dict) and set(value) <= set(form["properties"]), "malformed-predicate", at)
    for name, part in form["properties"].items():
        here = "%s/%s" % (at, name)
        if name == "tools" and isinstance(value.get(name), list):
            for place, tool in enumerate(value[name][:part["maxItems"]]):
                _predicate(tool, "%s/%d" % (here, place), parts["tool"], parts)
        fits = name not in value or conforms("#/$defs/part", value[name], {"$defs": {**parts, "part": part}})
        need(fits and (name in value or name not in form["required"]), "malformed-predicate", here)

def _renamed(code, function, *arguments):
    try:
        return function(*arguments)
    except Refused as refused:
        raise Refused(code, refused.pointer) from None

def _said(payload):
    """Digest of the answer and predicate of a statement about one (18.5)."""
    value = _renamed("malformed-statement", statement, payload)
    need(value["predicateType"] == _PREDICATE, "predicate-type", "/predicateType")
    form = load("schemas/citation-answer.schema.json")
    _predicate(value["predicate"], "/predicate", form, form["$defs"])
    subject = value["subject"][0]
    one = len(value["subject"]) == 1 and subject["name"] == "answer" and list(subject["digest"]) == ["sha256"]
    need(one, "unexpected-subject", "/subject")
    return subject["digest"]["sha256"], value["predicate"]

def judge(data, policy, asked, held):
    """What a seal comes to (18.6).

    `asked` are tenant, purpose, audience and time of the check, `held` digests by `answer pack report audit`.
    """
    told = {"signatures": [], "faults": [], "unchecked": []}
    named, (tenant, purpose, audience, at) = (None, None, None), asked
    try:
        opened = _renamed("malformed-envelope", envelope, data)
        told["signatures"] = outcomes(opened, _IN_TOTO, policy.keys)
        need(opened[1] == _IN_TOTO, "payload-type", "/payloadType")
        answer, said = _said(opened[0])
        named = said["tenantId"], said["purpose"], said.get("audience")
        bound = [name for name in ("pack", "report", "audit") if name + "Sha256" in said]
        told["unchecked"] = [name for name in bound if held[name] is None]
        faults = [("answer-mismatch", "/subject/0/digest/sha256", answer != held["answer"])]
        faults += [(name + "-mismatch", "/predicate/%sSha256" % name, held[name] != said[name + "Sha256"])
                   for name in bound if held[name] is not None]
        faults += [("wrong-tenant", "/predicate/tenantId", named[0] != tenant),
                   ("wrong-purpose", "/predicate/purpose", named[1] != purpose),
                   ("wrong-audience", "/predicate/audience", named[2] not in (None, audience)),
                   ("window-reversed", "/predicate/expiresAt", said["expiresAt"] <= said["issuedAt"]),
                   ("seal-expired", "/predicate/expiresAt", at >= said["expiresAt"])]
        told["faults"] = [{"code": code, "pointer": place} for code, place, holds in faults if holds]
    except Refused as refused:
        told["faults"] = [{"code": str(refused), "pointer": refused.pointer}]
    verified = [row["keyid"] for row in told["signatures"] if row["outcome"] == "verified"]
    told.update(policy.weigh(verified, named, at))
    trusted = verified and told["threshold_met"] and not told["faults"]
    return {"outcome": "trusted" if trusted else "not-trusted", **told}

def speaks(seal, policy, uri):
    """What a seal that was judged comes to for a source (18.6)."""
    if seal["outcome"] != "trusted":
        return {"source_uri": uri, "outcome": "not-trusted", "keyids": []}
    return policy.source(seal["keys"], uri)
