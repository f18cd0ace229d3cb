import { hashHex, startHash } from '#sha256';
import { copyDigits } from './hex-bytes.js';
import { isCount } from './is-count.js';

const encoder = new TextEncoder();
const ascii = (text: string): Uint8Array => encoder.encode(text);

/** Rows that are written and hashed at once: memory stays bounded, whatever the length of a list. */
const BLOCK_ROWS = 512;
const DIGEST = 64;
/** The longest head, two counts of sixteen digits, a digest, and what stands between. */
const LONGEST_ROW = 128;

const OPEN = 0x5b;
const CLOSE = 0x5d;
const COMMA = 0x2c;
const QUOTE = 0x22;
const ZERO = 0x30;

/** What a row begins with, by its kind. */
const HEADS = new Map<unknown, Uint8Array>(
  ['heading', 'paragraph', 'code', 'table_row'].map((kind) => [kind, ascii(`["${kind}",`)]),
);

// Digests are encoded as one string and copied from there, which is faster than to encode each by itself.
const digests = new Uint8Array(BLOCK_ROWS * DIGEST);
const digestWords = new DataView(digests.buffer);
const written = new Uint8Array(BLOCK_ROWS * LONGEST_ROW + 2);
const writtenWords = new DataView(written.buffer);

/**
 * H of element rows, written as bytes.
 *
 * @remarks What is unusual in any respect is left to the field forms, which say what is wrong with it.
 * @returns Undefined where the field forms must decide.
 */
export function hashElementRows(rows: readonly unknown[]): string | undefined {
  const count = rows.length;
  if (count <= BLOCK_ROWS) {
    const end = writeBlock(rows, 0, count);
    return end === undefined ? undefined : hashHex(written.subarray(0, end));
  }
  const hash = startHash();
  for (let from = 0; from < count; from += BLOCK_ROWS) {
    const end = writeBlock(rows, from, Math.min(from + BLOCK_ROWS, count));
    if (end === undefined) return undefined;
    hash.update(written.subarray(0, end));
  }
  return hash.hex();
}

/** Writes some of the rows, with what stands before and behind them; the place behind the last byte. */
function writeBlock(rows: readonly unknown[], from: number, to: number): number | undefined {
  let joined = '';
  for (let index = from; index < to; index++) {
    const row = rows[index];
    if (!Array.isArray(row) || row.length !== 4) return undefined;
    const digest: unknown = row[3];
    if (typeof digest !== 'string' || digest.length !== DIGEST) return undefined;
    joined += digest;
  }
  // A character that is not ASCII is written as bytes that are no digits, or not at all.
  if (encoder.encodeInto(joined, digests).written !== joined.length) return undefined;
  let at = 0;
  if (from === 0) written[at++] = OPEN;
  for (let index = from; index < to; index++) {
    const row = rows[index] as readonly unknown[];
    const head = HEADS.get(row[0]);
    const start: unknown = row[1];
    const end: unknown = row[2];
    if (head === undefined || !isCount(start) || !isCount(end)) return undefined;
    if (index > 0) written[at++] = COMMA;
    for (let byte = 0; byte < head.length; byte++) written[at++] = head[byte] as number;
    at = writeCount(start, at);
    written[at++] = COMMA;
    at = writeCount(end, at);
    written[at++] = COMMA;
    written[at++] = QUOTE;
    if (!copyDigits(digestWords, (index - from) * DIGEST, writtenWords, at)) return undefined;
    at += DIGEST;
    written[at++] = QUOTE;
    written[at++] = CLOSE;
  }
  if (to === rows.length) written[at++] = CLOSE;
  return at;
}

/** Writes decimal digits; the place behind them. */
function writeCount(count: number, at: number): number {
  let end = at + 1;
  for (let bound = 10; count >= bound; bound *= 10) end++;
  let rest = count;
  let to = end;
  // Above 2^31 there is no integer division.
  while (rest > 0x7fffffff) {
    const next = Math.floor(rest / 10);
    written[--to] = ZERO + (rest - next * 10);
    rest = next;
  }
  while (to > at) {
    const next = (rest / 10) | 0;
    written[--to] = ZERO + (rest - next * 10);
    rest = next;
  }
  return end;
}
