import type { IndexedRow, LexicalSearch } from '@loccit/storage';

/** A row with its score; higher is better. */
export interface RankedRow {
  readonly row: IndexedRow;
  readonly score: number;
}

const k1 = 1.2;
const b = 0.75;

/**
 * Readable rows that hold at least one query term, best first (BM25; ties by chunk id).
 *
 * @remarks Row count, document frequencies and mean length are taken over exactly the rows returned. So neither a
 * document the reader may not see nor one that shares no term with the query can change a score or an order.
 * Linear in the postings of the terms.
 * @param readable - `document_id` of every document the reader may see
 * @see SPEC 4
 */
export function rankRows(
  search: LexicalSearch,
  terms: readonly string[],
  readable: ReadonlySet<string>,
): RankedRow[] {
  const postings = search.find([...new Set(terms)].sort(), readable);
  const found = new Map<string, { readonly row: IndexedRow; score: number }>();
  let total = 0;
  for (const list of postings) {
    for (const { row } of list) {
      if (found.has(row.entryId)) continue;
      found.set(row.entryId, { row, score: 0 });
      total += row.length;
    }
  }
  const meanLength = total / found.size;
  for (const list of postings) {
    const idf = Math.log(1 + (found.size - list.length + 0.5) / (list.length + 0.5));
    for (const { row, count } of list) {
      const scored = found.get(row.entryId);
      if (scored === undefined) continue;
      const weight = (count * (k1 + 1)) / (count + k1 * (1 - b + (b * row.length) / meanLength));
      scored.score += idf * weight;
    }
  }
  return [...found.values()]
    .map(({ row, score }) => ({ row, score: Number(score.toFixed(6)) }))
    .sort((x, y) => y.score - x.score || (x.row.chunkId < y.row.chunkId ? -1 : 1));
}
