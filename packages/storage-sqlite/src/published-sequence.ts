import { sequenceOf } from '@loccit/storage';
import type { Sql } from './database.js';
import { listDocuments } from './document-table.js';
import { createDocumentFinder } from './find-document.js';
import { findPublication, openRecord } from './publication-table.js';
import { findTombstone, listTombstones } from './tombstone-table.js';

/** The sequence that a document has in what its tenant serves, live or deleted. */
export function findSequence(sql: Sql, tenant: number, documentId: string): number | undefined {
  const served = findPublication(sql, tenant);
  if (served === undefined) return undefined;
  const live = createDocumentFinder(sql, served).byId(documentId);
  if (live !== undefined) return live.sequence;
  if (served.body.carried?.tombstones === 'rows') return findTombstone(sql, documentId, served);
  // A list that its digest does not bear out stands in the row itself.
  const generation = openRecord(served.body, {
    documents: () => [],
    tombstones: () => listTombstones(sql, served),
    leaves: () => [],
  });
  return sequenceOf({ documents: listDocuments(sql, served), generation }, documentId);
}
