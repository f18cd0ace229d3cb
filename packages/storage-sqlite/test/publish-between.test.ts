import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { termReader } from '@loccit/answering';
import { buildGeneration, buildPending, describeFolderFile, ingestDocument } from '@loccit/ingestion';
import type { TermReader } from '@loccit/storage';
import { encodeUtf8 } from '@loccit/text';
import { afterEach, describe, expect, it } from 'vitest';
import { publishPending, upsert } from '../../ingestion/test/event-lines.js';
import { openSqliteStore, type SqliteStore } from '../src/index.js';

const folders: string[] = [];
const stores: SqliteStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const TIDES = ['The tide is high.', '潮水已退。'].map((text, at) => {
  const raw = encodeUtf8(`# Tide ${at}\n\n${text}\n`);
  return ingestDocument({ tenantId: 'harbour', document: describeFolderFile(`tide-${at}.md`, raw), raw });
});
const ROUTES = [{ match: ['weather'], status: 'tool_required' as const, tool: 'forecast' }];

/** Two stores over one file; what `between` does happens while the first prepares a publish, before it locks the file. */
function openTwo() {
  const folder = mkdtempSync(join(tmpdir(), 'loccit-between-'));
  folders.push(folder);
  const path = join(folder, 'store.sqlite');
  const hook: { between?: () => void } = {};
  const reader: TermReader = {
    version: termReader.version,
    list: (text) => {
      const { between } = hook;
      delete hook.between;
      between?.();
      return termReader.list(text);
    },
  };
  const [first, second] = [openSqliteStore(path, reader), openSqliteStore(path, termReader)];
  stores.push(first, second);
  first.publish(buildGeneration({ tenantId: 'harbour', documents: TIDES, routes: [] }));
  upsert(first, { id: 'pier', sequence: 1, document: 'pier', text: '# Pier\n\nIt is shut.\n' });
  return { first, second, hook };
}

const listLive = (store: SqliteStore) =>
  store.current('harbour')?.documents.map(({ document_id }) => document_id);

describe('publishing events while another process publishes', () => {
  it('refuses what was made of a generation that is served no longer, and loses no event', () => {
    const { first, second, hook } = openTwo();
    hook.between = () => {
      upsert(second, { id: 'quay', sequence: 1, document: 'quay', text: '# Quay\n\nIt is wet.\n' });
      publishPending(second);
    };
    expect(() => publishPending(first)).toThrow('generation-superseded');
    expect(listLive(first)).toEqual(['pier', 'quay', 'tide-0.md', 'tide-1.md']);
    expect([...first.inspect()]).toEqual([]);
  });

  it('publishes its own documents over the same generation with other side data', () => {
    const { first, second, hook } = openTwo();
    const built = buildPending(first, 'harbour');
    hook.between = () => {
      const previous = second.current('harbour');
      const again = buildGeneration({ tenantId: 'harbour', documents: TIDES, routes: ROUTES, previous });
      expect(second.publish(again)).toEqual({ id: previous?.id, published: true });
    };
    if (built === undefined) throw new Error('nothing pending');
    expect(first.publish(built.build).published).toBe(true);
    for (const store of [first, second]) {
      expect(listLive(store)).toEqual(['pier', 'tide-0.md', 'tide-1.md']);
      expect(store.current('harbour')?.id).toBe(built.build.generation.id);
      expect([...store.inspect()]).toEqual([]);
    }
  });
});
