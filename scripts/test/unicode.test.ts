import { readdirSync, readFileSync } from 'node:fs';
import { projectRoot, seeded, sharedData } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHiddenCharacters, isCjk } from '../../packages/text/src/index.js';
import { loadScript } from './load-script.js';
import { joinsAt } from './table-graphemes.js';
import { includes, readTable, readValue } from './unicode-table.js';

interface Scripts {
  readSchemas(): Record<string, object>;
  createAjv(schemas: Record<string, object>): { compile(schema: object): (value: unknown) => boolean };
  listTables(): { name: string }[];
  readonly UNICODE_VERSION: string;
}
const { readSchemas } = await loadScript<Scripts>('contract/schema-files.mjs');
const { createAjv } = await loadScript<Scripts>('contract/validators.mjs');
const { listTables, UNICODE_VERSION } = await loadScript<Scripts>('unicode/tables.mjs');

const names = readdirSync(`${projectRoot}schemas/unicode`).map((file) => file.replace(/\.json$/, ''));
const isPinned = process.versions.unicode === UNICODE_VERSION;
const otherVersion = isPinned ? '' : ` (skipped: this platform has Unicode ${process.versions.unicode})`;
const official = sharedData('vectors/unicode/GraphemeBreakTest-15.0.0.txt');
const noData =
  official === undefined
    ? ' (skipped: GraphemeBreakTest-15.0.0.txt is not beside the checkout or not asked for)'
    : '';

/** Every scalar value to which one answer is given by a table and another by the platform or the package. */
function listDifferences(
  one: (codePoint: number) => unknown,
  other: (codePoint: number) => unknown,
): number[] {
  const differing: number[] = [];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue;
    if (one(codePoint) !== other(codePoint)) differing.push(codePoint);
  }
  return differing;
}

/** A table of one value, or of disjoint ones, as an array over all code points; faster than searching ranges. */
function spread(name: string, none = 'no'): string[] {
  const values: string[] = Array(0x110000).fill(none);
  for (const [value, ranges] of Object.entries(readTable(name).values))
    for (const [first, last] of ranges) values.fill(value, first, last + 1);
  return values;
}

describe('schemas/unicode', () => {
  it('holds the tables that the generator makes, and nothing else', () => {
    expect(names.sort()).toEqual(listTables().map(({ name }) => name));
  });

  it.each(names)(
    'is of one version, fits its schema and has ranges that ascend without touching: %s',
    (name) => {
      const table = readTable(name);
      const schema = JSON.parse(readFileSync(`${projectRoot}schemas/unicode.schema.json`, 'utf8')) as object;
      expect(createAjv(readSchemas()).compile({ ...schema, $id: 'urn:loccit:unicode-test:1' })(table)).toBe(
        true,
      );
      expect(table.unicode_version).toBe(UNICODE_VERSION);
      for (const ranges of Object.values(table.values)) {
        for (const [at, [first, last]] of ranges.entries()) {
          expect(first).toBeLessThanOrEqual(last);
          expect(first).toBeGreaterThan((ranges[at - 1]?.[1] ?? -2) + 1);
        }
      }
    },
  );

  it.each(['general-category', 'grapheme-cluster-break', 'hidden-characters', 'indic-conjunct-break'])(
    'gives a code point one value at most: %s',
    (name) => {
      const all = Object.values(readTable(name).values).flat();
      all.sort((a, b) => a[0] - b[0]);
      for (const [at, [first]] of all.entries()) expect(first).toBeGreaterThan(all[at - 1]?.[1] ?? -1);
    },
  );

  it('gives every scalar value a general category', () => {
    const count = Object.values(readTable('general-category').values)
      .flat()
      .reduce((sum, [first, last]) => sum + last - first + 1, 0);
    expect(count).toBe(0x110000 - 0x800);
  });

  it.skipIf(!isPinned)(
    `agrees with the package on what is hidden and what is a CJK letter${otherVersion}`,
    () => {
      const hidden = spread('hidden-characters', '');
      const cjk = spread('cjk-letters');
      const kindOf = (codePoint: number) =>
        findHiddenCharacters(String.fromCodePoint(codePoint))[0]?.kind ?? '';
      expect(listDifferences((codePoint) => hidden[codePoint], kindOf)).toEqual([]);
      expect(listDifferences((codePoint) => cjk[codePoint] === 'yes', isCjk)).toEqual([]);
    },
  );

  it.skipIf(!isPinned)(`names whatever may join or move before what precedes it${otherVersion}`, () => {
    const joins = spread('joins-preceding');
    const left: number[] = [];
    for (let codePoint = 0xa0; codePoint <= 0x1ffff; codePoint++) {
      if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue;
      const character = String.fromCodePoint(codePoint);
      const parts = character.normalize('NFD');
      // Of two signs whose classes differ the normaliser puts the lower one first.
      if (`\u0345${character}`.normalize('NFD') !== `\u0345${parts}`) left.push(codePoint);
      if (parts === character || parts.normalize('NFC') !== character) continue;
      for (const part of [...parts].slice(1)) left.push(part.codePointAt(0) ?? 0);
    }
    expect(left.length).toBeGreaterThan(900);
    expect(left.filter((codePoint) => joins[codePoint] !== 'yes')).toEqual([]);
  });

  it.skipIf(!isPinned)(`agrees with the platform on emoji${otherVersion}`, () => {
    const { values } = readTable('emoji');
    for (const [property, ranges] of Object.entries(values)) {
      const expression = new RegExp(`\\p{${property}}`, 'u');
      const differing = listDifferences(
        (codePoint) => includes(ranges, codePoint),
        (codePoint) => expression.test(String.fromCodePoint(codePoint)),
      );
      expect(differing, property).toEqual([]);
    }
  });
});

