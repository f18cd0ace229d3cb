import type { Restrictions } from './restrictions.js';
import type { Store } from './store.js';
import type { LoggedEvent, StoredEvent } from './stored-event.js';
import type { WaitingEvent } from './waiting-event.js';

/** What became of an event that was handed in. */
export interface EventReceipt {
  /**
   * `accepted`: it is in the log and will be published. `replayed`: this very event was handed in before; nothing was done.
   * `stale`: its document has a later one already; it is remembered and will never be published.
   */
  readonly outcome: 'accepted' | 'replayed' | 'stale';
  /** Its place in the tenant's log, from 1. */
  readonly position: number;
}

/** An acknowledged event that is not part of what is served. */
export interface PendingEvent {
  readonly position: number;
  readonly event: StoredEvent;
  /** Code of why the last build could not take it up; null if none has tried. */
  readonly reason: string | null;
}

/** How far the log of a tenant is published. */
export interface EventProgress {
  /** Position of the last event handed in; 0 if none was. */
  readonly last: number;
  /** Every event up to here was seen by what is served. */
  readonly through: number;
  /** Those of them that could not be taken up, by position. */
  readonly waiting: readonly WaitingEvent[];
}

/**
 * The port that keeps source events until they are published, and remembers them afterwards.
 *
 * @remarks Synchronous. {@link EventLog.accept} returns when the event is on the medium: what was acknowledged is never lost. A
 * generation and how far it reaches in the log become visible in one step ({@link GenerationBuild.eventsThrough}).
 * {@link createMemoryStore} is the executable definition.
 * @see specification, section 4
 */
export interface EventLog {
  /**
   * Takes an event in.
   *
   * @param raw - the bytes that `raw_sha256` names, and only then
   * @throws {@link StorageError} `event-malformed`; `event-conflict` when its id is taken by another event; `sequence-conflict`
   * when its document is at that very sequence already,
   * by an event of another id or by what is published; `store-locked`, `not-a-store`. Nothing is kept then.
   */
  accept(event: StoredEvent, raw?: Uint8Array): EventReceipt;
  /** Tenants that an event was handed in for, published or not, sorted by UTF-8 bytes. */
  eventTenants(): string[];
  /** Accepted and not part of what is served, by position. */
  pending(tenantId: string): PendingEvent[];
  /** What the pending events close at once. */
  restrictions(tenantId: string): Restrictions;
  /** How far the log is published. */
  eventProgress(tenantId: string): EventProgress;
  /**
   * The event at a position with what became of it when it was handed in, undefined beyond the log's end.
   *
   * @throws {@link StorageError} `store-damaged`
   */
  eventAt(tenantId: string, position: number): LoggedEvent | undefined;
  /**
   * The bytes that came with an event that is pending.
   *
   * @throws {@link StorageError} `store-damaged` when they are gone or do not hash to it
   */
  eventRaw(tenantId: string, rawSha256: string): Uint8Array | undefined;
}

/** A store that takes source events. */
export interface EventStore extends Store, EventLog {}
