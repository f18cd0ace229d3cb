import { describe, expect, it } from 'vitest';
import { NfcKind, nfcKind } from '../src/nfc-kinds.js';

const isSurrogate = (codePoint: number) => codePoint >= 0xd800 && codePoint <= 0xdfff;

describe('nfcKind', () => {
  it('is Joins for every code point that composes with, or moves before, what precedes it', () => {
    // Whatever can be a later part of a decomposition that composes again, and whatever has a combining class.
    const later = new Set<number>();
    for (let codePoint = 0xa0; codePoint <= 0x1ffff; codePoint++) {
      const character = String.fromCodePoint(codePoint);
      if (isSurrogate(codePoint)) continue;
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
      if (nfcKind(codePoint) !== NfcKind.Joins) expect(codePoint.toString(16)).toBe('a joining code point');
    }
  });

  it('is Inert only for what NFC leaves alone, and Changes only for what it does not', () => {
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
      const kind = nfcKind(codePoint);
      if (kind === NfcKind.Joins || isSurrogate(codePoint)) continue;
      const character = String.fromCodePoint(codePoint);
      const isKept = character.normalize('NFC') === character;
      if (isKept !== (kind === NfcKind.Inert)) expect(codePoint.toString(16)).toBe('of the other kind');
    }
  });

  it('is Inert for the variation selectors that emoji are full of', () => {
    expect(nfcKind(0xfe0f)).toBe(NfcKind.Inert);
  });
});
