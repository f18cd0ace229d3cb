import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32 } from '../src/crc32.js';

describe('crc32', () => {
  it('gives the check value of the standard', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
    expect(crc32(new Uint8Array())).toBe(0);
  });

  it('gives the same of pieces as of the whole, wherever it is cut', () => {
    seeded(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(60), (bytes, cut) => {
        expect(crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)))).toBe(crc32(bytes));
      }),
    );
  });
});
