import { readFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { foldCharacters } from '../src/quantities/fold.js';
import { findUnit } from '../src/quantities/unit.js';

const text = readFileSync(`${projectRoot}docs/specification.md`, 'utf8');
const section = text.slice(text.indexOf('\n### 12.4 Quantities'), text.indexOf('\n### 12.5 '));

/** What a constant of a source is set to, as it is written. */
function readConstant(file: string, name: string): string {
  const source = readFileSync(new URL(`../src/${file}.ts`, import.meta.url), 'utf8');
  const body = new RegExp(`^const ${name}\\b[^=]*=(.*?);$`, 'ms').exec(source)?.[1];
  if (body === undefined) throw new Error(`${file}.ts has no ${name}`);
  return body;
}

/** The texts of a constant put together. */
const readTexts = (file: string, name: string): string =>
  [...readConstant(file, name).matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, part]) => part).join('');

/** What stands between two phrases of the section. */
function between(start: string, end: string): string {
  const from = section.indexOf(start);
  const to = section.indexOf(end, from + start.length);
  expect([start, from > 0 && to > 0]).toEqual([start, true]);
  return section.slice(from + start.length, to);
}

const sorted = (items: Iterable<string>) => [...new Set(items)].sort();
const wordsOf = (list: string) => list.split(' ').filter((word) => word !== '');

interface UnitEntry {
  readonly kind: string;
  readonly name: string;
  readonly factor: number;
  readonly base: string;
  readonly english: string;
  readonly chinese: string;
}

const NUMBERS: Readonly<Record<string, number>> = {
  '2000 / 3': 2000 / 3,
  '1 / 12': 1 / 12,
  '1024 ** 2': 1024 ** 2,
  '1024 ** 3': 1024 ** 3,
};
const toNumber = (written: string) => NUMBERS[written] ?? Number(written);

/** The rows of the table in the code. */
function readUnitRows(): UnitEntry[] {
  const cell = String.raw`\s*'((?:[^'\\]|\\.)*)',?`;
  const row = new RegExp(String.raw`\[${cell}${cell}${cell}\s*([\d.e* /]+),${cell}${cell}\s*\]`, 'g');
  return [...readConstant('quantities/unit', 'ROWS').matchAll(row)].map(
    ([, kind = '', name = '', base = '', factor = '', english = '', chinese = '']) => ({
      kind,
      name,
      factor: toNumber(factor.trim()),
      base,
      english: english.replaceAll('\\\\', '\\'),
      chinese,
    }),
  );
}

