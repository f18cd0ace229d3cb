import { expectConstantCost, expectLinearGrowth } from '@loccit/testing';
import { describe, it } from 'vitest';
import {
  canonicalizeText,
  createRawMap,
  createTextIndex,
  findHiddenCharacters,
  readCanonicalText,
  segmentSentences,
} from '../src/index.js';
import { diffRevisions } from '../src/revisions/index.js';

const encoder = new TextEncoder();

describe('growth', () => {
  it.each([
    ['marks in the worst order', (n: number) => `a${'\u0301'.repeat(n)}${'\u0323'.repeat(n)}`],
    ['astral marks in the worst order', (n: number) => `a${'\u{1d185}'.repeat(n)}${'\u{1d165}'.repeat(n)}`],
    ['carriage returns', (n: number) => '\r'.repeat(n * 4)],
    ['jamo', (n: number) => '\u1112\u1161\u11ab'.repeat(n)],
  ])('canonicalizeText is linear in %s', (_, text) => {
    expectLinearGrowth((n) => () => canonicalizeText(text(n)), { from: 3_000 });
  });

  it.each([
    ['marks only', (n: number) => '\u0301'.repeat(n)],
    ['alternating marks only', (n: number) => '\u0301\u0323'.repeat(n / 2)],
    ['one letter with many marks', (n: number) => `a${'\u0301'.repeat(n)}`],
    ['many marks after a line end', (n: number) => `a\r\n${'\u0323'.repeat(n)}`],
    ['vowel jamo after a letter that is composed', (n: number) => `e\u0301${'\u1161'.repeat(n)}`],
    ['trailing jamo after a syllable', (n: number) => `e\u0301\uac00${'\u11a8'.repeat(n)}`],
    ['marks that are not of the common ones', (n: number) => `\u05d0${'\u05b0\u0591'.repeat(n / 2)}`],
    ['letters with marks that stay', (n: number) => '\u0e17\u0e35\u0e48'.repeat(n / 2)],
    ['marks after line ends', (n: number) => '\r\u05b0'.repeat(n)],
    ['decomposed syllables', (n: number) => '\u1112\u1161\u11ab'.repeat(n / 2)],
  ])('readCanonicalText is linear in %s', (_, text) => {
    expectLinearGrowth(
      (n) => {
        const raw = encoder.encode(text(n));
        return () => readCanonicalText(raw);
      },
      // A block is a KiB: what grows with their number shows only in many.
      { from: 64_000 },
    );
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
    expectLinearGrowth((n) => () => segmentSentences(piece.repeat(n)), { from: 2_000 });
  });

  it.each([
    ['words that recur', (n: number) => ['a b c d '.repeat(n), 'b a d d c '.repeat(n)] as const],
    ['lines that recur', (n: number) => ['x\ny\n'.repeat(n), 'y\ny\nx\n'.repeat(n)] as const],
    ['nothing in common', (n: number) => ['\u6f6e'.repeat(n * 4), 'sea '.repeat(n * 4)] as const],
    [
      'every line changed',
      (n: number) => {
        const lines = (end: string) => Array.from({ length: n }, (_, at) => `line ${at} ${end}\n`).join('');
        return [lines('old'), lines('new')] as const;
      },
    ],
  ])('diffRevisions is linear in %s', (_, texts) => {
    expectLinearGrowth(
      (n) => {
        const [before, after] = texts(n);
        return () => diffRevisions(before, after);
      },
      { from: 1_000 },
    );
  });

  it.each([
    ['joiners', '\u200d'],
    ['emoji and joiners', '\u{1f469}\u200d'],
    ['private use', '\ue000a'],
  ])('findHiddenCharacters is linear in %s', (_, piece) => {
    expectLinearGrowth((n) => () => findHiddenCharacters(piece.repeat(n)), { from: 2_000 });
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
    expectConstantCost(lookUp, { from: 5_000 });
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
    expectConstantCost(lookUp, { from: 10_000 });
  });
});
