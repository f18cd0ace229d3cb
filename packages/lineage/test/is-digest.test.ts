import { describe, expect, it } from 'vitest';
import { isDigest } from '../src/is-digest.js';

describe('isDigest', () => {
  it('takes ten digits and six letters, and no other unit in any place', () => {
    const units = Array.from({ length: 0x100 }, (_, unit) => String.fromCharCode(unit));
    for (const place of [0, 31, 63]) {
      const taken = units.filter((unit) => isDigest('0'.repeat(place) + unit + '0'.repeat(63 - place)));
      expect(taken.join('')).toBe('0123456789abcdef');
    }
  });

  it('takes 64 digits behind a prefix, and neither more nor fewer', () => {
    const lengths = [0, 63, 64, 65, 68].filter((length) => isDigest(`el_${'a'.repeat(length)}`, 3));
    expect(lengths).toEqual([64]);
  });

  it('takes nothing but strings', () => {
    for (const value of [undefined, null, 64, ['a'.repeat(64)], { length: 64 }]) {
      expect(isDigest(value)).toBe(false);
    }
  });
});
