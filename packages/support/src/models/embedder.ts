import type { ModelIdentity } from './model-identity.js';
import type { TokenUsage } from './text-model.js';

/** One vector for each text, in the order of the texts. */
export interface Embeddings {
  readonly vectors: readonly (readonly number[])[];
  readonly usage: TokenUsage;
}

/** A model that places texts in a space where alike is near. */
export interface Embedder {
  readonly identity: ModelIdentity;
  /** Languages it was made for, as BCP 47 primary subtags, or `any`; texts in others are not shown to it. */
  readonly languages: readonly string[] | 'any';
  /** Texts of one call, at most. */
  readonly maxBatch?: number;
  /**
   * @throws {@link ModelFailure} where there is no answer
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Embeddings>;
}
