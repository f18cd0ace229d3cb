import { byteFinder, decodeWellFormed } from '#utf8-decoder';
import { type CanonicalText, readingOf } from './canonical-text.js';
import { assertPosition, TextError } from './errors.js';
import { LineIndex, type LinePosition } from './line-index.js';
import { assertWellFormed, countCodePoints, encodeUtf8 } from './utf8.js';
import { layGrid, type Place, type Utf8Grid } from './utf8-grid.js';
import type { Utf8Reading } from './utf8-reading.js';

const LF = 0x0a;

/**
 * A text with every way to count it.
 *
 * @remarks Positions are boundaries, so the length itself is one. All conversions are inverse to each other and
 * monotone, and take O(log n) plus a walk over at most one block of 2,048 bytes. A position that is not an integer in range is
 * refused with `position-out-of-range`, never clamped; one inside a pair or a sequence with
 * `position-inside-character` and its covering span.
 */
export interface TextIndex {
  /** Of what {@link readCanonicalText} returned: made when first asked for. */
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
  /**
   * UTF-8 of the text between two code point positions: what the digest of a span is taken of.
   *
   * @remarks A view of the bytes that are there already, not a copy: no string is made, and nothing is encoded
   * but, once, a text that was given as a string. Do not write to it.
   */
  sliceUtf8(charStart: number, charEnd: number): Uint8Array;
}

/**
 * Indexes a text for conversions between code points, UTF-16 units, UTF-8 bytes and lines.
 *
 * @remarks A string is taken as it is; canonicalise first. What {@link readCanonicalText} returned is counted
 * already, so nothing is scanned but its lines, when first asked for, and slices are made of the bytes between their
 * ends alone. Of a string the code points are counted, and
 * it is encoded when first asked for bytes, or for units where these differ from code points. Counts are kept for
 * every 2,048 bytes, and only where they differ.
 * @throws {@link TextError} `lone-surrogate`.
 * @example
 * ```ts
 * const index = createTextIndex('\u{1f6a2} left port');
 * index.toUtf16(7); // 8
 * index.toUtf8(7); // 10
 * ```
 */
export function createTextIndex(text: string | CanonicalText): TextIndex {
  if (typeof text !== 'string') return new GridTextIndex(readingOf(text) ?? text.text, text.chars);
  assertWellFormed(text);
  return new GridTextIndex(text, countCodePoints(text));
}

class GridTextIndex implements TextIndex {
  readonly chars: number;
  readonly #source: string | Utf8Reading;
  readonly #utf16Length: number;
  #grid: Utf8Grid | undefined;
  #lines: LineIndex | undefined;

  constructor(source: string | Utf8Reading, chars: number) {
    this.chars = chars;
    this.#source = source;
    this.#grid = typeof source === 'string' ? undefined : source.grid;
    this.#utf16Length = typeof source === 'string' ? source.length : source.grid.utf16Length;
  }

  get text(): string {
    return typeof this.#source === 'string' ? this.#source : this.#source.text;
  }

  toUtf16(char: number): number {
    assertPosition(char, this.chars, 'code-point');
    return this.chars === this.#utf16Length ? char : this.#lay().seekChar(char).utf16;
  }

  fromUtf16(utf16: number): number {
    assertPosition(utf16, this.#utf16Length, 'utf16-unit');
    if (this.chars === this.#utf16Length) return utf16;
    const place = this.#lay().seekUtf16(utf16);
    if (place.utf16 !== utf16) throw this.#inside(utf16, 'utf16', place);
    return place.char;
  }

  toUtf8(char: number): number {
    assertPosition(char, this.chars, 'code-point');
    return this.#lay().byteOf(char);
  }

  fromUtf8(byte: number): number {
    const grid = this.#lay();
    assertPosition(byte, grid.bytes.length, 'utf8-byte');
    const place = grid.seekByte(byte);
    if (place.byte !== byte) throw this.#inside(byte, 'byte', place);
    return place.char;
  }

  toLineColumn(char: number): LinePosition {
    const { line, start } = this.#lineIndex().lineAt(this.#toUnit(char));
    return { line, column: char - this.#fromUnit(start) + 1 };
  }

  fromLineColumn(position: LinePosition): number {
    const lines = this.#lineIndex();
    assertPosition(position.line, lines.count, 'line', 1);
    const lineStart = this.#fromUnit(lines.startOf(position.line));
    const longest = this.chars - lineStart + 1;
    assertPosition(position.column, longest, 'column', 1);
    const char = lineStart + position.column - 1;
    if (lines.lineAt(this.#toUnit(char)).line !== position.line) {
      throw new TextError('position-out-of-range', { position: position.column, unit: 'column' });
    }
    return char;
  }

  slice(charStart: number, charEnd: number): string {
    const source = this.#source;
    if (typeof source !== 'string' && !source.isDecoded) {
      return decodeWellFormed(this.sliceUtf8(charStart, charEnd), source.grid.isAscii);
    }
    const utf16Start = this.toUtf16(charStart);
    const utf16End = this.toUtf16(charEnd);
    assertOrder(charStart, charEnd);
    return this.text.slice(utf16Start, utf16End);
  }

  sliceUtf8(charStart: number, charEnd: number): Uint8Array {
    const byteStart = this.toUtf8(charStart);
    const byteEnd = this.toUtf8(charEnd);
    assertOrder(charStart, charEnd);
    return this.#lay().bytes.subarray(byteStart, byteEnd);
  }

  #lay(): Utf8Grid {
    this.#grid ??= layGrid(encodeUtf8(this.text), this.#utf16Length);
    return this.#grid;
  }

  #lineIndex(): LineIndex {
    this.#lines ??= linesOf(this.#source);
    return this.#lines;
  }

  /** In the units that lines are counted in: those of the string where one was given, else bytes. */
  #toUnit(char: number): number {
    return typeof this.#source === 'string' ? this.toUtf16(char) : this.toUtf8(char);
  }

  #fromUnit(unit: number): number {
    return typeof this.#source === 'string' ? this.fromUtf16(unit) : this.fromUtf8(unit);
  }

  /** Refuses a position inside the character at a place. */
  #inside(position: number, count: 'byte' | 'utf16', place: Place): TextError {
    const next = this.#lay().next(place);
    return new TextError('position-inside-character', {
      position,
      unit: count === 'byte' ? 'utf8-byte' : 'utf16-unit',
      indivisible: count === 'byte' ? 'utf8-sequence' : 'surrogate-pair',
      covering: { start: place[count], end: next[count], charStart: place.char, charEnd: next.char },
    });
  }
}

function linesOf(source: string | Utf8Reading): LineIndex {
  if (typeof source === 'string') return new LineIndex(source.length, (from) => source.indexOf('\n', from));
  const { bytes } = source.grid;
  return new LineIndex(bytes.length, byteFinder(bytes, LF));
}

function assertOrder(charStart: number, charEnd: number): void {
  if (charStart <= charEnd) return;
  throw new TextError('position-out-of-range', {
    position: charStart,
    unit: 'code-point',
    limit: charEnd,
  });
}
