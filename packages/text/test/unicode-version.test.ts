import { describe, expect, it } from 'vitest';
import { encodeUtf8, findUnassigned, UNICODE_VERSION } from '../src/index.js';
import { caught } from './caught.js';

describe('UNICODE_VERSION', () => {
  it('is the version of the character data that the platform reports, or the newest known here', () => {
    const reported = process.versions.unicode ?? '';
    expect([reported, '17.0']).toContain(UNICODE_VERSION);
  });
});

describe('findUnassigned', () => {
  it('gives code point offsets', () => {
    expect(findUnassigned('\u{1f3fa}a\u0378b\u{e0080}')).toEqual([2, 4]);
  });

  it('leaves out noncharacters, surrogates and private use, which no version will assign', () => {
    expect(findUnassigned('a\uffff\ufdd0\ue000')).toEqual([]);
  });

  it('asks the property wherever it may say something', () => {
    const unassigned = /(?!\p{Noncharacter_Code_Point})\p{Cn}/u;
    const missed: number[] = [];
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
      const character = String.fromCodePoint(codePoint);
      if (unassigned.test(character) !== (findUnassigned(character).length === 1)) missed.push(codePoint);
    }
    expect(missed).toEqual([]);
  });

  it('stops at a hundred', () => {
    expect(findUnassigned('\u0378'.repeat(1000))).toHaveLength(100);
  });
});

describe('encodeUtf8', () => {
  it('encodes, and refuses what it would have to replace', () => {
    expect([...encodeUtf8('é\u{1f3fa}')]).toEqual([0xc3, 0xa9, 0xf0, 0x9f, 0x8f, 0xba]);
    expect(caught(() => encodeUtf8('\udc00')).code).toBe('lone-surrogate');
  });
});
