import { readdirSync, readFileSync } from 'node:fs';
import { SCHEMA_NAMES } from '@loccit/contract';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

const names = readdirSync(`${projectRoot}schemas`)
  .flatMap((file) => /^(.*)\.schema\.json$/.exec(file)?.[1] ?? [])
  .sort();

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

  it('says of which schemas it has validators where it has none', async () => {
    const cwd = makeFolder({ 'a.json': '{}' });
    const { exit, stderr } = await runMain(['schema', 'ingest-result', 'a.json'], { cwd });
    expect([exit, stderr.includes('(schema-without-validator)')]).toEqual([2, true]);
    for (const name of SCHEMA_NAMES) expect(stderr).toContain(name);
  });

  it('says of each place what is wrong there, in words', async () => {
    const manifest = { schema: 'urn:loccit:sources:1', tenant_id: 'a', documents: [{ path: 'a.md' }] };
    const cwd = makeFolder({ 'sources.json': JSON.stringify(manifest) });
    const { stdout } = await runMain(['schema', 'sources', 'sources.json'], { cwd });
    expect(stdout).toContain('/documents/0: The member source_uri is missing.');
    expect(stdout).toContain('/documents/0: The member document_id is missing.');
  });
});
