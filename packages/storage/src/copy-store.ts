import type { EventStore } from './event-log.js';
import { readContent } from './read-content.js';
import { StorageError } from './storage-error.js';
import type { GenerationBuild, StoredGeneration } from './store.js';
import type { LoggedEvent } from './stored-event.js';

/** A store of which all that it keeps can be listed, and that can take over what another kept. */
export interface CopyableStore extends EventStore {
  /** Digests of the answers that an audit is kept of, sorted. */
  auditedAnswers(): string[];
  /**
   * Takes over an event as another store logged it, without judging it anew.
   *
   * @param raw - the bytes it came with, where they still wait
   * @throws {@link StorageError} `event-malformed`; `event-conflict` unless the log ends right before its position
   */
  restoreEvent(logged: LoggedEvent, raw?: Uint8Array): void;
}

/** What was copied. */
export interface CopiedCounts {
  readonly tenants: number;
  readonly generations: number;
  readonly events: number;
  readonly audits: number;
}

/**
 * Copies everything that a store keeps into an empty one: generations in the order of their publication, events with what
 * became of them, how far they are published, and audits.
 *
 * @remarks Linear; one generation at a time is in memory. A copy that was interrupted is not whole: whoever made the target
 * removes it.
 * @param onStep - called after each generation, event and answer, with how many are done and how many there are
 * @throws {@link StorageError} `not-a-store` where the target holds something; `store-damaged`
 * @example
 * ```ts
 * copyStore(createMemoryStore(), createMemoryStore()).generations; // 0
 * ```
 */
export function copyStore(
  from: CopyableStore,
  to: CopyableStore,
  onStep: (done: number, total: number) => void = () => {},
): CopiedCounts {
  if (to.tenants().length > 0 || to.eventTenants().length > 0 || to.auditedAnswers().length > 0)
    throw new StorageError('not-a-store');
  const tenants = [...new Set([...from.tenants(), ...from.eventTenants()])];
  const answers = from.auditedAnswers();
  const counts = { tenants: tenants.length, generations: 0, events: 0, audits: 0 };
  const total =
    answers.length +
    tenants.reduce((sum, one) => sum + from.generations(one).length + from.eventProgress(one).last, 0);
  let done = 0;
  const step = (kind: 'generations' | 'events'): void => {
    counts[kind] += 1;
    onStep(++done, total);
  };
  for (const tenantId of tenants) {
    copyEvents(from, to, tenantId, () => step('events'));
    copyGenerations(from, to, tenantId, () => step('generations'));
  }
  for (const answer of answers) {
    for (const audit of from.audits(answer)) {
      to.putAudit(answer, audit);
      counts.audits += 1;
    }
    onStep(++done, total);
  }
  return counts;
}

function copyEvents(from: CopyableStore, to: CopyableStore, tenantId: string, step: () => void): void {
  const { last } = from.eventProgress(tenantId);
  const waiting = new Set(from.pending(tenantId).map(({ position }) => position));
  for (let position = 1; position <= last; position += 1) {
    const logged = from.eventAt(tenantId, position);
    if (logged === undefined) throw new StorageError('store-damaged', { role: 'event', fault: 'missing' });
    const { raw_sha256 } = logged.event;
    const raw =
      raw_sha256 !== null && waiting.has(position) ? from.eventRaw(tenantId, raw_sha256) : undefined;
    to.restoreEvent(logged, raw);
    step();
  }
}

function copyGenerations(from: CopyableStore, to: CopyableStore, tenantId: string, step: () => void): void {
  const { through, waiting } = from.eventProgress(tenantId);
  const ids = from.generations(tenantId);
  for (const [at, id] of ids.entries()) {
    const generation = from.generation(tenantId, id);
    if (generation === undefined)
      throw new StorageError('store-damaged', { role: 'manifest', fault: 'missing' });
    const isServed = at === ids.length - 1 && through > 0;
    to.publish({
      ...describeBuild(generation),
      ...(isServed ? { eventsThrough: through, eventsWaiting: waiting } : {}),
    });
    step();
  }
}

/**
 * The build that a published generation came from, to be published elsewhere.
 *
 * @throws {@link StorageError} `store-damaged`
 */
export function describeBuild(generation: StoredGeneration): GenerationBuild {
  const records = [...generation.records()].filter(({ id }) => id !== generation.id);
  const { documents, routes, tenantId } = generation;
  const { id, info, preimage } = generation.generation;
  // Lists that are read when asked for are read now: a build is plain data.
  const record = info === undefined ? { id, preimage } : { id, preimage, info: { ...info } };
  return { tenantId, generation: record, records, documents, routes, ...readContent(generation, records) };
}
