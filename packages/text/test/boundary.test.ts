import { describe, expect, it } from 'vitest';
import { mayJoinPreceding } from '../src/boundary.js';

describe('mayJoinPreceding', () => {
  it('holds for every code point that composes with, or moves before, what precedes it', () => {
    // Whatever can be a later part of a decomposition that composes again, and whatever has a combining class.
    const later = new Set<number>();
    for (let codePoint = 0xa0; codePoint <= 0x1ffff; codePoint++) {
      const character = String.fromCodePoint(codePoint);
      if (/\p{Cs}/u.test(character)) continue;
      const parts = character.normalize('NFD');
      if (parts !== character && parts.normalize('NFC') === character) {
        for (const part of [...parts].slice(1)) later.add(part.codePointAt(0) ?? 0);
      }
      const moves =
        [character, '\u0334'].join('') !== `${character}\u0334`.normalize('NFD') && parts === character;
      if (moves || `\u0345${character}`.normalize('NFD') !== `\u0345${parts}`) later.add(codePoint);
    }
    expect(later.size).toBeGreaterThan(900);
    for (const codePoint of later) {
      if (!mayJoinPreceding(codePoint)) expect(codePoint.toString(16)).toBe('a joining code point');
    }
  });
});
