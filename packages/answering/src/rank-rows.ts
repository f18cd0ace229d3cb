import type { StoredDocument } from '@loccit/storage';
import type { IndexRow, LexicalIndex } from './lexical-index.js';

/** A row with its score; higher is better. */
export interface RankedRow {
  readonly row: IndexRow;
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
 * @see SPEC 4
 */
export function rankRows(
  index: LexicalIndex,
  terms: readonly string[],
  readable: readonly StoredDocument[],
): RankedRow[] {
  const allowed = new Set(readable);
  const unique = [...new Set(terms)].sort();
  const postings = unique.map((term) =>
    (index.get(term) ?? []).filter(({ row }) => allowed.has(row.document)),
  );
  const rows = new Set(postings.flatMap((list) => list.map(({ row }) => row)));
  if (rows.size === 0) return [];
  let total = 0;
  for (const row of rows) total += row.length;
  const meanLength = total / rows.size;
  const scores = new Map<IndexRow, number>();
  for (const list of postings) {
    const idf = Math.log(1 + (rows.size - list.length + 0.5) / (list.length + 0.5));
    for (const { row, count } of list) {
      const weight = (count * (k1 + 1)) / (count + k1 * (1 - b + (b * row.length) / meanLength));
      scores.set(row, (scores.get(row) ?? 0) + idf * weight);
    }
  }
  return [...scores]
    .map(([row, score]) => ({ row, score: Number(score.toFixed(6)) }))
    .sort((x, y) => y.score - x.score || (x.row.chunk.id < y.row.chunk.id ? -1 : 1));
}
