import { HashedBytes } from '@loccit/lineage';
import { asBuffer } from './as-buffer.js';
import type { Sql } from './database.js';
import { refuseDamaged } from './sealed-row.js';

/** A row of bytes, and whether it had to be mended. */
export interface PutBytes {
  readonly content: number;
  readonly isMended: boolean;
}

/** Keeps bytes under their digest, once however many documents have them, and mends what was damaged. */
export function putContent(sql: Sql, sha256: string, bytes: Uint8Array): PutBytes {
  return putOnce(sql, 'content', sha256, bytes);
}

/** As {@link putContent} in any table of a number, a digest and a body. */
export function putOnce(
  sql: Sql,
  table: 'content' | 'leaf_block',
  sha256: string,
  bytes: Uint8Array,
): PutBytes {
  const key = Buffer.from(sha256, 'hex');
  // Bytes that are not there yet are handed to the driver once.
  if (sql.get(`SELECT 1 AS n FROM ${table} WHERE sha256 = ?`, key) === undefined) {
    sql.run(`INSERT INTO ${table} (sha256, body) VALUES (?, ?)`, key, asBuffer(bytes));
    return { content: Number(sql.get('SELECT last_insert_rowid() AS n')?.n), isMended: false };
  }
  const held = sql.get(
    `SELECT ${table} AS n, body = ? AS whole FROM ${table} WHERE sha256 = ?`,
    asBuffer(bytes),
    key,
  );
  if (held === undefined) return refuseDamaged('store', 'missing');
  if (held.whole !== 1)
    sql.run(`UPDATE ${table} SET body = ? WHERE ${table} = ?`, asBuffer(bytes), held.n ?? null);
  return { content: Number(held.n), isMended: held.whole !== 1 };
}

/** What one publication serves of a tenant. */
export interface Served {
  readonly tenant: number;
  readonly publication: number;
}

/**
 * The bytes of a digest as text or as raw file of a document of the publication; undefined if it has none.
 *
 * @throws {@link StorageError} `store-damaged`
 */
export function readContent(
  sql: Sql,
  role: 'text' | 'raw',
  sha256: string,
  { publication, tenant }: Served,
): HashedBytes | undefined {
  if (!/^[0-9a-f]{64}$/.test(sha256)) return undefined;
  const row = sql.get(
    `SELECT body FROM content WHERE sha256 = ? AND EXISTS (
       SELECT 1 FROM unit CROSS JOIN member ON member.unit = unit.unit
       WHERE unit.${role} = content.content AND +tenant = ? AND since <= ? AND +until > ?)`,
    Buffer.from(sha256, 'hex'),
    tenant,
    publication,
    publication,
  );
  if (row === undefined) return undefined;
  if (!(row.body instanceof Uint8Array)) refuseDamaged(role, 'malformed');
  const hashed = HashedBytes.takeOver(new Uint8Array(row.body));
  if (hashed.digest !== sha256) refuseDamaged(role, 'hash');
  return hashed;
}
