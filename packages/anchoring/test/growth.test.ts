import { expectLinearGrowth } from '@loccit/testing';
import { describe, it } from 'vitest';
import { createQuoteIndex, matchQuote } from '../src/index.js';

const words = [
  'tide',
  'quay',
  'bell',
  'harbour',
  'lantern',
  'mooring',
  'ledger',
  'gull',
  'slipway',
  'keel',
  'rope',
  'tar',
];

/** Words in an order that repeats nowhere soon. */
function prose(length: number, seed = 1): string {
  let state = seed;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    text += `${words[(state >>> 16) % words.length]}${(state >>> 8) & 7} `;
  }
  return text.slice(0, length);
}

const absent = 'no such sentence was ever written down in any of the books of this house';

describe('matchQuote', () => {
  it('grows linearly with a text that does not hold the quote', () => {
    expectLinearGrowth(
      (size) => {
        const text = prose(size);
        return () => matchQuote(createQuoteIndex(text), { exact: absent });
      },
      { from: 20_000 },
    );
  });

  it('grows linearly with a quote that the text does not hold', () => {
    const index = createQuoteIndex(prose(200_000));
    expectLinearGrowth(
      (size) => {
        const exact = prose(size, 77).replace(/\d/g, 'x');
        return () => matchQuote(index, { exact });
      },
      { from: 1_000 },
    );
  });

  it('grows linearly with a text of one letter, whatever of it is quoted', () => {
    for (const quoteOf of [
      (size: number) => `${'a'.repeat(size / 4)}b`,
      (size: number) => `b${'a'.repeat(size / 4)}`,
      (size: number) => 'a'.repeat(size / 4),
      () => `${absent}${'a'.repeat(70)}`,
    ]) {
      expectLinearGrowth(
        (size) => {
          const text = 'a'.repeat(size);
          return () => matchQuote(createQuoteIndex(text), { exact: quoteOf(size) });
        },
        { from: 16_000 },
      );
    }
  });

  it('grows linearly with a text that repeats a paragraph', () => {
    expectLinearGrowth(
      (size) => {
        const text = prose(300).repeat(size / 300);
        const exact = prose(300).slice(40, 200).replace(/gull/g, 'tern');
        return () => matchQuote(createQuoteIndex(text), { exact });
      },
      { from: 15_000 },
    );
  });
});
