import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DER, DerReader, encodeDer, encodeInteger } from '../../src/node/der.js';

describe('encodeInteger', () => {
  it.each([
    [0, '020100'],
    [1, '020101'],
    [127, '02017f'],
    [128, '02020080'],
    [16384, '02024000'],
    [65535, '020300ffff'],
  ])('writes %s in the fewest bytes without a sign', (value, hex) => {
    expect(Buffer.from(encodeInteger(value)).toString('hex')).toBe(hex);
    expect(new DerReader(encodeInteger(value)).takeInteger()).toBe(value);
  });
});

describe('DerReader', () => {
  it('takes what encodeDer wrote, of any length', () => {
    for (const length of [0, 1, 127, 128, 255, 256, 300]) {
      const content = new Uint8Array(length).fill(7);
      const reader = new DerReader(encodeDer(DER.octets, content));
      expect(reader.isNext(DER.octets)).toBe(true);
      expect(reader.take(DER.octets)).toEqual(content);
      expect(reader.done).toBe(true);
    }
  });

  it('reads nothing past the end', () => {
    seeded(
      fc.property(fc.uint8Array({ maxLength: 8 }), (bytes) => {
        const content = new DerReader(bytes).take(bytes[0] ?? 0);
        expect(content?.length ?? 0).toBeLessThanOrEqual(bytes.length);
      }),
    );
    for (const bytes of [
      [4, 1],
      [4, 0x81],
      [4, 0x82, 0],
      [4, 0x80, 0, 0],
      [4, 0x83, 0, 0, 0],
    ]) {
      expect(new DerReader(Uint8Array.from(bytes)).take(DER.octets)).toBeUndefined();
    }
  });
});
