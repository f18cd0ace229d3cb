import type { IndexedRow, LexicalSearch } from '@loccit/storage';
import { takeBest } from './take-best.js';

/** A row with its score; higher is better. */
export interface RankedRow {
  readonly row: IndexedRow;
  readonly score: number;
}

/** Rows in an order, of which only the first are ever sorted. */
export interface Ranking {
  /** How many rows there are. */
  readonly size: number;
  /** The first rows, best first; ties by chunk id. Linear in `size`. */
  best(count: number): RankedRow[];
}

const k1 = 1.2;
const b = 0.75;

/**
 * Readable rows that hold at least one query term, by BM25.
 *
 * @remarks Row count, document frequencies and mean length are taken over exactly these rows. So neither a
 * document the reader may not see nor one that shares no term with the query can change a score or an order.
 * Scores have six decimals. Linear in the postings of the terms.
 * @param readable - `document_id` of every document the reader may see
 * @see SPEC 4
 */
export function rankRows(
  search: LexicalSearch,
  terms: readonly string[],
  readable: ReadonlySet<string>,
): Ranking {
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
  for (const scored of found.values()) scored.score = roundScore(scored.score);
  return createRanking([...found.values()]);
}

/** The ranking of rows that have their scores. */
export function createRanking(rows: readonly RankedRow[]): Ranking {
  return { size: rows.length, best: (count) => takeBest(rows, count, compareRows) };
}

/** Best first; ties by chunk id. */
export const compareRows = (x: RankedRow, y: RankedRow): number =>
  y.score - x.score || (x.row.chunkId < y.row.chunkId ? -1 : 1);

/** A score as it is compared and told. */
export const roundScore = (score: number): number => Math.round(score * 1e6) / 1e6;
