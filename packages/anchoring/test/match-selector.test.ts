import { loadVectors, seeded } from '@loccit/testing';
import { createTextIndex } from '@loccit/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createQuoteIndex,
  describePlainTextFragment,
  describeTextFragment,
  describeTextPosition,
  describeTextQuote,
  matchPlainTextFragment,
  matchSelector,
  matchTextFragment,
  matchTextPosition,
  matchTextQuote,
  parseSelector,
} from '../src/index.js';

interface SelectorCase {
  readonly name: string;
  readonly text: string;
  readonly selector: unknown;
}

const vectors = loadVectors<{
  readonly texts: Readonly<Record<string, string>>;
  readonly spans: readonly (SelectorCase & { readonly spans: readonly (readonly [number, number])[] })[];
  readonly refused: readonly (SelectorCase & { readonly code: string })[];
}>('anchoring/selectors.json');

describe('matchSelector', () => {
  it.each(vectors.spans)('gives the spans of the vector: $name', ({ selector, spans, text }) => {
    const { matches } = matchSelector(vectors.texts[text] ?? '', parseSelector(selector));
    expect(matches.map(({ charStart, charEnd }) => [charStart, charEnd])).toEqual(spans);
  });

  it.each(vectors.refused)('refuses $name', ({ code, selector, text }) => {
    expect(() => matchSelector(vectors.texts[text] ?? '', parseSelector(selector))).toThrow(code);
  });
});

const texts = fc
  .array(
    fc.constantFrom(
      'tide ',
      'Quay ',
      '港口',
      'bell',
      '. ',
      '\n',
      '\n\n',
      'a-b, ',
      '\u{1f6a2} ',
      '& ',
      '50% ',
      'é',
    ),
    {
      minLength: 2,
      maxLength: 60,
    },
  )
  .map((parts) => parts.join('').normalize('NFC'));

const spans = fc.tuple(texts, fc.nat(), fc.nat()).map(([text, from, length]) => {
  const { chars } = createTextIndex(text);
  const charStart = from % chars;
  return { text, span: { charStart, charEnd: charStart + 1 + (length % (chars - charStart)) } };
});

describe('describe and match are inverse', () => {
  it('for quotes: the described span is the first match, and the only one where it is called unique', () => {
    seeded(
      fc.property(spans, ({ span, text }) => {
        const index = createQuoteIndex(text);
        if (index.textIndex.slice(span.charStart, span.charEnd).trim() === '') return;
        const { selector, unique } = describeTextQuote(index, span);
        const { matches, outcome } = matchTextQuote(index, selector);
        expect(matches).toContainEqual(expect.objectContaining(span));
        if (!unique) return;
        expect(outcome).toBe('exact');
        expect(matches[0]).toMatchObject(span);
      }),
      { runs: 500 },
    );
  });

  it('for positions, in all three units', () => {
    seeded(
      fc.property(
        spans,
        fc.constantFrom('code-point', 'utf16-unit', 'utf8-byte' as const),
        ({ span, text }, unit) => {
          expect(matchTextPosition(text, describeTextPosition(text, span, unit), unit)).toEqual(span);
        },
      ),
    );
  });

  it('for fragments of plain text, with and without checks, by lines where the span is of whole ones', () => {
    seeded(
      fc.property(spans, fc.boolean(), ({ span, text }, checks) => {
        expect(matchPlainTextFragment(text, describePlainTextFragment(text, span, { checks }))).toEqual(span);
      }),
    );
    const lines = 'one\ntwo\nthree';
    expect(describePlainTextFragment(lines, { charStart: 4, charEnd: 13 }, { scheme: 'line' })).toBe(
      'line=1,3',
    );
    expect(matchPlainTextFragment(lines, 'line=1,3')).toEqual({ charStart: 4, charEnd: 13 });
    expect(() => describePlainTextFragment(lines, { charStart: 5, charEnd: 8 }, { scheme: 'line' })).toThrow(
      'selector-invalid',
    );
  });

  it('for text fragments: the described span is a match, and the only one where it is called unique', () => {
    seeded(
      fc.property(spans, ({ span, text }) => {
        const index = createQuoteIndex(text);
        let described: { fragment: string; unique: boolean };
        try {
          described = describeTextFragment(index, span);
        } catch {
          // Browsers find no span that ends within a word or with a space.
          return;
        }
        if (!described.unique) return;
        const { matches } = matchTextFragment(index, described.fragment);
        expect(matches).toHaveLength(1);
        expect(matches[0]).toMatchObject(span);
      }),
      { runs: 500 },
    );
  });
});
