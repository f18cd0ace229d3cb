import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectRoot, requirePython } from '@loccit/testing';
import { Converter } from 'opencc-js';
import { describe, expect, it } from 'vitest';
import { findQuantities, judgeSupport, type Quantity, type SupportResult } from '../src/index.js';

const folder = `${projectRoot}fixtures/chinese-quantities/`;
const LEAST = 0.995;
const SEED = 5;
const PAIRS = process.env.CI === 'true' ? 10_000 : 3000;
const python = requirePython();

interface Labelled {
  readonly text: string;
  readonly kind: string;
  readonly unit: string | null;
  readonly lo: number | null;
  readonly hi: number | null;
  readonly lo_open: boolean;
  readonly hi_open: boolean;
  readonly form: string;
}
interface Sentence {
  readonly id: string;
  readonly text: string;
  readonly quantities: readonly Labelled[];
}
interface Pair {
  readonly id: string;
  readonly claim: string;
  readonly evidence: string;
  readonly mode: 'descriptive' | 'normative';
  readonly relation: string;
  readonly expected: string;
  readonly kind: string;
}

// Names of units as the labels have them, and the factor to the unit they write.
const UNITS: Readonly<Record<string, readonly [string, number]>> = {
  'minute-of-day': ['minute', 1],
  km: ['kilometre', 1],
  m: ['metre', 1],
  cm: ['centimetre', 1],
  m2: ['square-metre', 1],
  km2: ['square-kilometre', 1],
  m3: ['cubic-metre', 1],
  l: ['litre', 1],
  ml: ['millilitre', 1],
  t: ['tonne', 1],
  kg: ['kilogram', 1],
  g: ['gram', 1],
  mg: ['milligram', 1],
  gb: ['GB', 1],
  tb: ['TB', 1],
  kwh: ['kWh', 1],
  ratio: ['%', 100],
  permille: ['%', 0.1],
  'CNY-jiao': ['CNY', 0.1],
};

/** A quantity as the labels write it: approximations are 10 % to both sides. */
function toLabel(text: string, quantity: Quantity): Labelled {
  const [unit, factor] = UNITS[quantity.unit ?? ''] ?? [quantity.unit, 1];
  const isApproximate = quantity.form === 'approx';
  const value = (number: number | null, share: number): number | null =>
    number === null ? null : Number((number * factor * (isApproximate ? share : 1)).toPrecision(12));
  return {
    text: [...text].slice(quantity.charStart, quantity.charEnd).join(''),
    kind: quantity.kind,
    unit,
    lo: value(quantity.lo, 0.9),
    hi: value(quantity.hi, 1.1),
    lo_open: quantity.loOpen,
    hi_open: quantity.hiOpen,
    form: quantity.form,
  };
}

const rounded = (number: number | null): number | null =>
  number === null ? null : Number(number.toPrecision(12));
const write = ({ form, hi, hi_open, kind, lo, lo_open, text, unit }: Labelled): string =>
  `${text} ${kind} ${unit} ${lo_open ? '(' : '['}${rounded(lo)}, ${rounded(hi)}${hi_open ? ')' : ']'} ${form}`;

const OF_FIGURES = /^support\/(?:number|unit|date|range)-/;
const isIn = (verdict: string, ...verdicts: readonly string[]): boolean => verdicts.includes(verdict);

/** What is wrong with a verdict by the table of the yardstick's README, or nothing. */
function findFault({ expected, relation }: Pair, { findings, verdict }: SupportResult): string {
  const weights = findings.filter(({ rule }) => OF_FIGURES.test(rule)).map(({ severity }) => severity);
  const errors = weights.includes('error');
  const flagged = errors || weights.includes('warning');
  switch (expected) {
    case 'not_contradicted':
      if (!isIn(verdict, 'supported', 'undecided')) return verdict;
      return errors || (relation === 'equal' && flagged) ? 'a finding' : '';
    case 'contradicted':
      return verdict === 'contradicted' && errors ? '' : verdict;
    case 'open':
      return isIn(verdict, 'partial', 'unsupported', 'undecided') ? '' : verdict;
    case 'flagged_not_contradicted':
      if (!isIn(verdict, 'partial', 'unsupported', 'undecided')) return verdict;
      return flagged ? '' : 'no finding';
    case 'flagged':
      if (verdict === 'supported') return verdict;
      return flagged ? '' : 'no finding';
    default:
      if (!isIn(verdict, 'supported', 'undecided')) return verdict;
      return flagged ? 'a finding' : '';
  }
}

