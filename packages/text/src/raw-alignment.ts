import { isSafeStart, nextSafeStart } from './boundary.js';
import { normalizeText } from './canonicalize.js';
import { decodeStrictly } from './decode.js';
import type { Origin } from './raw-blocks.js';
import { countCodePoints, countUtf8, sequenceLength, unitBytes } from './utf8.js';

/** The corresponding place at or before a target, and the next one after it. */
export interface Bracket {
  readonly byteStart: number;
  readonly charStart: number;
  readonly byteEnd: number;
  readonly charEnd: number;
}

/** Longest segment, in code points, whose inside is searched; trying every cut is quadratic. */
const LONGEST_SEGMENT = 256;

/** Pieces up to this many units are walked, longer ones halved. */
const SHORT_PIECE = 24;

/** Walks the bytes of a block in which only line ends change, up to a code point. */
export function bracketByChar(raw: Uint8Array, origin: Origin, char: number): Bracket {
  let byte = origin.byteStart;
  for (let left = char - origin.charStart; left > 0; left--) byte += unitLength(raw, byte);
  const length = byte < raw.length ? unitLength(raw, byte) : 0;
  return {
    byteStart: byte,
    charStart: char,
    byteEnd: byte + length,
    charEnd: length === 0 ? char : char + 1,
  };
}

/** Walks the bytes of a block in which only line ends change, up to a byte. */
export function bracketByByte(raw: Uint8Array, origin: Origin, byte: number): Bracket {
  let at = origin.byteStart;
  let char = origin.charStart;
  while (at < raw.length) {
    const end = at + unitLength(raw, at);
    if (end > byte) return { byteStart: at, charStart: char, byteEnd: end, charEnd: char + 1 };
    at = end;
    char++;
  }
  return { byteStart: at, charStart: char, byteEnd: at, charEnd: char };
}

function unitLength(raw: Uint8Array, at: number): number {
  const lead = raw[at] as number;
  return lead === 0x0d && raw[at + 1] === 0x0a ? 2 : sequenceLength(lead);
}

/**
 * Finds the places around a target in a block that NFC changes.
 *
 * @remarks Halves the block at safe starts, canonicalising only what is left of them, then walks segments, then
 * tries the cuts inside the one segment that holds the target.
 */
export function refineBlock(
  raw: Uint8Array,
  origin: Origin,
  byteEnd: number,
  unit: 'byte' | 'char',
  target: number,
): Bracket {
  const text = decodeStrictly(raw.subarray(origin.byteStart, byteEnd));
  const cursor = { byte: origin.byteStart, char: origin.charStart };
  let low = 0;
  let high = text.length;
  while (high - low > SHORT_PIECE) {
    const middle = middleSafeStart(text, low, high);
    if (middle === high) break;
    const left = measure(text.slice(low, middle));
    if (cursor[unit] + left[unit] > target) {
      high = middle;
    } else {
      low = middle;
      cursor.byte += left.byte;
      cursor.char += left.char;
    }
  }
  while (low < high) {
    const end = nextSafeStart(text, low + 1);
    const segment = text.slice(low, end);
    const size = measure(segment);
    if (cursor[unit] + size[unit] > target) {
      return refineSegment(segment, size, cursor, unit, target);
    }
    low = end;
    cursor.byte += size.byte;
    cursor.char += size.char;
  }
  return { byteStart: cursor.byte, charStart: cursor.char, byteEnd: cursor.byte, charEnd: cursor.char };
}

interface Size {
  readonly byte: number;
  readonly char: number;
}

function measure(text: string): Size {
  return { byte: countUtf8(text), char: countCodePoints(normalizeText(text)) };
}

function middleSafeStart(text: string, low: number, high: number): number {
  const middle = (low + high) >> 1;
  let at = middle;
  while (at < high && !isSafeStart(text, at)) at++;
  if (at < high) return at;
  at = middle - 1;
  while (at > low && !isSafeStart(text, at)) at--;
  return at > low ? at : high;
}

/** Tries every cut of one segment against the definition: both halves on their own give the whole. */
function refineSegment(
  segment: string,
  size: Size,
  origin: Size,
  unit: 'byte' | 'char',
  target: number,
): Bracket {
  let start: Size = { byte: 0, char: 0 };
  let end: Size = size;
  const wanted = target - origin[unit];
  if (countCodePoints(segment) <= LONGEST_SEGMENT) {
    const whole = normalizeText(segment);
    let byte = 0;
    for (let at = 0; at < segment.length; at++) {
      if (at > 0 && (segment.charCodeAt(at) & 0xfc00) !== 0xdc00) {
        const head = normalizeText(segment.slice(0, at));
        if (head + normalizeText(segment.slice(at)) === whole) {
          const cut: Size = { byte, char: countCodePoints(head) };
          if (cut[unit] > wanted) {
            end = cut;
            break;
          }
          start = cut;
        }
      }
      byte += unitBytes(segment.charCodeAt(at));
    }
  }
  return {
    byteStart: origin.byte + start.byte,
    charStart: origin.char + start.char,
    byteEnd: origin.byte + end.byte,
    charEnd: origin.char + end.char,
  };
}
