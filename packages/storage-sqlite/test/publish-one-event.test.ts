import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { termReader } from '@loccit/answering';
import { buildGeneration, describeFolderFile, ingestDocument } from '@loccit/ingestion';
import { encodeUtf8 } from '@loccit/text';
import { afterAll, describe, expect, it } from 'vitest';
import { publishPending, remove, upsert } from '../../ingestion/test/event-lines.js';
import { openSqliteStore, type SqliteStore } from '../src/index.js';
import { createWorkCounter } from './count-work.js';

const folder = mkdtempSync(join(tmpdir(), 'loccit-one-event-'));
const counter = createWorkCounter();
afterAll(() => {
  counter.restore();
  rmSync(folder, { recursive: true, force: true });
});

/** Path of a store of so many documents. */
function make(documents: number): string {
  const path = join(folder, `of-${documents}`, 'store.sqlite');
  const made = openSqliteStore(path, termReader);
  const ingested = Array.from({ length: documents }, (_, at) => {
    const raw = encodeUtf8(`# Note ${at}\n\nThe tide of day ${at} is high.\n\nNote ${at} ends here.\n`);
    const document = describeFolderFile(`note-${at}.md`, raw);
    return ingestDocument({ tenantId: 'harbour', document, raw });
  });
  made.publish(buildGeneration({ tenantId: 'harbour', documents: ingested, routes: [] }));
  made.close();
  return path;
}

/** Does something with a store as a process opens it that knows nothing of it. */
function within<T>(path: string, act: (store: SqliteStore) => T): T {
  const store = openSqliteStore(path, termReader);
  try {
    return act(store);
  } finally {
    store.close();
  }
}

/** What an event says of a document that it leaves as it is. */
function asServed(store: SqliteStore, documentId: string) {
  const current = store.current('harbour');
  const served = current?.documents.find(({ document_id }) => document_id === documentId);
  const record = current?.record(served?.canonical_revision_id ?? '');
  if (record?.preimage.type !== 'loccit:canonical:1') throw new Error('not served');
  const { media_type, source_uri, source_version, title } = record.preimage;
  return { media_type, source_uri, source_version, ...(title === null ? {} : { title }) };
}

const EVENTS: readonly (readonly [string, (store: SqliteStore) => void])[] = [
  [
    'new content',
    (store) =>
      void upsert(store, { id: 'content', sequence: 5, document: 'note-7.md', text: '# Note\n\nAll new.\n' }),
  ],
  [
    'a new document',
    (store) =>
      void upsert(store, { id: 'new', sequence: 5, document: 'pier', text: '# Pier\n\nIt is shut.\n' }),
  ],
  [
    'another access list',
    (store) =>
      void upsert(store, {
        id: 'access',
        sequence: 5,
        document: 'note-9.md',
        groups: ['crew'],
        more: asServed(store, 'note-9.md'),
      }),
  ],
  ['a delete', (store) => void remove(store, 'delete', 5, 'note-11.md')],
];

describe('publishing one event', () => {
  const [small, large] = [make(200), make(2_000)];

  it.each(EVENTS)(
    'reads and hashes as many records in a store of 200 as of 2,000 documents: %s',
    (_, act) => {
      const [few, many] = [small, large].map((path) => {
        within(path, act);
        return within(path, (store) =>
          counter.count(() => expect(publishPending(store)?.published).toBe(true)),
        );
      });
      // The rows of documents are the list that a generation commits to: it is read once.
      expect({ ...many, documents: 0 }).toEqual({ ...few, documents: 0 });
      expect(few?.documents).toBeLessThan(200 + 10);
      expect(many?.documents).toBeLessThan(2_000 + 10);
      expect(many?.units).toBeLessThan(2);
    },
  );
});
