import { readFileSync } from 'node:fs';
import { buildGeneration, ingestDocument, readSourceManifest } from '@loccit/ingestion';
import { createMemoryStore, type Reader, type Store, type StoredGeneration } from '@loccit/storage';
import { projectRoot } from '@loccit/testing';

export const TENANT = 'bergtal';
export const AT = '2026-02-03T09:00:00Z';
export const WARDEN: Reader = { tenantId: TENANT, groups: ['wardens'], principal: 'warden-1' };
export const GUEST: Reader = { tenantId: TENANT, groups: [], principal: 'guest' };

export const readCorpusFile = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(`${projectRoot}fixtures/answers/corpus/${name}`));

/** Ingests the fixture corpus; `edit` may change the raw text of a file, or leave it out. */
export function buildCorpus(
  edit: (path: string, text: string) => string | undefined = (_, text) => text,
  previous?: StoredGeneration,
) {
  const manifest = readSourceManifest(readCorpusFile('sources.json'));
  const documents = manifest.documents.flatMap((document) => {
    const text = edit(document.path, Buffer.from(readCorpusFile(document.path)).toString('utf8'));
    if (text === undefined) return [];
    return [ingestDocument({ tenantId: TENANT, document, raw: new Uint8Array(Buffer.from(text)) })];
  });
  return buildGeneration({ tenantId: TENANT, documents, routes: manifest.routes, previous });
}

export function createCorpusStore(): Store {
  const store = createMemoryStore();
  store.publish(buildCorpus());
  return store;
}

export function currentOf(store: Store): StoredGeneration {
  const generation = store.current(TENANT);
  if (generation === undefined) throw new Error('nothing published');
  return generation;
}
