import type { ModelIdentity } from './model-identity.js';
import type { TokenUsage } from './text-model.js';

/** One score for each text, in the order of the texts; higher is closer to the question. */
export interface RerankScores {
  readonly scores: readonly number[];
  readonly usage: TokenUsage;
}

/** A model that reads a question beside each of some texts and says how close they are. */
export interface Reranker {
  readonly identity: ModelIdentity;
  /** Languages it was made for, as BCP 47 primary subtags, or `any`; texts in others are not shown to it. */
  readonly languages: readonly string[] | 'any';
  /**
   * @throws {@link ModelFailure} where there is no answer
   */
  rerank(question: string, texts: readonly string[], signal: AbortSignal): Promise<RerankScores>;
}
