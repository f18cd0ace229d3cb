import { readFileSync, writeFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { joinParts } from '../../packs/test/vectors/describe-parts.js';
import { BAD_DRAFTS, completeCorpus, makePacks, type PackCorpus } from './pack-corpus/corpus.js';
import { POLICIES } from './pack-corpus/keys.js';
import { type BadRow, checkRow } from './pack-corpus/row.js';
import { findSurprises, listFound } from './pack-corpus/surprises.js';

const namesOf = (cell: string) => [...cell.matchAll(/`([a-z0-9-]+)`/g)].map(([, name = '']) => name);
const specification = readFileSync(`${projectRoot}docs/specification.md`, 'utf8');
const path = `${projectRoot}fixtures/vectors/packs/corpus.json`;
const made = await makePacks();
// scripts/generate-pack-corpus.mjs sets it; nothing is written otherwise.
if (process.env.LOCCIT_WRITE_VECTORS === '1') writeFileSync(path, `${write(completeCorpus(made))}\n`);
const corpus = JSON.parse(readFileSync(path, 'utf8')) as PackCorpus;

/** One row a line. */
function write({ policies, good, bad }: PackCorpus): string {
  const lines = (rows: readonly string[]): string => rows.join(',\n');
  const named = Object.entries(policies).map(
    ([name, policy]) => `${JSON.stringify(name)}:${JSON.stringify(policy)}`,
  );
  const [goods, bads] = [good, bad].map((rows) => lines(rows.map((row) => JSON.stringify(row))));
  return `{\n"policies":{\n${lines(named)}\n},\n"good":[\n${goods}\n],\n"bad":[\n${bads}\n]\n}`;
}

const packs = new Map(corpus.good.map(({ id, pack }) => [id, new Uint8Array(Buffer.from(pack, 'base64'))]));
const packOf = (id: string) => packs.get(id) ?? new Uint8Array();

const packOfBad = ({ of, parts }: BadRow) => joinParts(packOf(of), parts);

describe('the corpus of packs', () => {
  it('[C14] is what its drafts make, byte for byte', () => {
    expect(corpus.policies).toEqual(POLICIES);
    const stored = [
      ...corpus.good.map(({ pack: _, ...row }) => row),
      ...corpus.bad.map(({ parts: _, ...row }) => row),
    ];
    const rows = [...made.good, ...made.bad];
    expect(stored.map(({ expected: _, ...row }) => row)).toEqual(rows.map(({ row }) => row));
    const bytes = [...corpus.good.map(({ id }) => packOf(id)), ...corpus.bad.map(packOfBad)];
    const other = rows.filter((one, at) => Buffer.compare(one.bytes, bytes[at] ?? new Uint8Array()) !== 0);
    expect(other.map(({ row }) => row.id)).toEqual([]);
  });

  it.each(corpus.good)('[C14] holds good packs that come to what they say: $title', (row) => {
    expect(checkRow(packOf(row.id), row, corpus.policies)).toEqual(row.expected);
  });

  it.each(corpus.bad)('[C14] holds bad packs that come to what they say: $title', (row) => {
    expect(checkRow(packOfBad(row), row, corpus.policies)).toEqual(row.expected);
  });

  it('[C14] holds at least 50 good packs, in which nothing fails', () => {
    expect(corpus.good.length).toBeGreaterThanOrEqual(50);
    expect(corpus.good.filter(({ expected }) => !('fail' in expected) || expected.fail.length > 0)).toEqual(
      [],
    );
  });

  it('[C14] holds at least 150 bad packs, in which a run finds what their author states', () => {
    expect(corpus.bad.length).toBeGreaterThanOrEqual(150);
    const expected = new Map(corpus.bad.map((row) => [row.id, row.expected]));
    const surprises = BAD_DRAFTS.flatMap((draft) =>
      findSurprises(draft, expected.get(draft.id) ?? { code: '' }),
    );
    expect(surprises, surprises.slice(0, 20).join('; ')).toEqual([]);
  });

  it('has ids that are unique', () => {
    const ids = [...corpus.good, ...corpus.bad].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[C14] shows every code of section 18.4 and every fault of section 18.6', () => {
    const found = new Set(corpus.bad.flatMap(({ expected }) => listFound(expected)));
    const [, reading = '', sealed = ''] =
      /^### 18\.4 .*?\n(.*?)^A \*\*lenient.*?^### 18\.6 (.*?)^Vectors/ms.exec(specification) ?? [];
    const codes = [...reading.matchAll(/^\|.*\|([^|]*)\|$/gm)].flatMap(([, cell = '']) => namesOf(cell));
    const faults = [...sealed.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) => namesOf(cell));
    expect([codes.length, faults.length]).toEqual([26, 15]);
    expect([...codes, ...faults].filter((name) => !found.has(name))).toEqual([]);
  });
});
