"""Strict JSON reading (section 3.1 of the specification) and canonical bytes (3.2)."""
from __future__ import annotations

import hashlib
import math
import re
import unicodedata
from typing import Any, Dict, List, NoReturn, Optional, Tuple

MAX_BYTES = 64 * 1024 * 1024
MAX_SAFE = 2 ** 53 - 1
MAX_DEPTH = 64
_SPACE = re.compile(r"[ \t\n\r]*")
_PLAIN = re.compile(r'[^"\\\x00-\x1f]*')
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?")
_NUMBER_RUN = re.compile(r"[-+.eE0-9]*")
_HALF = re.compile("[\ud800-\udfff]")
_HEX4 = re.compile(r"[0-9A-Fa-f]{4}")
_ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_LITERALS = {"t": ("true", True), "f": ("false", False), "n": ("null", None)}


class JsonFault(ValueError):
    """A refusal: code, pointer, line and column, never content."""

    def __init__(self, code: str, pointer: str = "", line: int = 0, column: int = 0) -> None:
        super().__init__("%s at %s (%d:%d)" % (code, pointer or "the document", line, column))
        self.code, self.pointer, self.line, self.column = code, pointer, line, column


def _shown(name: str, place: int) -> Tuple[str, str]:
    """A name in a pointer, as written and as its place."""
    hidden = any(unicodedata.category(c)[0] == "C" or unicodedata.category(c) in ("Zl", "Zp") for c in name)
    number = "#%d" % place
    if not name or name[0] == "#" or hidden or len(name.encode("utf-16-le", "surrogatepass")) > 80:
        return number, number
    return name.replace("~", "~0").replace("/", "~1"), number


def pointer_of(steps: List[Tuple[Any, int]]) -> str:
    """The pointer of 3.1: steps are (name or index, place)."""
    pairs = [(str(s), str(s)) if isinstance(s, int) else _shown(s, place) for s, place in steps]
    full = "".join("/" + a for a, _ in pairs)
    return full if len(full.encode("utf-16-le", "surrogatepass")) <= 400 else "".join("/" + b for _, b in pairs)


class _Reader:
    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.steps: List[Tuple[Any, int]] = []

    def fail(self, code: str, at: Optional[int] = None) -> NoReturn:
        at = self.at if at is None else at
        line, column = line_column(self.text, at)
        raise JsonFault(code, pointer_of(self.steps), line, column)

    def peek(self) -> str:
        """The next character that is no white space; the end is refused."""
        self.at = _SPACE.match(self.text, self.at).end()  # type: ignore[union-attr]
        if self.at >= len(self.text):
            self.fail("unexpected-end")
        return self.text[self.at]

    def value(self, depth: int) -> Any:
        c = self.peek()
        if c in "{[":
            if depth >= MAX_DEPTH:
                self.fail("too-deep")
            self.at += 1
            return self.members(depth + 1) if c == "{" else self.items(depth + 1)
        if c == '"':
            return self.string()
        if c in "-0123456789":
            return self.number()
        if c in _LITERALS:
            word, value = _LITERALS[c]
            got = self.text[self.at:self.at + len(word)]
            if got != word:
                if word.startswith(got) and self.at + len(got) == len(self.text):
                    self.fail("unexpected-end", len(self.text))
                self.fail("invalid-literal")
            self.at += len(word)
            return value
        self.fail("unexpected-character")

    def items(self, depth: int) -> List[Any]:
        found: List[Any] = []
        if self.peek() == "]":
            self.at += 1
            return found
        while True:
            self.steps.append((len(found), 0))
            found.append(self.value(depth))
            self.steps.pop()
            c = self.peek()
            if c not in ",]":
                self.fail("unexpected-character")
            self.at += 1
            if c == "]":
                return found

    def members(self, depth: int) -> Dict[str, Any]:
        found: Dict[str, Any] = {}
        if self.peek() == "}":
            self.at += 1
            return found
        while True:
            if self.peek() != '"':
                self.fail("unexpected-character")
            start = self.at
            name = self.string()
            self.steps.append((name, len(found)))
            if name == "__proto__":
                self.fail("forbidden-name", start)
            if name in found:
                self.fail("duplicate-name", start)
            if self.peek() != ":":
                self.fail("unexpected-character")
            self.at += 1
            found[name] = self.value(depth)
            self.steps.pop()
            c = self.peek()
            if c not in ",}":
                self.fail("unexpected-character")
            self.at += 1
            if c == "}":
                return found

    def string(self) -> str:
        parts: List[str] = []
        self.at += 1
        while True:
            end = _PLAIN.match(self.text, self.at).end()  # type: ignore[union-attr]
            parts.append(self.text[self.at:end])
            self.at = end
            if end >= len(self.text):
                self.fail("unexpected-end")
            if self.text[end] == '"':
                self.at += 1
                return "".join(parts)
            if self.text[end] != "\\":
                self.fail("control-character")
            unit = self.escape()
            if 0xDC00 <= unit <= 0xDFFF:
                self.fail("lone-surrogate", end)
            if 0xD800 <= unit <= 0xDBFF:
                if self.at >= len(self.text):
                    self.fail("unexpected-end")
                low = self.escape() if self.text.startswith("\\u", self.at) else 0
                if not 0xDC00 <= low <= 0xDFFF:
                    self.fail("lone-surrogate", end)
                unit = 0x10000 + ((unit - 0xD800) << 10) + low - 0xDC00
            parts.append(chr(unit))

    def escape(self) -> int:
        start, text = self.at, self.text
        if start + 1 >= len(text):
            self.fail("unexpected-end", start)
        c = text[start + 1]
        if c == "u":
            got = _HEX4.match(text, start + 2)
            if not got:
                rest = text[start + 2:start + 6]
                self.fail("unexpected-end" if len(rest) < 4 and re.fullmatch("[0-9A-Fa-f]*", rest) else "invalid-escape", start)
            self.at = start + 6
            return int(got.group(), 16)
        if c not in _ESCAPES:
            self.fail("invalid-escape", start)
        self.at = start + 2
        return ord(_ESCAPES[c])

    def number(self) -> Any:
        start = self.at
        run_end = _NUMBER_RUN.match(self.text, start).end()  # type: ignore[union-attr]
        got = _NUMBER.match(self.text, start)
        if not got or got.end() != run_end:
            if run_end == len(self.text) and _NUMBER.fullmatch(self.text[start:] + "0"):
                self.fail("unexpected-end", run_end)
            self.fail("invalid-number", start)
        token, self.at = got.group(), run_end
        if not got.group(1) and not got.group(2):
            value = int(token) if len(token) < 20 else MAX_SAFE + 1
            if abs(value) > MAX_SAFE:
                self.fail("unsafe-integer", start)
            return value
        number = float(token)
        if math.isinf(number):
            self.fail("number-overflow", start)
        if MAX_SAFE < abs(number) < 1e21:
            self.fail("unsafe-integer", start)
        return int(number) if number.is_integer() and abs(number) <= MAX_SAFE else number