describe('findQuantities', () => {
  const sentences = readFileSync(`${folder}sentences.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sentence);

  it('[C12] reads every quantity of sentences that others have labelled, and none besides', () => {
    const wrong = sentences.flatMap(({ id, quantities, text }) => {
      const found = findQuantities(text)
        .filter(({ kind }) => kind !== 'identifier')
        .map((quantity) => write(toLabel(text, quantity)));
      const labelled = quantities.map(write);
      return found.join(';') === labelled.join(';')
        ? []
        : [`${id} ${text}\n  ${labelled.join('; ')}\n  ${found.join('; ')}`];
    });
    console.log(
      `Chinese sentences read right: ${sentences.length - wrong.length} of ${sentences.length}`,
      ...wrong,
    );
    expect(sentences.length).toBeGreaterThanOrEqual(300);
    expect(1 - wrong.length / sentences.length).toBeGreaterThanOrEqual(LEAST);
  });
});

describe('findQuantities of a sentence written otherwise', () => {
  const texts = readFileSync(`${folder}sentences.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as Sentence).text);
  const read = (text: string): string =>
    findQuantities(text)
      .map(({ form, hi, hiOpen, kind, lo, loOpen, unit }) =>
        [kind, unit, lo, hi, loOpen, hiOpen, form].join(' '),
      )
      .join('; ');
  const widen = (text: string): string =>
    text.replace(/[0-9A-Za-z%]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  const space = (text: string): string =>
    text
      .replace(/(?<=[\u4e00-\u9fff])(?=\d)/g, ' ')
      .replace(/(?<=[\d%])(?=[\u4e00-\u9fff])(?![百千万亿点年月日时])/g, ' ');
  const variants: readonly (readonly [string, (text: string) => string])[] = [
    ['traditional characters', Converter({ from: 'cn', to: 't' })],
    ['characters of Taiwan', Converter({ from: 'cn', to: 'tw' })],
    ['characters of Hong Kong', Converter({ from: 'cn', to: 'hk' })],
    ['full width', widen],
    ['blanks beside figures', space],
    ['astral characters before it', (text) => `\u{1F6A2}\u{20BB7}${text}`],
  ];

  it.each(variants)('[C12] reads the same in %s', (_name, rewrite) => {
    const wrong = texts
      .filter((text) => read(rewrite(text)) !== read(text))
      .map((text) => `${text}\n  ${read(text)}\n  ${rewrite(text)}\n  ${read(rewrite(text))}`);
    if (wrong.length > 0) console.log(...wrong);
    expect(1 - wrong.length / texts.length).toBeGreaterThanOrEqual(0.999);
  });

  it('[D1] puts the span on the same characters of a text as it is given', () => {
    for (const text of texts) {
      const shifted = `\u{1F6A2}\u{20BB7}${widen(text)}`;
      const slices = (of: string) =>
        findQuantities(of).map(({ charEnd, charStart }) => [...of].slice(charStart, charEnd).join(''));
      expect(slices(shifted)).toEqual(slices(text).map(widen));
    }
  });
});

describe.skipIf(python.skip !== undefined)('judgeSupport', () => {
  it('[C12] judges generated Chinese pairs as interval rules do', () => {
    const options = ['--seed', `${SEED}`, '--count', `${PAIRS}`];
    const written = execFileSync(python.path ?? '', [`${folder}generate.py`, ...options], {
      maxBuffer: 2 ** 28,
    });
    const pairs = written
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Pair);
    const wrong = pairs.flatMap((pair) => {
      const fault = findFault(
        pair,
        judgeSupport({ claim: pair.claim, evidence: { text: pair.evidence }, mode: pair.mode }),
      );
      return fault === ''
        ? []
        : [
            `${pair.id} ${pair.kind} ${pair.expected} (${pair.relation}): ${fault}\n  ${pair.claim}\n  ${pair.evidence}`,
          ];
    });
    console.log(`Chinese pairs judged right: ${pairs.length - wrong.length} of ${pairs.length}`, ...wrong);
    expect(pairs).toHaveLength(PAIRS);
    expect(1 - wrong.length / pairs.length).toBeGreaterThanOrEqual(LEAST);
  }, 120_000);
});
