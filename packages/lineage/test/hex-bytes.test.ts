import { describe, expect, it } from 'vitest';
import { copyDigits, writeDigest } from '../src/hex-bytes.js';

const DIGITS = '0123456789abcdef';

describe('copyDigits', () => {
  it('takes ten digits and six letters, and no other byte in any place', () => {
    const source = new Uint8Array(64);
    const target = new Uint8Array(64);
    for (let place = 0; place < 64; place++) {
      const taken: number[] = [];
      for (let byte = 0; byte < 0x100; byte++) {
        source.fill(0x61)[place] = byte;
        if (copyDigits(new DataView(source.buffer), 0, new DataView(target.buffer), 0)) taken.push(byte);
        expect(target[place]).toBe(byte);
      }
      expect(String.fromCharCode(...taken)).toBe(DIGITS);
    }
  });
});

describe('writeDigest', () => {
  it('writes the bytes that digits stand for where they are asked for', () => {
    const target = new Uint8Array(34).fill(0xee);
    expect(writeDigest('0123456789abcdef'.repeat(4), target, 1)).toBe(true);
    expect(Buffer.from(target).toString('hex')).toBe(`ee${'0123456789abcdef'.repeat(4)}ee`);
  });

  it('takes ten digits and six letters, and no other unit in any place', () => {
    const target = new Uint8Array(32);
    for (const place of [0, 1, 62, 63]) {
      const taken = Array.from({ length: 0x100 }, (_, unit) => String.fromCharCode(unit)).filter((unit) =>
        writeDigest('f'.repeat(place) + unit + 'f'.repeat(63 - place), target, 0),
      );
      expect(taken.join('')).toBe(DIGITS);
    }
    for (const digest of ['', 'f'.repeat(63), 'f'.repeat(65)])
      expect(writeDigest(digest, target, 0)).toBe(false);
  });
});
