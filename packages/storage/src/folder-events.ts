import { compareUtf8, sha256Hex } from '@loccit/lineage';
import { equalBytes } from './byte-lists.js';
import type { CopyableStore } from './copy-store.js';
import { ensureFolder, replaceFile, syncUpwards } from './durable-files.js';
import { encodeEventFile, parseEventFile } from './event-files.js';
import type { EventLog, EventProgress, EventReceipt, PendingEvent } from './event-log.js';
import {
  type BuildProgress,
  checkProgress,
  describeReceipt,
  findLarger,
  judgeEvent,
  sequenceOf,
} from './event-rules.js';
import type { FilePort } from './file-port.js';
import { type FolderEventIndex, openFolderEventIndex } from './folder-event-index.js';
import type { FolderLayout } from './folder-layout.js';
import { deriveRestrictions } from './restrictions.js';
import { StorageError } from './storage-error.js';
import type { GenerationBuild, StoredGeneration } from './store.js';
import { hasStore, writeMarker } from './store-marker.js';
import type { LoggedEvent } from './stored-event.js';
import { checkEvent, checkLogged, type StoredEvent } from './stored-event.js';
import type { TenantPointer } from './tenant-pointer.js';

/** The log in a folder, and what a publish does to it under the store's lock. */
export interface FolderEvents extends EventLog, Pick<CopyableStore, 'restoreEvent'> {
  /** How far the log is published with a build; undefined if it leaves that as it is. */
  check(build: GenerationBuild): BuildProgress | undefined;
  /** Removes content that no pending event needs; the pointer says already what is pending. */
  prune(tenantId: string): void;
}

/** What the log asks of the store around it. */
export interface FolderEventsInput {
  readonly files: FilePort;
  readonly layout: FolderLayout;
  readonly findPointer: (tenantId: string) => TenantPointer | undefined;
  readonly findCurrent: (tenantId: string) => StoredGeneration | undefined;
}

