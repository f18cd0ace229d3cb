import type { IndexedRow, LexicalSearch, TermPosting } from '@loccit/storage';
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
  const { places, rows } = placeRows(postings);
  let total = 0;
  for (const { length } of rows) total += length;
  const meanLength = total / rows.length;
  const norms = Float64Array.from(rows, ({ length }) => k1 * (1 - b + (b * length) / meanLength));
  const scores = new Float64Array(rows.length);
  let at = 0;
  for (const list of postings) {
    const idf = Math.log(1 + (rows.length - list.length + 0.5) / (list.length + 0.5));
    for (const { count } of list) {
      const place = places[at] ?? 0;
      at += 1;
      scores[place] = (scores[place] ?? 0) + (idf * (count * (k1 + 1))) / (count + (norms[place] ?? 0));
    }
  }
  for (let place = 0; place < scores.length; place += 1) scores[place] = roundScore(scores[place] ?? 0);
  return createRanking(rows, scores);
}

/** Every row once, and for every posting in order the place of its row: one look-up a posting, none for those of the first list. */
function placeRows(postings: readonly (readonly TermPosting[])[]) {
  const rows: IndexedRow[] = [];
  const places = new Uint32Array(postings.reduce((sum, list) => sum + list.length, 0));
  const known = new Map<IndexedRow, number>();
  const [first, ...others] = postings.filter((list) => list.length > 0);
  let at = 0;
  for (const { row } of first ?? []) {
    if (others.length > 0) known.set(row, rows.length);
    places[at] = rows.length;
    rows.push(row);
    at += 1;
  }
  for (const list of others) {
    for (const { row } of list) {
      let place = known.get(row);
      if (place === undefined) {
        place = rows.length;
        known.set(row, place);
        rows.push(row);
      }
      places[at] = place;
      at += 1;
    }
  }
  return { places, rows };
}

/** The ranking of rows with their scores, one each. Ids are read only where scores are equal. */
export function createRanking(rows: readonly IndexedRow[], scores: ArrayLike<number>): Ranking {
  const compare = (x: number, y: number): number =>
    (scores[y] ?? 0) - (scores[x] ?? 0) || ((rows[x]?.chunkId ?? '') < (rows[y]?.chunkId ?? '') ? -1 : 1);
  return {
    size: rows.length,
    best: (count) =>
      takeBest(rows.length, count, compare).flatMap((place) => {
        const row = rows[place];
        return row === undefined ? [] : [{ row, score: scores[place] ?? 0 }];
      }),
  };
}

/** Best first; ties by chunk id. */
export const compareRows = (x: RankedRow, y: RankedRow): number =>
  y.score - x.score || (x.row.chunkId < y.row.chunkId ? -1 : 1);

/** A score as it is compared and told. */
export const roundScore = (score: number): number => Math.round(score * 1e6) / 1e6;
