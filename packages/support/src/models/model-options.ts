import type { SupportInput } from '../judge-support.js';
import type { Embedder } from './embedder.js';
import type { EntailmentModel } from './entailment-model.js';
import type { ModelCache } from './model-cache.js';
import type { CallRules } from './model-calls.js';
import type { ModelBudget, TokenPrice, UsageAccount } from './model-usage.js';
import type { EntailmentThresholds } from './opinions.js';
import type { SimilarityThresholds } from './similarity.js';
import type { TextModel } from './text-model.js';

/**
 * Which claims go to the judge.
 *
 * @remarks `middle`: what is open and of middling similarity, or whose similarity is not known. `undecided`: all that is
 * open. `key`: key conclusions alone. `all`: every claim. Key conclusions go to it always.
 */
export type JudgeWhen = 'middle' | 'undecided' | 'key' | 'all';

/** Which models there are, whom they are asked about, and what they may use. */
export interface ModelOptions {
  readonly embedder?: Embedder;
  readonly entailment?: EntailmentModel;
  readonly judge?: TextModel;
  /** `middle` if absent. */
  readonly judgeWhen?: JudgeWhen;
  /** What is too weighty for rules and cheap models alone. */
  readonly isKey?: (input: SupportInput, index: number) => boolean;
  /** How often the judge is asked the same; 1 if absent. */
  readonly judgeRuns?: number;
  /** Pairs of one call to the judge; 1 if absent, so that no pair can colour another. */
  readonly pairsPerCall?: number;
  readonly similarity?: SimilarityThresholds;
  /** Without thresholds the classifier's probabilities are told and decide nothing. */
  readonly entailmentThresholds?: EntailmentThresholds;
  readonly cache?: ModelCache;
  readonly calls?: CallRules;
  readonly budget?: ModelBudget;
  /** An account that others spend from too, in the place of one of `budget` and `prices`. */
  readonly account?: UsageAccount;
  readonly prices?: { readonly judge?: TokenPrice; readonly embedder?: TokenPrice };
  readonly signal?: AbortSignal;
}
