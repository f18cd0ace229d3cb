import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CoveringSpan,
  createTextIndex,
  encodeUtf8,
  readCanonicalText,
  type TextIndex,
} from '../src/index.js';
import { anyText, awkwardText } from './arbitraries.js';
import { caught } from './caught.js';

type Pair = [number, number];
interface Vectors {
  places: {
    name: string;
    text: string;
    slice: string;
    char: Pair;
    utf16: Pair;
    utf8: Pair;
    line_column: [Pair, Pair];
  }[];
  inside: { name: string; text: string; unit: 'utf16' | 'utf8'; position: number; covering: CoveringSpan }[];
  out_of_range: { name: string; text: string; unit: 'char' | 'utf16' | 'utf8'; position: number | null }[];
  parts: { name: string; parts: string[]; part: number; char: Pair; whole_char: Pair; slice: string }[];
}

const vectors = loadVectors<Vectors>('text/positions.json');

function convert(index: TextIndex, unit: 'char' | 'utf16' | 'utf8', position: number): number {
  if (unit === 'char') return index.toUtf16(position);
  return unit === 'utf16' ? index.fromUtf16(position) : index.fromUtf8(position);
}

/** Long enough for many checkpoints, with a pair, a sequence and a line end across some of them. */
const longText = fc
  .tuple(fc.oneof(awkwardText(30), anyText(30)), fc.integer({ min: 1, max: 120 }), fc.nat(1100))
  .map(([text, times, shift]) => 'x'.repeat(shift) + text.repeat(times));

