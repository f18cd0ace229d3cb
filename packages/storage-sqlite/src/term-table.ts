import type { TermReader } from '@loccit/storage';
import type { Sql } from './database.js';
import { sealOf, assertSealed } from './sealed-row.js';
import { buildSegments, type TermRow, type TermRun, type TermSegment } from './term-builder.js';

/** Bytes of a run: number of its unit, first row, first slot. */
const RUN_BYTES = 14;
/** Segments of about one size that are kept apart; more are put together. */
const FANOUT = 8;

/** A segment as it stands in the file, without its pages. */
export interface StoredSegment {
  readonly segment: number;
  readonly version: string;
  readonly rows: number;
  readonly runs: readonly TermRun<number>[];
}

/** Adds a segment to a tenant's index. */
export function putSegment(sql: Sql, tenant: number, version: string, segment: TermSegment<number>): void {
  const runs = Buffer.allocUnsafe(segment.runs.length * RUN_BYTES);
  for (const [at, { row, slot, unit }] of segment.runs.entries()) {
    runs.writeUIntBE(unit, at * RUN_BYTES, 6);
    runs.writeUInt32BE(row, at * RUN_BYTES + 6);
    runs.writeUInt32BE(slot, at * RUN_BYTES + 10);
  }
  sql.run(
    'INSERT INTO term_segment (tenant, version, size, runs, seal) VALUES (?, ?, ?, ?, ?)',
    tenant,
    version,
    segment.rows,
    runs,
    sealOf(runs),
  );
  const number = Number(sql.get('SELECT last_insert_rowid() AS n')?.n);
  for (const { body, first } of segment.pages)
    sql.run(
      'INSERT INTO term_page (term_segment, first, body, seal) VALUES (?, ?, ?, ?)',
      number,
      first,
      body,
      sealOf(body),
    );
}

/** Numbers and versions of a tenant's segments, oldest first. */
export function listSegments(
  sql: Sql,
  tenant: number,
): { readonly segment: number; readonly version: string }[] {
  return sql
    .all('SELECT term_segment, version FROM term_segment WHERE tenant = ? ORDER BY term_segment', tenant)
    .map(({ term_segment, version }) => ({ segment: Number(term_segment), version: String(version) }));
}

/** A segment with its runs; undefined if it was put together with others since. */
export function readSegment(sql: Sql, segment: number): StoredSegment | undefined {
  const row = sql.get('SELECT version, size, runs, seal FROM term_segment WHERE term_segment = ?', segment);
  if (row === undefined) return undefined;
  const bytes = row.runs instanceof Uint8Array ? Buffer.from(row.runs) : Buffer.alloc(0);
  assertSealed(bytes, row.seal ?? null, 'records');
  const runs = Array.from({ length: bytes.length / RUN_BYTES }, (_, at) => ({
    unit: bytes.readUIntBE(at * RUN_BYTES, 6),
    row: bytes.readUInt32BE(at * RUN_BYTES + 6),
    slot: bytes.readUInt32BE(at * RUN_BYTES + 10),
  }));
  return { segment, version: String(row.version), rows: Number(row.size), runs };
}

/**
 * Makes the index cover units, by the rules of one version.
 *
 * @remarks Segments of another version go; small ones are indexed anew together once there are many, so that a search
 * reads O(log n) of them.
 * @param open - what is searched of a unit
 */
export function coverUnits(
  sql: Sql,
  tenant: number,
  reader: TermReader,
  members: ReadonlySet<number>,
  open: (unit: number) => readonly TermRow[],
): void {
  const held = listSegments(sql, tenant).flatMap(({ segment }) => readSegment(sql, segment) ?? []);
  const outdated = held.filter(({ version }) => version !== reader.version);
  const current = held.filter(({ version }) => version === reader.version);
  const covered = new Set(current.flatMap(({ runs }) => runs.map(({ unit }) => unit)));
  const missing = [...members].filter((unit) => !covered.has(unit));
  const joined = chooseSegments(current);
  const again = joined.flatMap(({ runs }) => runs.map(({ unit }) => unit));
  for (const { segment } of [...outdated, ...joined]) dropSegment(sql, segment);
  const units = [...new Set([...again, ...missing])].sort((left, right) => left - right);
  const rows = units.map((unit) => ({ unit, rows: open(unit) })).filter((one) => one.rows.length > 0);
  for (const segment of buildSegments(rows, reader)) putSegment(sql, tenant, reader.version, segment);
}

/** The smallest segments, where there are too many of about one size. */
function chooseSegments(segments: readonly StoredSegment[]): readonly StoredSegment[] {
  const bySize = [...segments].sort((left, right) => left.rows - right.rows);
  for (let count = bySize.length; count >= FANOUT; count--) {
    const small = bySize.slice(0, count);
    const total = small.reduce((sum, { rows }) => sum + rows, 0);
    if ((small.at(-1)?.rows ?? 0) * 2 <= total) return small;
  }
  return [];
}

function dropSegment(sql: Sql, segment: number): void {
  sql.run('DELETE FROM term_page WHERE term_segment = ?', segment);
  sql.run('DELETE FROM term_segment WHERE term_segment = ?', segment);
}
