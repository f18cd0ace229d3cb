import { compareRows, type RankedRow } from './rank-rows.js';

/** What is added to a rank before its reciprocal is taken: how little the first places differ. */
export const fusionConstant = 60;

/**
 * Several orders as one, by reciprocal rank fusion: a row scores 1 / (60 + rank) in each order that has it.
 *
 * @remarks Ranks count from 1; scores have nine decimals; ties go by chunk id. Scores of the orders are not compared.
 * @see Cormack, Clarke and Buettcher, Reciprocal Rank Fusion (SIGIR 2009)
 */
export function fuseRankings(orders: readonly (readonly RankedRow[])[]): RankedRow[] {
  const fused = new Map<string, { readonly row: RankedRow['row']; score: number }>();
  for (const order of orders) {
    for (const [at, { row }] of order.entries()) {
      const one = fused.get(row.entryId) ?? { row, score: 0 };
      one.score += 1 / (fusionConstant + at + 1);
      fused.set(row.entryId, one);
    }
  }
  return [...fused.values()]
    .map(({ row, score }) => ({ row, score: Math.round(score * 1e9) / 1e9 }))
    .sort(compareRows);
}
