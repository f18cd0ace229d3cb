import { readFileSync } from 'node:fs';
import { checkSchema, type ExtractedReference } from '@loccit/contract';
import { expectLinearGrowth, loadVectors, sharedData } from '@loccit/testing';
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

interface Case {
  readonly id: string;
  readonly input: { readonly md?: string; readonly lines?: readonly string[] };
}

/** What marks mean, and the entries by label and what the case states of them. */
const CASES: Readonly<
  Record<string, readonly [targets: readonly string[], entries: readonly string[], options?: ExtractOptions]>
> = {
  'BUG-MD-05': [['R1'], ['1 https://a.example/log']],
  'BUG-MD-09': [['R1'], ['1 Harbour site', '2 Gull site']],
  'BUG-MD-12': [['R1'], ['1 log.pdf']],
  'BUG-MD-23': [[], ['1 Tides', '2 https://x.example', '3 Gulls']],
  'BUG-MD-24': [['R1'], ['1 Tides']],
  'BUG-MD-35': [
    ['no-entry', 'R1'],
    ['^1 Log A', '^1 Log B'],
  ],
  'BUG-MD-47': [[], ['1 Berg. Tides', '2 Notes on gulls', '3 Lund. Nets']],
  'BUG-MD-48': [[], ['1 Berg. Tides']],
  'BUG-MD-50': [[], ['31 https://a.example', '32 https://b.example']],
  'BUG-MD-51': [
    ['R1', 'R2'],
    ['1 Main', '1 Other'],
  ],
  'BUG-MD-56': [['R1'], ['1 Log', '2 Map']],
  'BUG-MD-57': [['1', 'no-passage'], [], { passages: [1] }],
  'BUG-MD-68': [['4', 'no-passage'], [], { passages: [1, 2, 4] }],
  'BUG-MD-69': [['1', 'no-passage', 'no-passage'], [], { passages: 8 }],
};
const casesFile = sharedData('../cases/markdown.jsonl');

describe('references of documented faults', () => {
  it.skipIf(casesFile === undefined)(
    `[B3] are read as their cases state${casesFile === undefined ? ' (skipped: the file is missing or not asked for)' : ''}`,
    () => {
      const cases = readFileSync(casesFile ?? '', 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Case);
      const known = cases.filter(({ id }) => CASES[id] !== undefined);
      expect(known).toHaveLength(Object.keys(CASES).length);
      for (const { id, input } of known) {
        const [targets, entries, options] = CASES[id] ?? [];
        const found = extractCitations(input.md ?? input.lines?.join('\n') ?? '', options);
        const marks = found.citations.map(({ target, problem }) => target.ref ?? problem ?? target.url);
        expect({ id, marks }).toEqual({ id, marks: targets });
        const read = found.references.map(
          ({ label, title, url }, i) => `${label} ${entries?.[i]?.includes('://') === true ? url : title}`,
        );
        expect({ id, read }).toEqual({ id, read: entries });
      }
    },
  );
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
