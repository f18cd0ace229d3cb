/** A set of numbers between two ends; `null` is unbounded. */
export interface Interval {
  readonly lo: number | null;
  readonly hi: number | null;
  readonly loOpen: boolean;
  readonly hiOpen: boolean;
}

/** How one interval lies to another; `inside` means that the first lies within the second. */
export type IntervalRelation = 'equal' | 'inside' | 'contains' | 'overlap' | 'disjoint';

const TOLERANCE = 1e-9;

/** Whether two finite numbers are the same up to rounding in their last digits. */
export function sameNumber(a: number, b: number): boolean {
  // An unbounded end is null and never comes here: |x - ∞| <= ε·∞ would hold for every x.
  return a === b || Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b));
}

/** The relation of two intervals, decided end by end, without arithmetic on unbounded ends. */
export function relateIntervals(a: Interval, b: Interval): IntervalRelation {
  if (isBelow(a, b) || isBelow(b, a)) return 'disjoint';
  const low = compareLow(a, b);
  const high = compareHigh(a, b);
  if (low === 0 && high === 0) return 'equal';
  if (low >= 0 && high <= 0) return 'inside';
  if (low <= 0 && high >= 0) return 'contains';
  return 'overlap';
}

/** Whether every number of `a` is smaller than every number of `b`. */
function isBelow(a: Interval, b: Interval): boolean {
  if (a.hi === null || b.lo === null) return false;
  if (sameNumber(a.hi, b.lo)) return a.hiOpen || b.loOpen;
  return a.hi < b.lo;
}

/** Positive if `a` begins after `b`. */
function compareLow(a: Interval, b: Interval): number {
  if (a.lo === null || b.lo === null) return a.lo === b.lo ? 0 : a.lo === null ? -1 : 1;
  if (!sameNumber(a.lo, b.lo)) return a.lo < b.lo ? -1 : 1;
  return Number(a.loOpen) - Number(b.loOpen);
}

/** Positive if `a` ends after `b`. */
function compareHigh(a: Interval, b: Interval): number {
  if (a.hi === null || b.hi === null) return a.hi === b.hi ? 0 : a.hi === null ? 1 : -1;
  if (!sameNumber(a.hi, b.hi)) return a.hi < b.hi ? -1 : 1;
  return Number(b.hiOpen) - Number(a.hiOpen);
}
