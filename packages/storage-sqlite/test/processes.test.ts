import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@loccit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../src/index.js';

const dist = (name: string): string => `${projectRoot}packages/${name}/dist/index.js`;
const isBuilt = ['storage', 'storage-sqlite', 'ingestion'].every((name) => existsSync(dist(name)));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loccit-processes-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A process that runs the body with `store`, `publish(tenantId, path, text)` and `tell(value)`. */
function start(body: string) {
  const script = `
    import { writeSync } from 'node:fs';
    import { StorageError } from ${JSON.stringify(dist('storage'))};
    import { openSqliteStore } from ${JSON.stringify(dist('storage-sqlite'))};
    import { buildGeneration, describeFolderFile, ingestDocument } from ${JSON.stringify(dist('ingestion'))};
    const terms = { version: 'words/1', list: (text) => text.split(' ') };
    const store = openSqliteStore(${JSON.stringify(join(folder, 'store.sqlite'))}, terms);
    const tell = (value) => writeSync(1, JSON.stringify(value) + '\\n');
    function publish(tenantId, path, text) {
      for (;;) {
        const previous = store.current(tenantId);
        const raw = new TextEncoder().encode(text);
        const one = ingestDocument({ tenantId, document: describeFolderFile(path, raw), raw });
        try {
          return store.publish(buildGeneration({ tenantId, documents: [one], routes: [], previous })).id;
        } catch (error) {
          if (!(error instanceof StorageError) || error.code !== 'generation-superseded') throw error;
        }
      }
    }
    ${body}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const lines: unknown[] = [];
  let rest = '';
  let errors = '';
  let whenTold = (): void => {};
  child.stdout.on('data', (data) => {
    const parts = `${rest}${data}`.split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) lines.push(JSON.parse(part));
    whenTold();
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const ended = new Promise<string>((resolve) => {
    child.on('close', () => resolve(errors));
  });
  /** Resolves when that many lines were told. */
  const told = (count: number): Promise<void> =>
    new Promise((resolve) => {
      whenTold = () => {
        if (lines.length >= count) resolve();
      };
      whenTold();
    });
  return { lines, ended, told, kill: () => child.kill('SIGKILL') };
}

describe.skipIf(!isBuilt)('openSqliteStore among processes', () => {
  it('lets several publish at once, and loses none', async () => {
    const children = [0, 1, 2].map((own) =>
      start(
        `for (let at = 0; at < 5; at++) tell(publish('shared', 'n${own}.txt', 'Notice ' + at + ' of ${own}.'));`,
      ),
    );
    expect(await Promise.all(children.map(({ ended }) => ended))).toEqual(['', '', '']);
    const store = openSqliteStore(join(folder, 'store.sqlite'));
    const ids = store.generations('shared');
    for (const { lines } of children) expect(ids).toEqual(expect.arrayContaining(lines));
    expect(store.current('shared')?.id).toBe(ids.at(-1));
    store.close();
  });

  it('lets a reader go on with the generation it opened while others publish', async () => {
    await start(`publish('shared', 'a.txt', 'The harbour closes at dusk.');`).ended;
    const store = openSqliteStore(join(folder, 'store.sqlite'));
    const opened = store.current('shared');
    await start(`for (let at = 0; at < 12; at++) publish('shared', 'b.txt', 'Notice ' + at + '.');`).ended;
    expect(opened?.documents.map(({ document_id }) => document_id)).toEqual(['a.txt']);
    expect([...(opened?.records() ?? [])]).toHaveLength(6);
    expect(opened?.search?.find(['dusk.'], new Set(['a.txt']))[0]).toHaveLength(1);
    expect(store.current('shared')?.documents.map(({ document_id }) => document_id)).toEqual(['b.txt']);
    store.close();
  });

  it('serves what was acknowledged last, or what was about to be, when a writer is killed', async () => {
    const body = `for (let at = 0; ; at++) { tell('begin'); tell(publish('shared', 'a.txt', 'Notice ' + at + '.')); }`;
    for (const killed of [1, 2, 5, 8]) {
      const writer = start(body);
      await writer.told(killed);
      writer.kill();
      await writer.ended;
      const store = openSqliteStore(join(folder, 'store.sqlite'));
      const acknowledged = writer.lines.filter((line) => line !== 'begin');
      const ids = store.generations('shared');
      expect(ids).toEqual(expect.arrayContaining(acknowledged));
      for (const id of ids) {
        const generation = store.generation('shared', id);
        for (const record of generation?.records() ?? []) {
          if (record.preimage.type !== 'loccit:canonical:1') continue;
          expect(generation?.text(record.preimage.canonical_sha256)).toMatch(/^Notice \d+\.$/);
        }
      }
      store.close();
    }
  });
});
