"""Strict JSON reading (section 3.1 of the specification) and canonical bytes (3.2)."""
from __future__ import annotations

import hashlib
import math
import re
import unicodedata
from typing import Any, Dict, List, NoReturn, Optional, Tuple

MAX_BYTES, MAX_SAFE, MAX_DEPTH = 64 * 1024 * 1024, 2 ** 53 - 1, 64
Steps = List[Tuple[Any, int]]
_SPACE, _PLAIN, _HALF = re.compile(r"[ \t\n\r]*"), re.compile(r'[^"\\\x00-\x1f]*'), re.compile("[\ud800-\udfff]")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?")
_BEGUN, _QUOTED = re.compile(r"\.|[eE][+-]?"), re.compile(r'["\\\x00-\x1f]')
_BRACKET = re.compile(rb'"(?:[^"\\]|\\.)*(?:"|\Z)|[][{}]', re.S)
_ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_SHORT = {v: "\\" + k for k, v in _ESCAPES.items() if k != "/"}
_LITERALS = {"t": ("true", True), "f": ("false", False), "n": ("null", None)}


class JsonFault(ValueError):
    """A refusal: code, pointer, line and column, never content."""

    def __init__(self, code: str, pointer: str = "", line: int = 0, column: int = 0) -> None:
        super().__init__("%s at %s (%d:%d)" % (code, pointer or "the document", line, column))
        self.code, self.pointer, self.line, self.column = code, pointer, line, column


def _units(text: str) -> bytes:
    return text.encode("utf-16-be", "surrogatepass")


def pointer_of(steps: Steps) -> str:
    """A pointer as 3.1 writes it; steps are (name or index, place in the object)."""
    def shown(step: Any) -> bool:
        plain = isinstance(step, int) or not any(unicodedata.category(c)[0] == "C" or unicodedata.category(c) in ("Zl", "Zp") for c in step)
        return isinstance(step, int) or (plain and 0 < len(_units(step)) <= 80 and step[0] != "#")
    names = [(str(s).replace("~", "~0").replace("/", "~1") if shown(s) else "#%d" % n, s if isinstance(s, int) else "#%d" % n)
             for s, n in steps]
    full = "".join("/" + a for a, _ in names)
    return full if len(_units(full)) <= 400 else "".join("/%s" % b for _, b in names)


def line_column(text: str, at: int) -> Tuple[int, int]:
    """Line and column from 1; LF, CR and CRLF end a line."""
    before = text[:at]
    return (before.count("\n") + before.count("\r") - before.count("\r\n") + 1, at - max(before.rfind("\n"), before.rfind("\r")))


class _Reader:
    """Reads one text from the start and names the first fault that it meets."""

    def __init__(self, text: str) -> None:
        self.text, self.at, self.steps = text, 0, []  # type: str, int, Steps

    def fail(self, code: str, at: Optional[int] = None) -> NoReturn:
        raise JsonFault(code, pointer_of(self.steps), *line_column(self.text, self.at if at is None else at))

    def peek(self, allowed: str = "") -> str:
        """The next character that is no white space; one of those that are allowed is taken."""
        self.at = _SPACE.match(self.text, self.at).end()  # type: ignore[union-attr]
        c = self.text[self.at:self.at + 1] or self.fail("unexpected-end")
        if allowed:
            self.at += 1 if c in allowed else self.fail("unexpected-character")
        return c

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
        word, value = _LITERALS.get(c) or self.fail("unexpected-character")
        if not self.text.startswith(word, self.at):
            rest = self.text[self.at:]
            self.fail("unexpected-end", len(self.text)) if word.startswith(rest) else self.fail("invalid-literal")
        self.at += len(word)
        return value

    def items(self, depth: int) -> List[Any]:
        found: List[Any] = []
        more = self.peek() != "]" or self.peek("]") != "]"
        while more:
            self.steps.append((len(found), 0))
            found.append(self.value(depth))
            self.steps.pop()
            more = self.peek(",]") == ","
        return found

    def members(self, depth: int) -> Dict[str, Any]:
        found: Dict[str, Any] = {}
        more = self.peek() != "}" or self.peek("}") != "}"
        while more:
            if self.peek() != '"':
                self.fail("unexpected-character")
            start = self.at
            name = self.string()
            self.steps.append((name, len(found)))
            if name == "__proto__" or name in found:
                self.fail("forbidden-name" if name == "__proto__" else "duplicate-name", start)
            self.peek(":")
            found[name] = self.value(depth)
            self.steps.pop()
            more = self.peek(",}") == ","
        return found

    def string(self) -> str:
        parts: List[str] = []
        self.at += 1
        while True:
            end = _PLAIN.match(self.text, self.at).end()  # type: ignore[union-attr]
            parts.append(self.text[self.at:end])
            self.at = end
            c = self.text[end:end + 1] or self.fail("unexpected-end")
            if c == '"':
                self.at += 1
                return "".join(parts)
            unit = self.escape() if c == "\\" else self.fail("control-character")
            if 0xD800 <= unit <= 0xDBFF and self.at < len(self.text):
                low = self.escape() if self.text.startswith("\\u", self.at) else 0
                unit = 0x10000 + ((unit - 0xD800) << 10) + low - 0xDC00 if 0xDC00 <= low <= 0xDFFF else unit
            if 0xD800 <= unit <= 0xDFFF:
                self.fail("unexpected-end") if unit < 0xDC00 and self.at >= len(self.text) else self.fail("lone-surrogate", end)
            parts.append(chr(unit))

    def escape(self) -> int:
        start, c, digits = self.at, self.text[self.at + 1:self.at + 2], self.text[self.at + 2:self.at + 6]
        if not c or (c == "u" and len(digits) < 4 and re.fullmatch("[0-9A-Fa-f]*", digits)):
            self.fail("unexpected-end")
        if c not in _ESCAPES and not (c == "u" and re.fullmatch("[0-9A-Fa-f]{4}", digits)):
            self.fail("invalid-escape")
        self.at = start + (6 if c == "u" else 2)
        return int(digits, 16) if c == "u" else ord(_ESCAPES[c])

    def number(self) -> Any:
        start, got = self.at, _NUMBER.match(self.text, self.at)
        end = got.end() if got else start + 1
        behind = self.text[end:end + 1] or " "
        if got and got.group() in ("0", "-0") and behind in "0123456789":
            self.fail("invalid-number")
        if not got or (behind == "." and not got.group(1) and not got.group(2)) or (behind in "eE" and not got.group(2)):
            reach = _BEGUN.match(self.text, end).end() if got else end  # type: ignore[union-attr]
            self.fail("unexpected-end", reach) if reach == len(self.text) else self.fail("invalid-number")
        self.at = end
        number = float(got.group())
        integer = got.group(1) is None and got.group(2) is None
        if MAX_SAFE < abs(number) and (integer or abs(number) < 1e21):
            self.fail("unsafe-integer", start)
        if math.isinf(number):
            self.fail("number-overflow", start)
        return int(number) if number.is_integer() and abs(number) <= MAX_SAFE else number


