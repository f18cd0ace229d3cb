// Writes packages/text/src/generated/encoding-tables.ts from the decoders of @exodus/bytes. With --check nothing is written: a difference is exit 1.
// The tables are data of ours, because the package reads text before anything else and starts with every command: the
// library's modules cost as much to load as all of ours. Vectors hold a digest of every table.
import { readFileSync, writeFileSync } from 'node:fs';
import { createMultibyteDecoder } from '@exodus/bytes/multi-byte.js';
import { createSinglebyteDecoder } from '@exodus/bytes/single-byte.js';

const target = new URL('../packages/text/src/generated/encoding-tables.ts', import.meta.url);

const SINGLE_BYTE = [
  'ibm866',
  ...[2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 16].map((part) => `iso-8859-${part}`),
  'koi8-r',
  'koi8-u',
  'macintosh',
  'windows-874',
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((page) => `windows-125${page}`),
  'x-mac-cyrillic',
];

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Five bits a character, the lowest first; all but the last have 32 added. */
function writeNumber(value) {
  let written = '';
  let rest = value;
  while (rest >= 32) {
    written += ALPHABET[32 + (rest % 32)];
    rest = Math.floor(rest / 32);
  }
  return written + ALPHABET[rest];
}

/**
 * A table as text: `!n` skips n entries, `~n` counts n code points on from the last one, a number is a zigzag
 * difference from the code point after the last one.
 */
function writeTable(codePoints) {
  let written = '';
  let next = 0;
  for (let at = 0; at < codePoints.length; ) {
    const from = at;
    const follows = codePoints[at] === 0 ? () => 0 : (step) => next + step;
    while (at < codePoints.length && codePoints[at] === follows(at - from)) at++;
    const length = at - from;
    if (codePoints[from] === 0) {
      if (at < codePoints.length) written += `!${writeNumber(length)}`;
    } else if (length > 1) {
      written += `~${writeNumber(length)}`;
      next += length;
    } else {
      const difference = codePoints[from] - next;
      written += writeNumber(difference < 0 ? -2 * difference - 1 : 2 * difference);
      next = codePoints[from] + 1;
      at = from + 1;
    }
  }
  return written;
}

/** The code point of each sequence, 0 where it has none or more than one. */
function askForAll(decode, sequences) {
  return sequences.map((bytes) => {
    const [first, ...more] = attempt(decode, bytes);
    return first === undefined || more.length > 0 ? 0 : first.codePointAt(0);
  });
}

/** A strict decoder: a lenient one would not tell U+FFFD as text from a fault. */
function attempt(decode, bytes) {
  try {
    return decode(Uint8Array.from(bytes));
  } catch {
    return '';
  }
}

const pairs = (leads, trails) => leads.flatMap((lead) => trails.map((trail) => [lead, trail]));
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const multi = (name) => createMultibyteDecoder(name);

function readSingleBytes(name) {
  return askForAll(
    createSinglebyteDecoder(name),
    range(0x80, 0xff).map((byte) => [byte]),
  );
}

/** Four-byte sequences of the basic plane; all others follow from their number. */
function readQuads() {
  const quads = range(0, 39419).map((pointer) => [
    0x81 + Math.floor(pointer / 12600),
    0x30 + (Math.floor(pointer / 1260) % 10),
    0x81 + (Math.floor(pointer / 10) % 126),
    0x30 + (pointer % 10),
  ]);
  return askForAll(multi('gb18030'), quads);
}

function readJis0208() {
  const leads = [...range(0x81, 0x9f), ...range(0xe0, 0xfc)];
  const found = askForAll(multi('shift_jis'), pairs(leads, [...range(0x40, 0x7e), ...range(0x80, 0xfc)]));
  // The private use rows are counted, not listed.
  return found.map((codePoint, pointer) => (pointer >= 8836 && pointer <= 10715 ? 0 : codePoint));
}

const tables = {
  ...Object.fromEntries(SINGLE_BYTE.map((name) => [name, readSingleBytes(name)])),
  big5: askForAll(multi('big5'), pairs(range(0x81, 0xfe), [...range(0x40, 0x7e), ...range(0xa1, 0xfe)])),
  'euc-kr': askForAll(multi('euc-kr'), pairs(range(0x81, 0xfe), range(0x41, 0xfe))),
  gb18030: askForAll(
    multi('gb18030'),
    pairs(range(0x81, 0xfe), [...range(0x40, 0x7e), ...range(0x80, 0xfe)]),
  ),
  'gb18030-quads': readQuads(),
  jis0208: readJis0208(),
  jis0212: askForAll(
    multi('euc-jp'),
    pairs(range(0xa1, 0xfe), range(0xa1, 0xfe)).map((pair) => [0x8f, ...pair]),
  ),
};

const lines = Object.entries(tables).map(
  ([name, table]) => `  ${JSON.stringify(name)}: '${writeTable(table)}',`,
);
const text = `// Generated from the indexes of the WHATWG Encoding standard by scripts/generate-encodings.mjs. Do not edit.
// The indexes: Copyright (c) WHATWG (Apple, Google, Mozilla, Microsoft), BSD 3-Clause License, https://encoding.spec.whatwg.org/

/** Code points by pointer, in the notation that \`expandTable\` reads. */
export const ENCODING_TABLES: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`;

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('differs from the library: packages/text/src/generated/encoding-tables.ts');
  process.exitCode = 1;
}
