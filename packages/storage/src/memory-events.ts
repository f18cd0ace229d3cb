import { compareUtf8 } from '@loccit/lineage';
import type { CopyableStore } from './copy-store.js';
import type { EventLog, PendingEvent } from './event-log.js';
import {
  type BuildProgress,
  checkProgress,
  describeReceipt,
  findLarger,
  judgeEvent,
  sequenceOf,
} from './event-rules.js';
import { deriveRestrictions } from './restrictions.js';
import { StorageError } from './storage-error.js';
import type { GenerationBuild, StoredGeneration } from './store.js';
import { checkEvent, checkLogged, type LoggedEvent } from './stored-event.js';

interface TenantLog {
  readonly log: LoggedEvent[];
  readonly byId: Map<string, LoggedEvent>;
  /** Largest accepted sequence by `document_id`. */
  readonly sequences: Map<string, number>;
  readonly raws: Map<string, Uint8Array>;
  progress: BuildProgress;
}

/** The log in memory, and what a publish does to it. */
export interface MemoryEvents extends EventLog, Pick<CopyableStore, 'restoreEvent'> {
  /** How far the log is published with a build; undefined if it leaves that as it is. */
  check(build: GenerationBuild): BuildProgress | undefined;
  /** Makes it so; never throws. */
  advance(tenantId: string, progress: BuildProgress | undefined): void;
}

/** An event log that lives as long as the object. */
export function createMemoryEvents(
  findCurrent: (tenantId: string) => StoredGeneration | undefined,
): MemoryEvents {
  const tenants = new Map<string, TenantLog>();
  const listPending = (tenant: TenantLog | undefined): PendingEvent[] => {
    if (tenant === undefined) return [];
    const { log, progress } = tenant;
    const reasons = new Map(progress.waiting.map(({ position, reason }) => [position, reason]));
    const waiting = progress.waiting.flatMap(({ position }) => log[position - 1] ?? []);
    return [...waiting, ...log.slice(progress.through)]
      .filter(({ outcome }) => outcome === 'accepted')
      .map(({ event, position }) => ({
        position,
        event: structuredClone(event),
        reason: reasons.get(position) ?? null,
      }));
  };
  const append = (tenant: TenantLog, logged: LoggedEvent, raw: Uint8Array | undefined): void => {
    const { event, outcome } = logged;
    tenant.log.push(logged);
    tenant.byId.set(event.event_id, logged);
    if (outcome === 'accepted') {
      tenant.sequences.set(event.document_id, event.sequence);
      if (raw !== undefined && event.raw_sha256 !== null)
        tenant.raws.set(event.raw_sha256, new Uint8Array(raw));
    }
    tenants.set(event.tenant_id, tenant);
  };
  const describeProgress = (tenantId: string) => {
    const tenant = tenants.get(tenantId);
    return { last: tenant?.log.length ?? 0, ...(tenant?.progress ?? { through: 0, waiting: [] }) };
  };
  return {
    accept: (given, raw) => {
      const event = checkEvent(given, raw);
      const tenant = tenants.get(event.tenant_id) ?? createTenantLog();
      const published = findCurrent(event.tenant_id);
      const judged = judgeEvent(event, {
        find: (eventId) => tenant.byId.get(eventId),
        lastSequence: (documentId) =>
          findLarger(tenant.sequences.get(documentId), sequenceOf(published, documentId)),
      });
      if (judged.outcome === 'replayed') return judged;
      const logged: LoggedEvent = { position: tenant.log.length + 1, outcome: judged.outcome, event };
      append(tenant, logged, raw);
      return describeReceipt(logged);
    },
    restoreEvent: (logged, raw) => {
      const { event, outcome, position } = checkLogged(logged);
      const tenant = tenants.get(event.tenant_id) ?? createTenantLog();
      if (position !== tenant.log.length + 1 || tenant.byId.has(event.event_id))
        throw new StorageError('event-conflict');
      append(tenant, { position, outcome, event }, raw);
    },
    pending: (tenantId) => listPending(tenants.get(tenantId)),
    restrictions: (tenantId) =>
      deriveRestrictions(listPending(tenants.get(tenantId)).map(({ event }) => event)),
    eventTenants: () => [...tenants.keys()].sort(compareUtf8),
    eventProgress: (tenantId) => structuredClone(describeProgress(tenantId)),
    eventAt: (tenantId, position) => structuredClone(tenants.get(tenantId)?.log[position - 1]),
    eventRaw: (tenantId, rawSha256) => tenants.get(tenantId)?.raws.get(rawSha256)?.slice(),
    check: (build) => {
      const { last, through } = describeProgress(build.tenantId);
      return checkProgress({ ...build, last, through, pending: listPending(tenants.get(build.tenantId)) });
    },
    advance: (tenantId, progress) => {
      const tenant = tenants.get(tenantId);
      if (tenant === undefined || progress === undefined) return;
      tenant.progress = progress;
      const needed = new Set(listPending(tenant).map(({ event }) => event.raw_sha256));
      for (const sha256 of tenant.raws.keys()) if (!needed.has(sha256)) tenant.raws.delete(sha256);
    },
  };
}

function createTenantLog(): TenantLog {
  return {
    log: [],
    byId: new Map(),
    sequences: new Map(),
    raws: new Map(),
    progress: { through: 0, waiting: [] },
  };
}
