import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalBytes } from '../src/byte-lists.js';

describe('equalBytes', () => {
  it('sees one byte that differs, wherever it and the lists stand in memory', () => {
    const offset = fc.nat(9);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), offset, offset, fc.nat(60), (bytes, left, right, at) => {
        const lay = (from: number): Uint8Array => {
          const memory = new Uint8Array(from + bytes.length + 3);
          memory.set(bytes, from);
          return memory.subarray(from, from + bytes.length);
        };
        const [one, other] = [lay(left), lay(right)];
        expect(equalBytes(one, other)).toBe(true);
        expect(equalBytes(one, lay(right).subarray(1))).toBe(bytes.length === 0);
        if (at >= bytes.length) return;
        other[at] = (other[at] as number) ^ 0x80;
        expect(equalBytes(one, other)).toBe(false);
      }),
      { seed: 2, numRuns: 1000 },
    );
  });
});