describe('grapheme clusters by the tables alone', () => {
  it.skipIf(official === undefined)(`are those of the official test${noData}`, () => {
    // The test is of Unicode 15, which still counts U+2701 among the pictographs.
    const pictographs = [
      ...(readTable('emoji').values.Extended_Pictographic ?? []),
      [0x2701, 0x2701] as const,
    ].sort(([one], [other]) => one - other);
    let rows = 0;
    for (const line of readFileSync(official ?? '', 'utf8').split('\n')) {
      const [row = ''] = line.split('#');
      if (row.trim() === '') continue;
      const marks = row.trim().split(/\s+/);
      const codePoints = marks.filter((_, i) => i % 2 === 1).map((code) => Number.parseInt(code, 16));
      rows++;
      const breaks = marks.filter((_, i) => i % 2 === 0).map((mark) => mark === '÷');
      const found = breaks.map(
        (_, at) => at === 0 || at === codePoints.length || !joinsAt(codePoints, at, pictographs),
      );
      expect(found, line).toEqual(breaks);
    }
    expect(rows).toBe(602);
  });

  it.skipIf(!isPinned)(`are those of the platform, in any text${otherVersion}`, () => {
    const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
    const compare = (text: string): void => {
      const codePoints = Array.from(text, (character) => character.codePointAt(0) ?? 0);
      const starts = new Set(Array.from(segmenter.segment(text), ({ index }) => index));
      let utf16 = 0;
      for (const [at, codePoint] of codePoints.entries()) {
        const joins = at > 0 && joinsAt(codePoints, at);
        if (joins === starts.has(utf16)) expect([text, at]).toEqual('another break');
        utf16 += codePoint > 0xffff ? 2 : 1;
      }
    };
    const lists = [
      ...Object.values(readTable('grapheme-cluster-break').values),
      ...Object.values(readTable('indic-conjunct-break').values),
      ...Object.values(readTable('emoji').values),
      [[0x20, 0x10ffff] as const],
    ];
    const codePoint = fc
      .constantFrom(...lists)
      .chain((ranges) => fc.constantFrom(...ranges))
      .chain(([first, last]) => fc.integer({ min: first, max: last }))
      .filter((one) => one < 0xd800 || one > 0xdfff);
    seeded(
      fc.property(fc.array(codePoint, { minLength: 1, maxLength: 12 }), (codePoints) => {
        compare(String.fromCodePoint(...codePoints));
      }),
      { runs: 5000 },
    );
  });

  it('are hidden and joined by one reading of a code point', () => {
    expect(readValue(readTable('grapheme-cluster-break'), 0xe0041, 'Other')).toBe('Extend');
    expect(readValue(readTable('grapheme-cluster-break'), 0x0600, 'Other')).toBe('Prepend');
    expect(readValue(readTable('grapheme-cluster-break'), 0x41, 'Other')).toBe('Other');
  });
});
