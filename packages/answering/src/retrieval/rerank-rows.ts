import type { IndexEntryInfo } from '@loccit/lineage';
import type { StoredGeneration } from '@loccit/storage';
import type { ModelReason } from '@loccit/support';
import type { PassageReranker } from '@loccit/support/models';
import { compareRows, type RankedRow, roundScore } from './rank-rows.js';
import { searchLimits } from './search-limits.js';

/** Rows after a second look. */
export interface RerankedRows {
  readonly rows: readonly RankedRow[];
  /** Those that the reranker found too far from the question. */
  readonly below: readonly RankedRow[];
}

/**
 * The first rows in the order of a reranker, the others behind them as they were; or why there is no such order.
 *
 * @remarks It is shown only what is handed in, and can neither add a row nor take one from a reader who may have it but by
 * its threshold. Ties go by chunk id.
 */
export async function rerankRows(
  generation: StoredGeneration,
  reranker: PassageReranker,
  question: string,
  rows: readonly RankedRow[],
): Promise<RerankedRows | ModelReason> {
  const first = rows.slice(0, searchLimits.rerankedRows);
  if (first.length === 0) return { rows, below: [] };
  const scores = await reranker.rerank(
    question,
    first.map(({ row }) => textOf(generation, row.entryId)),
  );
  if (typeof scores === 'string') return scores;
  const scored = first.map(({ row }, at) => ({ row, score: roundScore(scores[at] ?? 0) })).sort(compareRows);
  const { minScore } = reranker;
  const isNear = ({ score }: RankedRow): boolean => minScore === undefined || score >= minScore;
  return {
    rows: [...scored.filter(isNear), ...rows.slice(first.length)],
    below: scored.filter((row) => !isNear(row)),
  };
}

const textOf = (generation: StoredGeneration, entryId: string): string =>
  (generation.record(entryId)?.info as IndexEntryInfo | undefined)?.retrieval_text ?? '';
