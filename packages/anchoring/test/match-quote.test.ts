import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQuoteIndex, matchQuote } from '../src/index.js';

interface QuoteCase {
  readonly name: string;
  readonly text: string;
  readonly exact: string;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly char_start?: number;
  readonly outcome: string;
  readonly spans: readonly (readonly [number, number])[];
  readonly foldings?: readonly string[];
}

const { cases } = loadVectors<{ readonly cases: readonly QuoteCase[] }>('anchoring/quotes.json');

const find = ({ text, exact, prefix, suffix, char_start }: QuoteCase) =>
  matchQuote(text, {
    exact,
    ...(prefix === undefined ? {} : { prefix }),
    ...(suffix === undefined ? {} : { suffix }),
    ...(char_start === undefined ? {} : { charStart: char_start }),
  });

describe('matchQuote', () => {
  it.each(cases)('comes to what the vector says: $name', (vector) => {
    const { outcome, matches } = find(vector);
    expect({ outcome, spans: matches.map(({ charStart, charEnd }) => [charStart, charEnd]) }).toEqual({
      outcome: vector.outcome,
      spans: vector.spans,
    });
    if (vector.foldings !== undefined) expect(matches[0]?.foldings).toEqual(vector.foldings);
  });

  it('refuses a quote that holds nothing but white space', () => {
    expect(() => matchQuote('keep the tide table', { exact: ' \n' })).toThrow('quote-empty');
  });

  it('gives the same answers from one index as from the text, in any order', () => {
    for (const vector of cases) {
      const index = createQuoteIndex(vector.text);
      matchQuote(index, { exact: 'some words that stand nowhere in any of these texts' });
      expect(find(vector)).toEqual(matchQuote(index, quoteOf(vector)));
    }
  });

  const words = fc.array(
    fc.constantFrom(
      'tide',
      'Quay',
      '港口',
      'bell',
      ' ',
      '\n',
      '  ',
      '’',
      'ﬁ',
      'İ',
      '-\n',
      '[4]',
      '\u{1f6a2}',
      '.',
      'é',
    ),
    { minLength: 1, maxLength: 60 },
  );

  it('finds every slice of a text at its place', () => {
    seeded(
      fc.property(words, fc.nat(), fc.nat(), (parts, from, length) => {
        const text = parts.join('').normalize('NFC');
        const points = [...text];
        const charStart = from % points.length;
        const charEnd = charStart + 1 + (length % (points.length - charStart));
        const exact = points.slice(charStart, charEnd).join('');
        if (exact.trim() === '' || exact.normalize('NFC') !== exact) return;
        const { outcome, matches } = matchQuote(text, { exact, charStart });
        expect(['exact', 'ambiguous']).toContain(outcome);
        expect(matches.map((match) => match.charStart)).toContain(charStart);
      }),
      { runs: 500 },
    );
  });

  it('gives spans within the text, best first, that are whole code points', () => {
    seeded(
      fc.property(words, words, (parts, quoted) => {
        const text = parts.join('').normalize('NFC');
        const exact = quoted.join('');
        if (exact.trim() === '') return;
        const { outcome, matches } = matchQuote(text, { exact });
        expect(outcome === 'absent').toBe(matches.length === 0);
        for (const { charStart, charEnd, score } of matches) {
          expect(charStart).toBeLessThan(charEnd);
          expect(charEnd).toBeLessThanOrEqual([...text].length);
          expect(score).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

function quoteOf({ exact, prefix, suffix, char_start }: QuoteCase) {
  return {
    exact,
    ...(prefix === undefined ? {} : { prefix }),
    ...(suffix === undefined ? {} : { suffix }),
    ...(char_start === undefined ? {} : { charStart: char_start }),
  };
}
