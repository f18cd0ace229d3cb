import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

interface Trace {
  readonly schema: string;
  readonly address: string;
  readonly holds: boolean;
  readonly links: readonly {
    level: string;
    id: string;
    recomputed: string | null;
    state: string;
    rerun?: string;
  }[];
}

const at = ['--at', '2026-02-03T09:00:00Z', '--as', 'wardens'];
const levels = ['raw', 'canonical', 'parse', 'element', 'chunk', 'index-entry', 'generation', 'span'];
let cwd = '';

beforeAll(async () => {
  cwd = makeFolder();
  cpSync(`${projectRoot}fixtures/answers/good/answered.json`, `${cwd}/a.json`);
  cpSync(`${projectRoot}fixtures/answers/good/answered.audit.json`, `${cwd}/a.audit.json`);
  await runJson(cwd, ['ingest', `${projectRoot}fixtures/answers/corpus`, '--store', 's']);
});

describe('loccit lineage', () => {
  it('recomputes one chain from raw bytes to span', async () => {
    const trace = await runJson<Trace>(cwd, ['lineage', 'a.json', 'C1.1', '--store', 's', ...at]);
    expect(trace).toMatchObject({ schema: 'urn:loccit:lineage-trace:1', address: 'C1.1', holds: true });
    expect(trace.links.map(({ level }) => level)).toEqual(levels.filter((level) => level !== 'generation'));
    for (const { id, recomputed, state } of trace.links) if (state === 'matched') expect(recomputed).toBe(id);
  });

  it('[C11] shows the generation to who holds the audit alone, though the store holds an audit', async () => {
    const command = ['lineage', 'a.json', 'C1.1', '--store', 's', ...at];
    expect(JSON.stringify(await runJson<Trace>(cwd, command))).not.toContain('gen_');
    const trace = await runJson<Trace>(cwd, [...command, '--audit', 'a.audit.json']);
    expect(trace.links.map(({ level }) => level)).toEqual(levels);
  });

  it('gives every chain where no address is given', async () => {
    const { traces } = await runJson<{ traces: Trace[] }>(cwd, ['lineage', 'a.json', '--store', 's', ...at]);
    expect(traces.map(({ address }) => address)).toEqual(['C1.1', 'C2.1']);
  });

  it('ends with 1 where a chain does not hold, and says at which link', async () => {
    expect((await runMain(['store', 'export', 'damaged', '--store', 's'], { cwd })).exit).toBe(0);
    const generations = `${cwd}/damaged/tenants/bergtal/generations`;
    for (const generation of readdirSync(generations)) {
      for (const name of readdirSync(`${generations}/${generation}/raw`)) {
        cpSync(`${projectRoot}LICENSE`, `${generations}/${generation}/raw/${name}`, { force: true });
      }
    }
    const { exit, stdout } = await runMain(['lineage', 'a.json', 'C1.1', '--store', 'damaged', ...at], {
      cwd,
    });
    expect(exit).toBe(1);
    expect(stdout).not.toContain('✓ the chain holds');
  });

  it('draws the chain for a person: state as sign and word, what was compared, and what was not run', async () => {
    const { stdout } = await runMain(['lineage', 'a.json', 'C1.1', '--store', 's', ...at], { cwd });
    expect(stdout).toMatch(/^C1\.1 {2}✓/);
    expect(stdout.match(/✓ matched$/gm)).toHaveLength(levels.length - 1);
    expect(stdout).toContain('SHA-256 of the bytes held');
    expect(stdout).toContain('recorded, not run');
    const tree = await runMain(['lineage', 'a.json', 'C1.1', '--format', 'tree', '--store', 's', ...at], {
      cwd,
    });
    expect(tree.stdout).toBe(stdout);
    writeFileSync(`${cwd}/b.json`, '[]');
    expect((await runMain(['lineage', 'b.json', '--store', 's'], { cwd })).stderr).toContain(
      '(not-an-answer)',
    );
  });

  it('runs parser, chunker and indexer again where it is asked to', async () => {
    const command = ['lineage', 'a.json', 'C1.1', '--rerun', '--store', 's', ...at];
    const { links, holds } = await runJson<Trace>(cwd, command);
    expect(holds).toBe(true);
    expect(links.map(({ level, rerun }) => [level, rerun])).toEqual(
      levels
        .filter((level) => level !== 'generation')
        .map((level) => [level, ['raw', 'canonical', 'span'].includes(level) ? undefined : 'matched']),
    );
    const { stdout } = await runMain(command, { cwd });
    expect(stdout.match(/✓ matched \(run again\)/g)).toHaveLength(4);
    expect(stdout).not.toContain('recorded, not run');
  });

  it('gives PROV-JSON and diagrams with the exit code of the trace', async () => {
    const run = async (format: string) =>
      await runMain(['lineage', 'a.json', '--format', format, '--store', 's', ...at], { cwd });
    const prov = await run('prov');
    expect(prov.exit).toBe(0);
    expect(JSON.parse(prov.stdout)).toHaveProperty('wasDerivedFrom');
    expect((await run('mermaid')).stdout).toMatch(/^flowchart TD\n/);
    expect((await run('dot')).stdout).toMatch(/^digraph lineage \{\n/);
    expect(await run('svg')).toMatchObject({ exit: 2, stdout: '' });
  });
});
