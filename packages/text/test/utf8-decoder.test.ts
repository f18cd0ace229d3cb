import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as node from '../src/utf8-decoder.node.js';
import * as portable from '../src/utf8-decoder.portable.js';
import { rawBytes } from './arbitraries.js';

const latin1 = fc.uint8Array().map((units) => new TextEncoder().encode(String.fromCharCode(...units)));

describe('decodeUtf8', () => {
  it('gives the same text on Node and anywhere, or refuses the same bytes', () => {
    seeded(
      fc.property(fc.oneof(rawBytes(), latin1, fc.uint8Array({ maxLength: 6 })), (bytes) => {
        const text = node.decodeUtf8(bytes);
        expect(text).toBe(portable.decodeUtf8(bytes));
        const ascii = node.isAscii(bytes);
        expect(portable.isAscii(bytes)).toBe(ascii);
        expect([node.isUtf8(bytes), portable.isUtf8(bytes)]).toEqual([
          text !== undefined,
          text !== undefined,
        ]);
        if (text === undefined) return;
        expect([node.decodeWellFormed(bytes, ascii), portable.decodeWellFormed(bytes, ascii)]).toEqual([
          text,
          text,
        ]);
      }),
      { runs: 2000 },
    );
  });

  it.each([
    ['short', 100],
    ['of one chunk', 50_000],
    ['of many chunks', 200_000],
    ['kept outside of the heap', 400_000],
    ['longer than that', 1_100_000],
  ])('gives the same text where it is %s', (_, length) => {
    for (const piece of ['x', 'é', 'x窑', 'éé\u{1f6a2}']) {
      for (const late of ['', '窑', 'é']) {
        const text = `\ufeff${piece.repeat(Math.ceil(length / piece.length))}${late}`.slice(
          piece === 'x' ? 1 : 0,
        );
        const bytes = new TextEncoder().encode(text);
        if (node.decodeUtf8(bytes) !== text || portable.decodeUtf8(bytes) !== text)
          expect(`${piece}${late}`).toBe('the same');
      }
    }
    const latin = 'éa'.repeat(length / 2);
    for (const text of [latin, `${latin}窑`]) {
      if (node.decodeUtf8(new TextEncoder().encode(text)) !== text) expect('Latin').toBe('the same');
    }
  });

  it('keeps U+FEFF, which is removed elsewhere', () => {
    const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0x61);
    expect([node.decodeUtf8(bytes), portable.decodeUtf8(bytes)]).toEqual(['\ufeffa', '\ufeffa']);
  });
});

describe('includesByte', () => {
  it('looks at these bytes alone, not at the memory around them', () => {
    const bytes = Uint8Array.of(1, 2, 3, 4).subarray(1, 3);
    for (const { includesByte } of [node, portable]) {
      expect([1, 2, 3, 4].map((byte) => includesByte(bytes, byte))).toEqual([false, true, true, false]);
    }
  });
});

describe('byteFinder', () => {
  it('finds a byte from a place on, in these bytes alone', () => {
    const bytes = Uint8Array.of(9, 1, 9, 2, 9).subarray(1, 4);
    for (const { byteFinder } of [node, portable]) {
      const find = byteFinder(bytes, 9);
      expect([0, 1, 2, 3].map((from) => find(from))).toEqual([1, 1, -1, -1]);
    }
  });
});
