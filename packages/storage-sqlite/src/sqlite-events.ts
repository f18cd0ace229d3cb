import { canonicalizeJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import {
  type BuildProgress,
  type CopyableStore,
  checkEvent,
  checkLogged,
  checkProgress,
  deriveRestrictions,
  describeEvent,
  describeReceipt,
  type EventLog,
  type EventProgress,
  type EventReceipt,
  type GenerationBuild,
  isStoredEvent,
  judgeEvent,
  type LoggedEvent,
  type PendingEvent,
  StorageError,
  type StoredEvent,
  type WaitingEvent,
} from '@loccit/storage';
import type { Sql } from './database.js';
import type { DriverRow } from './driver.js';
import { findTenant, putTenant } from './publication-table.js';
import { findSequence } from './published-sequence.js';
import { parseSealed, refuseDamaged, sealOf } from './sealed-row.js';

interface EventRow extends DriverRow {
  readonly position: number;
  readonly outcome: string;
  readonly body: string;
  readonly seal: Uint8Array;
}

const COLUMNS = 'position, outcome, body, seal';

/** The log, and what takes over another one. */
export type SqliteEvents = EventLog & Pick<CopyableStore, 'restoreEvent'>;

/** The event log as rows; `reading` gives undefined where there is no store yet. */
export function createSqliteEvents(reading: () => Sql | undefined, writing: () => Sql): SqliteEvents {
  const inTenant = <T>(tenantId: string, nothing: T, read: (sql: Sql, tenant: number) => T): T => {
    const sql = reading();
    if (sql === undefined) return nothing;
    return sql.read(() => {
      const tenant = findTenant(sql, tenantId);
      return tenant === undefined ? nothing : read(sql, tenant);
    });
  };
  return {
    accept: (given, raw) => {
      const event = checkEvent(given, raw);
      const sql = writing();
      return sql.write(() => acceptWithin(sql, event, raw));
    },
    restoreEvent: (given, raw) => {
      const logged = checkLogged(given);
      const sql = writing();
      sql.write(() => {
        const tenant = putTenant(sql, logged.event.tenant_id);
        if (logged.position !== readLast(sql, tenant) + 1) throw new StorageError('event-conflict');
        putEvent(sql, tenant, logged, raw);
      });
    },
    eventTenants: () =>
      (
        reading()?.all(
          'SELECT name FROM tenant WHERE EXISTS (SELECT 1 FROM event WHERE event.tenant = tenant.tenant) ORDER BY name',
        ) ?? []
      ).map(({ name }) => String(name)),
    pending: (tenantId) => inTenant(tenantId, [], listPending),
    restrictions: (tenantId) =>
      deriveRestrictions(inTenant(tenantId, [], listPending).map(({ event }) => event)),
    eventProgress: (tenantId) => inTenant(tenantId, { last: 0, through: 0, waiting: [] }, readProgress),
    eventAt: (tenantId, position) =>
      inTenant(tenantId, undefined, (sql, tenant) => {
        const row = sql.get<EventRow>(
          `SELECT ${COLUMNS} FROM event WHERE tenant = ? AND position = ?`,
          tenant,
          position,
        );
        return row === undefined ? undefined : parseRow(row);
      }),
    eventRaw: (tenantId, rawSha256) =>
      inTenant(tenantId, undefined, (sql, tenant) => readRaw(sql, tenant, rawSha256)),
  };
}

function acceptWithin(sql: Sql, event: StoredEvent, raw: Uint8Array | undefined): EventReceipt {
  const tenant = putTenant(sql, event.tenant_id);
  const judged = judgeEvent(event, {
    find: (eventId) => {
      const row = sql.get<EventRow>(
        `SELECT ${COLUMNS} FROM event WHERE tenant = ? AND event_id = ?`,
        tenant,
        eventId,
      );
      return row === undefined ? undefined : parseRow(row);
    },
    lastSequence: (documentId) => findLastSequence(sql, tenant, documentId),
  });
  if (judged.outcome === 'replayed') return judged;
  const logged: LoggedEvent = { position: readLast(sql, tenant) + 1, outcome: judged.outcome, event };
  putEvent(sql, tenant, logged, raw);
  return describeReceipt(logged);
}

function readLast(sql: Sql, tenant: number): number {
  return Number(sql.get('SELECT max(position) AS n FROM event WHERE tenant = ?', tenant)?.n ?? 0);
}

function putEvent(sql: Sql, tenant: number, logged: LoggedEvent, raw: Uint8Array | undefined): void {
  const { event } = logged;
  const body = canonicalizeJson(describeEvent(event));
  sql.run(
    `INSERT INTO event (tenant, position, event_id, document_id, sequence, outcome, body, seal)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    tenant,
    logged.position,
    event.event_id,
    event.document_id,
    event.sequence,
    logged.outcome,
    body,
    sealOf(body),
  );
  if (raw === undefined || event.raw_sha256 === null || logged.outcome !== 'accepted') return;
  sql.run(
    `INSERT INTO event_raw (tenant, sha256, body) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET body = excluded.body WHERE body <> excluded.body`,
    tenant,
    event.raw_sha256,
    Buffer.from(raw),
  );
}

function findLastSequence(sql: Sql, tenant: number, documentId: string): number | undefined {
  const logged = sql.get(
    "SELECT max(sequence) AS n FROM event WHERE tenant = ? AND document_id = ? AND outcome = 'accepted'",
    tenant,
    documentId,
  )?.n;
  const known = [
    findSequence(sql, tenant, documentId),
    typeof logged === 'number' ? logged : undefined,
  ].filter((sequence) => sequence !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

function listPending(sql: Sql, tenant: number): PendingEvent[] {
  const { through, waiting } = readProgress(sql, tenant);
  const reasons = new Map(waiting.map(({ position, reason }) => [position, reason]));
  const rows = sql.all<EventRow>(
    `SELECT ${COLUMNS} FROM event WHERE tenant = ? AND outcome = 'accepted'
     AND (position > ? OR position IN (SELECT value FROM json_each(?))) ORDER BY position`,
    tenant,
    through,
    JSON.stringify([...reasons.keys()]),
  );
  return rows.map((row) => {
    const { event, position } = parseRow(row);
    return { position, event, reason: reasons.get(position) ?? null };
  });
}

function readProgress(sql: Sql, tenant: number): EventProgress {
  const last = readLast(sql, tenant);
  const row = sql.get('SELECT body, seal FROM event_progress WHERE tenant = ?', tenant);
  if (row === undefined) return { last, through: 0, waiting: [] };
  const progress = parseSealed<{ through: number; waiting: WaitingEvent[] }>(
    String(row.body),
    row.seal ?? null,
    'pointer',
  );
  return { last, ...progress };
}

/**
 * How far the log is published with a build; undefined if it leaves that as it is.
 *
 * @throws {@link StorageError} `build-incoherent`, `generation-superseded`
 */
export function checkEvents(sql: Sql, tenant: number, build: GenerationBuild): BuildProgress | undefined {
  if (build.eventsThrough === undefined) return undefined;
  const { last, through } = readProgress(sql, tenant);
  return checkProgress({ ...build, last, through, pending: listPending(sql, tenant) });
}

/** Makes it so, and removes content that no pending event needs. */
export function advanceEvents(sql: Sql, tenant: number, progress: BuildProgress | undefined): void {
  if (progress === undefined) return;
  const body = canonicalizeJson({
    through: progress.through,
    waiting: progress.waiting.map((one) => ({ ...one })),
  });
  sql.run(
    `INSERT INTO event_progress (tenant, body, seal) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET body = excluded.body, seal = excluded.seal`,
    tenant,
    body,
    sealOf(body),
  );
  const needed = listPending(sql, tenant).map(({ event }) => event.raw_sha256);
  sql.run(
    'DELETE FROM event_raw WHERE tenant = ? AND sha256 NOT IN (SELECT value FROM json_each(?))',
    tenant,
    JSON.stringify(needed.filter((sha256) => sha256 !== null)),
  );
}

function readRaw(sql: Sql, tenant: number, sha256: string): Uint8Array | undefined {
  if (!listPending(sql, tenant).some(({ event }) => event.raw_sha256 === sha256)) return undefined;
  const body = sql.get('SELECT body FROM event_raw WHERE tenant = ? AND sha256 = ?', tenant, sha256)?.body;
  if (!(body instanceof Uint8Array)) refuseDamaged('raw', 'missing');
  if (sha256Hex(body) !== sha256) refuseDamaged('raw', 'hash');
  return new Uint8Array(body);
}

function parseRow({ body, outcome, position, seal }: EventRow): LoggedEvent {
  const event = parseSealed<unknown>(body, seal, 'event');
  if (!isStoredEvent(event) || (outcome !== 'accepted' && outcome !== 'stale'))
    return refuseDamaged('event', 'malformed');
  return { position, outcome, event };
}
