import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runMain } from '../../apps/loccit/test/run-loccit.js';
import { listFaults, schemas } from './schema-validators.js';

const folder = mkdtempSync(join(tmpdir(), 'loccit-outputs-'));
const question = 'How many crowns does mooring cost per night?';
const at = '2026-01-05T12:00:00Z';
const id = 'ans_00000000000000000000000000000001';

beforeAll(async () => {
  mkdirSync(join(folder, 'src', 'fees'), { recursive: true });
  writeFileSync(
    join(folder, 'src', 'fees', 'quay.md'),
    '# Quay fees\r\n\r\nMooring costs 4 crowns per night.\r\n',
  );
  writeFileSync(join(folder, 'src', 'broken.txt'), new Uint8Array([0x61, 0xff]));
  writeFileSync(join(folder, 'twice.json'), '{"a":1,"a":2}');
  writeFileSync(
    join(folder, 'report.md'),
    'Mooring costs 4 crowns per night. [1]\n\n## Sources\n\n1. Quay fees\n',
  );
  await runMain(['ingest', 'src'], { cwd: folder });
  const { stdout } = await runMain(
    ['ask', question, '--json', '--answer-id', id, '--at', at, '--audit', 'audit.json'],
    {
      cwd: folder,
    },
  );
  writeFileSync(join(folder, 'answer.json'), stdout);
});
afterAll(() => rmSync(folder, { recursive: true }));

const commands: readonly (readonly [schema: string, ...argv: string[]])[] = [
  ['ingest-result', 'ingest', 'src'],
  ['answer', 'ask', question],
  ['report', 'check', 'answer.json'],
  ['report', 'check', 'report.md'],
  ['extraction', 'extract', 'report.md'],
  ['canonical-text', 'canonicalize', 'src/fees/quay.md'],
  ['rules', 'rules'],
  ['rules', 'rules', 'structure/hidden-character'],
  ['schema-list', 'schema'],
  ['schema-result', 'schema', 'audit', 'answer.json'],
  ['passages', 'open', 'answer.json', 'C1.1'],
  ['lineage-trace', 'lineage', 'answer.json', 'C1.1'],
  ['error', 'jcs', 'twice.json'],
  ['error', 'check', 'none.json'],
  ['error', 'rules', 'no-such-rule'],
  ['error', 'canonicalize', 'src/broken.txt'],
];

/** Identifiers of documents, wherever they stand in a source. */
const identifiers = (source: string) =>
  [...source.matchAll(/'(urn:loccit:[a-z-]+:1)'/g)].map(([, urn = '']) => urn);

describe('what the command line prints with --json', () => {
  it.each(commands.filter(([name]) => schemas[name] !== undefined))(
    'conforms to its schema %s: %s %s',
    async (name, ...argv) => {
      const { stdout } = await runMain([...argv, '--json'], { cwd: folder });
      const value = JSON.parse(stdout) as { schema: string };
      expect(value.schema).toBe(`urn:loccit:${name}:1`);
      expect(listFaults(value.schema, value)).toEqual([]);
    },
  );

  it('refuses files of an ingest in the form of a refusal', async () => {
    const { stdout, exit } = await runMain(['ingest', 'src', '--json'], { cwd: folder });
    const { refused } = JSON.parse(stdout) as { refused: { error: object }[] };
    expect(exit).toBe(2);
    expect(refused.map(({ error }) => listFaults('urn:loccit:error:1#/$defs/refusal', error))).toEqual([[]]);
  });

  it('has a schema for every document that a command writes', () => {
    const sources = new URL('../../apps/loccit/src/', import.meta.url);
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const written = files.flatMap((file) => identifiers(readFileSync(new URL(file, sources), 'utf8')));
    expect(written.length).toBeGreaterThan(5);
    expect(written.filter((urn) => schemas[urn.split(':')[2] ?? ''] === undefined)).toEqual([]);
  });
});

describe('what an exported store holds', () => {
  const exported = 'exported';
  const readJson = (path: string) =>
    JSON.parse(readFileSync(join(folder, exported, path), 'utf8')) as { schema: string };

  beforeAll(async () => {
    const { exit } = await runMain(['store', 'export', exported], { cwd: folder });
    expect(exit).toBe(0);
  });

  it('conforms to the schemas of its files', () => {
    const files = readdirSync(join(folder, exported), { recursive: true, encoding: 'utf8' });
    const documents = files.filter((file) => file.endsWith('.json')).map((file) => readJson(file));
    expect([...new Set(documents.map(({ schema }) => schema))].sort()).toEqual(
      ['audit', 'store-generation', 'store-pointer', 'store'].map((name) => `urn:loccit:${name}:1`),
    );
    for (const document of documents) expect(listFaults(document.schema, document)).toEqual([]);
  });

  it('keeps records that conform, one a line', () => {
    const files = readdirSync(join(folder, exported), { recursive: true, encoding: 'utf8' });
    const [records = ''] = files.filter((file) => file.endsWith('records.jsonl'));
    const lines = readFileSync(join(folder, exported, records), 'utf8').split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(listFaults('urn:loccit:lineage:1', JSON.parse(line))).toEqual([]);
  });
});
