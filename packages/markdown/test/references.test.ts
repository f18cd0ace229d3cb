import { checkSchema, type ExtractedReference } from '@loccit/contract';
import { expectLinearGrowth, loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { type ExtractOptions, extractCitations } from '../src/index.js';

interface ReferenceVector {
  readonly title: string;
  readonly text: string;
  readonly options?: ExtractOptions;
  readonly references: readonly Omit<ExtractedReference, 'reference' | 'char_start' | 'char_end'>[];
  /** What each mark means, links apart; null where it means nothing. */
  readonly targets?: readonly (string | null)[];
}

const factsOf = ({ reference: _, char_start: _start, char_end: _end, ...facts }: ExtractedReference) => facts;

describe('extractCitations', () => {
  for (const vector of loadVectors<ReferenceVector[]>('markdown/references.json')) {
    it(`[B3] references: ${vector.title}`, () => {
      const found = extractCitations(vector.text, vector.options);
      expect(checkSchema('extraction', found)).toEqual([]);
      expect(found.references.map(factsOf)).toEqual(vector.references);
      if (vector.targets === undefined) return;
      const marks = found.citations.filter(({ target }) => target.kind !== 'url');
      expect(marks.map(({ target }) => target.ref ?? null)).toEqual(vector.targets);
    });
  }
});

/** Hostile lists; `n` is about their size in hundreds of units. */
const recipes: Readonly<Record<string, (n: number) => string>> = {
  'lists by the thousand': (n) =>
    Array.from({ length: n }, (_, i) => `A [1].\n\n## Sources\n\n[1] T${i}\n`).join('\n'),
  'groups of entries': (n) => `## Sources\n\n${'- Papers:\n  - [a](https://a.example/)\n'.repeat(n)}`,
  'lines parted by tags': (n) => `## Sources\n\n${'a<br>'.repeat(n * 10)}`,
  ...Object.fromEntries(
    [
      'Aa ',
      'A. ',
      'Berg A, ',
      '“a ',
      '*a* ',
      '. ',
      '(2001 ',
      'a [J ',
      '张三，',
      'a).',
      'accessed on 2001 ',
    ].flatMap((unit) => [
      [`an entry of ${unit}`, (n: number) => `## Sources\n\n[1] ${unit.repeat(n * 20)}`],
      [
        `entries of ${unit}`,
        (n: number) =>
          `## Sources\n\n${Array.from({ length: n / 20 }, (_, i) => `[${i}] 10.1234/${unit.repeat(2000 / unit.length)}x`).join('\n')}`,
      ],
    ]),
  ),
};

describe('the time to read reference lists', () => {
  for (const [name, recipe] of Object.entries(recipes)) {
    it(`grows no faster than linearly on ${name}`, () => {
      expectLinearGrowth(
        (size) => {
          const text = recipe(size);
          return () => extractCitations(text);
        },
        { from: 200, factor: 8 },
      );
    });
  }

  it('reads a list of 100,000 entries whole', () => {
    const entries = Array.from({ length: 100_000 }, (_, i) => `[${i}] Log. https://a.example/${i}`);
    const { references } = extractCitations(`## Sources\n${entries.join('\n')}`);
    expect(references).toHaveLength(100_000);
    expect(references.at(-1)).toMatchObject({ label: '99999', title: 'Log', url: 'https://a.example/99999' });
  }, 120_000);
});
