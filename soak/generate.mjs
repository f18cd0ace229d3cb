import { sampleText } from '../bench/harness/samples.mjs';

const encoder = new TextEncoder();
const prose = ['ascii', 'chinese', 'latin', 'emoji', 'crlf', 'vietnamese-nfd'].map((kind) =>
  sampleText(kind, 20_000),
);
const pieces = [
  ...[
    '"',
    '\\',
    '/',
    '\u0000',
    '\u001f',
    '\u007f',
    '\u0080',
    '\u07ff',
    '\u0800',
    '\u2028',
    '\ud7ff',
    '\ue000',
  ],
  ...[
    '\ufeff',
    '\ufffd',
    '\uffff',
    '\u{10000}',
    '\u{10ffff}',
    '\u{1f6a2}',
    '\\ud800',
    '\\udc00',
    '\\u0061',
    'ud',
  ],
];
const names = [
  ...[
    '',
    '0',
    '7',
    '10',
    '01',
    '-1',
    '1.5',
    '4294967294',
    '4294967295',
    '4294967296',
    '9007199254740993',
    'a',
    'b',
  ],
  ...[
    'constructor',
    'toString',
    'toJSON',
    'valueOf',
    '__proto',
    'length',
    ' ',
    'a\u0301',
    '\u00e1',
    '\uff5e',
  ],
];
const tokens = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    '\\u',
    'd800',
    '\\ud83d\\ude00',
    '-',
    '0',
    '1',
    '.',
    'e',
    'E',
    '+',
  ],
  ...[
    'true',
    'nul',
    ' ',
    '\n',
    '\r',
    '\t',
    '"a":',
    '"__proto__":1,',
    '9007199254740993',
    '1e400',
    '1e20',
    '\ufeff',
  ],
];

export const below = (next, end) => Math.floor(next() * end);
export const pick = (next, list) => list[below(next, list.length)];

/** Text of mixed scripts and awkward characters, of at most about `length` units. */
export function textOf(next, length) {
  let text = '';
  const end = below(next, length);
  while (text.length < end) {
    if (next() < 0.5) text += pick(next, pieces);
    else {
      const source = pick(next, prose);
      const from = below(next, source.length);
      text += source.slice(from, from + below(next, 60)).toWellFormed();
    }
  }
  return text;
}

/** A value that JSON can say; `__proto__` is no name of it. */
export function jsonOf(next, levels) {
  const kind = below(next, levels > 0 ? 9 : 6);
  if (kind === 0) return pick(next, [null, true, false]);
  if (kind === 1) return below(next, 2) === 0 ? below(next, 1000) : -below(next, 2 ** 53);
  if (kind === 2) return doubleOf(next);
  if (kind < 6) return textOf(next, pick(next, [4, 20, 200]));
  const size = below(next, pick(next, [3, 8, 40]));
  if (kind === 6) return Array.from({ length: size }, () => jsonOf(next, levels - 1));
  const object = next() < 0.1 ? Object.create(null) : {};
  for (let count = 0; count < size; count += 1) {
    const name =
      next() < 0.4 ? pick(next, names) : next() < 0.5 ? `name_${below(next, 30)}` : textOf(next, 6);
    object[name] = jsonOf(next, levels - 1);
  }
  return object;
}

/** A finite double of any bits. */
function doubleOf(next) {
  const bits = new DataView(new ArrayBuffer(8));
  do {
    bits.setUint32(0, below(next, 2 ** 32));
    bits.setUint32(4, below(next, 2 ** 32));
  } while (!Number.isFinite(bits.getFloat64(0)));
  return next() < 0.5 ? bits.getFloat64(0) : (below(next, 2e6) - 1e6) / 10 ** below(next, 12);
}

/** The text of a document as some writer might lay it out: escapes, number forms, and faults that JSON.parse lets pass. */
export function documentOf(next) {
  const text = JSON.stringify(jsonOf(next, 1 + below(next, 5)), null, pick(next, [0, 0, 1, '\t']));
  if (next() < 0.3) return text;
  if (next() < 0.3) return marred(next, text);
  const escaped = text.replace(/[\u0080-\uffff]/g, (unit) =>
    next() < 0.5 ? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}` : unit,
  );
  return escaped.replace(/(?<=[[:,\s])(\d)(?=[,\]}\s])/g, (digit) =>
    pick(next, [digit, `${digit}.0`, `${digit}e0`, `${digit}E+00`]),
  );
}

/** The text with a name said again, or with an escape at the beginning or the end of a string. */
function marred(next, text) {
  const double = next() < 0.5;
  const places = [...text.matchAll(double ? /\{(?=\s*("(?:[^"\\]|\\.)*"):)/gs : /"(?:[^"\\]|\\.)*(?=")/gs)];
  if (places.length === 0) return text;
  const { 0: found, 1: name, index } = pick(next, places);
  const at = index + (double || next() < 0.5 ? 1 : found.length);
  const halves = ['\\ud83d', '\\udea2', '\\uD83D\\uDEA2', '\\ud83d\\u0061', '\\ud83d\\n', '\\udea2\\udea2'];
  return text.slice(0, at) + (double ? `${name}:0,` : pick(next, halves)) + text.slice(at);
}

/** Bytes changed, cut, doubled, moved, or with a token put among them, none to four times. */
export function mutated(next, bytes, share = 0.7) {
  let result = bytes;
  while (next() < share && result.length > 0 && result !== undefined) {
    share /= 1.5;
    const at = below(next, result.length);
    const end = Math.min(result.length, at + 1 + below(next, 8));
    const head = result.subarray(0, at);
    const part = result.subarray(at, end);
    const tail = result.subarray(end);
    const kind = below(next, 6);
    if (kind === 0) result = join(head, Uint8Array.of(below(next, 256)), result.subarray(at + 1));
    else if (kind === 1) result = join(head, tail);
    else if (kind === 2) result = join(head, part, part, tail);
    else if (kind === 3) result = join(tail, head, part);
    else if (kind === 4) result = join(head, encoder.encode(pick(next, tokens)), part, tail);
    else result = head;
  }
  return result;
}

function join(...parts) {
  return new Uint8Array(Buffer.concat(parts));
}
