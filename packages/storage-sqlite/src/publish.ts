import { type GenerationBuild, StorageError, type TermReader } from '@loccit/storage';
import { putContent } from './content-table.js';
import type { Sql } from './database.js';
import type { DriverRow } from './driver.js';
import { type BuildChanges, planAll, planChanges } from './publish-rows.js';
import type { EncodedUnit } from './encode-unit.js';
import { putEntryTree } from './entry-tree.js';
import { putIds } from './id-index.js';
import { replaceMembers } from './member-table.js';
import type { PreparedBuild } from './prepare-build.js';
import { putPublication, putTenant, readServed } from './publication-table.js';
import { advanceEvents, checkEvents } from './sqlite-events.js';
import { coverUnits, putSegment } from './term-table.js';
import { readRows } from './unit-cache.js';
import { replaceTombstones } from './tombstone-table.js';

/**
 * Writes a build and makes it what its tenant serves, as one transaction that the caller has begun.
 *
 * @remarks What is there already, from whatever publication, is shared and mended where it was damaged. Before the
 * transaction ends nobody sees any of it.
 * @param changes - how it differs from a publication; all else of that one stays as it is, unread. Without it the build brings all
 * @returns whether anything that is served changed; undefined if another publication than that one is served by now, and nothing
 * was written
 */
export function publishWithin(
  sql: Sql,
  prepared: PreparedBuild,
  given: GenerationBuild,
  reader?: TermReader,
  changes?: BuildChanges,
): boolean | undefined {
  const { build } = prepared;
  const { previousId } = given;
  const tenant = putTenant(sql, build.tenantId);
  const served = readServed(sql, tenant);
  if (changes !== undefined && served?.publication !== changes.publication) return undefined;
  const currentId = served?.generation ?? null;
  // A build of the generation that is served already loses nothing, whatever it was derived from.
  if (previousId !== undefined && previousId !== currentId && build.id !== currentId)
    throw new StorageError('generation-superseded');
  const progress = checkEvents(sql, tenant, given);
  const publication = Number(sql.get('SELECT coalesce(max(publication), 0) + 1 AS n FROM publication')?.n);
  advanceEvents(sql, tenant, progress);
  const { fresh, isMended, units } = putUnits(sql, tenant, prepared);
  const rows =
    changes === undefined ? planAll(prepared, units) : planChanges(sql, tenant, prepared, units, changes);
  if (reader !== undefined) putTerms(sql, tenant, reader, prepared, { fresh, members: rows.members });
  if (
    served?.generation === build.id &&
    served.body === prepared.body &&
    served.isWhole &&
    rows.areServed(sql, tenant)
  )
    return isMended;
  const place = { tenant, publication };
  rows.put(sql, place);
  replaceMembers(sql, place, rows.members);
  replaceTombstones(sql, place, prepared.tombstones);
  putEntryTree(sql, publication, prepared.tree);
  putPublication(sql, tenant, publication, build.id, prepared.body);
  return true;
}

/** What became of a build's units. */
interface PutUnits {
  /** Units that were not there before. */
  readonly fresh: readonly { readonly number: number; readonly unit: EncodedUnit }[];
  readonly isMended: boolean;
  /** Numbers of all. */
  readonly units: ReadonlyMap<string, number>;
}

/** Numbers of the build's units by canonical revision, the ones without under a name of their own. */
function putUnits(sql: Sql, tenant: number, { build, units }: PreparedBuild): PutUnits {
  const numbers = new Map<string, number>();
  const fresh: { readonly number: number; readonly unit: EncodedUnit }[] = [];
  let isMended = false;
  for (const [at, unit] of units.entries()) {
    const text = putBytes(sql, build.texts, unit.textSha256);
    // Bytes that are canonical text already are kept once.
    const raw = unit.rawSha256 === unit.textSha256 ? text : putBytes(sql, build.raws, unit.rawSha256);
    isMended ||= text.isMended || raw.isMended;
    const held = isNew(sql, unit) ? undefined : compareUnit(sql, unit);
    if (held === undefined) {
      const number = insertUnit(sql, unit, text.content, raw.content);
      fresh.push({ number, unit });
      numbers.set(unit.canonicalId ?? `#${at}`, number);
      continue;
    }
    if (held.whole !== 1) {
      mendUnit(sql, Number(held.unit), unit);
      isMended = true;
    }
    numbers.set(unit.canonicalId ?? `#${at}`, Number(held.unit));
  }
  putIds(sql, tenant, fresh);
  return { fresh, isMended, units: numbers };
}

interface IndexedUnits extends Pick<PutUnits, 'fresh'> {
  readonly members: ReadonlySet<number>;
}

/** Indexes what is new by the terms that were read before the file was locked, and what was left out before. */
function putTerms(
  sql: Sql,
  tenant: number,
  reader: TermReader,
  { terms }: PreparedBuild,
  { fresh, members }: IndexedUnits,
): void {
  const numbers = new Map(fresh.map(({ number, unit }) => [unit, number]));
  for (const segment of terms) {
    const runs = segment.runs.map(({ row, slot, unit }) => ({ row, slot, unit: numbers.get(unit) ?? 0 }));
    // Another process may have stored one of these units meanwhile; then it is as if none had been read.
    if (runs.every(({ unit }) => unit > 0)) putSegment(sql, tenant, reader.version, { ...segment, runs });
  }
  coverUnits(sql, tenant, reader, members, (unit) => readRows(sql, unit));
}

function putBytes(sql: Sql, held: ReadonlyMap<string, Uint8Array>, sha256: string | undefined) {
  const bytes = sha256 === undefined ? undefined : held.get(sha256);
  return sha256 === undefined || bytes === undefined
    ? { content: null, isMended: false }
    : putContent(sql, sha256, bytes);
}

function isNew(sql: Sql, { seal }: EncodedUnit): boolean {
  return sql.get('SELECT 1 AS n FROM unit WHERE seal = ?', seal) === undefined;
}

function compareUnit(sql: Sql, unit: EncodedUnit): DriverRow | undefined {
  return sql.get(
    'SELECT unit, ids = ? AND head = ? AND elements = ? AND chunks = ? AND entries = ? AS whole FROM unit WHERE seal = ?',
    unit.ids,
    unit.head,
    unit.elements,
    unit.chunks,
    unit.entries,
    unit.seal,
  );
}

function insertUnit(sql: Sql, unit: EncodedUnit, text: number | null, raw: number | null): number {
  sql.run(
    'INSERT INTO unit (seal, text, raw, ids, head, elements, chunks, entries, has_rows) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    unit.seal,
    text,
    raw,
    unit.ids,
    unit.head,
    unit.elements,
    unit.chunks,
    unit.entries,
    unit.rows.length > 0 ? 1 : 0,
  );
  return Number(sql.get('SELECT last_insert_rowid() AS n')?.n);
}

function mendUnit(sql: Sql, number: number, unit: EncodedUnit): void {
  sql.run(
    'UPDATE unit SET ids = ?, head = ?, elements = ?, chunks = ?, entries = ? WHERE unit = ?',
    unit.ids,
    unit.head,
    unit.elements,
    unit.chunks,
    unit.entries,
    number,
  );
}
