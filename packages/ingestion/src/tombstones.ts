import { compareUtf8, digestTombstones, type TombstoneRow } from '@loccit/lineage';
import type { StoredDocument, StoredGeneration } from '@loccit/storage';
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
 * tombstone with the last + 1, which stays until the document is back. So equal input gives equal output, however often.
 * @throws {@link IngestionError} `previous-incomplete` if the previous generation does not carry its tombstones
 */
export function countSequences(
  live: readonly StoredDocument[],
  previous: StoredGeneration | undefined,
): Sequences {
  const before = new Map(previous?.documents.map((document) => [document.document_id, document]));
  const buried = new Map(readTombstones(previous));
  const documents = live.map((document) => {
    const id = document.document_id;
    const last = before.get(id);
    return { ...document, sequence: countLive(document, last, buried.get(id)) };
  });
  const liveIds = new Set(live.map((document) => document.document_id));
  const gone = [...before.values()]
    .filter((document) => !liveIds.has(document.document_id))
    .map((document): TombstoneRow => [document.document_id, document.sequence + 1]);
  const kept = [...buried].filter(([id]) => !liveIds.has(id));
  return {
    documents: documents.sort((left, right) => compareUtf8(left.document_id, right.document_id)),
    tombstones: [...kept, ...gone].sort(([left], [right]) => compareUtf8(left, right)),
  };
}

function countLive(
  document: StoredDocument,
  last: StoredDocument | undefined,
  buriedAt: number | undefined,
): number {
  if (last === undefined) return buriedAt === undefined ? 0 : buriedAt + 1;
  return equalDocuments(document, last) ? last.sequence : last.sequence + 1;
}

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

function readTombstones(previous: StoredGeneration | undefined): readonly TombstoneRow[] {
  if (previous === undefined) return [];
  const rows = previous.generation.info?.tombstones ?? [];
  // Without them a deleted document would come back with a sequence it already had.
  if (digestTombstones(rows) !== previous.generation.preimage.tombstones_sha256) {
    throw new IngestionError('previous-incomplete');
  }
  return rows;
}
