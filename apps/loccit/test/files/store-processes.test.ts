import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { openFolderStore } from '@loccit/storage';
import { projectRoot } from '@loccit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNodeFilePort } from '../../src/files/node-file-port.js';

const modules = {
  port: `${projectRoot}apps/loccit/dist/files/node-file-port.js`,
  storage: `${projectRoot}packages/storage/dist/index.js`,
  ingestion: `${projectRoot}packages/ingestion/dist/index.js`,
};
const isBuilt = Object.values(modules).every((path) => existsSync(path));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/loccit-processes-`);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A process that runs the body with `store`, `publish(tenantId, text)`, `putAudit(answer, nonce)` and `own`, its number. */
function start(own: number, body: string) {
  const script = `
    import { createNodeFilePort } from ${JSON.stringify(modules.port)};
    import { openFolderStore, StorageError } from ${JSON.stringify(modules.storage)};
    import { buildGeneration, describeFolderFile, ingestDocument } from ${JSON.stringify(modules.ingestion)};
    const store = openFolderStore(createNodeFilePort(), ${JSON.stringify(folder)});
    const own = ${own};
    function publish(tenantId, path, text) {
      for (;;) {
        const previous = store.current(tenantId);
        const raw = new TextEncoder().encode(text);
        const one = ingestDocument({ tenantId, document: describeFolderFile(path, raw), raw });
        try {
          return store.publish(buildGeneration({ tenantId, documents: [one], routes: [], previous }));
        } catch (error) {
          if (!(error instanceof StorageError) || error.code !== 'generation-superseded') throw error;
        }
      }
    }
    function putAudit(answer_sha256, nonce) {
      const at = '2024-03-01T00:00:00Z';
      store.putAudit(answer_sha256, {
        schema: 'urn:loccit:audit:1', nonce, answer_sha256, principal: 'p', tenant_id: 't', groups: [],
        authorization_revision: null, index_generation_id: null, selected_entry_ids: [],
        filter: { documents: 0, tombstoned: 0, other_tenant: 0, access_denied: 0, not_in_effect: 0, readable: 0 },
        stages: { retrieved: [], reranked: [], selected: [], dropped: [] },
        rules: [], tools: [], unicode_version: '14.0', failure: null, timings: {}, at, created_at: at,
      });
    }
    ${body}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const ended = new Promise<string>((resolve) => {
    child.on('exit', () => resolve(errors));
  });
  return { child, ended };
}

const answer = 'a'.repeat(64);
const readWhole = () => {
  const current = openFolderStore(createNodeFilePort(), folder).current('shared');
  for (const record of current?.records() ?? []) {
    if (record.preimage.type !== 'loccit:canonical:1') continue;
    expect(current?.text(record.preimage.canonical_sha256)).toBeDefined();
    expect(current?.raw(record.preimage.raw_sha256)).toBeDefined();
  }
  return current;
};

describe.skipIf(!isBuilt)('a folder store between processes (skipped where the app is not built)', () => {
  it('loses no tenant, no audit and no delete of another publisher', async () => {
    const body = `
      for (let n = 0; n < 4; n += 1) {
        publish('tenant-' + own + '-' + n, 'note.md', 'Note ' + own);
        publish('shared', 'note-' + own + '-' + n + '.md', 'Note ' + own + n);
        putAudit(${JSON.stringify(answer)}, String(own * 10 + n).padStart(32, '0'));
      }`;
    const errors = await Promise.all([1, 2, 3].map((own) => start(own, body).ended));
    expect(errors).toEqual(['', '', '']);
    const store = openFolderStore(createNodeFilePort(), folder);
    expect(store.tenants()).toHaveLength(13);
    expect(store.audits(answer)).toHaveLength(12);
    expect(store.generations('shared')).toHaveLength(12);
    // Every publish made the one before it a tombstone: eleven, if none was lost.
    expect(readWhole()?.generation.info?.tombstones).toHaveLength(11);
    expect(readdirSync(`${folder}/locks`)).toEqual([]);
  });

  it('serves a whole generation after its publisher was killed at any time, and takes the next publish', async () => {
    const body = `
      for (let n = 0; ; n += 1) {
        publish('shared', 'note-' + own + '-' + n + '.md', 'Note ' + own + n);
        process.stdout.write('.');
      }`;
    for (let round = 0; round < 6; round += 1) {
      const { child, ended } = start(round, body);
      await new Promise((resolve) => child.stdout.once('data', resolve));
      // Spread over some publishes, so that not every round hits the same place.
      await new Promise((resolve) => setTimeout(resolve, round * 17));
      child.kill('SIGKILL');
      expect(await ended).toBe('');
      expect(readWhole()).toBeDefined();
    }
    expect(await start(99, `publish('shared', 'last.md', 'Last.');`).ended).toBe('');
    expect(readWhole()?.documents.map(({ path }) => path)).toEqual(['last.md']);
    const [tenant] = readdirSync(`${folder}/tenants`);
    expect(readdirSync(`${folder}/tenants/${tenant}/generations`)).not.toContain('building');
  });
});
