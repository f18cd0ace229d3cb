import { describe, expect, it } from 'vitest';
import { isCjk } from '../src/index.js';

describe('isCjk', () => {
  it('answers as the script properties do for every code point', () => {
    const script = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
    const shared = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
      const character = String.fromCodePoint(codePoint);
      const expected = script.test(character) || (shared.test(character) && /\p{L}/u.test(character));
      if (isCjk(codePoint) !== expected) expect([codePoint, isCjk(codePoint)]).toEqual([codePoint, expected]);
    }
  });

  it('counts letters, not punctuation', () => {
    expect([...'窑あアーᄒ한々'].map((c) => isCjk(c.codePointAt(0) ?? 0))).not.toContain(false);
    expect([...'。、aé1Яก'].map((c) => isCjk(c.codePointAt(0) ?? 0))).not.toContain(true);
  });
});
