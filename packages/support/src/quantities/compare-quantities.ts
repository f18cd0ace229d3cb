import { intervalOf, mayBeSameCurrency, toCommonUnit, toDays } from './convert.js';
import { type Interval, relateIntervals, sameNumber } from './interval.js';
import type { Quantity } from './quantity.js';

/** Whether two quantities state the same, state different things, or cannot be told apart for certain. */
export type QuantityComparison = 'equal' | 'different' | 'incomparable';

const NEAR_AFTER_CONVERSION = 0.08;
const NEAR_APPROXIMATION = 0.1;

/**
 * Compares two quantities as statements: ranges are atomic (3-5 differs from 2-4), a bound is a value.
 *
 * @remarks Working days differ from days whatever the figures; currencies are never converted; units convert
 * only where that is exact (hours and minutes, months and years, metres and kilometres). What may or may not
 * be the same (`$5` and US$5, 30 days and a month, "up to 500" and 500, `24.507` and 24507) is `incomparable`.
 * Different kinds and identifiers always are. Symmetric.
 */
export function compareQuantities(a: Quantity, b: Quantity): QuantityComparison {
  if (a.kind !== b.kind || a.kind === 'identifier') return 'incomparable';
  if (a.kind === 'date') return compareDates(a, b);
  const other = compareReadings(a, b);
  if (other !== undefined) return other;
  const common = toCommonUnit(a, b);
  if (common !== undefined) return compareIntervals(a, b, common[0], common[1], a.unit !== b.unit);
  switch (a.kind) {
    case 'money':
      return compareMoney(a, b);
    case 'duration':
      return compareDurations(a, b);
    case 'percent':
      return 'different';
    default:
      return 'incomparable';
  }
}

function compareReadings(a: Quantity, b: Quantity): QuantityComparison | undefined {
  if (a.unit !== b.unit || (a.alternate === null && b.alternate === null) || a.lo === null || b.lo === null) {
    return undefined;
  }
  if (a.form !== b.form) return undefined;
  if (a.alternate !== null && b.alternate !== null) {
    const same = sameNumber(a.lo, b.lo) || sameNumber(a.alternate, b.lo) || sameNumber(a.lo, b.alternate);
    return same ? 'equal' : undefined;
  }
  // Only a point is doubtful beside a plain number: 1,000 is never 1, but 24.507 may be 24507.
  const [doubtful, plain] = a.alternate !== null ? [a, b] : [b, a];
  if (doubtful.alternate === null || doubtful.lo === null || plain.lo === null) return undefined;
  return doubtful.alternate > doubtful.lo && sameNumber(doubtful.alternate, plain.lo)
    ? 'incomparable'
    : undefined;
}

function compareIntervals(
  a: Quantity,
  b: Quantity,
  x: Interval,
  y: Interval,
  converted: boolean,
): QuantityComparison {
  const relation = relateIntervals(x, y);
  const approximate = Number(a.form === 'approx') + Number(b.form === 'approx');
  if (relation === 'equal') return approximate === 1 ? 'incomparable' : 'equal';
  if (approximate > 0 && isNear(x, y, NEAR_APPROXIMATION)) return 'incomparable';
  if (converted && isNear(x, y, NEAR_AFTER_CONVERSION)) return 'incomparable';
  if (relation === 'disjoint') return 'different';
  const bounds = Number(a.form === 'bound') + Number(b.form === 'bound');
  if (bounds === 0) return 'different';
  if (bounds === 2 && (x.lo === null) === (y.lo === null)) return 'different';
  return 'incomparable';
}

function isNear(x: Interval, y: Interval, share: number): boolean {
  return isNearNumber(x.lo, y.lo, share) && isNearNumber(x.hi, y.hi, share);
}

function isNearNumber(a: number | null, b: number | null, share: number): boolean {
  if (a === null || b === null) return a === b;
  return Math.abs(a - b) <= share * Math.max(Math.abs(a), Math.abs(b));
}

function compareMoney(a: Quantity, b: Quantity): QuantityComparison {
  if (a.unit === null || b.unit === null || !mayBeSameCurrency(a.unit, b.unit)) return 'different';
  return relateIntervals(intervalOf(a), intervalOf(b)) === 'disjoint' ? 'different' : 'incomparable';
}

function compareDurations(a: Quantity, b: Quantity): QuantityComparison {
  const units = new Set([a.unit, b.unit]);
  if (units.has('working-day') && units.has('day')) return 'different';
  const x = toDays(a);
  const y = toDays(b);
  if (x === undefined || y === undefined) return 'incomparable';
  return relateIntervals(x, y) === 'disjoint' && !isNear(x, y, NEAR_AFTER_CONVERSION)
    ? 'different'
    : 'incomparable';
}

/** Dates of unlike precision differ only if no day lies in both. */
function compareDates(a: Quantity, b: Quantity): QuantityComparison {
  if (a.unit === b.unit) return compareIntervals(a, b, intervalOf(a), intervalOf(b), false);
  const full = new Set(['day', 'month', 'year', 'decade']);
  const partial = new Set(['month-day', 'month-of-year']);
  const isFull = full.has(a.unit ?? '') && full.has(b.unit ?? '');
  const isPartial = partial.has(a.unit ?? '') && partial.has(b.unit ?? '');
  if (isFull || isPartial) {
    return relateIntervals(intervalOf(a), intervalOf(b)) === 'disjoint' ? 'different' : 'incomparable';
  }
  const [dated, yearless] = a.unit === 'day' || a.unit === 'month' ? [a, b] : [b, a];
  if ((dated.unit !== 'day' && dated.unit !== 'month') || !partial.has(yearless.unit ?? ''))
    return 'incomparable';
  if (dated.lo === null || dated.hi === null || yearless.lo === null || yearless.hi === null)
    return 'incomparable';
  if (Math.floor(dated.lo / 1e4) !== Math.floor(dated.hi / 1e4)) return 'incomparable';
  const within: Interval = { lo: dated.lo % 1e4, hi: dated.hi % 1e4, loOpen: false, hiOpen: false };
  return relateIntervals(within, intervalOf(yearless)) === 'disjoint' ? 'different' : 'incomparable';
}
