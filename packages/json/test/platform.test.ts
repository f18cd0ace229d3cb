import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as node from '../src/platform.node.js';
import * as portable from '../src/platform.portable.js';

const encoded = fc.string({ unit: 'grapheme' }).map((text) => new TextEncoder().encode(text));

describe('decodeUtf8', () => {
  it('gives the same text on Node and anywhere, or refuses the same bytes', () => {
    const noise = fc.uint8Array({ maxLength: 6 });
    seeded(
      fc.property(fc.oneof(encoded, noise), noise, fc.boolean(), (head, tail, joined) => {
        // A part of a larger memory, as slices of files are.
        const memory = new Uint8Array([0xff, ...head, ...(joined ? tail : []), 0xff]);
        const bytes = memory.subarray(1, -1);
        expect(node.decodeUtf8(bytes)).toBe(portable.decodeUtf8(bytes));
      }),
      { runs: 2000 },
    );
  });

  it('keeps a byte order mark, which is refused elsewhere', () => {
    const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0x61);
    expect([node.decodeUtf8(bytes), portable.decodeUtf8(bytes)]).toEqual(['\ufeffa', '\ufeffa']);
  });
});
