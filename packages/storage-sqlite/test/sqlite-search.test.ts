import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildGeneration, describeFolderFile, ingestDocument } from '@loccit/ingestion';
import type { LexicalSearch, StoredGeneration } from '@loccit/storage';
import { seeded } from '@loccit/testing';
import { encodeUtf8 } from '@loccit/text';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemorySearch } from '../../answering/src/retrieval/memory-search.js';
import { termReader } from '../../answering/src/terms.js';
import { openSqliteStore, type SqliteStore } from '../src/index.js';

const folders: string[] = [];
const stores: SqliteStore[] = [];

afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const open = (folder: string, reader: typeof termReader | undefined = termReader): SqliteStore => {
  const store = openSqliteStore(join(folder, 'store.sqlite'), reader);
  stores.push(store);
  return store;
};

const createFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'loccit-search-'));
  folders.push(folder);
  return folder;
};

const WORDS = ['harbour', 'fee', 'crowns', 'ferries', 'dusk', '港口', '费用', '四克朗', '中午关闭', '𠮷野'];
const text = fc
  .array(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 })
  .map((paragraphs) => paragraphs.map((words) => `${words.join(' ')}.`).join('\n\n'));
const corpus = fc.dictionary(fc.constantFrom('a.txt', 'b.md', 'c.txt', 'd.md'), text, { maxKeys: 4 });

function publish(store: SqliteStore, files: Readonly<Record<string, string>>): StoredGeneration {
  const documents = Object.entries(files).map(([path, content]) => {
    const raw = encodeUtf8(content);
    return ingestDocument({ tenantId: 'north', document: describeFolderFile(path, raw), raw });
  });
  const previous = store.current('north');
  store.publish(buildGeneration({ tenantId: 'north', documents, routes: [], previous }));
  const current = store.current('north');
  if (current === undefined) throw new TypeError('current');
  return current;
}

/** What a search finds, in an order of its own. */
function tellFound(search: LexicalSearch | undefined, generation: StoredGeneration, some: readonly string[]) {
  const terms = [...new Set(WORDS.flatMap((word) => termReader.list(word)))];
  const readable = new Set(
    generation.documents.map(({ document_id }) => document_id).filter((id) => !some.includes(id)),
  );
  return search
    ?.find([...terms, 'nowhere'], readable)
    .map((list) =>
      list
        .map(({ count, row }) => `${row.entryId} ${row.chunkId} ${row.documentId} ${row.length} ${count}`)
        .sort(),
    );
}

describe('openSearch', () => {
  it('finds what an index in memory finds, of what each generation serves and the reader may read', () => {
    seeded(
      fc.property(fc.array(corpus, { minLength: 1, maxLength: 12 }), (corpora) => {
        const store = open(createFolder());
        const published = corpora.map((files) => publish(store, files));
        for (const generation of published) {
          const isSearched = [...generation.records()].length > 1;
          expect(!isSearched || generation.search !== undefined).toBe(true);
          for (const hidden of [[], ['a.txt'], ['b.md', 'c.txt']]) {
            const inMemory = createMemorySearch(generation);
            const found = tellFound(generation.search ?? inMemory, generation, hidden);
            expect(found).toEqual(tellFound(inMemory, generation, hidden));
          }
        }
      }),
      { runs: 20 },
    );
  });

  it('is there for every generation once its rows are indexed, also those published without a reader of terms', () => {
    const folder = createFolder();
    const plain = openSqliteStore(join(folder, 'store.sqlite'));
    stores.push(plain);
    expect(publish(plain, { 'a.txt': 'The harbour closes at dusk.' }).search).toBeUndefined();
    const current = publish(open(folder), {
      'a.txt': 'The harbour closes at dusk.',
      'b.md': '港口中午关闭。',
    });
    expect(current.search?.termsVersion).toBe(termReader.version);
    expect(current.search?.find(termReader.list('dusk'), new Set(['a.txt']))[0]).toHaveLength(1);
  });

  it('is made anew by the rules of another version, and is not there for the old ones', () => {
    const folder = createFolder();
    publish(open(folder), { 'a.txt': 'The harbour closes at dusk.' });
    const newer = open(folder, { version: 'other/2', list: (given) => given.split(' ') });
    const current = publish(newer, { 'a.txt': 'The harbour closes at dusk.', 'b.txt': 'Closed.' });
    expect(current.search?.termsVersion).toBe('other/2');
    const found = current.search?.find(['closes'], new Set(['a.txt', 'b.txt']));
    expect(found?.[0]?.map(({ row }) => row.documentId)).toEqual(['a.txt']);
  });
});
