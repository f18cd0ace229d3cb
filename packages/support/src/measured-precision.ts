import { MEASURED } from './generated/precision.js';
import type { MeasuredPrecision } from './precision-entry.js';

export type { MeasuredPrecision } from './precision-entry.js';

/**
 * Measured precision by check, the finer name beside the rule in a finding.
 *
 * @remarks A check that is not listed was not measured, and a report says nothing of its precision. Figures are of the version of
 * the rung that stands beside them in the report; whoever changes a check measures again.
 */
export const MEASURED_PRECISION = MEASURED;

/** What is told of a check with its finding; `undefined` where nothing was measured or no check is named. */
export function findPrecision(
  check: string | undefined,
): Pick<MeasuredPrecision, 'value' | 'n' | 'sets'> | undefined {
  const measured =
    check !== undefined && Object.hasOwn(MEASURED_PRECISION, check) ? MEASURED_PRECISION[check] : undefined;
  return measured && { value: measured.value, n: measured.n, sets: measured.sets };
}
