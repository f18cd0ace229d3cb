/** So many of so many. */
export interface Proportion {
  readonly numerator: number;
  readonly denominator: number;
}

/** The range in which a figure lies with a probability of 95 %, both ends inside. */
export interface ConfidenceInterval {
  readonly low: number;
  readonly high: number;
}

/** A figure as it is told: what it is, of how many, and how sure. */
export interface EstimatedProportion extends Proportion {
  /** Null for 0/0, which is not applicable and never 0. */
  readonly value: number | null;
  /** Null for 0/0. */
  readonly interval: ConfidenceInterval | null;
}

/** The 0.975 quantile of the normal distribution. */
const Z = 1.959963984540054;

/**
 * A proportion with its Wilson score interval of 95 %.
 *
 * @remarks The interval holds for few cases too, and for 0 and 1. Cases are taken for independent of each other.
 * @throws RangeError for counts that are no whole numbers with `0 <= numerator <= denominator`
 *
 * @example
 * ```ts
 * estimateProportion(9, 10).interval?.low.toFixed(3); // '0.596'
 * ```
 *
 * @see E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927
 */
export function estimateProportion(numerator: number, denominator: number): EstimatedProportion {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || numerator < 0)
    throw new RangeError('numerator and denominator must be counts');
  if (numerator > denominator) throw new RangeError('numerator must not exceed denominator');
  if (denominator === 0) return { numerator, denominator, value: null, interval: null };
  return {
    numerator,
    denominator,
    value: numerator / denominator,
    interval: wilson(numerator, denominator),
  };
}

function wilson(numerator: number, denominator: number): ConfidenceInterval {
  const share = numerator / denominator;
  const square = Z * Z;
  const middle = share + square / (2 * denominator);
  const half = Z * Math.sqrt((share * (1 - share)) / denominator + square / (4 * denominator * denominator));
  const scale = 1 + square / denominator;
  return {
    low: numerator === 0 ? 0 : Math.max(0, (middle - half) / scale),
    high: numerator === denominator ? 1 : Math.min(1, (middle + half) / scale),
  };
}

/** A difference of two figures. */
export interface EstimatedDifference {
  /** Of the second figure from the first; null where one of them is not applicable. */
  readonly value: number | null;
  readonly interval: ConfidenceInterval | null;
  /** Whether the interval leaves out 0: else no difference is shown. */
  readonly shown: boolean;
}

export const NO_DIFFERENCE: EstimatedDifference = { value: null, interval: null, shown: false };

/**
 * How much the second proportion is above the first, with Newcombe's hybrid score interval of 95 %.
 *
 * @remarks For two independent samples; where both saw the same cases {@link compareCases} is sharper.
 *
 * @example
 * ```ts
 * compareProportions(estimateProportion(5, 10), estimateProportion(5, 10)).shown; // false
 * ```
 *
 * @see R. G. Newcombe, Interval estimation for the difference between independent proportions, method 10, 1998
 */
export function compareProportions(a: EstimatedProportion, b: EstimatedProportion): EstimatedDifference {
  if (a.value === null || b.value === null || a.interval === null || b.interval === null)
    return NO_DIFFERENCE;
  const value = b.value - a.value;
  const low = value - Math.hypot(b.value - b.interval.low, a.interval.high - a.value);
  const high = value + Math.hypot(b.interval.high - b.value, a.value - a.interval.low);
  return { value, interval: { low, high }, shown: low > 0 || high < 0 };
}
