import { readdirSync, readFileSync } from 'node:fs';
import { message } from '@loccit/contract';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

const names = readdirSync(`${projectRoot}schemas`)
  .flatMap((file) => /^(.*)\.schema\.json$/.exec(file)?.[1] ?? [])
  .sort();

/** What holds only what the others share describes no document. */
const documentNames = names.filter((name) => name !== 'primitives');

interface Result {
  readonly valid: boolean;
  readonly lines?: number;
  readonly faults: readonly { pointer: string; line: number; column: number; keyword: string }[];
}

/** The examples of a schema's page, which another test compares with the schema by the compiler itself. */
function examplesOf(name: string): object[] {
  const page = readFileSync(`${projectRoot}schemas/docs/${name}.md`, 'utf8');
  return [...page.matchAll(/^```json\n(.*?)^```/gms)].map(([, json = '']) => JSON.parse(json) as object);
}

describe('loccit schema', () => {
  it('lists the schemas', async () => {
    const cwd = makeFolder();
    const { stdout } = await runMain(['schema'], { cwd });
    const list = await runJson<{ schemas: { name: string }[] }>(cwd, ['schema']);
    expect(list.schemas.map(({ name }) => name)).toEqual(names);
    for (const name of names) expect(stdout).toContain(`urn:loccit:${name}:1`);
  });

  it('prints each as it stands in schemas/', async () => {
    for (const name of names) {
      const { exit, stdout } = await runMain(['schema', name]);
      expect(exit).toBe(0);
      expect(stdout).toBe(readFileSync(`${projectRoot}schemas/${name}.schema.json`, 'utf8'));
    }
  });

  it('validates a document, 0 or 1, and names every place that differs', async () => {
    const good = `${projectRoot}fixtures/answers/good/answered.json`;
    const cwd = makeFolder({ 'bad.json': '{"schema": "urn:loccit:answer:1", "claims": 7}' });
    expect(await runJson(cwd, ['schema', 'answer', good])).toMatchObject({ valid: true, faults: [] });
    const result = await runJson<{ faults: { pointer: string }[] }>(cwd, ['schema', 'answer', 'bad.json'], 1);
    expect(result.faults.map(({ pointer }) => pointer)).toContain('/claims');
    expect((await runMain(['schema', 'answer', 'bad.json'], { cwd })).stdout).toContain('/claims');
  });

  it.each(documentNames)(
    'validates a document against %s, and tells line and column of each fault',
    async (name) => {
      const examples = examplesOf(name);
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        const broken = { ...example, 'not known': [] };
        const text = JSON.stringify(broken, null, 2);
        const cwd = makeFolder({ 'good.json': JSON.stringify(example), 'bad.json': text });
        expect(await runJson(cwd, ['schema', name, 'good.json'])).toEqual({
          schema: 'urn:loccit:schema-result:1',
          name,
          valid: true,
          faults: [],
        });
        const result = await runJson<Result>(cwd, ['schema', name, 'bad.json'], 1);
        expect(result.valid).toBe(false);
        const line = text.split('\n').findIndex((one) => one.includes('"not known"')) + 1;
        expect(result.faults).toContainEqual({
          pointer: '/not known',
          line,
          column: 3,
          keyword: 'additionalProperties',
          params: {},
        });
        for (const [lang, words] of [
          ['en', 'This member is not known.'],
          ['zh', message('schema.additional-properties', 'zh')],
        ] as const) {
          const { exit, stdout } = await runMain(['schema', name, 'bad.json', '--lang', lang], { cwd });
          expect(exit).toBe(1);
          expect(stdout.replace(/\s+/g, ' ')).toContain(`${line}:3 /not known: ${words}`);
        }
      }
    },
  );

  it('says of the schema that describes no document which ones do', async () => {
    const cwd = makeFolder({ 'a.json': '{}' });
    const { exit, stderr } = await runMain(['schema', 'primitives', 'a.json'], { cwd });
    expect([exit, stderr.includes('(schema-without-validator)')]).toEqual([2, true]);
    for (const name of documentNames) expect(stderr).toContain(name);
  });

  it('validates every line of a file of lines, and names the line of the file', async () => {
    const [record = {}] = examplesOf('lineage');
    const good = JSON.stringify(record);
    const { id: _, ...less } = record as { id: string };
    const cwd = makeFolder({
      'records.jsonl': `${good}\n${good}\n`,
      'records.txt': `${good}\r\n${good}`,
      'bad.jsonl': `${good}\n${JSON.stringify({ ...record, extra: 1 })}\n  ${JSON.stringify(less)}\n`,
      'one.jsonl': good,
      'none.jsonl': '',
    });
    for (const [file, lines] of [
      ['records.jsonl', 2],
      ['records.txt', 2],
      ['one.jsonl', 1],
      ['none.jsonl', 0],
    ] as const) {
      expect(await runJson<Result>(cwd, ['schema', 'lineage', file])).toMatchObject({ valid: true, lines });
      const { stdout } = await runMain(['schema', 'lineage', file], { cwd });
      expect(stdout).toContain(`${lines} lines`);
    }
    const { faults } = await runJson<Result>(cwd, ['schema', 'lineage', 'bad.jsonl'], 1);
    const place = good.length + 1;
    expect(faults.map(({ pointer, line, column, keyword }) => [pointer, line, column, keyword])).toEqual([
      ['/extra', 2, place, 'additionalProperties'],
      ['', 3, 3, 'required'],
    ]);
  });

  it('refuses a line that is no JSON with its place in the file', async () => {
    const [record = {}] = examplesOf('lineage');
    const good = JSON.stringify(record);
    const cwd = makeFolder({
      'gap.jsonl': `${good}\n\n${good}\n`,
      'cut.jsonl': `${good}\n{"a": 1,\n`,
      'bytes.jsonl': Buffer.concat([Buffer.from(`${good}\n"`), Buffer.from([0xff]), Buffer.from('"\n')]),
      'two.json': `{"a":\n1} {}\n`,
    });
    const at = async (file: string) =>
      (await runJson<{ error: { at: object } }>(cwd, ['schema', 'lineage', file], 2)).error.at;
    expect(await at('gap.jsonl')).toMatchObject({ file: 'gap.jsonl', line: 2, column: 1 });
    expect(await at('cut.jsonl')).toMatchObject({ line: 2, column: 9 });
    expect(await at('bytes.jsonl')).toMatchObject({ line: 2, byte_offset: good.length + 2 });
    expect(await at('two.json')).toMatchObject({ line: 2, column: 4 });
  });

  it('ends the list of faults after a thousand and says so, over all lines', async () => {
    const cwd = makeFolder({ 'many.jsonl': '{}\n'.repeat(800) });
    const { faults } = await runJson<Result>(cwd, ['schema', 'store', 'many.jsonl'], 1);
    expect(faults).toHaveLength(1001);
    expect(faults[0]).toMatchObject({ keyword: 'fault-limit', params: { limit: 1000 } });
  });

  it('says of each place what is wrong there, in words', async () => {
    const manifest = { schema: 'urn:loccit:sources:1', tenant_id: 'a', documents: [{ path: 'a.md' }] };
    const cwd = makeFolder({ 'sources.json': JSON.stringify(manifest) });
    const { stdout } = await runMain(['schema', 'sources', 'sources.json'], { cwd });
    expect(stdout).toContain('/documents/0: The member source_uri is missing.');
    expect(stdout).toContain('/documents/0: The member document_id is missing.');
  });
});
