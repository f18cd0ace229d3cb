import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson, writeFiles } from '../temp-folder.js';

interface IngestResult {
  readonly schema: string;
  readonly generation: string | null;
  readonly generations: readonly { tenant_id: string; generation: string; published: boolean }[];
  readonly documents: readonly Record<string, unknown>[];
  readonly refused: readonly { path: string; error: { code: string; at: object } }[];
  readonly ignored: number;
  readonly symbolic_links: number;
}

const note = (hours: string) => `# Harbour office\n\nThe harbour office opens at ${hours}.\n`;
const ids = ({ documents }: IngestResult) => documents.map(({ document_id }) => document_id);
const ask = ['ask', 'When does the harbour office open?', '--store', 's', '--at', '2026-03-01'];

/** Every file below a folder with its bytes, but for marks of processes. */
function readTree(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files[path.slice(folder.length)] = readFileSync(path, 'base64');
  }
  return files;
}

/** The store `s` as plain files. */
async function readExported(cwd: string, to: string): Promise<Record<string, string>> {
  await runMain(['store', 'export', to, '--store', 's'], { cwd });
  return readTree(`${cwd}/${to}`);
}

describe('loccit ingest', () => {
  it('leaves all of the store in its one file, so that a copy of the file is a copy of the store', async () => {
    const cwd = makeFolder({ 'docs/hours.md': note('08:00') });
    await runJson(cwd, ['ingest', 'docs', '--store', 's']);
    mkdirSync(`${cwd}/copy`);
    copyFileSync(`${cwd}/s/store.sqlite`, `${cwd}/copy/store.sqlite`);
    const [answer, copied] = [await runMain(ask, { cwd }), await runMain(ask.with(3, 'copy'), { cwd })];
    expect(answer.stdout).toContain('08:00');
    expect(copied.stdout).toBe(answer.stdout);
  });

  it('reads a folder with the defaults of the specification, dot folders included, other files counted', async () => {
    const cwd = makeFolder({
      'docs/guide/office hours.md': note('08:00'),
      'docs/.hidden/rules.txt': 'Dogs are kept on a lead.',
      'docs/logo.png': 'not a text',
    });
    const result = await runJson<IngestResult>(cwd, ['ingest', 'docs', '--store', 's']);
    expect(result).toMatchObject({
      schema: 'urn:loccit:ingest-result:1',
      ignored: 1,
      symbolic_links: 0,
      refused: [],
    });
    expect(result.documents).toMatchObject([
      {
        tenant_id: 'default',
        document_id: '.hidden/rules.txt',
        source_uri: 'file-set:.hidden/rules.txt',
        media_type: 'text/plain',
        elements: 1,
        chunks: 1,
      },
      {
        document_id: 'guide/office hours.md',
        source_uri: 'file-set:guide/office%20hours.md',
        source_version: expect.stringMatching(/^sha256-[0-9a-f]{16}$/),
        media_type: 'text/markdown',
        raw_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        canonical_revision_id: expect.stringMatching(/^can_[0-9a-f]{64}$/),
        parse_revision_id: expect.stringMatching(/^par_[0-9a-f]{64}$/),
        elements: 2,
      },
    ]);
    expect(result.generation).toBe(result.generations[0]?.generation);
  });

  it('does not follow symbolic links, and counts them', async () => {
    const cwd = makeFolder({ 'docs/a.md': note('08:00'), 'elsewhere/b.md': note('09:00') });
    symlinkSync('../elsewhere', `${cwd}/docs/more`);
    symlinkSync('../elsewhere/b.md', `${cwd}/docs/b.md`);
    const result = await runJson<IngestResult>(cwd, ['ingest', 'docs', '--store', 's']);
    expect(ids(result)).toEqual(['a.md']);
    expect(result.symbolic_links).toBe(2);
  });

  it('changes nothing when nothing has changed', async () => {
    const cwd = makeFolder({ 'docs/a.md': note('08:00') });
    const first = await runJson<IngestResult>(cwd, ['ingest', 'docs', '--store', 's']);
    const before = await readExported(cwd, 'before');
    const second = await runJson<IngestResult>(cwd, ['ingest', 'docs', '--store', 's']);
    expect(first.generations[0]?.published).toBe(true);
    expect(second.generations[0]).toEqual({ ...first.generations[0], published: false });
    expect(await readExported(cwd, 'after')).toEqual(before);
  });

  it('gives the same bytes on another day and in another place', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(async () => {
        const cwd = makeFolder();
        cpSync(`${projectRoot}fixtures/corpora/manual`, `${cwd}/docs`, { recursive: true });
        const { exit, stdout } = await runMain(['ingest', 'docs', '--store', 's', '--json'], { cwd });
        return { exit, stdout, files: await readExported(cwd, 'exported') };
      }),
    );
    expect(one?.exit).toBe(0);
    expect(two).toEqual(one);
  });

  it('publishes what can be read, names what cannot, and ends with 2', async () => {
    const cwd = makeFolder({ 'docs/a.md': note('08:00'), 'docs/b.md': new Uint8Array([0x61, 0xff]) });
    const result = await runJson<IngestResult>(cwd, ['ingest', 'docs', '--store', 's'], 2);
    expect(ids(result)).toEqual(['a.md']);
    expect(result.refused).toMatchObject([
      {
        path: 'b.md',
        error: { code: 'ill-formed-text', message: expect.any(String), at: { byte_offset: 1 } },
      },
    ]);
    expect((await runMain(ask, { cwd })).stdout).toContain('08:00');
  });

  it('names the member that a manifest lacks, and the command that lists every fault', async () => {
    const cwd = makeFolder({ 'kb/sources.json': '{"schema": "urn:loccit:sources:1", "documents": []}' });
    const { exit, stderr } = await runMain(['ingest', 'kb', '--store', 's'], { cwd });
    expect(exit).toBe(2);
    expect(stderr).toContain('The member tenant_id is missing.');
    expect(stderr).toContain('loccit schema sources FILE');
    expect(stderr).toContain('kb/sources.json');
  });

  it('says of a file in another encoding that UTF-8 was assumed, and where to name another', async () => {
    const cwd = makeFolder({ 'docs/a.md': new Uint8Array([0xcd, 0xcb, 0xbf, 0xee]) });
    const { stdout } = await runMain(['ingest', 'docs', '--store', 's'], { cwd });
    expect(stdout.replace(/\s+/g, ' ')).toMatch(/in UTF-8 where none was/);
    expect(stdout).toMatch(/charset in sources\.json/);
  });

  it('publishes a generation for each tenant that the roots name', async () => {
    const cwd = makeFolder({ 'docs/a.md': note('08:00') });
    const corpora = `${projectRoot}fixtures/corpora`;
    const result = await runJson<IngestResult>(cwd, [
      'ingest',
      `${corpora}/acme`,
      `${corpora}/globex`,
      'docs',
      '--store',
      's',
    ]);
    expect(result.generation).toBeNull();
    expect(result.generations.map(({ tenant_id }) => tenant_id)).toEqual(['acme', 'default', 'globex']);
  });

  it('takes a manifest by its folder, as a path and by --manifest, whatever its name', async () => {
    const manifest = (path: string) =>
      JSON.stringify({
        schema: 'urn:loccit:sources:1',
        tenant_id: 'harbour',
        documents: [
          {
            document_id: 'office',
            path,
            source_uri: 'kb:office',
            source_version: '7',
            allowed_groups: ['public'],
          },
        ],
      });
    const cwd = makeFolder({
      'docs/a.md': note('08:00'),
      'docs/other.md': note('10:00'),
      'docs/sources.json': manifest('a.md'),
      'list.manifest': manifest('docs/a.md'),
    });
    const runs = await Promise.all([
      runJson<IngestResult>(cwd, ['ingest', 'docs', '--store', 's1']),
      runJson<IngestResult>(cwd, ['ingest', 'docs/sources.json', '--store', 's2']),
      runJson<IngestResult>(cwd, ['ingest', '--manifest', 'list.manifest', '--store', 's3']),
    ]);
    for (const run of runs) expect(ids(run)).toEqual(['office']);
    expect(new Set(runs.map(({ generation }) => generation)).size).toBe(1);
  });

  it('names and counts the documents that are served no longer, those that can no longer be read too', async () => {
    const cwd = makeFolder({
      'kb/a.md': note('08:00'),
      'kb/b.md': note('09:00'),
      'other/c.md': note('10:00'),
    });
    const first = await runJson<IngestResult>(cwd, ['ingest', 'kb', '--store', 's']);
    expect(first).toMatchObject({ deleted: [] });
    const { stdout } = await runMain(['ingest', 'other', '--store', 's'], { cwd });
    expect(stdout).toContain('deleted since last time: 2 (a.md, b.md)');
    const back = await runJson<IngestResult>(cwd, ['ingest', 'kb', '--store', 's']);
    expect(back).toMatchObject({ deleted: [{ tenant_id: 'default', document_id: 'c.md' }] });
    writeFiles(cwd, { 'kb/b.md': new Uint8Array([0xff]) });
    const third = await runJson<IngestResult>(cwd, ['ingest', 'kb', '--store', 's'], 2);
    expect(third).toMatchObject({ deleted: [{ document_id: 'b.md' }], refused: [{ path: 'b.md' }] });
  });

  it('stops answering from a document that is gone, and takes it back when it returns', async () => {
    const cwd = makeFolder({
      'docs/a.md': note('08:00'),
      'docs/b.md': '# Pier\n\nThe pier is closed in winter.\n',
    });
    const first = await runJson<IngestResult>(cwd, ['ingest', 'docs', '--store', 's']);
    rmSync(`${cwd}/docs/a.md`);
    await runJson(cwd, ['ingest', 'docs', '--store', 's']);
    expect(await runJson(cwd, ask)).toMatchObject({ status: 'insufficient_evidence' });
    writeFiles(cwd, { 'docs/a.md': note('08:00') });
    const third = await runJson<IngestResult>(cwd, ['ingest', 'docs', '--store', 's']);
    expect(await runJson(cwd, ask)).toMatchObject({ status: 'answered' });
    expect(third.documents).toEqual(first.documents);
  });

  it('finds the store of a folder above', async () => {
    const cwd = makeFolder({ 'docs/a.md': note('08:00') });
    expect((await runMain(['ingest', 'docs'], { cwd })).exit).toBe(0);
    expect(readdirSync(`${cwd}/.loccit`)).toContain('store.sqlite');
    const { exit, stdout } = await runMain(['ask', 'When does the harbour office open?'], {
      cwd: `${cwd}/docs`,
    });
    expect(exit).toBe(0);
    expect(stdout).toContain('08:00');
  });

  it('says what was published, where, and what was passed over', async () => {
    const cwd = makeFolder({ 'docs/a.md': note('08:00'), 'docs/b.pdf': '' });
    const { stdout, stderr } = await runMain(['ingest', 'docs', '--store', 's'], { cwd });
    expect(stdout).toMatch(/^✓ .*default/);
    expect(stdout).toMatch(/gen_[0-9a-f]{64}/);
    expect(stderr).toBe('');
    expect((await runMain(['ingest', 'docs', '--store', 's', '--lang', 'zh'], { cwd })).stdout).toMatch(
      /[\u4e00-\u9fff]/,
    );
  });
});
