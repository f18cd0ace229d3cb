import type { SupportRule } from './finding.js';

/** How often a check was right where it was measured. */
export interface MeasuredPrecision {
  /** Share of the flags whose claim is in fact not borne out by its evidence, from 0 to 1. */
  readonly value: number;
  /** Flags that were looked at. */
  readonly n: number;
  /** Rules that the check raises: on their pages the figure stands. */
  readonly rules: readonly SupportRule[];
  /** The public data sets that they come from, sorted. */
  readonly sets: readonly string[];
}
