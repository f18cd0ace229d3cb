import { isStoredDocument, type StoredDocument } from '@loccit/storage';
import type { Served } from './content-table.js';
import type { Sql } from './database.js';
import type { DriverRow } from './driver.js';
import { NO_END } from './schema.js';
import { parseSealed, refuseDamaged, sealOf } from './sealed-row.js';

export interface DocumentRow extends DriverRow {
  readonly document: number;
  readonly document_id: string;
  readonly unit: number;
  readonly body: string;
  readonly seal: Uint8Array;
}

/** Of a tenant's documents those that a publication serves. */
export const LIVE = 'tenant = ? AND since <= ? AND until > ?';

/** A document that a publication will serve, as it is stored. */
export interface NewDocument {
  readonly document: StoredDocument;
  readonly unit: number;
  readonly body: string;
}

/**
 * Makes these the tenant's documents from a publication on; rows that stay are not touched.
 *
 * @remarks Reads what is served, writes what changed.
 */
export function replaceDocuments(
  sql: Sql,
  { publication, tenant }: Served,
  fresh: readonly NewDocument[],
): void {
  const served = new Map(listRows(sql, tenant, NO_END - 1).map((row) => [row.document_id, row]));
  for (const { body, document, unit } of fresh) {
    const held = served.get(document.document_id);
    if (held?.body === body && held.unit === unit && sealOf(body).equals(held.seal)) {
      served.delete(document.document_id);
      continue;
    }
    insertDocument(sql, { publication, tenant }, { body, document, unit });
  }
  for (const { document } of served.values())
    sql.run('UPDATE document SET until = ? WHERE document = ?', publication, document);
}

/** Ends the rows of some documents from a publication on, and adds these. */
export function changeDocuments(
  sql: Sql,
  served: Served,
  ended: Iterable<string>,
  fresh: readonly NewDocument[],
): void {
  for (const documentId of ended) {
    sql.run(
      'UPDATE document SET until = ? WHERE tenant = ? AND document_id = ? AND until = ?',
      served.publication,
      served.tenant,
      documentId,
      NO_END,
    );
  }
  for (const document of fresh) insertDocument(sql, served, document);
}

/** The unit of a document that is served now, undefined for none. */
export function findUnitNow(sql: Sql, tenant: number, documentId: string): number | undefined {
  const row = sql.get(
    'SELECT unit FROM document WHERE tenant = ? AND document_id = ? AND until = ?',
    tenant,
    documentId,
    NO_END,
  );
  return row === undefined ? undefined : Number(row.unit);
}

function insertDocument(
  sql: Sql,
  { publication, tenant }: Served,
  { body, document, unit }: NewDocument,
): void {
  sql.run(
    `INSERT INTO document (tenant, document_id, canonical_revision_id, since, until, unit, body, seal)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    tenant,
    document.document_id,
    document.canonical_revision_id,
    publication,
    NO_END,
    unit,
    body,
    sealOf(body),
  );
}

function listRows(sql: Sql, tenant: number, publication: number): DocumentRow[] {
  return sql.all<DocumentRow>(
    `SELECT document, document_id, unit, body, seal FROM document WHERE ${LIVE} ORDER BY document_id`,
    tenant,
    publication,
    publication,
  );
}

/** Whether the rows served now are exactly these. */
export function servesDocuments(sql: Sql, tenant: number, fresh: readonly NewDocument[]): boolean {
  const rows = listRows(sql, tenant, NO_END - 1);
  return (
    rows.length === fresh.length &&
    rows.every(({ body, seal, unit }, at) => {
      const other = fresh[at];
      return other?.body === body && other.unit === unit && sealOf(body).equals(seal);
    })
  );
}

/** Every document, sorted by the UTF-8 bytes of its id, which is the order of the file. */
export function listDocuments(sql: Sql, { publication, tenant }: Served): StoredDocument[] {
  return listRows(sql, tenant, publication).map(parseRow);
}

/** @throws {@link StorageError} `store-damaged` */
export function parseRow({ body, document_id, seal }: DocumentRow): StoredDocument {
  const document = parseSealed<unknown>(body, seal, 'manifest');
  if (!isStoredDocument(document) || document.document_id !== document_id)
    refuseDamaged('manifest', 'incoherent');
  return document;
}