/** A log as `events/<position>.json`, with `events/ids/` and `events/documents/` to find events and `events/raw/` for content that waits. */
export function createFolderEvents(input: FolderEventsInput): FolderEvents {
  const { files, findCurrent, findPointer, layout } = input;
  const lastKnown = new Map<string, number>();
  const kept = new Map<string, LoggedEvent>();
  const eventPath = (tenantId: string, position: number) => layout.event(layout.tenant(tenantId), position);

  const findLast = (tenantId: string): number => {
    let last = lastKnown.get(tenantId) ?? listPositions(files, layout.events(layout.tenant(tenantId)));
    // Nobody removes an event, so that what was seen once need not be looked for again.
    while (files.exists(eventPath(tenantId, last + 1))) last += 1;
    lastKnown.set(tenantId, last);
    return last;
  };
  const readEvent = (tenantId: string, position: number): LoggedEvent | undefined => {
    const path = eventPath(tenantId, position);
    const hit = kept.get(path);
    if (hit !== undefined) return hit;
    const bytes = files.readFile(path);
    if (bytes === undefined) return undefined;
    return parseEventFile(bytes, tenantId, position);
  };
  const describeProgress = (tenantId: string): EventProgress => {
    const last = findLast(tenantId);
    const pointer = findPointer(tenantId);
    return { last, through: pointer?.eventsThrough ?? 0, waiting: pointer?.eventsWaiting ?? [] };
  };
  const listPending = (tenantId: string): PendingEvent[] => {
    const { last, through, waiting } = describeProgress(tenantId);
    const places = waiting.map(({ position, reason }) => ({ position, reason: reason as string | null }));
    for (let position = through + 1; position <= last; position += 1) places.push({ position, reason: null });
    return places.flatMap(({ position, reason }) => {
      const logged = readEvent(tenantId, position);
      if (logged === undefined) throw new StorageError('store-damaged', { role: 'event', fault: 'missing' });
      kept.set(eventPath(tenantId, position), logged);
      return logged.outcome === 'accepted' ? [{ position, event: logged.event, reason }] : [];
    });
  };

  const openIndex = (tenantId: string, last: number): FolderEventIndex => {
    const folder = layout.tenant(tenantId);
    ensureFolder(files, layout.eventRaws(folder));
    return openFolderEventIndex({
      files,
      layout,
      folder,
      last,
      readEvent: (position) => readEvent(tenantId, position),
    });
  };
  const acceptLocked = (event: StoredEvent, raw: Uint8Array | undefined): EventReceipt => {
    const { tenant_id: tenantId } = event;
    const last = findLast(tenantId);
    const index = openIndex(tenantId, last);
    const judged = judgeEvent(event, {
      find: (eventId) => index.find(eventId),
      lastSequence: (documentId) =>
        findLarger(index.lastSequence(documentId), sequenceOf(findCurrent(tenantId), documentId)),
    });
    if (judged.outcome === 'replayed') {
      // It may have been seen before whoever wrote it had made it safe.
      index.sync();
      return judged;
    }
    return writeEvent(index, { position: last + 1, outcome: judged.outcome, event }, raw);
  };
  const restoreLocked = (logged: LoggedEvent, raw: Uint8Array | undefined): void => {
    const { tenant_id: tenantId } = logged.event;
    const last = findLast(tenantId);
    if (logged.position !== last + 1) throw new StorageError('event-conflict');
    writeEvent(openIndex(tenantId, last), logged, raw);
  };
  const writeEvent = (
    index: FolderEventIndex,
    logged: LoggedEvent,
    raw: Uint8Array | undefined,
  ): EventReceipt => {
    const { event } = logged;
    const raws = layout.eventRaws(layout.tenant(event.tenant_id));
    if (raw !== undefined && logged.outcome === 'accepted') {
      const path = `${raws}/${event.raw_sha256}`;
      const held = files.readFile(path);
      if (held === undefined || !equalBytes(held, raw)) replaceFile(files, path, raw);
      else syncUpwards(files, raws);
    }
    replaceFile(files, eventPath(event.tenant_id, logged.position), encodeEventFile(logged));
    index.note(logged);
    index.sync();
    return describeReceipt(logged);
  };
  const locked = <T>(act: () => T): T => {
    isThere();
    ensureFolder(files, layout.locks);
    const unlock = files.lock(layout.locks);
    try {
      writeMarker(files, layout);
      return act();
    } finally {
      unlock();
    }
  };
  const isThere = (): boolean => hasStore(files, layout);

  return {
    accept: (given, raw) => {
      const event = checkEvent(given, raw);
      return locked(() => acceptLocked(event, raw));
    },
    restoreEvent: (given, raw) => {
      const logged = checkLogged(given);
      locked(() => restoreLocked(logged, raw));
    },
    pending: (tenantId) => (isThere() ? structuredClone(listPending(tenantId)) : []),
    restrictions: (tenantId) =>
      deriveRestrictions((isThere() ? listPending(tenantId) : []).map(({ event }) => event)),
    eventTenants: () => (isThere() ? listTenants(files, layout) : []),
    eventProgress: (tenantId) =>
      isThere() ? describeProgress(tenantId) : { last: 0, through: 0, waiting: [] },
    eventAt: (tenantId, position) =>
      isThere() && Number.isSafeInteger(position) && position > 0
        ? structuredClone(readEvent(tenantId, position))
        : undefined,
    eventRaw: (tenantId, rawSha256) => {
      if (!isThere() || !listPending(tenantId).some(({ event }) => event.raw_sha256 === rawSha256))
        return undefined;
      const bytes = files.readFile(`${layout.eventRaws(layout.tenant(tenantId))}/${rawSha256}`);
      if (bytes === undefined) throw new StorageError('store-damaged', { role: 'raw', fault: 'missing' });
      if (sha256Hex(bytes) !== rawSha256)
        throw new StorageError('store-damaged', { role: 'raw', fault: 'hash' });
      return bytes;
    },
    check: (build) => {
      const { tenantId } = build;
      if (build.eventsThrough === undefined) return undefined;
      const { last, through } = describeProgress(tenantId);
      return checkProgress({ ...build, last, through, pending: listPending(tenantId) });
    },
    prune: (tenantId) => {
      const raws = layout.eventRaws(layout.tenant(tenantId));
      const needed = new Set(listPending(tenantId).map(({ event }) => event.raw_sha256));
      for (const name of files.list(raws)) if (!needed.has(name)) files.removeTree(`${raws}/${name}`);
      kept.clear();
    },
  };
}

function listPositions(files: FilePort, folder: string): number {
  const positions = files.list(folder).map((name) => Number(/^([0-9]{12})\.json$/.exec(name)?.[1] ?? 0));
  return positions.reduce((most, position) => Math.max(most, position), 0);
}

function listTenants(files: FilePort, layout: FolderLayout): string[] {
  return files
    .list(layout.tenants)
    .flatMap((name) => {
      const folder = `${layout.tenants}/${name}`;
      const bytes = files.readFile(layout.event(folder, 1));
      if (bytes === undefined) return [];
      const { tenant_id: tenantId } = parseEventFile(bytes, undefined, 1).event;
      if (layout.tenant(tenantId) !== folder)
        throw new StorageError('store-damaged', { role: 'event', fault: 'incoherent' });
      return tenantId;
    })
    .sort(compareUtf8);
}
