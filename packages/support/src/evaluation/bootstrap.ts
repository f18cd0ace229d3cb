import { type ConfidenceInterval, type EstimatedDifference, NO_DIFFERENCE } from './proportion.js';
import { seededRandom } from './seeded-random.js';

/** How many samples are drawn: the ends of a 95 % interval are then the 50th and the 1,950th of 2,000. */
const SAMPLES = 2_000;
const SEED = 1;

/** A group of cases that belong together, such as one answer: so many of so many in it. */
export interface CaseGroup {
  readonly numerator: number;
  readonly denominator: number;
}

/** The same group under two systems. */
export interface PairedGroup {
  readonly a: CaseGroup;
  readonly b: CaseGroup;
}

/**
 * How much a rate is higher under the second of two systems that saw the same cases, by a paired bootstrap.
 *
 * @remarks Whole groups are drawn, since what stands in one answer is not independent. 2,000 samples from a fixed seed: the
 * same groups in the same order give the same interval. Percentile interval of 95 %; fewer than two groups have none.
 *
 * @example
 * ```ts
 * const same = { numerator: 1, denominator: 2 };
 * compareCases([{ a: same, b: same }, { a: same, b: same }]).value; // 0
 * ```
 */
export function compareCases(groups: readonly PairedGroup[]): EstimatedDifference {
  const value = differenceOf(groups);
  if (value === null) return NO_DIFFERENCE;
  const interval = bootstrap(groups, differenceOf);
  return { value, interval, shown: interval !== null && (interval.low > 0 || interval.high < 0) };
}

/**
 * The interval of 95 % of a figure over groups of cases, by drawing groups.
 *
 * @param measure - the figure of a sample; null where it has none, which leaves the sample out
 * @returns null for fewer than two groups, and where fewer than half of the samples have the figure
 */
export function bootstrap<T>(
  groups: readonly T[],
  measure: (sample: readonly T[]) => number | null,
): ConfidenceInterval | null {
  if (groups.length < 2) return null;
  const random = seededRandom(SEED);
  const values: number[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const sample = groups.map((group) => groups[Math.floor(random() * groups.length)] ?? group);
    const value = measure(sample);
    if (value !== null) values.push(value);
  }
  if (values.length < SAMPLES / 2) return null;
  values.sort((a, b) => a - b);
  const at = (share: number): number => values[Math.round(share * (values.length - 1))] ?? 0;
  return { low: at(0.025), high: at(0.975) };
}

function differenceOf(groups: readonly PairedGroup[]): number | null {
  const a = rateOf(groups.map((group) => group.a));
  const b = rateOf(groups.map((group) => group.b));
  return a === null || b === null ? null : b - a;
}

function rateOf(groups: readonly CaseGroup[]): number | null {
  let numerator = 0;
  let denominator = 0;
  for (const group of groups) {
    numerator += group.numerator;
    denominator += group.denominator;
  }
  return denominator === 0 ? null : numerator / denominator;
}
