import type { EqualityFolding } from './exact/equality-folding.js';
import type { Quantity } from './quantities/quantity.js';
import type { SupportVerdict } from './verdict.js';

/** Rules of the support layer that the rungs can raise; ids as in the rule table. */
export type SupportRule =
  | 'support/not-extractive'
  | 'support/span-fragment'
  | 'support/context-reverses'
  | 'support/low-overlap'
  | 'support/off-topic'
  | 'support/number-mismatch'
  | 'support/number-absent'
  | 'support/unit-mismatch'
  | 'support/date-mismatch'
  | 'support/range-mismatch'
  | 'support/negation-mismatch'
  | 'support/condition-dropped'
  | 'support/scope-widened'
  | 'support/modality-strengthened'
  | 'support/entity-absent'
  | 'support/identifier-absent'
  | 'support/contradicted'
  | 'support/partly-supported'
  | 'support/unsupported'
  | 'support/undecided'
  | 'support/compound-claim'
  | 'support/judge-error';

/** Why a claim stays undecided or fails, from a closed list. */
export type SupportReason =
  | 'no-exact-sentence'
  | 'span-is-fragment'
  | 'stands-in-quote'
  | 'reversed-by-context'
  | 'is-question'
  | 'claim-denies-evidence'
  | 'empty-claim'
  | 'empty-evidence'
  /** The words stand in the evidence, within more than the claim says. */
  | 'words-stand-within'
  /** Nobody who was asked gave an answer that counts. */
  | 'models-silent'
  /** Those who were asked do not say the same. */
  | 'models-disagree'
  /** Who was asked could not tell. */
  | 'models-undecided'
  | ModelReason;

/** Why a model said nothing that counts, from a closed list. */
export type ModelReason =
  /** The model was not reached: no connection, no answer in time, or a fault of its own, after all tries. */
  | 'model-unavailable'
  /** The model was reached and did not take the call: its key, its quota, its model's name or what was sent. */
  | 'model-refused'
  /** Another model answered than the one that was asked, or one that does not say which it is. */
  | 'other-model'
  /** What was said is no answer to what was asked. */
  | 'answer-unreadable'
  /** What was said to stand in the evidence does not. */
  | 'quote-not-in-evidence'
  /** What was quoted stands in the evidence, and has too little of it, or of the claim, to prove a grade. */
  | 'quote-not-telling'
  /** Claim or evidence speaks to whoever judges it. */
  | 'addresses-judge'
  /** Claim or evidence is longer than what a model is given. */
  | 'text-too-long'
  /** What may be spent is spent. */
  | 'budget-exhausted'
  /** The model was not made for the language of claim or evidence. */
  | 'language-not-declared';

/** How what the claim states lies to what the evidence states. */
export type Relation =
  /** Values that exclude each other. */
  | 'disjoint'
  /** Ranges that share a part. */
  | 'overlap'
  /** The claim's value holds the evidence's: less is said than is known. */
  | 'wider'
  /** The evidence's value holds the claim's: more is said than is known. */
  | 'narrower'
  /** The evidence states nothing that could be compared. */
  | 'absent'
  /** The same figure in a unit that never converts into the other. */
  | 'other-unit'
  /** The opposite: a negation or an antonym on one side. */
  | 'opposite'
  /** The claim is surer, broader or less conditional than the evidence. */
  | 'stronger'
  /** The claim is less sure than the evidence. */
  | 'weaker';

/** A place in the claim or in the evidence (code points of that text, half-open). */
export interface Place {
  readonly charStart: number;
  readonly charEnd: number;
}

/** What was found about a claim and one piece of evidence. */
export interface SupportFinding {
  readonly rule: SupportRule;
  readonly severity: 'error' | 'warning' | 'note';
  /** The check that raised it, finer than the rule: what its precision was measured for. */
  readonly check?: string;
  /** Where in the claim. */
  readonly claimSpan: Place;
  /** Where in the evidence's text; absent where no place can be named. */
  readonly evidenceSpan?: Place;
  /** The value or the words compared, as the claim has them. */
  readonly claimValue?: Quantity | string;
  /** The value or the words compared, as the evidence has them. */
  readonly evidenceValue?: Quantity | string;
  /** How the claim's value lies to the evidence's. */
  readonly relation?: Relation;
  readonly reason?: SupportReason;
}

/** What a rung says of a claim and one piece of evidence. */
export interface RungOpinion {
  /** `undecided` where the rung cannot tell, which is most of the time. */
  readonly verdict: SupportVerdict;
  readonly findings: readonly SupportFinding[];
  /** What had to be folded for the claim to equal whole sentences; absent where nothing had to be. */
  readonly foldings?: readonly EqualityFolding[];
}
