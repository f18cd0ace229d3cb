import { describe, expect, it } from 'vitest';
import {
  canonicalizeText,
  createRawMap,
  createTextIndex,
  findHiddenCharacters,
  segmentSentences,
} from '../src/index.js';

const FACTOR = 16;

/** Processor time of an action in microseconds, the best of three; the load of the machine does not count. */
function cost(action: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i++) {
    const before = process.cpuUsage();
    action();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  // Work too small to be measured proves nothing either way.
  return Math.max(least, 2_000);
}

/** Cost of one text 16 times as long over the cost of the text 16 times: 1 where linear, 16 where quadratic. */
function excess(make: (size: number) => () => unknown, size: number): number {
  const small = make(size);
  const large = make(size * FACTOR);
  small();
  const often = cost(() => {
    for (let i = 0; i < FACTOR; i++) small();
  });
  return cost(large) / often;
}

/** Cost of the same number of look-ups in a text 16 times as long: near 1 where it does not matter. */
function slowdown(make: (size: number) => () => unknown, size: number): number {
  const small = make(size);
  const large = make(size * FACTOR);
  small();
  large();
  return cost(large) / cost(small);
}

const MOST = 5;
const encoder = new TextEncoder();

describe('growth', () => {
  it.each([
    ['marks in the worst order', (n: number) => `a${'\u0301'.repeat(n)}${'\u0323'.repeat(n)}`],
    ['astral marks in the worst order', (n: number) => `a${'\u{1d185}'.repeat(n)}${'\u{1d165}'.repeat(n)}`],
    ['carriage returns', (n: number) => '\r'.repeat(n * 4)],
    ['jamo', (n: number) => '\u1112\u1161\u11ab'.repeat(n)],
  ])('canonicalizeText is linear in %s', (_, text) => {
    expect(excess((n) => () => canonicalizeText(text(n)), 3_000)).toBeLessThan(MOST);
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
    expect(excess((n) => () => segmentSentences(piece.repeat(n)), 2_000)).toBeLessThan(MOST);
  });

  it.each([
    ['joiners', '\u200d'],
    ['emoji and joiners', '\u{1f469}\u200d'],
    ['private use', '\ue000a'],
  ])('findHiddenCharacters is linear in %s', (_, piece) => {
    expect(excess((n) => () => findHiddenCharacters(piece.repeat(n)), 2_000)).toBeLessThan(MOST);
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
    expect(slowdown(lookUp, 5_000)).toBeLessThan(MOST);
  });

  it('a look-up in one endless line costs what any other costs', () => {
    const lookUp = (n: number) => {
      const index = createTextIndex('窑'.repeat(n));
      index.toLineColumn(0);
      return () => {
        for (let i = 0; i < 300; i++)
          index.fromLineColumn(index.toLineColumn(Math.floor((index.chars * i) / 500)));
      };
    };
    expect(slowdown(lookUp, 10_000)).toBeLessThan(MOST);
  });
});
