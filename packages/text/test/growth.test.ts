import { describe, expect, it } from 'vitest';
import {
  canonicalizeText,
  createRawMap,
  createTextIndex,
  findHiddenCharacters,
  segmentSentences,
} from '../src/index.js';

const FACTOR = 16;

/** Exponent of time over a text 16 times as long: 1 is linear, 2 quadratic. The best of some runs keeps noise out. */
function exponent(make: (size: number) => () => unknown, size: number): number {
  const best = (run: () => unknown) => {
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 5; i++) {
      const start = performance.now();
      run();
      least = Math.min(least, performance.now() - start);
    }
    return Math.max(least, 0.05);
  };
  const small = make(size);
  const large = make(size * FACTOR);
  small();
  return Math.log(best(large) / best(small)) / Math.log(FACTOR);
}

const MOST = 1.5;
const encoder = new TextEncoder();

describe('growth', () => {
  it.each([
    ['marks in the worst order', (n: number) => `a${'\u0301'.repeat(n)}${'\u0323'.repeat(n)}`],
    ['astral marks in the worst order', (n: number) => `a${'\u{1d185}'.repeat(n)}${'\u{1d165}'.repeat(n)}`],
    ['carriage returns', (n: number) => '\r'.repeat(n * 4)],
    ['jamo', (n: number) => '\u1112\u1161\u11ab'.repeat(n)],
  ])('canonicalizeText is linear in %s', (_, text) => {
    expect(exponent((n) => () => canonicalizeText(text(n)), 5_000)).toBeLessThan(MOST);
  });

  it.each([
    ['full stops', '.'],
    ['spaced full stops', '. '],
    ['questions and brackets', '?)'],
    ['opening brackets', '('],
    ['quotes', '."'],
    ['lines', '\n '],
    ['spaces', '\u3000'],
    ['letters', 'a'],
    ['abbreviations', 'e.g. '],
    ['Chinese', '窑温上升。'],
    ['ellipses', '…'],
    ['citation marks', '[1, 1, 1'],
  ])('segmentSentences is linear in %s', (_, piece) => {
    expect(exponent((n) => () => segmentSentences(piece.repeat(n)), 5_000)).toBeLessThan(MOST);
  });

  it.each([
    ['joiners', '\u200d'],
    ['emoji and joiners', '\u{1f469}\u200d'],
    ['private use', '\ue000a'],
  ])('findHiddenCharacters is linear in %s', (_, piece) => {
    expect(exponent((n) => () => findHiddenCharacters(piece.repeat(n)), 5_000)).toBeLessThan(MOST);
  });

  it.each([
    ['decomposed letters', 'e\u0301 '],
    ['carriage returns', '\r\n'],
    ['Chinese', '窑'],
  ])('a look-up does not grow with the text: %s', (_, piece) => {
    const lookUp = (n: number) => {
      const text = piece.repeat(n);
      const map = createRawMap(encoder.encode(text));
      const index = createTextIndex(canonicalizeText(text));
      index.toUtf8(0);
      const step = Math.floor(index.chars / 500);
      return () => {
        for (let char = 0; char < index.chars; char += step)
          map.fromRawByte(map.toRawByte(char) + index.toUtf8(0));
      };
    };
    expect(exponent(lookUp, 5_000)).toBeLessThan(0.8);
  });

  it('a look-up in one endless line costs what any other costs', () => {
    const lookUp = (n: number) => {
      const index = createTextIndex('窑'.repeat(n));
      index.toLineColumn(0);
      return () => {
        for (let i = 0; i < 500; i++)
          index.fromLineColumn(index.toLineColumn(Math.floor((index.chars * i) / 500)));
      };
    };
    expect(exponent(lookUp, 10_000)).toBeLessThan(0.8);
  });
});
