import { findCopies } from './find-copies.js';
import { fuseRankings } from './fuse-rankings.js';
import { type OpenedSearch, openSearch, type RetrievalInput } from './open-search.js';
import type { RankedRow, Ranking } from './rank-rows.js';
import type { DroppedRow, Retrieval } from './retrieval.js';
import { searchLimits } from './search-limits.js';
import { type ContextBudget, selectRows } from './select-rows.js';

/**
 * Finds the rows of a generation that a question is answered from, for one reader, by the question's words.
 *
 * @remarks In this order: the reader's documents are filtered, routes are matched, rows are ranked, copies of one source
 * are left out, the best rows are selected as far as the budget goes. Deterministic. Linear in the documents, the question
 * and the postings of its terms.
 * @throws {@link TextError} when the question holds U+0000 or a lone surrogate.
 * @example
 * ```ts
 * const reader = { tenantId: 'acme', groups: [], principal: 'guest' };
 * const at = '2026-01-05T00:00:00Z';
 * retrieve({ question: 'Who pays?', generation: undefined, reader, at }).stop?.status; // 'dependency_unavailable'
 * ```
 * @see SPEC 4
 */
export function retrieve(input: RetrievalInput): Retrieval {
  const opened = openSearch(input);
  if ('ended' in opened) return opened.ended;
  const { search } = opened;
  const { copies, kept, rows } = lookForRows(search, [search.ranking], input.budget);
  const { dropped, selected } = selectRows(search.generation, search.documents, kept, input.budget);
  return {
    question: search.question,
    filter: search.filter,
    retrieved: rows,
    reranked: rows,
    selected,
    dropped: [...copies, ...dropped],
    rules: [describeListed(rows.length, search.ranking.size)],
    tools: search.tools,
    failure: null,
    degraded: [],
  };
}

/** The first rows of a ranking, without and with the copies of one source. */
export interface FirstRows {
  readonly rows: readonly RankedRow[];
  readonly kept: readonly RankedRow[];
  readonly copies: readonly DroppedRow[];
}

/**
 * As many of the best rows as fill a context once copies are left out, so that no number of mirrors crowds a source out.
 *
 * @remarks Several orders are fused once copies are left out of each, so that mirrors take no ranks.
 */
export function lookForRows(
  { documents, generation }: OpenedSearch,
  rankings: readonly Ranking[],
  budget: ContextBudget = {},
): FirstRows {
  const needed = budget.rows ?? searchLimits.selectedRows;
  for (let count: number = searchLimits.retrievedRows; ; count *= 4) {
    const orders = rankings.map((ranking) => ranking.best(count));
    const copied = findCopies(generation, documents, orders);
    const kept = combine(orders.map((order) => order.filter(({ row }) => !copied.has(row.documentId))));
    if (kept.length < needed && rankings.some(({ size }) => count < size)) continue;
    const rows = combine(orders);
    const copies = rows.filter(({ row }) => copied.has(row.documentId));
    return { rows, kept, copies: copies.map(({ row }) => ({ entryId: row.entryId, reason: 'same-work' })) };
  }
}

const combine = (orders: readonly (readonly RankedRow[])[]): readonly RankedRow[] =>
  orders.length === 1 ? (orders[0] ?? []) : fuseRankings(orders);

/** How many of the rows that hold a term the stages tell. */
export const describeListed = (listed: number, found: number): Retrieval['rules'][number] => ({
  rule: 'rows-with-terms',
  version: '1',
  outcome: `${listed} of ${found}`,
});
