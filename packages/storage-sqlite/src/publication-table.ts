import type { Route } from '@loccit/contract';
import type { GenerationInfo, GenerationPreimage, LineageRecord } from '@loccit/lineage';
import type { ToolUse } from '@loccit/storage';
import type { Sql } from './database.js';
import { parseSealed, refuseDamaged, sealOf } from './sealed-row.js';

/** Lists of a generation that stand in tables of their own, or are written out where they are not what its digests say. */
export interface CarriedLists {
  readonly documents: 'rows' | 'none' | GenerationInfo['documents'];
  readonly tombstones: 'rows' | 'none' | GenerationInfo['tombstones'];
  readonly leaves: 'rows' | 'none' | GenerationInfo['leaves'];
}

/** What a publication's row holds. */
export interface PublicationBody {
  readonly id: string;
  readonly preimage: GenerationPreimage;
  /** Null for a record without `info`. */
  readonly carried: CarriedLists | null;
  readonly routes: readonly Route[];
  readonly document_count: number;
  readonly tombstone_count: number;
  /** What the records of documents name; absent in publications of before, whose records have to be asked. */
  readonly tools?: readonly ToolUse[];
}

/** A publication with what it serves. */
export interface Publication {
  readonly tenant: number;
  readonly publication: number;
  readonly body: PublicationBody;
}

/** Number of the tenant, undefined if nothing of it was published. */
export function findTenant(sql: Sql, name: string): number | undefined {
  const row = sql.get('SELECT tenant FROM tenant WHERE name = ?', name);
  return row === undefined ? undefined : Number(row.tenant);
}

/** Number of the tenant, which it gets now if it has none. */
export function putTenant(sql: Sql, name: string): number {
  sql.run('INSERT INTO tenant (name) VALUES (?) ON CONFLICT DO NOTHING', name);
  return Number(sql.get('SELECT tenant FROM tenant WHERE name = ?', name)?.tenant);
}

/** Names of tenants that published something, in the order of their UTF-8 bytes. */
export function listTenants(sql: Sql): string[] {
  return sql
    .all(
      'SELECT name FROM tenant WHERE EXISTS (SELECT 1 FROM publication WHERE publication.tenant = tenant.tenant) ORDER BY name',
    )
    .map(({ name }) => String(name));
}

/** What the tenant serves, or served when it last published that generation. */
export function findPublication(sql: Sql, tenant: number, id?: string): Publication | undefined {
  const row = sql.get(
    `SELECT publication, generation, body, seal FROM publication
     WHERE tenant = ? AND (? IS NULL OR generation = ?) ORDER BY publication DESC LIMIT 1`,
    tenant,
    id ?? null,
    id ?? null,
  );
  if (row === undefined) return undefined;
  const body = parseSealed<PublicationBody>(String(row.body), row.seal ?? null, 'pointer');
  if (body.id !== row.generation) refuseDamaged('pointer', 'incoherent');
  return { tenant, publication: Number(row.publication), body };
}

/** Number and body of the publication served now, without a look at the seal. */
export function readServed(
  sql: Sql,
  tenant: number,
):
  | {
      readonly publication: number;
      readonly generation: string;
      readonly body: string;
      readonly isWhole: boolean;
    }
  | undefined {
  const row = sql.get(
    'SELECT publication, generation, body, seal FROM publication WHERE tenant = ? ORDER BY publication DESC LIMIT 1',
    tenant,
  );
  if (row === undefined) return undefined;
  const { seal } = row;
  const body = String(row.body);
  return {
    publication: Number(row.publication),
    generation: String(row.generation),
    body,
    isWhole: seal instanceof Uint8Array && sealOf(body).equals(seal),
  };
}

/** Ids in the order of their last publication. */
export function listGenerations(sql: Sql, tenant: number): string[] {
  return sql
    .all(
      'SELECT generation, max(publication) AS last FROM publication WHERE tenant = ? GROUP BY generation ORDER BY last',
      tenant,
    )
    .map(({ generation }) => String(generation));
}

/** Adds the row that makes everything of a publication be served. */
export function putPublication(
  sql: Sql,
  tenant: number,
  publication: number,
  id: string,
  body: string,
): void {
  sql.run(
    'INSERT INTO publication (publication, tenant, generation, body, seal) VALUES (?, ?, ?, ?, ?)',
    publication,
    tenant,
    id,
    body,
    sealOf(body),
  );
}

/** A generation's record whose lists are read when they are asked for. */
export function openRecord(
  { carried, id, preimage }: PublicationBody,
  lists: { readonly [K in keyof Required<GenerationInfo>]: () => NonNullable<GenerationInfo[K]> },
): LineageRecord<GenerationPreimage> {
  if (carried === null) return Object.freeze({ id, preimage: Object.freeze(preimage) });
  const info = {};
  for (const name of ['documents', 'tombstones', 'leaves'] as const) {
    const kept = carried[name];
    if (kept === 'none' || kept === undefined) continue;
    const get = kept === 'rows' ? lists[name] : () => kept;
    Object.defineProperty(info, name, { enumerable: true, get });
  }
  return Object.freeze({ id, preimage: Object.freeze(preimage), info: Object.freeze(info) });
}
