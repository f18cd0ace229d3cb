import type { ModelReason } from '../finding.js';
import type { OpinionSource } from '../model-opinion.js';
import type { AskSetup } from './ask-setup.js';
import { embedTexts, type Vector } from './embed-texts.js';
import type { Embedder } from './embedder.js';
import { readsLanguages } from './languages.js';
import type { ModelCache } from './model-cache.js';
import { type CallRules, createModelCaller, toReason } from './model-calls.js';
import { ModelFailure } from './model-failure.js';
import { toSource } from './model-identity.js';
import {
  estimateTokens,
  type ModelBudget,
  type ModelUsage,
  openUsageAccount,
  type TokenPrice,
} from './model-usage.js';
import type { Reranker } from './reranker.js';
import { SIMILARITY_THRESHOLDS } from './similarity.js';

/** Which models help to find passages, and what they may use. */
export interface RetrievalModelOptions {
  readonly embedder?: Embedder;
  readonly reranker?: Reranker;
  /** Cosine from which on a passage is found by its meaning; 0.6 if absent. */
  readonly minCosine?: number;
  /** Score from which on the reranker lets a passage stay; without it all stay. */
  readonly minScore?: number;
  /** What an embedder wants before a question and before a passage, as some were trained. */
  readonly prefixes?: { readonly question?: string; readonly passage?: string };
  readonly cache?: ModelCache;
  readonly calls?: CallRules;
  readonly budget?: ModelBudget;
  readonly prices?: { readonly embedder?: TokenPrice; readonly reranker?: TokenPrice };
  readonly signal?: AbortSignal;
}

/** An embedder within its budget, which gives vectors or the reason why not. */
export interface PassageEmbedder {
  readonly source: OpinionSource;
  readonly minCosine: number;
  readonly reads: (text: string) => boolean;
  embedQuestion(text: string): Promise<Vector | ModelReason>;
  /** One for each text, in order. */
  embedPassages(texts: readonly string[]): Promise<readonly (Vector | ModelReason)[]>;
}

/** A reranker within its budget, which gives one score for each text or the reason why not. */
export interface PassageReranker {
  readonly source: OpinionSource;
  readonly minScore: number | undefined;
  rerank(question: string, texts: readonly string[]): Promise<readonly number[] | ModelReason>;
}

/** Models that help to find passages. */
export interface RetrievalModels {
  readonly embedder?: PassageEmbedder;
  readonly reranker?: PassageReranker;
  readUsage(): ModelUsage;
}

/**
 * Models as retrieval asks them: within one budget, with retries, limits and a cache, and never by an exception.
 *
 * @remarks Rejects with the signal's reason when aborted, and for nothing else. Vectors are kept by content and model.
 *
 * @example
 * ```ts
 * import { createRetrievalModels } from '@loccit/support/models';
 *
 * createRetrievalModels({}).readUsage().calls; // 0
 * ```
 */
export function createRetrievalModels(options: RetrievalModelOptions): RetrievalModels {
  const { embedder, prices = {}, reranker } = options;
  const signal = options.signal ?? new AbortController().signal;
  const account = openUsageAccount(options.budget ?? {}, Object.keys(prices).length > 0);
  const setUp = (price?: TokenPrice): AskSetup => ({
    account,
    cache: options.cache,
    caller: createModelCaller(options.calls ?? {}, account, signal),
    price,
  });
  return {
    ...(embedder === undefined ? {} : { embedder: openEmbedder(embedder, options, setUp(prices.embedder)) }),
    ...(reranker === undefined
      ? {}
      : { reranker: openReranker(reranker, options.minScore, setUp(prices.reranker)) }),
    readUsage: () => account.read(),
  };
}

function openEmbedder(
  embedder: Embedder,
  { minCosine = SIMILARITY_THRESHOLDS.middle, prefixes = {} }: RetrievalModelOptions,
  setup: AskSetup,
): PassageEmbedder {
  const embed = async (prefix: string, texts: readonly string[]) => {
    const asked = texts.map((text) => prefix + text);
    const { vectors } = await embedTexts(embedder, [...new Set(asked)], setup);
    return asked.map((text) => vectors.get(text) ?? ('model-unavailable' as const));
  };
  return {
    source: toSource(embedder.identity),
    minCosine,
    reads: (text) => readsLanguages(embedder.languages, [text]),
    embedQuestion: async (text) => {
      const [vector = 'model-unavailable' as const] = await embed(prefixes.question ?? '', [text]);
      return vector;
    },
    embedPassages: (texts) => embed(prefixes.passage ?? '', texts),
  };
}

function openReranker(
  reranker: Reranker,
  minScore: number | undefined,
  { caller, price }: AskSetup,
): PassageReranker {
  return {
    source: toSource(reranker.identity),
    minScore,
    rerank: async (question, texts) => {
      if (!readsLanguages(reranker.languages, [question, ...texts])) return 'language-not-declared';
      const input = texts.reduce((sum, text) => sum + estimateTokens(question) + estimateTokens(text), 0);
      const [outcome] = await caller.callAll([
        {
          input,
          output: 0,
          price,
          ask: async (signal: AbortSignal) => {
            const reply = await reranker.rerank(question, texts, signal);
            const isWhole = reply.scores.length === texts.length && reply.scores.every(Number.isFinite);
            if (!isWhole) throw new ModelFailure('answer-malformed');
            return reply;
          },
          usageOf: ({ usage }: { readonly usage: { readonly inputTokens?: number } }) => usage,
        },
      ]);
      if (outcome === undefined) return 'model-unavailable';
      return 'reply' in outcome ? outcome.reply.scores : toReason(outcome);
    },
  };
}