def parse_text(text: str) -> Any:
    """Reads a text that is decoded already."""
    half = _HALF.search(text)
    if half:
        _refuse(text[:half.start()], "lone-surrogate")
    if text.startswith("\ufeff"):
        raise JsonFault("byte-order-mark", "", 1, 1)
    reader = _Reader(text)
    value = reader.value(0)
    reader.at = _SPACE.match(text, reader.at).end()  # type: ignore[union-attr]
    return value if reader.at == len(text) else reader.fail("trailing-content")


def _refuse(before: str, code: str) -> NoReturn:
    """Ill-formed input behind a text: the pointer is what was being read there."""
    pointer = ""
    try:
        parse_text(before)
    except JsonFault as fault:
        pointer = fault.pointer if fault.code == "unexpected-end" else ""
    raise JsonFault(code, pointer, *line_column(before, len(before)))


def _excess(data: bytes) -> int:
    """The place behind the first bracket, outside strings, that opens level 65 or closes nothing."""
    depth = 0
    for m in _BRACKET.finditer(data):
        depth += {0x5B: 1, 0x7B: 1, 0x5D: -1, 0x7D: -1}.get(m.group()[0], 0)
        if not 0 <= depth <= MAX_DEPTH:
            return m.end()
    return len(data)


def parse(data: bytes) -> Any:
    """Reads bytes strictly; integral numbers become int, others float."""
    if len(data) > MAX_BYTES:
        raise JsonFault("too-large", "", 1, 1)
    if len(data) >= 1 << 20:
        data = data[:_excess(data)]
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        _refuse(data[:error.start].decode("utf-8"), "ill-formed-utf8")
    return parse_text(text)


def number_text(value: float) -> str:
    """ECMAScript's Number::toString, from the shortest digits that Python finds."""
    if not math.isfinite(value):
        raise JsonFault("not-finite")
    mantissa, _, exponent = repr(abs(float(value))).partition("e")
    whole, _, part = mantissa.partition(".")
    digits = (whole + part).lstrip("0")
    n = len(digits) - len(part) + int(exponent or 0)
    digits, sign = digits.rstrip("0"), "-" if value < 0 else ""
    if not digits:
        return "0"
    if 0 < n <= 21:
        return sign + (digits[:n] + "." + digits[n:] if len(digits) > n else digits + "0" * (n - len(digits)))
    if -6 < n <= 0:
        return sign + "0." + "0" * -n + digits
    return "%s%s%se%+d" % (sign, digits[0], "." + digits[1:] if len(digits) > 1 else "", n - 1)


def _quote(text: str) -> str:
    if _HALF.search(text):
        raise JsonFault("lone-surrogate")
    return '"' + _QUOTED.sub(lambda m: _SHORT.get(m.group(), "\\u%04x" % ord(m.group())), text) + '"'


def canonical(value: Any, depth: int = 0) -> str:
    """RFC 8785 as text."""
    if isinstance(value, str):
        return _quote(value)
    if value is None or isinstance(value, bool):
        return "null" if value is None else "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value) if isinstance(value, int) and abs(value) <= MAX_SAFE else number_text(value)
    if depth >= MAX_DEPTH or not isinstance(value, (list, tuple, dict)):
        raise JsonFault("too-deep" if depth >= MAX_DEPTH else "not-plain")
    if not isinstance(value, dict):
        return "[" + ",".join([canonical(v, depth + 1) for v in value]) + "]"
    names = sorted(value, key=None if all(map(str.isascii, value)) else _units)
    return "{" + ",".join([_quote(n) + ":" + canonical(value[n], depth + 1) for n in names]) + "}"


def sha256(data: bytes) -> str:
    """Lower-case hex."""
    return hashlib.sha256(data).hexdigest()


def digest(value: Any) -> str:
    """H(x) of section 3.2."""
    return sha256(canonical(value).encode("utf-8"))
