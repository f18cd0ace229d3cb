import type { ChunkPreimage, IndexEntryPreimage, LineageRecord } from '@loccit/lineage';
import type { IndexedRow, StoredDocument, StoredGeneration } from '@loccit/storage';

/** One index entry with the records it stands for. */
export interface IndexRow {
  readonly entry: LineageRecord<IndexEntryPreimage>;
  readonly chunk: LineageRecord<ChunkPreimage>;
  readonly document: StoredDocument;
  /** Number of terms. */
  readonly length: number;
}

/** The records of a row that a search found; nothing if the generation lacks one. */
export function openRow(
  generation: StoredGeneration,
  documents: ReadonlyMap<string, StoredDocument>,
  row: IndexedRow,
): IndexRow | undefined {
  const entry = generation.record(row.entryId) as LineageRecord<IndexEntryPreimage> | undefined;
  const chunk = generation.record(row.chunkId) as LineageRecord<ChunkPreimage> | undefined;
  const document = documents.get(row.documentId);
  if (entry === undefined || chunk === undefined || document === undefined) return undefined;
  return { entry, chunk, document, length: row.length };
}
