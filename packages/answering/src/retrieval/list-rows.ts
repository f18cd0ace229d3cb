import type { ChunkPreimage, IndexEntryInfo, IndexEntryPreimage, LineageRecord } from '@loccit/lineage';
import type { StoredGeneration } from '@loccit/storage';

/** The text of an index entry, with what leads to its document. */
export interface TextRow {
  readonly entryId: string;
  readonly chunkId: string;
  readonly documentId: string;
  /** SHA-256 of the retrieval text. */
  readonly textSha256: string;
  /** What is searched. */
  readonly text: string;
}

/** Every row of a generation, readable or not: for indexes that are built once an opened generation. */
export function* listRows(generation: StoredGeneration): Generator<TextRow> {
  const documentByParse = new Map(
    generation.documents.map((document) => [document.parse_revision_id, document.document_id]),
  );
  for (const record of generation.records()) {
    if (!isIndexEntry(record)) continue;
    const { chunk_id, retrieval_sha256 } = record.preimage;
    const chunk = generation.record(chunk_id) as LineageRecord<ChunkPreimage> | undefined;
    const documentId = chunk && documentByParse.get(chunk.preimage.parse_revision_id);
    const text = (record.info as IndexEntryInfo | undefined)?.retrieval_text;
    if (documentId === undefined || text === undefined) continue;
    yield { entryId: record.id, chunkId: chunk_id, documentId, textSha256: retrieval_sha256, text };
  }
}

function isIndexEntry(record: LineageRecord): record is LineageRecord<IndexEntryPreimage> {
  return record.preimage.type === 'loccit:index-entry:1';
}