describe('createTextIndex', () => {
  it.each(vectors.places)('$name', ({ text, slice, char, utf16, utf8, line_column }) => {
    const index = createTextIndex(text);
    expect(index.slice(...char)).toBe(slice);
    expect(char.map((at) => index.toUtf16(at))).toEqual(utf16);
    expect(char.map((at) => index.toUtf8(at))).toEqual(utf8);
    expect(utf16.map((at) => index.fromUtf16(at))).toEqual(char);
    expect(utf8.map((at) => index.fromUtf8(at))).toEqual(char);
    const places = line_column.map(([line, column]) => ({ line, column }));
    expect(char.map((at) => index.toLineColumn(at))).toEqual(places);
    expect(places.map((place) => index.fromLineColumn(place))).toEqual(char);
  });

  it.each(vectors.inside)('refuses $name and tells what covers it', ({ text, unit, position, covering }) => {
    const error = caught(() => convert(createTextIndex(text), unit, position));
    expect(error.code).toBe('position-inside-character');
    expect(error.details).toMatchObject({ position, covering });
  });

  it.each(vectors.out_of_range)('refuses: $name', ({ text, unit, position }) => {
    // Untyped callers pass what the types forbid.
    const given = position === null ? (undefined as unknown as number) : position;
    expect(caught(() => convert(createTextIndex(text), unit, given)).code).toBe('position-out-of-range');
  });

  it.each(vectors.parts)('counts in the whole: $name', ({ parts, part, char, whole_char, slice }) => {
    const before = parts.slice(0, part).reduce((sum, text) => sum + createTextIndex(text).chars, 0);
    const whole = createTextIndex(parts.join(''));
    expect(char.map((at) => at + before)).toEqual(whole_char);
    expect(whole.slice(...whole_char)).toBe(slice);
  });

  it('agrees with naive counting at every position of long texts', () => {
    seeded(
      fc.property(longText, (text) => {
        const index = createTextIndex(text);
        let utf16 = 0;
        let utf8 = 0;
        let char = 0;
        let line = 1;
        let column = 1;
        for (const character of `${text}!`) {
          const seen = [
            index.toUtf16(char),
            index.toUtf8(char),
            index.fromUtf16(utf16),
            index.fromUtf8(utf8),
          ];
          const place = index.toLineColumn(char);
          const back = index.fromLineColumn(place);
          // One comparison a position: matchers would take most of the time.
          if (
            `${seen} ${place.line}:${place.column} ${back}` !==
            `${utf16},${utf8},${char},${char} ${line}:${column} ${char}`
          ) {
            expect({ seen, place, back }).toEqual({
              seen: [utf16, utf8, char, char],
              place: { line, column },
              back: char,
            });
          }
          for (let inner = 1; inner < character.length && char < index.chars; inner++) {
            expect(caught(() => index.fromUtf16(utf16 + inner)).details.covering).toEqual({
              start: utf16,
              end: utf16 + character.length,
              charStart: char,
              charEnd: char + 1,
            });
          }
          char++;
          utf16 += character.length;
          utf8 += encodeUtf8(character).length;
          column++;
          if (character === '\n') {
            line++;
            column = 1;
          }
        }
        expect(index.chars).toBe(char - 1);
      }),
      { runs: 25 },
    );
  });

  it.each([4095, 4096, 4097, 8191, 8192, 8193])(
    'tells lines apart whose end is unit %i, about the edge of a block',
    (end) => {
      const text = `${'x'.repeat(end)}\ny\nz\n`;
      const index = createTextIndex(text);
      for (let char = end - 1; char <= text.length; char++) {
        const lines = text.slice(0, char).split('\n');
        const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
        expect(index.toLineColumn(char)).toEqual(place);
        expect(index.fromLineColumn(place)).toBe(char);
      }
    },
  );

  it('refuses every byte inside a sequence with the sequence', () => {
    seeded(
      fc.property(awkwardText(), (text) => {
        const index = createTextIndex(text);
        let start = 0;
        for (const character of text) {
          const end = start + encodeUtf8(character).length;
          for (let byte = start + 1; byte < end; byte++) {
            expect(caught(() => index.fromUtf8(byte)).details.covering).toMatchObject({ start, end });
          }
          start = end;
        }
      }),
    );
  });

  it('refuses lines and columns that are not there', () => {
    const index = createTextIndex('ab\n\ncd');
    expect(index.fromLineColumn({ line: 1, column: 3 })).toBe(2);
    for (const place of [
      { line: 0, column: 1 },
      { line: 4, column: 1 },
      { line: 1, column: 0 },
      { line: 1, column: 4 },
      { line: 2, column: 2 },
      { line: 3, column: 4 },
    ]) {
      expect(caught(() => index.fromLineColumn(place)).code).toBe('position-out-of-range');
    }
  });

  it('refuses a slice whose end lies before its start', () => {
    for (const index of [createTextIndex('abc'), createTextIndex(readCanonicalText(encodeUtf8('abc')))]) {
      expect(caught(() => index.slice(2, 1)).code).toBe('position-out-of-range');
      expect(caught(() => index.sliceUtf8(2, 1)).code).toBe('position-out-of-range');
    }
  });

  it('counts the same over what was read as over its text, whether the text was made or not', () => {
    seeded(
      fc.property(longText, fc.nat(), fc.nat(), (written, one, other) => {
        const read = readCanonicalText(encodeUtf8(written));
        const index = createTextIndex(read);
        const plain = createTextIndex(readCanonicalText(encodeUtf8(written)).text);
        const [charStart, charEnd] = [one, other]
          .map((at) => at % (plain.chars + 1))
          .sort((a, b) => a - b) as [number, number];
        const all = (of: TextIndex) => ({
          slice: of.slice(charStart, charEnd),
          bytes: of.sliceUtf8(charStart, charEnd),
          utf16: of.fromUtf16(of.toUtf16(charEnd)),
          utf8: of.fromUtf8(of.toUtf8(charEnd)),
          lines: [charStart, charEnd].map((at) => of.toLineColumn(at)),
          back: of.fromLineColumn(of.toLineColumn(charEnd)),
        });
        const before = all(index);
        expect(before).toEqual(all(plain));
        expect(before.bytes).toEqual(encodeUtf8(before.slice));
        expect(index.text).toBe(plain.text);
        expect(all(index)).toEqual(before);
      }),
      { runs: 200 },
    );
  });

  it('refuses a lone surrogate', () => {
    expect(caught(() => createTextIndex('a\ud800')).details).toEqual({ utf16Offset: 1, charOffset: 1 });
  });
});
