import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUtf8 as decodeOnNode } from '../src/utf8-decoder.node.js';
import { decodeUtf8 as decodeAnywhere } from '../src/utf8-decoder.portable.js';
import { rawBytes } from './arbitraries.js';

describe('decodeUtf8', () => {
  it('gives the same text on Node and anywhere, or refuses the same bytes', () => {
    seeded(
      fc.property(fc.oneof(rawBytes(), fc.uint8Array({ maxLength: 6 })), (bytes) => {
        expect(decodeOnNode(bytes)).toBe(decodeAnywhere(bytes));
      }),
      { runs: 2000 },
    );
  });

  it('keeps U+FEFF, which is removed elsewhere', () => {
    const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0x61);
    expect([decodeOnNode(bytes), decodeAnywhere(bytes)]).toEqual(['\ufeffa', '\ufeffa']);
  });
});
