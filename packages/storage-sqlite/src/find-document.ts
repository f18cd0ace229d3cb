import { freezeData, StorageError, type StoredDocument } from '@loccit/storage';
import type { Served } from './content-table.js';
import type { Sql } from './database.js';
import { type DocumentRow, LIVE, parseRow } from './document-table.js';
import { findUnit } from './id-index.js';
import { digitsOf, ID_BYTES } from './record-key.js';

/** Documents that stay parsed, and answers that stay known. */
const KEPT = 1024;

/** Finds the documents that a publication serves, each with one statement that reads a row whether there is one or not. */
export interface DocumentFinder {
  byId(documentId: string): StoredDocument | undefined;
  byRevision(canonicalRevisionId: string): StoredDocument | undefined;
  /** In whose chain the record of that id stands. */
  byRecord(recordId: string): StoredDocument | undefined;
  /** Made of the bytes of that digest, by their ids. */
  byRaw(rawSha256: string): readonly StoredDocument[];
}

type Column = 'document_id' | 'canonical_revision_id';

/** Of a unit, the revision that its first id names. */
const REVISION = `'can_' || lower(hex(substr(ids, 1, ${ID_BYTES})))`;
const MATCHES = {
  id: `SELECT document FROM document WHERE document_id = ? AND ${LIVE} ORDER BY since DESC LIMIT 1`,
  revision: `SELECT document FROM document WHERE canonical_revision_id = ? AND ${LIVE} ORDER BY since DESC LIMIT 1`,
  unit: `SELECT document FROM document WHERE canonical_revision_id = (SELECT ${REVISION} FROM unit WHERE unit = ?) AND ${LIVE}
     ORDER BY since DESC LIMIT 1`,
  raw: `SELECT document FROM document WHERE canonical_revision_id IN (
       SELECT ${REVISION} FROM content JOIN unit ON raw = content WHERE sha256 = ?) AND ${LIVE}`,
};

/**
 * The rows that match; where none does, the one that stands next in the index.
 *
 * @remarks Whoever asks for what is not there has as much read for it as whoever asks for what is closed, from pages that are as
 * likely to be at hand.
 */
const rowsOf = (matches: string, column: Column): string => `
  WITH match AS MATERIALIZED (${matches}),
  read AS (SELECT document, 1 AS found FROM match UNION ALL SELECT coalesce(
    (SELECT document FROM document WHERE tenant = ? AND ${column} >= ? ORDER BY ${column} LIMIT 1),
    (SELECT document FROM document WHERE tenant = ? ORDER BY ${column} LIMIT 1)
  ), 0 WHERE NOT EXISTS (SELECT 1 FROM match))
  SELECT found, document, document_id, body, seal FROM read JOIN document USING (document) ORDER BY document_id`;

const STATEMENTS = {
  id: rowsOf(MATCHES.id, 'document_id'),
  revision: rowsOf(MATCHES.revision, 'canonical_revision_id'),
  unit: rowsOf(MATCHES.unit, 'canonical_revision_id'),
  raw: rowsOf(MATCHES.raw, 'canonical_revision_id'),
};

interface FoundRow extends DocumentRow {
  readonly found: number;
}

/** Opens the documents of a publication. */
export function createDocumentFinder(sql: Sql, { publication, tenant }: Served): DocumentFinder {
  const parsed = createKept<number, StoredDocument>();
  const read = (by: keyof typeof STATEMENTS, value: string | number | Uint8Array, near: string) =>
    sql
      .all<FoundRow>(STATEMENTS[by], value, tenant, publication, publication, tenant, near, tenant)
      .flatMap((row) => {
        const parse = () => parsed(row.document, () => freezeData(parseRow(row)));
        if (row.found === 1) return [parse()];
        attempt(parse);
        return [];
      });
  let lastUnit = 0;
  const byId = createKept<string, StoredDocument | undefined>();
  const byRevision = createKept<string, StoredDocument | undefined>();
  return {
    byId: (id) => byId(id, () => read('id', id, id)[0]),
    byRevision: (id) => byRevision(id, () => read('revision', id, id)[0]),
    byRecord: (id) => {
      const { isFound, unit } = findUnit(sql, tenant, id);
      // The ids of a citation lead to one document: so do those that lead to none, to one that is as near at hand.
      if (isFound || id.startsWith('can_') || lastUnit === 0) lastUnit = unit;
      const [document] = read('unit', lastUnit, `can_${digitsOf(id)}`);
      return isFound ? document : undefined;
    },
    byRaw: (sha256) => read('raw', Buffer.from(sha256, 'hex'), `can_${sha256}`),
  };
}

/** Damage of a row that nobody asked for is nobody's answer. */
function attempt(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
  }
}

/** Keeps what was found, and that nothing was. */
function createKept<Key, Value>() {
  const kept = new Map<Key, Value>();
  return (key: Key, find: () => Value): Value => {
    const known = kept.get(key);
    if (known !== undefined || kept.has(key)) return known as Value;
    const found = find();
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, found);
    return found;
  };
}