def line_column(text: str, at: int) -> Tuple[int, int]:
    """Line and column from 1; LF, CR and CRLF end a line."""
    before = text[:at]
    ends = before.count("\n") + before.count("\r") - before.count("\r\n")
    return ends + 1, at - max(before.rfind("\n"), before.rfind("\r"))


def parse_text(text: str) -> Any:
    """Reads a text that is decoded already."""
    reader = _Reader(text)
    half = _HALF.search(text)
    if half:
        _refuse_at(text[:half.start()], "lone-surrogate")
    if text.startswith("\ufeff"):
        raise JsonFault("byte-order-mark", "", 1, 1)
    value = reader.value(0)
    reader.at = _SPACE.match(text, reader.at).end()  # type: ignore[union-attr]
    if reader.at < len(text):
        reader.fail("trailing-content")
    return value


def _refuse_at(before: str, code: str) -> NoReturn:
    pointer = ""
    try:
        parse_text(before)
    except JsonFault as fault:
        pointer = fault.pointer if fault.code == "unexpected-end" else ""
        if len(before) >= 1 << 20 and fault.code == "too-deep":
            raise
    line, column = line_column(before, len(before))
    raise JsonFault(code, pointer, line, column)


def parse(data: bytes) -> Any:
    """Reads bytes strictly; integral numbers become int, others float."""
    if len(data) > MAX_BYTES:
        raise JsonFault("too-large", "", 1, 1)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        _refuse_at(data[:error.start].decode("utf-8"), "ill-formed-utf8")
    return parse_text(text)


def number_text(value: Any) -> str:
    """ECMAScript's Number::toString."""
    if isinstance(value, int) and abs(value) <= MAX_SAFE:
        return str(value)
    value = float(value)
    if not math.isfinite(value):
        raise JsonFault("not-finite")
    if value == 0:
        return "0"
    mantissa, _, exponent = repr(abs(value)).partition("e")
    whole, _, part = mantissa.partition(".")
    part = "" if part == "0" else part
    digits, n = (whole + part).lstrip("0"), len(whole) + int(exponent or 0)
    if whole == "0":
        n = len(digits) - len(part) + int(exponent or 0)
    digits = digits.rstrip("0")
    k, sign = len(digits), "-" if value < 0 else ""
    if k <= n <= 21:
        return sign + digits + "0" * (n - k)
    if 0 < n <= 21:
        return sign + digits[:n] + "." + digits[n:]
    if -6 < n <= 0:
        return sign + "0." + "0" * -n + digits
    tail = "." + digits[1:] if k > 1 else ""
    return "%s%s%se%s%d" % (sign, digits[0], tail, "+" if n > 0 else "-", abs(n - 1))


_QUOTED = re.compile(r'["\\\x00-\x1f]')
_SHORT = {v: "\\" + k for k, v in _ESCAPES.items() if k != "/"}


def _quote(text: str) -> str:
    if _HALF.search(text):
        raise JsonFault("lone-surrogate")
    return '"' + _QUOTED.sub(lambda m: _SHORT.get(m.group(), "\\u%04x" % ord(m.group())), text) + '"'


def canonical(value: Any, depth: int = 0) -> str:
    """RFC 8785 as text."""
    if value is None or value is True or value is False:
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str):
        return _quote(value)
    if isinstance(value, (int, float)):
        return number_text(value)
    if depth >= MAX_DEPTH:
        raise JsonFault("too-deep")
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(canonical(v, depth + 1) for v in value) + "]"
    if not isinstance(value, dict):
        raise JsonFault("not-plain")
    if "__proto__" in value:
        raise JsonFault("forbidden-name")
    names = sorted(value, key=lambda n: n.encode("utf-16-be", "surrogatepass"))
    return "{" + ",".join(_quote(n) + ":" + canonical(value[n], depth + 1) for n in names) + "}"


def sha256(data: bytes) -> str:
    """Lower-case hex."""
    return hashlib.sha256(data).hexdigest()


def digest(value: Any) -> str:
    """H(x) of section 3.2."""
    return sha256(canonical(value).encode("utf-8"))
