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
