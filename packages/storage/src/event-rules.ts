import type { EventReceipt, PendingEvent } from './event-log.js';
import { StorageError } from './storage-error.js';
import type { StoredGeneration } from './store.js';
import { digestEvent, type LoggedEvent, type StoredEvent } from './stored-event.js';
import type { WaitingEvent } from './waiting-event.js';

/** What a form of the log knows before it takes an event in. */
export interface KnownEvents {
  /** The event of that id, whatever became of it. */
  find(eventId: string): LoggedEvent | undefined;
  /** The largest sequence that the document has in the log or in what is published, undefined if it has none. */
  lastSequence(documentId: string): number | undefined;
}

/** What is to be done with an event: it was there, or it becomes the next one of the log with that outcome. */
export type EventJudgement =
  | { readonly outcome: 'replayed'; readonly position: number }
  | { readonly outcome: 'accepted' | 'stale' };

/**
 * The rules of every form of the log, for an event that {@link checkEvent} let pass.
 *
 * @remarks An older sequence is stale. The very sequence that a document has already is refused under another id: to take either
 * of the two for the later one would be a guess, and one of them may be a delete.
 * @throws {@link StorageError} `event-conflict`, `sequence-conflict`
 */
export function judgeEvent(event: StoredEvent, known: KnownEvents): EventJudgement {
  const held = known.find(event.event_id);
  if (held !== undefined) {
    if (digestEvent(held.event) !== digestEvent(event)) throw new StorageError('event-conflict');
    return { outcome: 'replayed', position: held.position };
  }
  const last = known.lastSequence(event.document_id);
  if (last === event.sequence) throw new StorageError('sequence-conflict');
  return { outcome: last !== undefined && event.sequence < last ? 'stale' : 'accepted' };
}

/** The receipt of an event that became the next one of the log. */
export function describeReceipt({ outcome, position }: LoggedEvent): EventReceipt {
  return { outcome, position };
}

/** What tells how far each document has got: its row, or its tombstone. */
export type Sequenced = Pick<StoredGeneration, 'documents' | 'generation'>;

const sequences = new WeakMap<Sequenced, ReadonlyMap<string, number>>();

/** The sequence that a document has in a generation, live or deleted; read once a generation. */
export function sequenceOf(generation: Sequenced | undefined, documentId: string): number | undefined {
  if (generation === undefined) return undefined;
  const known = sequences.get(generation) ?? readSequences(generation);
  sequences.set(generation, known);
  return known.get(documentId);
}

function readSequences({ documents, generation }: Sequenced): Map<string, number> {
  const live = documents.map(({ document_id, sequence }) => [document_id, sequence] as const);
  return new Map([...(generation.info?.tombstones ?? []), ...live]);
}

/** The larger of two sequences, as far as there are any. */
export function findLarger(left: number | undefined, right: number | undefined): number | undefined {
  return left === undefined || right === undefined ? (left ?? right) : Math.max(left, right);
}

/** How far a log is published, as a build wants it next. */
export interface BuildProgress {
  readonly through: number;
  readonly waiting: readonly WaitingEvent[];
}

/** What a publish checks of the events its build has seen. */
export interface ProgressInput extends Sequenced {
  readonly eventsThrough?: number;
  readonly eventsWaiting?: readonly WaitingEvent[];
  /** Of the log now. */
  readonly last: number;
  /** Of what is published now. */
  readonly through: number;
  readonly pending: readonly PendingEvent[];
}

/**
 * How far the log is published with this build; undefined if it leaves that as it is.
 *
 * @remarks A build that has seen an event and neither applied it nor lets it wait would lose it, so it is refused: an applied event
 * shows by the sequence of its document or tombstone. Linear in the documents and the pending events.
 * @throws {@link StorageError} `build-incoherent`, `generation-superseded`
 */
export function checkProgress(input: ProgressInput): BuildProgress | undefined {
  const { eventsThrough: through, eventsWaiting: waiting = [], last, pending } = input;
  if (through === undefined) return undefined;
  if (!Number.isSafeInteger(through) || through > last) refuse();
  if (through < input.through) throw new StorageError('generation-superseded');
  const left = new Set(waiting.map(({ position }) => position));
  const seen = pending.filter(({ position }) => position <= through);
  if (left.size !== waiting.length || seen.filter(({ position }) => left.has(position)).length !== left.size)
    refuse();
  for (const { event, position } of seen) {
    if (left.has(position)) continue;
    if ((sequenceOf(input, event.document_id) ?? -1) < event.sequence) refuse();
  }
  const inOrder = [...waiting].sort((one, other) => one.position - other.position);
  return { through, waiting: inOrder.map(({ position, reason }) => ({ position, reason })) };
}

function refuse(): never {
  throw new StorageError('build-incoherent', { fault: 'events' });
}
