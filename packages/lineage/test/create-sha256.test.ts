import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSha256 } from '../src/create-sha256.js';
import { sha256Hex } from '../src/sha256.js';
import * as portable from '../src/sha256.portable.js';

describe('createSha256', () => {
  it('gives the digest of all pieces joined, by both implementations, and keeps no memory of a piece', () => {
    seeded(
      fc.property(fc.array(fc.uint8Array({ maxLength: 100 }), { maxLength: 6 }), (pieces) => {
        const expected = sha256Hex(Uint8Array.from(pieces.flatMap((piece) => [...piece])));
        const hash = createSha256();
        const other = portable.startHash();
        for (const piece of pieces) {
          const reused = Uint8Array.from(piece);
          hash.update(reused);
          other.update(reused);
          reused.fill(0);
        }
        expect(hash.digestHex()).toBe(expected);
        expect(other.hex()).toBe(expected);
      }),
    );
  });
});
