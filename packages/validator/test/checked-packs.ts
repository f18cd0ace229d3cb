import type { Report } from '@loccit/contract';
import { buildGeneration, describeFolderFile, ingestDocument } from '@loccit/ingestion';
import { createMemoryStore, type StoredGeneration } from '@loccit/storage';
import { TENANT } from './corpus.js';
import { CITED, contentOf, open, policyFor } from './sealed-packs.js';

export const raw = open(contentOf('raw'));
export const canonical = open(contentOf('canonical'));
export const policy = policyFor(CITED);
export const anchorsMissing = (report: Report) =>
  report.findings
    .filter(({ rule }) => rule === 'provenance/no-anchor')
    .map(({ citation, missing }) => [citation, missing?.join(' ')]);

export function serve(documents: readonly ReturnType<typeof ingestDocument>[]): StoredGeneration {
  const store = createMemoryStore();
  store.publish(buildGeneration({ tenantId: TENANT, documents: [...documents], routes: [] }));
  return store.current(TENANT) as StoredGeneration;
}

/** A store of the reader's tenant that holds none of the cited documents. */
export function otherStore() {
  const store = createMemoryStore();
  const raw = new Uint8Array(Buffer.from('Nothing.\n'));
  const documents = [ingestDocument({ tenantId: TENANT, document: describeFolderFile('x.txt', raw), raw })];
  store.publish(buildGeneration({ tenantId: TENANT, documents, routes: [] }));
  return store;
}
