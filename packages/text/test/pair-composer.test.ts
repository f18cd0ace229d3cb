import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composePair, isCommonMarkAt } from '../src/pair-composer.js';

const marks = Array.from({ length: 0x70 }, (_, index) => 0x300 + index);

describe('composePair', () => {
  it('gives the composite that the platform gives, or 0', () => {
    for (let first = 0x20; first < 0x2000; first++) {
      for (const mark of marks) {
        const normal = [...String.fromCodePoint(first, mark).normalize('NFC')];
        const composite = normal.length === 1 ? normal[0]?.codePointAt(0) : 0;
        if (composePair(first, mark) !== composite) expect(composePair(first, mark)).toBe(composite);
      }
    }
  });

  it('composes marks one by one to what they compose to at once, in whatever order they stand', () => {
    const letters = fc.constantFrom(...'aeiouAEIOUysωα');
    seeded(
      fc.property(letters, fc.array(fc.constantFrom(...marks), { maxLength: 4 }), (letter, run) => {
        let composite = letter.codePointAt(0) as number;
        for (const mark of run) composite = composite === 0 ? 0 : composePair(composite, mark);
        if (composite === 0) return;
        expect(String.fromCodePoint(composite)).toBe(
          (letter + String.fromCodePoint(...run)).normalize('NFC'),
        );
      }),
      { runs: 5000 },
    );
  });
});

describe('isCommonMarkAt', () => {
  it('holds for U+0300 to U+036F alone', () => {
    for (let codePoint = 0; codePoint < 0x1000; codePoint++) {
      const bytes = new TextEncoder().encode(String.fromCodePoint(codePoint));
      expect(isCommonMarkAt(bytes, 0)).toBe(marks.includes(codePoint));
    }
  });
});
