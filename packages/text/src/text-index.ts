import { type CanonicalText, readingOf } from './canonical-text.js';
import { assertPosition, TextError } from './errors.js';
import { LineIndex, type LinePosition } from './line-index.js';
import { assertWellFormed, countCodePoints, encodeUtf8 } from './utf8.js';
import { layGrid, type Place, type Utf8Grid } from './utf8-grid.js';

/**
 * A text with every way to count it.
 *
 * @remarks Positions are boundaries, so the length itself is one. All conversions are inverse to each other and
 * monotone, and take O(log n) plus a walk over at most one block of 2,048 bytes. A position that is not an integer in range is
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

/**
 * Indexes a text for conversions between code points, UTF-16 units, UTF-8 bytes and lines.
 *
 * @remarks A string is taken as it is; canonicalise first. What {@link readCanonicalText} returned is counted
 * already, so nothing is scanned but its lines, when first asked for. Of a string the code points are counted, and
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
  if (typeof text !== 'string') return new GridTextIndex(text.text, text.chars, readingOf(text)?.grid);
  assertWellFormed(text);
  return new GridTextIndex(text, countCodePoints(text));
}

class GridTextIndex implements TextIndex {
  readonly text: string;
  readonly chars: number;
  #grid: Utf8Grid | undefined;
  #lines: LineIndex | undefined;

  constructor(text: string, chars: number, grid?: Utf8Grid) {
    this.text = text;
    this.chars = chars;
    this.#grid = grid;
  }

  toUtf16(char: number): number {
    assertPosition(char, this.chars, 'code-point');
    return this.chars === this.text.length ? char : this.#lay().seekChar(char).utf16;
  }

  fromUtf16(utf16: number): number {
    assertPosition(utf16, this.text.length, 'utf16-unit');
    if (this.chars === this.text.length) return utf16;
    const place = this.#lay().seekUtf16(utf16);
    if (place.utf16 !== utf16) throw this.#inside(utf16, 'utf16', place);
    return place.char;
  }

  toUtf8(char: number): number {
    assertPosition(char, this.chars, 'code-point');
    return this.#lay().seekChar(char).byte;
  }

  fromUtf8(byte: number): number {
    const grid = this.#lay();
    assertPosition(byte, grid.bytes.length, 'utf8-byte');
    const place = grid.seekByte(byte);
    if (place.byte !== byte) throw this.#inside(byte, 'byte', place);
    return place.char;
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

  #lay(): Utf8Grid {
    this.#grid ??= layGrid(encodeUtf8(this.text), this.text.length);
    return this.#grid;
  }

  #lineIndex(): LineIndex {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines;
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