/** The units that the section lists: `name` = factor base (`expression`; literals). */
function readUnitList(): UnitEntry[] {
  return [...section.matchAll(/^- \*\*([a-z]+)\*\*: (.*)\.$/gm)].flatMap(([, kind = '', list = '']) => {
    const item = /`([^`]+)`(?: = ([\d./]+) (\S+))?(?: \((?:`([^`]+)`)?(?:; )?([^)`]*)\))?(?:, |$)/gy;
    const items = [...list.matchAll(item)];
    expect(items.map(([all]) => all).join('')).toBe(list);
    return items.map(([, name = '', factor = '1', base = name, english = '', chinese = '']) => ({
      kind,
      name,
      factor: factor === '2000/3' ? 2000 / 3 : Number(factor),
      base,
      english,
      chinese,
    }));
  });
}

describe('section 12.4 of the specification', () => {
  it('lists the units of the code, with their factors and forms', () => {
    const rows = readUnitRows();
    expect(rows.length).toBeGreaterThan(65);
    expect(readUnitList()).toEqual(rows);
    for (const { kind, name, base, factor } of rows)
      expect(findUnit(kind as 'money', name)).toEqual({ kind, name, base, factor });
  });

  it('folds the published table of simplified forms and the pairs it lists', () => {
    const table = readFileSync(`${projectRoot}schemas/hanzi/simplified.json`, 'utf8');
    const { pairs } = JSON.parse(table) as { pairs: readonly (readonly [string, string])[] };
    const expected = new Map(
      pairs.flatMap(([from, to]) => [...from].map((character, at) => [character, to.charAt(at)] as const)),
    );
    for (const pair of wordsOf(between('then the first of each of these pairs to the second: ', '.'))) {
      expected.set(pair.charAt(0), pair.charAt(1));
    }
    const folded = new Map<string, string>();
    for (let code = 0x3400; code <= 0xfaff; code++) {
      const character = String.fromCharCode(code);
      if (foldCharacters(character) !== character) folded.set(character, foldCharacters(character));
    }
    expect([...folded].sort()).toEqual([...expected].sort());
  });

  it('lists the financial numerals that count in a run alone, and the words that hold none', () => {
    const shared = wordsOf(between('半 and 点, also ', ', if the run'));
    expect(shared.join('')).toBe(readTexts('quantities/financial', 'SHARED'));
    for (const [letter = '', plain = ''] of shared) {
      expect(foldCharacters(letter)).toBe(letter);
      expect(foldCharacters(`${letter}佰元`)).toBe(`${plain}百元`);
    }
    for (const word of wordsOf(between('where that ends ', '. Full-width'))) {
      expect(foldCharacters(`${word}元`)).toBe(`${word}元`);
    }
  });

  it('lists the words that hold no number, and those in which 约 and 近 bound nothing', () => {
    expect(wordsOf(between('These hold no number: ', '; a numeral of one'))).toEqual(
      wordsOf(readTexts('quantities/stop-words', 'WORDS')),
    );
    expect(between('or before one of ', ' (三里屯)').split(' and one of ')).toEqual(
      ['BEFORE_PLACE', 'PLACE'].map((name) => readTexts('quantities/stop-words', name)),
    );
    const words = /\(\?<!折\)(合约)\|\[(.*?)\]约\|\[(.*?)\]近/.exec(
      readConstant('quantities/bound', 'NO_APPROXIMATION'),
    );
    expect(wordsOf(between('近 bound nothing in 合约 (but 折合约) ', '. Nothing behind'))).toEqual([
      ...[...(words?.[2] ?? '')].map((letter) => `${letter}约`),
      ...[...(words?.[3] ?? '')].map((letter) => `${letter}近`),
    ]);
  });

  it('lists the labels that make a number a name, and the words that are no names', () => {
    const labels = readConstant('quantities/identifier', 'LABEL').match(/\(\?:(.*?)\)\[/)?.[1] ?? '';
    expect(sorted(wordsOf(between('after one of the labels ', '; after 号')))).toEqual(
      sorted(labels.replaceAll('\\', '').split('|')),
    );
    expect(sorted(wordsOf(between('No names are: ', '. A number with nothing')))).toEqual(
      sorted(wordsOf(readTexts('quantities/identifier', 'NO_NAME'))),
    );
  });

  it('lists the classifiers, the words without content and the negations', () => {
    const classifiers = readTexts('quantities/classifier', 'CLASSIFIERS');
    expect(sorted(between('one of the classifiers ', ', or with'))).toEqual(sorted(classifiers));
    expect(sorted(wordsOf(between('*content* are all but `', '` and ')))).toEqual(
      sorted(wordsOf(readTexts('numbers/align', 'FUNCTION_WORDS'))),
    );
    const characters = readTexts('numbers/align', 'FUNCTION_CHARACTERS');
    expect(section).toContain(`s\` and ${characters}.`);
    const negations = /\^\(\?:(.*)\)\$/.exec(readConstant('numbers/aligned-figures', 'NEGATION'))?.[1] ?? '';
    expect(sorted(between('Negations are ', '. Choices are').split(/, | /))).toEqual(
      sorted(negations.replace('not?', 'no|not').split('|')),
    );
  });

  it('names every word of a bound', () => {
    const words = ['ENGLISH_BEFORE', 'CHINESE_BEFORE', 'ENGLISH_AFTER', 'DATE_BEFORE', 'DATE_AFTER']
      .flatMap((name) => [
        ...readConstant('quantities/bound', name).matchAll(/'((?:[^'\\]|\\.)*)',\s*'(?:lo|hi|approx)/g),
      ])
      .flatMap(([, alternatives = '']) => alternatives.split('|'));
    expect(words.length).toBeGreaterThan(80);
    const table = between('**Bounds**', '**Comparison**');
    // The table joins words that share a part: `no/not less/fewer than`, `(a) maximum (of)`, `不得/不能超过`.
    const shown = new Set(table.match(/[a-z]+|[\u4e00-\u9fff≤≥<>]/gi)?.map((word) => word.toLowerCase()));
    const parts = words.flatMap(
      (word) => word.replace(/\\\./g, '').match(/[a-z]+|[\u4e00-\u9fff≤≥<>]/gi) ?? [],
    );
    expect(parts.filter((part) => !shown.has(part.toLowerCase()) && part !== 'cannot')).toEqual([]);
  });
});
