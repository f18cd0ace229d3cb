import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareUtf8 } from '../src/compare-utf8.js';

describe('compareUtf8', () => {
  it('orders as the bytes of the UTF-8 do', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', 'é', '潮', '\ue000', '\uff5e', '🚢', '𝄞'),
      maxLength: 4,
    });
    seeded(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(compareUtf8(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
      { runs: 1000 },
    );
  });
});
