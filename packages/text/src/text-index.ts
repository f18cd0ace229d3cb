import type { CanonicalText } from './canonical-text.js';
import { assertPosition, TextError } from './errors.js';
import { LineIndex, type LinePosition } from './line-index.js';
import { assertWellFormed, countCodePoints, countUtf8, unitBytes } from './utf8.js';

/**
 * A text with every way to count it.
 *
 * @remarks Positions are boundaries, so the length itself is one. All conversions are inverse to each other and
 * monotone, and take O(log n) plus a scan of at most 1,024 units. A position that is not an integer in range is
 * refused with `position-out-of-range`, never clamped; one inside a pair or a sequence with
 * `position-inside-character` and its covering span.
 */
export interface TextIndex {
  readonly text: string;
  /** Length in code points. */
  readonly chars: number;
  toUtf16(char: number): number;
  fromUtf16(utf16: number): number;
  toUtf8(char: number): number;
  fromUtf8(byte: number): number;
  /** Line and column of a position, both from 1, columns in code points. */
  toLineColumn(char: number): LinePosition;
  fromLineColumn(position: LinePosition): number;
  /** The text between two code point positions. */
  slice(charStart: number, charEnd: number): string;
}

const BLOCK_BITS = 10;
const BLOCK = 1 << BLOCK_BITS;

/**
 * Indexes a text for conversions between code points, UTF-16 units, UTF-8 bytes and lines.
 *
 * @remarks Checkpoints every 1,024 units, built when first needed and only for what differs: text without
 * astral characters needs none for UTF-16, ASCII none for UTF-8. A string is taken as it is; canonicalise
 * first. What {@link readCanonicalText} returned is known to be well-formed and counted, so nothing is scanned.
 * @throws {@link TextError} `lone-surrogate`.
 * @example
 * ```ts
 * const index = createTextIndex('\u{1f6a2} left port');
 * index.toUtf16(7); // 8
 * index.toUtf8(7); // 10
 * ```
 */
export function createTextIndex(text: string | CanonicalText): TextIndex {
  if (typeof text !== 'string') return new SparseTextIndex(text.text, text.chars);
  assertWellFormed(text);
  return new SparseTextIndex(text, countCodePoints(text));
}

class SparseTextIndex implements TextIndex {
  readonly text: string;
  readonly chars: number;
  #charsBefore: Uint32Array | undefined;
  #bytesBefore: Uint32Array | undefined;
  #lines: LineIndex | undefined;
  #ascii: boolean | undefined;

  constructor(text: string, chars: number) {
    this.text = text;
    this.chars = chars;
  }

  toUtf16(char: number): number {
    assertPosition(char, this.chars, 'code-point');
    if (this.chars === this.text.length) return char;
    const before = this.#charCheckpoints();
    const block = lastNotAbove(before, char);
    let left = char - (before[block] as number);
    let at = block << BLOCK_BITS;
    for (; at < this.text.length; at++) {
      if ((this.text.charCodeAt(at) & 0xfc00) === 0xdc00) continue;
      if (left === 0) break;
      left--;
    }
    return at;
  }

  fromUtf16(utf16: number): number {
    assertPosition(utf16, this.text.length, 'utf16-unit');
    if (this.chars === this.text.length) return utf16;
    const block = utf16 >> BLOCK_BITS;
    let char = this.#charCheckpoints()[block] as number;
    for (let at = block << BLOCK_BITS; at < utf16; at++) {
      if ((this.text.charCodeAt(at) & 0xfc00) !== 0xdc00) char++;
    }
    if ((this.text.charCodeAt(utf16) & 0xfc00) === 0xdc00) {
      throw new TextError('position-inside-character', {
        position: utf16,
        unit: 'utf16-unit',
        indivisible: 'surrogate-pair',
        covering: { start: utf16 - 1, end: utf16 + 1, charStart: char - 1, charEnd: char },
      });
    }
    return char;
  }

