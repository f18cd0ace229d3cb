import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { canonicalizeText } from '../src/canonicalize.js';
import { readUtf8 } from '../src/utf8-reading.js';
import { anyText, awkwardText } from './arbitraries.js';

// The functions that Node adds are held against these in utf8-decoder.test.ts.
vi.mock('#utf8-decoder', () => import('../src/utf8-decoder.portable.js'));

const encoder = new TextEncoder();

describe('readUtf8', () => {
  it('gives the canonical text and its UTF-8 without anything of Node', () => {
    seeded(
      fc.property(fc.oneof(awkwardText(), anyText()), (written) => {
        const source = encoder.encode(written);
        const { text, grid, alignment } = readUtf8(source);
        expect(text).toBe(canonicalizeText(written));
        expect(grid.bytes).toEqual(encoder.encode(text));
        if (text === written) expect(grid.bytes).toBe(source);
        expect([grid.chars, alignment.chars]).toEqual([[...text].length, [...text].length]);
      }),
      { runs: 1000 },
    );
  });

  it('names the first fault by its byte', () => {
    expect(() => readUtf8(Uint8Array.of(0x61, 0xff), 3)).toThrow('byteOffset=4');
    expect(() => readUtf8(Uint8Array.of(0x61, 0x00, 0xff), 3)).toThrow('nul-character');
  });
});
