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

/**
 * Measured precision by check, the finer name beside the rule in a finding.
 *
 * @remarks A check that is not listed was not measured, and a report says nothing of its precision. Figures are of the version of
 * the rung that stands beside them in the report; whoever changes a check measures again.
 */
export const MEASURED_PRECISION: Readonly<Record<string, MeasuredPrecision>> = {};

/** What was measured of a check; `undefined` where nothing was. */
export function findPrecision(check: string): MeasuredPrecision | undefined {
  return Object.hasOwn(MEASURED_PRECISION, check) ? MEASURED_PRECISION[check] : undefined;
}