  toUtf8(char: number): number {
    const utf16 = this.toUtf16(char);
    if (this.#isAscii()) return utf16;
    const block = utf16 >> BLOCK_BITS;
    let byte = this.#byteCheckpoints()[block] as number;
    for (let at = block << BLOCK_BITS; at < utf16; at++) byte += unitBytes(this.text.charCodeAt(at));
    return byte;
  }

  fromUtf8(byte: number): number {
    if (this.#isAscii()) {
      assertPosition(byte, this.text.length, 'utf8-byte');
      return byte;
    }
    const before = this.#byteCheckpoints();
    assertPosition(byte, before[before.length - 1] as number, 'utf8-byte');
    const block = lastNotAbove(before, byte);
    let start = before[block] as number;
    for (let at = block << BLOCK_BITS; at < this.text.length; at++) {
      const length = unitBytes(this.text.charCodeAt(at));
      if (length === 0) continue;
      if (start === byte) return this.fromUtf16(at);
      if (start + length > byte) {
        const charStart = this.fromUtf16(at);
        throw new TextError('position-inside-character', {
          position: byte,
          unit: 'utf8-byte',
          indivisible: 'utf8-sequence',
          covering: { start, end: start + length, charStart, charEnd: charStart + 1 },
        });
      }
      start += length;
    }
    return this.chars;
  }

  toLineColumn(char: number): LinePosition {
    const { line, utf16Start } = this.#lineIndex().lineAt(this.toUtf16(char));
    return { line, column: char - this.fromUtf16(utf16Start) + 1 };
  }

  fromLineColumn(position: LinePosition): number {
    const lines = this.#lineIndex();
    assertPosition(position.line, lines.count, 'line', 1);
    const lineStart = this.fromUtf16(lines.startOf(position.line));
    const longest = this.chars - lineStart + 1;
    assertPosition(position.column, longest, 'column', 1);
    const char = lineStart + position.column - 1;
    if (lines.lineAt(this.toUtf16(char)).line !== position.line) {
      throw new TextError('position-out-of-range', { position: position.column, unit: 'column' });
    }
    return char;
  }

  slice(charStart: number, charEnd: number): string {
    const utf16Start = this.toUtf16(charStart);
    const utf16End = this.toUtf16(charEnd);
    if (utf16End < utf16Start) {
      throw new TextError('position-out-of-range', {
        position: charStart,
        unit: 'code-point',
        limit: charEnd,
      });
    }
    return this.text.slice(utf16Start, utf16End);
  }

  #isAscii(): boolean {
    this.#ascii ??= !/[\u0080-\uffff]/.test(this.text);
    return this.#ascii;
  }

  #charCheckpoints(): Uint32Array {
    this.#charsBefore ??= sumBlocks(this.text, countStarts);
    return this.#charsBefore;
  }

  #byteCheckpoints(): Uint32Array {
    this.#bytesBefore ??= sumBlocks(this.text, countUtf8);
    return this.#bytesBefore;
  }

  #lineIndex(): LineIndex {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines;
  }
}

/** Code points that start in a stretch of units. */
function countStarts(text: string, utf16Start: number, utf16End: number): number {
  let count = 0;
  for (let at = utf16Start; at < utf16End; at++) if ((text.charCodeAt(at) & 0xfc00) !== 0xdc00) count++;
  return count;
}

/** Sums over the units before every 1,024th; the last entry is the whole. */
function sumBlocks(
  text: string,
  weigh: (text: string, utf16Start: number, utf16End: number) => number,
): Uint32Array {
  const sums = new Uint32Array(Math.floor(text.length / BLOCK) + 2);
  let sum = 0;
  for (let block = 0; block < sums.length - 1; block++) {
    sums[block] = sum;
    const end = Math.min((block + 1) * BLOCK, text.length);
    sum += weigh(text, block * BLOCK, end);
  }
  sums[sums.length - 1] = sum;
  return sums;
}

/** Last block whose sum is at most `value`, the closing entry aside. */
function lastNotAbove(sums: Uint32Array, value: number): number {
  let low = 0;
  let high = sums.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sums[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
