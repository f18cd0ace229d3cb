import { compareQuantities } from '../quantities/compare-quantities.js';
import { intervalOf } from '../quantities/convert.js';
import { relateIntervals } from '../quantities/interval.js';
import type { Quantity } from '../quantities/quantity.js';
import { type FigureIndex, plainDigits } from './figure-index.js';

/**
 * How the evidence has a figure of the claim.
 *
 * @remarks `stated`: it does, in any notation, or what it states holds the figure to be true. `possible`: it may, and
 * nothing is said of it. `implied`: a bound, and what the evidence states lies within it. `other-unit`: the same figure, in another unit alone. `wider`: only what leaves more open, such
 * as a year for a day. `absent`: nothing of the kind.
 */
export interface FigureStatus {
  readonly is: 'stated' | 'possible' | 'implied' | 'other-unit' | 'wider' | 'absent';
  /** The quantity of the evidence that tells. */
  readonly beside?: Quantity;
}

const RANK = ['absent', 'other-unit', 'wider', 'implied', 'possible', 'stated'] as const;

/** Looks a figure of the claim up in the evidence; linear in the evidence's figures. */
export function findStatus(figure: Quantity, written: string, index: FigureIndex): FigureStatus {
  let best: FigureStatus = { is: 'absent' };
  const digits = digitsOf(written);
  for (const other of index.stated) {
    const is = relate(figure, other);
    if (RANK.indexOf(is) > RANK.indexOf(best.is)) best = { is, beside: other };
    if (is === 'stated') return best;
  }
  if (holdsBothEnds(figure, index.stated)) return { is: 'stated' };
  if (digits !== undefined && index.hasLooseDigits(digits)) return { is: 'possible' };
  return best;
}

/** The digits of a figure as written, if it holds one run of them. */
function digitsOf(written: string): string | undefined {
  const digits = /\d(?:[\d.,]*\d)?/.exec(written)?.[0];
  return digits === undefined ? undefined : plainDigits(digits);
}

function relate(figure: Quantity, other: Quantity): FigureStatus['is'] {
  if (other.lo === null && other.hi === null) return 'absent';
  if (figure.kind === 'date' && other.kind === 'date') return relateDates(figure, other);
  if (figure.kind === other.kind) {
    const comparison = compareQuantities(figure, other);
    if (comparison === 'equal' || isRounded(figure, other)) return 'stated';
    if (figure.unit === other.unit) return relateSameUnit(figure, other);
    if (hasSameValues(figure, other)) return comparison === 'incomparable' ? 'possible' : 'other-unit';
    return comparison === 'incomparable' ? 'possible' : 'absent';
  }
  if (!hasSameValues(figure, other)) return isYearWritten(figure, other) ? 'stated' : 'absent';
  // A figure without a unit may have had it written elsewhere: in the head of a table, behind the next figure.
  return figure.kind === 'count' || other.kind === 'count' ? 'possible' : 'other-unit';
}

function relateSameUnit(figure: Quantity, other: Quantity): FigureStatus['is'] {
  const relation = relateIntervals(intervalOf(other), intervalOf(figure));
  if (relation === 'equal') return 'stated';
  if (figure.form === 'bound' && relation === 'inside') return other.form === 'bound' ? 'implied' : 'stated';
  if (isEnd(figure, other)) return 'stated';
  if (figure.form === 'approx' || other.form === 'approx') {
    return compareQuantities(figure, other) === 'incomparable' ? 'possible' : 'absent';
  }
  if (other.form === 'range' && relation === 'contains') return 'wider';
  return isRounded(other, figure) ? 'possible' : 'absent';
}

/** Whether a plain figure is an end of a range or the value of a bound. */
function isEnd(figure: Quantity, other: Quantity): boolean {
  const values = [other.lo, other.hi];
  const wanted = new Set([figure.lo, figure.hi].filter((value) => value !== null));
  return [...wanted].every((value) => values.includes(value));
}

function relateDates(figure: Quantity, other: Quantity): FigureStatus['is'] {
  const comparison = compareQuantities(figure, other);
  if (comparison === 'equal') return 'stated';
  if (comparison === 'different') {
    return endsWithin(figure, other) ? 'stated' : 'absent';
  }
  // A day of a month and a year tell nothing of each other.
  if (hasYear(figure) !== hasYear(other) && (figure.unit === 'year' || other.unit === 'year'))
    return 'absent';
  if (figure.unit === 'decade' && !hasYear(other)) return 'absent';
  if (other.unit === 'decade' && !hasYear(figure)) return 'absent';
  if (precisionOf(figure) > precisionOf(other) || (hasYear(figure) && !hasYear(other))) return 'wider';
  return 'stated';
}

/** Whether a date of the claim holds the first or the last day that the evidence's names (1972 of 1972-09-17 to 1983). */
function endsWithin(figure: Quantity, other: Quantity): boolean {
  if (hasYear(figure) !== hasYear(other)) return false;
  const holds = (day: number | null): boolean =>
    day !== null &&
    (figure.lo === null || day >= figure.lo) &&
    (figure.hi === null || day <= figure.hi) &&
    figure.form !== 'bound';
  if (holds(other.lo) || holds(other.hi)) return true;
  return other.lo !== null && other.lo === figure.lo && other.hi === figure.hi;
}

const PRECISION: Readonly<Record<string, number>> = {
  decade: 0.5,
  year: 1,
  'month-of-year': 2,
  month: 2,
  'day-of-month': 3,
  'month-day': 3,
  day: 3,
};

const precisionOf = (date: Quantity): number => PRECISION[date.unit ?? ''] ?? 0;

/** Whether a date says of which year it is. */
export function hasYear(date: Quantity): boolean {
  return date.unit === 'day' || date.unit === 'month' || date.unit === 'year' || date.unit === 'decade';
}

const hasSameValues = (a: Quantity, b: Quantity): boolean => a.lo === b.lo && a.hi === b.hi;

/** 2019 read as a year on one side and as a count on the other. */
function isYearWritten(a: Quantity, b: Quantity): boolean {
  const [date, count] = a.kind === 'date' ? [a, b] : [b, a];
  if (date.kind !== 'date' || count.kind !== 'count' || !hasYear(date)) return false;
  const years = [date.lo, date.hi].map((day) => (day === null ? null : Math.floor(day / 10_000)));
  return count.lo !== null && years.includes(count.lo);
}

/** Whether a range of the claim is stated end by end ("from 3 in May to 5 in June"). */
function holdsBothEnds(figure: Quantity, stated: readonly Quantity[]): boolean {
  if (figure.form !== 'range' || figure.lo === null || figure.hi === null) return false;
  const holds = (end: number): boolean =>
    stated.some(({ hi, kind, lo }) => kind === figure.kind && (lo === end || hi === end));
  return holds(figure.lo) && holds(figure.hi);
}

/** Whether one figure is the other with fewer digits. */
function isRounded(rough: Quantity, fine: Quantity): boolean {
  if (rough.kind !== fine.kind || rough.unit !== fine.unit || rough.kind === 'time') return false;
  if (rough.lo === null || fine.lo === null || rough.lo !== rough.hi || rough.lo === 0) return false;
  const digits = Number(rough.lo.toPrecision(12))
    .toExponential()
    .replace(/e.*$/, '')
    .replace(/\D/g, '').length;
  if (
    Number(fine.lo.toPrecision(digits)) === rough.lo ||
    Number(fine.lo.toPrecision(digits + 1)) === rough.lo
  )
    return true;
  return fine.lo >= 10_000 && Math.abs(fine.lo - rough.lo) <= 0.01 * fine.lo;
}
