import type { DegradedStage } from '@loccit/contract';
import type { ModelReason } from '@loccit/support';
import type { RetrievalModels } from '@loccit/support/models';
import { describeEmbedder, describeReranker } from './describe-retriever.js';
import { type OpenedSearch, openSearch, type RetrievalInput } from './open-search.js';
import type { RankedRow, Ranking } from './rank-rows.js';
import { rankVectors } from './rank-vectors.js';
import { rerankRows } from './rerank-rows.js';
import type { DroppedRow, Retrieval } from './retrieval.js';
import { describeListed, lookForRows } from './retrieve.js';
import { selectRows } from './select-rows.js';

/**
 * Finds rows by the question's words and by its meaning, and lets a reranker put them in order.
 *
 * @remarks As `retrieve`, whose filters come first here too: a model is shown the question and rows of documents that
 * the reader may be answered from, and no others. Rows of both searches are fused by reciprocal rank. A model that fails, or does not
 * read the language, takes nothing away: the rows are those of the stages before it, in their order, and the stage is told as
 * degraded. Deterministic as far as its models are, and with their answers in the cache.
 * Rejects with the reason of the models' signal when aborted.
 * @throws {@link TextError} when the question holds U+0000 or a lone surrogate.
 * @see SPEC 4
 */
export async function retrieveWithModels(input: RetrievalInput, models: RetrievalModels): Promise<Retrieval> {
  const opened = openSearch(input);
  if ('ended' in opened) return opened.ended;
  const { search } = opened;
  const degraded: DegradedStage[] = [];
  const near = await lookByMeaning(search, models);
  if (typeof near === 'string') degraded.push({ stage: 'embedding', code: near });
  const byMeaning = near === undefined || typeof near === 'string' ? [] : [near];
  const found = lookForRows(search, [search.ranking, ...byMeaning], input.budget);
  const rules = [
    describeListed(found.rows.length, search.ranking.size),
    ...byMeaning.map(({ size }) => ({
      rule: 'reciprocal-rank-fusion',
      version: '1',
      outcome: `${size} by meaning`,
    })),
  ];
  const ordered = await reorder(search, models, found.kept);
  if (typeof ordered === 'string') degraded.push({ stage: 'reranking', code: ordered });
  const second = typeof ordered === 'string' ? undefined : ordered;
  const { below, rows } = second ?? { rows: found.kept, below: [] };
  const { dropped, selected } = selectRows(search.generation, search.documents, rows, input.budget);
  return {
    question: search.question,
    filter: search.filter,
    retrieved: found.rows,
    reranked: second?.rows ?? found.rows,
    selected,
    dropped: [
      ...found.copies,
      ...below.map(({ row }): DroppedRow => ({ entryId: row.entryId, reason: 'below-threshold' })),
      ...dropped,
    ],
    rules,
    tools: [
      ...search.tools,
      ...(models.embedder === undefined ? [] : [describeEmbedder(models.embedder)]),
      ...(models.reranker === undefined ? [] : [describeReranker(models.reranker)]),
    ],
    failure: null,
    degraded,
  };
}

async function lookByMeaning(
  { documents, generation, question }: OpenedSearch,
  { embedder }: RetrievalModels,
): Promise<Ranking | ModelReason | undefined> {
  if (embedder === undefined) return undefined;
  return rankVectors(generation, embedder, question.text, new Set(documents.keys()));
}

async function reorder(
  { generation, question }: OpenedSearch,
  { reranker }: RetrievalModels,
  rows: readonly RankedRow[],
) {
  return reranker === undefined ? undefined : rerankRows(generation, reranker, question.text, rows);
}
