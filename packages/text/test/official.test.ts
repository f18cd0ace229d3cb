import { readFileSync } from 'node:fs';
import { sharedData } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { canonicalizeText, createTextIndex } from '../src/index.js';

interface Row {
  readonly id: string;
  readonly context: string;
  readonly exact: string;
  readonly start_cp: number;
  readonly end_cp: number;
  readonly start_u16: number;
  readonly start_utf8: number;
}

const spans = sharedData('anchoring/spans.jsonl');
const normalization = sharedData('vectors/unicode/NormalizationTest-15.0.0.txt');
const without = (path: string | undefined, name: string) =>
  path === undefined ? ` (skipped: ${name} is not beside the checkout or not asked for)` : '';

describe('createTextIndex', () => {
  it.skipIf(spans === undefined)(
    `counts code points, UTF-16 units and bytes as others do, both ways${without(spans, 'spans.jsonl')}`,
    () => {
      const rows = readFileSync(spans ?? '', 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Row);
      for (const { id, context, exact, start_cp, end_cp, start_u16, start_utf8 } of rows) {
        const index = createTextIndex(context);
        const [utf16, utf8] = [start_u16 + exact.length, start_utf8 + Buffer.byteLength(exact)];
        expect(
          [start_cp, end_cp].map((char) => index.toUtf16(char)),
          id,
        ).toEqual([start_u16, utf16]);
        expect(
          [start_cp, end_cp].map((char) => index.toUtf8(char)),
          id,
        ).toEqual([start_utf8, utf8]);
        expect(
          [start_u16, utf16].map((unit) => index.fromUtf16(unit)),
          id,
        ).toEqual([start_cp, end_cp]);
        expect(
          [start_utf8, utf8].map((byte) => index.fromUtf8(byte)),
          id,
        ).toEqual([start_cp, end_cp]);
        expect(index.slice(start_cp, end_cp), id).toBe(exact);
      }
      expect(rows).toHaveLength(551);
    },
  );
});

/** Characters that came after Unicode 15 and that NFC writes otherwise. */
const LATER: readonly (readonly [number, number])[] = [
  [0x105c9, 0x105e4],
  [0x11380, 0x113d0],
  [0x16121, 0x16128],
  [0x16d68, 0x16d6a],
];

describe('canonicalizeText', () => {
  it.skipIf(normalization === undefined)(
    `leaves every character alone that the official test does not list${without(normalization, 'NormalizationTest-15.0.0.txt')}`,
    () => {
      const [, part = ''] = readFileSync(normalization ?? '', 'utf8').split('@Part1');
      const listed = new Set(
        [...part.slice(0, part.indexOf('@Part2')).matchAll(/^([0-9A-F]+);/gm)].map(([, code = '']) =>
          Number.parseInt(code, 16),
        ),
      );
      expect(listed.size).toBeGreaterThan(15_000);
      const changed: number[] = [];
      for (let codePoint = 1; codePoint <= 0x10ffff; codePoint++) {
        if ((codePoint >= 0xd800 && codePoint <= 0xdfff) || codePoint === 0x0d || listed.has(codePoint))
          continue;
        const character = String.fromCodePoint(codePoint);
        if (canonicalizeText(character) !== character) changed.push(codePoint);
      }
      const isLater = (codePoint: number) =>
        LATER.some(([first, last]) => first <= codePoint && codePoint <= last);
      expect(changed.filter((codePoint) => !isLater(codePoint))).toEqual([]);
    },
  );
});
