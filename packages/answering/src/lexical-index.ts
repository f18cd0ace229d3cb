import type { ChunkPreimage, IndexEntryInfo, IndexEntryPreimage, LineageRecord } from '@loccit/lineage';
import type { StoredDocument, StoredGeneration } from '@loccit/storage';
import { listTerms } from './terms.js';

/** One index entry as retrieval sees it. */
export interface IndexRow {
  readonly entry: LineageRecord<IndexEntryPreimage>;
  readonly chunk: LineageRecord<ChunkPreimage>;
  readonly document: StoredDocument;
  /** Number of terms. */
  readonly length: number;
}

/** A row that holds a term, and how often. */
interface Posting {
  readonly row: IndexRow;
  readonly count: number;
}

/** Term to rows of one generation; holds no statistics. */
export type LexicalIndex = ReadonlyMap<string, readonly Posting[]>;

const indexes = new WeakMap<StoredGeneration, LexicalIndex>();

/**
 * The generation's index, built once an opened generation.
 *
 * @remarks Built over every row, readable or not; whoever reads postings filters by reader first, and
 * {@link rankRows} takes counts and lengths of readable rows alone.
 */
export function indexGeneration(generation: StoredGeneration): LexicalIndex {
  const known = indexes.get(generation);
  if (known !== undefined) return known;
  const documentByParse = new Map(
    generation.documents.map((document) => [document.parse_revision_id, document]),
  );
  const index = new Map<string, Posting[]>();
  for (const record of generation.records()) {
    if (!isIndexEntry(record)) continue;
    const chunk = generation.record(record.preimage.chunk_id) as LineageRecord<ChunkPreimage> | undefined;
    const document = chunk && documentByParse.get(chunk.preimage.parse_revision_id);
    const text = (record.info as IndexEntryInfo | undefined)?.retrieval_text;
    if (chunk === undefined || document === undefined || text === undefined) continue;
    const counts = new Map<string, number>();
    const terms = listTerms(text);
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const row: IndexRow = { entry: record, chunk, document, length: terms.length };
    for (const [term, count] of counts) {
      const postings = index.get(term);
      if (postings === undefined) index.set(term, [{ row, count }]);
      else postings.push({ row, count });
    }
  }
  indexes.set(generation, index);
  return index;
}

function isIndexEntry(record: LineageRecord): record is LineageRecord<IndexEntryPreimage> {
  return record.preimage.type === 'loccit:index-entry:1';
}
