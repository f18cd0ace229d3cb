import type { Quantity } from './quantities/quantity.js';

/** Rules of the support layer that this package can raise; ids as in the rule table. */
export type SupportRule =
  | 'support/not-extractive'
  | 'support/low-overlap'
  | 'support/off-topic'
  | 'support/number-mismatch'
  | 'support/unsupported'
  | 'support/undecided';

/** Why a claim stays undecided or fails, from a closed list. */
export type SupportReason =
  | 'no-exact-sentence'
  | 'span-is-fragment'
  | 'stands-in-quote'
  | 'reversed-by-context'
  | 'is-question'
  | 'claim-denies-evidence'
  | 'empty-claim'
  | 'empty-evidence';

/** A place in the claim or in the evidence (code points of that text, half-open). */
export interface Place {
  readonly charStart: number;
  readonly charEnd: number;
}

/** What was found about a claim and one piece of evidence. */
export interface SupportFinding {
  readonly rule: SupportRule;
  readonly severity: 'error' | 'warning' | 'note';
  /** Where in the claim. */
  readonly claimSpan: Place;
  /** Where in the evidence's text; absent where no place can be named. */
  readonly evidenceSpan?: Place;
  readonly claimValue?: Quantity;
  readonly evidenceValue?: Quantity;
  /** How the claim's value lies to the evidence's. */
  readonly relation?: 'disjoint' | 'overlap';
  readonly reason?: SupportReason;
}
