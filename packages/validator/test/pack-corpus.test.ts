import { readFileSync, writeFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { joinParts } from '../../packs/test/vectors/describe-parts.js';
import { makeCorpus, type PackCorpus } from './pack-corpus/corpus.js';
import { checkRow } from './pack-corpus/row.js';

const path = `${projectRoot}fixtures/vectors/packs/corpus.json`;
const made = await makeCorpus();
// scripts/generate-pack-corpus.mjs sets it; nothing is written otherwise.
if (process.env.LOCCIT_WRITE_VECTORS === '1') writeFileSync(path, `${write(made)}\n`);
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

describe('the corpus of packs', () => {
  it('[C14] is what its drafts make, byte for byte', () => {
    expect(corpus).toEqual(JSON.parse(JSON.stringify(made)));
  });

  it.each(corpus.good)('[C14] holds good packs that come to what they say: $title', (row) => {
    expect(checkRow(packOf(row.id), row, corpus.policies)).toEqual(row.expected);
  });

  it.each(corpus.bad)('[C14] holds bad packs that come to what they say: $title', (row) => {
    expect(checkRow(joinParts(packOf(row.of), row.parts), row, corpus.policies)).toEqual(row.expected);
  });
});
