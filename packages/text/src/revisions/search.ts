import { diffArrays } from 'diff';
import type { WorkPool } from './work-pool.js';

/** Most edits that are searched for in one stretch. */
const MOST_EDITS = 400;

/** A stretch of tokens of one side that stayed (neither `added` nor `removed`), came or went. */
export interface Change {
  readonly count: number;
  readonly added: boolean;
  readonly removed: boolean;
}

/**
 * The shortest edit of one sequence of tokens into another.
 *
 * @returns `undefined` where it takes more than 400 edits, or more comparisons than the pool grants.
 */
export function findEdits(
  before: readonly number[],
  after: readonly number[],
  pool: WorkPool,
): readonly Change[] | undefined {
  const tokens = before.length + after.length;
  if (tokens > MOST_EDITS && countUnmatched(before, after) > MOST_EDITS) return undefined;
  const grant = pool.open(tokens);
  // Once nothing is left every two tokens differ: what the search then finds is true, but not the shortest.
  const changes = diffArrays(before as number[], after as number[], {
    maxEditLength: Math.min(MOST_EDITS, grant.edits),
    comparator: (one, other) => grant.take() && one === other,
  });
  return grant.close() ? changes : undefined;
}

/** Tokens that have no partner on the other side wherever it may stand: each is an edit, whatever the order. */
function countUnmatched(before: readonly number[], after: readonly number[]): number {
  const surplus = new Map<number, number>();
  for (const token of before) surplus.set(token, (surplus.get(token) ?? 0) + 1);
  for (const token of after) surplus.set(token, (surplus.get(token) ?? 0) - 1);
  let unmatched = 0;
  for (const count of surplus.values()) unmatched += Math.abs(count);
  return unmatched;
}
