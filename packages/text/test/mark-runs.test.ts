import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderLongMarkRuns } from '../src/mark-runs.js';

/** A mark of many combining classes, marks that decompose, starters among marks, a base now and then. */
const MARKS = [
  0x301, 0x323, 0x345, 0x334, 0x31b, 0x5b0, 0x64b, 0x711, 0xe38, 0xf71, 0xf73, 0x344, 0x93c, 0x94d, 0x3099,
  0x302a, 0x34f, 0x9be, 0x1d165, 0x1d185, 0x35d, 0x5ae,
];

describe('orderLongMarkRuns', () => {
  it('changes nothing that NFC can tell', () => {
    const run = fc
      .array(fc.constantFrom(...MARKS, 0x61), { minLength: 100, maxLength: 400 })
      .map((codePoints) => String.fromCodePoint(...codePoints));
    seeded(
      fc.property(fc.nat(130), run, (shift, text) => {
        const whole = 'x'.repeat(shift) + text;
        expect(orderLongMarkRuns(whole).normalize('NFC')).toBe(whole.normalize('NFC'));
      }),
      { runs: 300 },
    );
  });

  it('orders runs of marks alone as the normaliser does, for every combining mark', () => {
    for (let codePoint = 0x300; codePoint <= 0x1ffff; codePoint++) {
      if (!/\p{Mn}/u.test(String.fromCodePoint(codePoint))) continue;
      const mark = String.fromCodePoint(codePoint);
      const text = `a${'\u0345'.repeat(64)}${mark}${'\u0334'.repeat(64)}${mark}\u0301${mark}\u0323`;
      expect(orderLongMarkRuns(text).normalize('NFD')).toBe(text.normalize('NFD'));
    }
  });

  it('returns text without long runs as it is', () => {
    const text = 'e\u0301'.repeat(500);
    expect(orderLongMarkRuns(text)).toBe(text);
  });
});
