import type { Place } from '../finding.js';
import type { ModelIdentity } from './model-identity.js';

/** A claim beside the evidence it is said to follow from. */
export interface EntailmentPair {
  /** The evidence. */
  readonly premise: string;
  /** The claim; never cut, however long the premise is. */
  readonly hypothesis: string;
}

/** Probabilities between 0 and 1; over several windows of a premise the largest, so they need not add up to 1. */
export interface EntailmentScores {
  readonly entailment: number;
  readonly neutral?: number;
  readonly contradiction: number;
  /** Where in the premise contradiction is highest, where that is known. */
  readonly contradictedAt?: Place;
}

/** A classifier of natural-language inference. */
export interface EntailmentModel {
  readonly identity: ModelIdentity;
  /** Languages it was made for, as BCP 47 primary subtags, or `any`. */
  readonly languages: readonly string[] | 'any';
  /**
   * The scores of every pair, in order; what lacks entailment or contradiction says nothing.
   *
   * @throws {@link ModelFailure} where there is no answer
   */
  classify(
    pairs: readonly EntailmentPair[],
    signal: AbortSignal,
  ): Promise<readonly Partial<EntailmentScores>[]>;
}
