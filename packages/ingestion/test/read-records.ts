import { type ChunkPreimage, type ElementPreimage, isRecordOf, type LineageRecord } from '@loccit/lineage';
import type { IngestedDocument } from '../src/index.js';

type Records = Pick<IngestedDocument, 'records'>;

/** Element records in document order. */
export function elementsOf({ records }: Records): LineageRecord<ElementPreimage>[] {
  return records.filter((record) => isRecordOf(record, 'element'));
}

/** Chunk records in document order. */
export function chunksOf({ records }: Records): LineageRecord<ChunkPreimage>[] {
  return records.filter((record) => isRecordOf(record, 'chunk'));
}

/** Retrieval texts in document order. */
export function retrievalTextsOf({ records }: Records): string[] {
  return records
    .filter((record) => isRecordOf(record, 'index-entry'))
    .map((record) => record.info?.retrieval_text ?? '');
}
