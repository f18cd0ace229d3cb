import { compareUtf8, digestTombstones, type TombstoneRow } from '@loccit/lineage';
import type { PendingEvent, StoredDocument, StoredGeneration } from '@loccit/storage';
import { IngestionError } from './ingestion-error.js';

/** What the event counters of documents come to in a new generation. */
export interface Sequences {
  /** The documents with their sequences, sorted by the UTF-8 bytes of their ids. */
  readonly documents: readonly StoredDocument[];
  /** Sorted by the UTF-8 bytes of the ids. */
  readonly tombstones: readonly TombstoneRow[];
}

/**
 * Counts every document's events on from the previous generation.
 *
 * @remarks New: 0. Unchanged in every stored member: as before. Changed, or back after a delete: the last + 1. Live before and not now: a
 * tombstone with the last + 1, which stays until the document is back. An event that is not published yet counts as the document's
 * last, and what is counted here happens after it. So equal input gives equal output, however often.
 * @throws {@link IngestionError} `previous-incomplete` if the previous generation does not carry its tombstones
 */
export function countSequences(
  live: readonly StoredDocument[],
  previous: StoredGeneration | undefined,
  pending: readonly PendingEvent[] = [],
): Sequences {
  const before = new Map(previous?.documents.map((document) => [document.document_id, document]));
  const buried = new Map(readTombstones(previous));
  const announced = new Map(pending.map(({ event }) => [event.document_id, event]));
  const documents = live.map((document) => {
    const id = document.document_id;
    const event = announced.get(id);
    const sequence = countLive(document, before.get(id), buried.get(id));
    return {
      ...document,
      sequence: event === undefined ? sequence : Math.max(sequence, countOn(event.sequence)),
    };
  });
  const liveIds = new Set(live.map((document) => document.document_id));
  const gone = new Map(buried);
  for (const { document_id, sequence } of before.values()) gone.set(document_id, countOn(sequence));
  for (const { action, document_id, sequence } of announced.values()) {
    gone.set(
      document_id,
      Math.max(gone.get(document_id) ?? 0, action === 'delete' ? sequence : countOn(sequence)),
    );
  }
  for (const id of liveIds) gone.delete(id);
  return {
    documents: documents.sort((left, right) => compareUtf8(left.document_id, right.document_id)),
    tombstones: [...gone].sort(([left], [right]) => compareUtf8(left, right)),
  };
}

function countLive(
  document: StoredDocument,
  last: StoredDocument | undefined,
  buriedAt: number | undefined,
): number {
  if (last === undefined) return buriedAt === undefined ? 0 : countOn(buriedAt);
  return equalDocuments(document, last) ? last.sequence : countOn(last.sequence);
}

/** A source may have begun at the largest number there is; what comes after it has no other, and ends no publication. */
const countOn = (sequence: number): number => Math.min(sequence + 1, Number.MAX_SAFE_INTEGER);

function equalDocuments(left: StoredDocument, right: StoredDocument): boolean {
  return describeContent(left) === describeContent(right);
}

function describeContent(document: StoredDocument): string {
  const scope = Object.entries(document.scope ?? {}).sort(([left], [right]) => compareUtf8(left, right));
  return JSON.stringify([
    document.canonical_revision_id,
    document.parse_revision_id,
    document.acl_sha256,
    document.work_id,
    document.effective_from,
    document.effective_to,
    document.authority,
    document.marking,
    document.license,
    document.scope === null ? null : scope,
    document.path,
  ]);
}

/**
 * The tombstones of a generation.
 *
 * @throws {@link IngestionError} `previous-incomplete`
 */
export function readTombstones(previous: StoredGeneration | undefined): readonly TombstoneRow[] {
  if (previous === undefined) return [];
  const rows = previous.generation.info?.tombstones ?? [];
  // Without them a deleted document would come back with a sequence it already had.
  if (digestTombstones(rows) !== previous.generation.preimage.tombstones_sha256) {
    throw new IngestionError('previous-incomplete');
  }
  return rows;
}
