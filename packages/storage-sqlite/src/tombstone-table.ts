import type { TombstoneRow } from '@loccit/lineage';
import type { Served } from './content-table.js';
import type { Sql } from './database.js';
import { NO_END } from './schema.js';

const LIVE = 'tenant = ? AND since <= ? AND until > ?';

/** Makes these the tenant's tombstones from a publication on. */
export function replaceTombstones(sql: Sql, served: Served, fresh: readonly TombstoneRow[]): void {
  const { publication, tenant } = served;
  const held = new Map(listTombstones(sql, { tenant, publication: NO_END - 1 }));
  for (const [documentId, sequence] of fresh) {
    const isHeld = held.get(documentId) === sequence;
    if (!isHeld && held.has(documentId)) endTombstone(sql, served, documentId);
    held.delete(documentId);
    if (isHeld) continue;
    sql.run(
      'INSERT INTO tombstone (tenant, document_id, sequence, since, until) VALUES (?, ?, ?, ?, ?)',
      tenant,
      documentId,
      sequence,
      publication,
      NO_END,
    );
  }
  for (const documentId of held.keys()) endTombstone(sql, served, documentId);
}

function endTombstone(sql: Sql, { publication, tenant }: Served, documentId: string): void {
  sql.run(
    'UPDATE tombstone SET until = ? WHERE tenant = ? AND document_id = ? AND until = ?',
    publication,
    tenant,
    documentId,
    NO_END,
  );
}

/** Every tombstone of a publication, sorted by the UTF-8 bytes of the ids. */
export function listTombstones(sql: Sql, { publication, tenant }: Served): TombstoneRow[] {
  return sql
    .all(
      `SELECT document_id, sequence FROM tombstone WHERE ${LIVE} ORDER BY document_id`,
      tenant,
      publication,
      publication,
    )
    .map(({ document_id, sequence }): TombstoneRow => [String(document_id), Number(sequence)]);
}

/** The sequence at which a document was removed, undefined if it was not. */
export function findTombstone(
  sql: Sql,
  documentId: string,
  { publication, tenant }: Served,
): number | undefined {
  const row = sql.get(
    `SELECT sequence FROM tombstone WHERE ${LIVE} AND document_id = ?`,
    tenant,
    publication,
    publication,
    documentId,
  );
  return row === undefined ? undefined : Number(row.sequence);
}
