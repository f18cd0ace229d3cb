import { compareQuantities } from '../quantities/compare-quantities.js';
import { intervalOf } from '../quantities/convert.js';
import { relateIntervals } from '../quantities/interval.js';
import type { Quantity } from '../quantities/quantity.js';
import { type FigureIndex, plainDigits } from './figure-index.js';
import { haveOtherUnits, mayMeet } from './may-meet.js';

/**
 * How the evidence has a figure of the claim.
 *
 * @remarks `stated`: it does, in any notation, or what it states holds the figure to be true. `possible`: it may, and
 * nothing is said of it. `implied`: a bound, and what the evidence states lies within it. `other-unit`: the same figure, in another unit alone. `wider`: only what leaves more open, such
 * as a year for a day. `absent`: nothing of the kind.
 */
export interface FigureStatus {
  readonly is: 'stated' | 'possible' | 'unitless' | 'implied' | 'other-unit' | 'wider' | 'absent';
  /** The quantity of the evidence that tells. */
  readonly beside?: Quantity;
}

const RANK = ['absent', 'unitless', 'other-unit', 'wider', 'implied', 'possible', 'stated'] as const;

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
  if (digits === undefined || best.is === 'other-unit' || !index.hasLooseDigits(digits)) return best;
  return findMended(figure, digits, index) ?? { is: 'possible' };
}

/** A torn figure of the same digits that has another unit or scale, where none has this one. */
function findMended(figure: Quantity, digits: string, index: FigureIndex): FigureStatus | undefined {
  const alike = index.mended(digits);
  if (alike.length === 0) return undefined;
  const other = alike.find((torn) => MEASURED_OTHERWISE.has(relate(figure, torn)));
  const isOther = alike.every((torn) => MEASURED_OTHERWISE.has(relate(figure, torn)));
  return other === undefined || !isOther ? undefined : { is: 'other-unit', beside: other };
}

const MEASURED_OTHERWISE: ReadonlySet<string> = new Set(['other-unit', 'absent']);

/** The digits of a figure as written, if it holds one run of them. */
function digitsOf(written: string): string | undefined {
  const digits = /\d(?:[\d.,]*\d)?/.exec(written)?.[0];
  return digits === undefined ? undefined : plainDigits(digits);
}

/** An age is told as a time that has passed, too. */
const LASTS: ReadonlySet<string> = new Set(['age', 'duration']);

function relate(figure: Quantity, other: Quantity): FigureStatus['is'] {
  if (other.lo === null && other.hi === null) return 'absent';
  if (figure.kind === 'date' && other.kind === 'date') return relateDates(figure, other);
  if (figure.kind === other.kind) {
    const comparison = compareQuantities(figure, other);
    if (comparison === 'equal' || isRounded(figure, other)) return 'stated';
    if (figure.unit === other.unit) return relateSameUnit(figure, other);
    const isOpen = comparison === 'incomparable' && mayMeet(figure, other);
    if (hasSameValues(figure, other)) return isOpen ? 'possible' : 'other-unit';
    return isOpen ? 'possible' : 'absent';
  }
  if (!hasSameValues(figure, other)) return isYearWritten(figure, other) ? 'stated' : 'absent';
  if (LASTS.has(figure.kind) && LASTS.has(other.kind))
    return figure.unit === other.unit ? 'stated' : 'other-unit';
  // A figure without a unit may have had it written elsewhere: in the head of a table, behind the next figure.
  if (figure.kind !== 'count' && other.kind !== 'count') return 'other-unit';
  if (haveOtherUnits(figure, other)) return 'other-unit';
  // A bare figure that is an age is one in years.
  if (figure.kind === 'age' && figure.unit !== 'year') return 'other-unit';
  return figure.kind !== 'count' && other.head !== null ? 'absent' : 'unitless';
}

function relateSameUnit(figure: Quantity, other: Quantity): FigureStatus['is'] {
  const relation = relateIntervals(intervalOf(other), intervalOf(figure));
  if (relation === 'equal') return 'stated';
  if (figure.form === 'bound' && relation === 'inside') return other.form === 'bound' ? 'implied' : 'stated';
  if (isEnd(figure, other)) return 'stated';
  if (figure.form === 'approx' || other.form === 'approx') {
    return compareQuantities(figure, other) === 'incomparable' ? 'possible' : 'absent';
  }
  const isLooser = other.form === 'range' || (figure.form === 'bound' && other.form === 'bound');
  if (isLooser && relation === 'contains') return 'wider';
  return 'absent';
}

/** Whether a plain figure is an end of a range or the value of a bound. */
function isEnd(figure: Quantity, other: Quantity): boolean {
  const values = [other.lo, other.hi];
  const wanted = new Set([figure.lo, figure.hi].filter((value) => value !== null));
  return [...wanted].every((value) => values.includes(value));
}

function relateDates(figure: Quantity, other: Quantity): FigureStatus['is'] {
  if (figure.unit === 'day-of-month' || other.unit === 'day-of-month')
    return relateDaysOfMonth(figure, other);
  const comparison = compareQuantities(figure, other);
  if (comparison === 'equal') return 'stated';
  const isBound = figure.form === 'bound' || other.form === 'bound';
  if (comparison === 'different' || isBound) return holdsEnds(figure, other) ? 'stated' : 'absent';
  // A day of a month and a year tell nothing of each other.
  if (hasYear(figure) !== hasYear(other) && (isOfYears(figure) || isOfYears(other))) return 'absent';
  return precisionOf(figure) > precisionOf(other) || (hasYear(figure) && !hasYear(other))
    ? 'wider'
    : 'stated';
}

/** The 5th beside a day of whatever month: the same day, or nothing that could be compared. */
function relateDaysOfMonth(figure: Quantity, other: Quantity): FigureStatus['is'] {
  const [mine, theirs] = [dayOf(figure), dayOf(other)];
  if (mine === undefined || theirs === undefined || mine !== theirs) return 'absent';
  return figure.unit === 'day-of-month' ? 'stated' : 'wider';
}

function dayOf({ hi, lo, unit }: Quantity): number | undefined {
  if (lo === null || lo !== hi || precisionOf({ unit }) < 3) return undefined;
  return lo % 100;
}

/** Whether a date of the claim holds an end of the evidence's (1972 of 1972-09-17 to 1983); for a range, both. */
function holdsEnds(figure: Quantity, other: Quantity): boolean {
  if (hasYear(figure) !== hasYear(other)) return false;
  if (figure.form === 'bound') return holdsBound(figure, other);
  if (other.form === 'bound') return holdsBound(other, figure);
  const holds = (day: number | null): boolean =>
    day !== null && (figure.lo === null || day >= figure.lo) && (figure.hi === null || day <= figure.hi);
  if (figure.form === 'range') return holds(other.lo) && holds(other.hi);
  return holds(other.lo) || holds(other.hi);
}

/** Whether the day that bounds one date lies in the other ("by 2018" and May 2018), or its bound is the same. */
function holdsBound(bound: Quantity, date: Quantity): boolean {
  const day = bound.lo ?? bound.hi;
  if (day === null) return false;
  if (day === date.lo || day === date.hi) return true;
  const years = bound.unit === 'decade' || date.unit === 'decade' ? 100_000 : 10_000;
  return [date.lo, date.hi].some(
    (end) => end !== null && Math.floor(end / years) === Math.floor(day / years),
  );
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

const isOfYears = ({ unit }: Quantity): boolean => unit === 'year' || unit === 'decade';

const precisionOf = (date: Pick<Quantity, 'unit'>): number => PRECISION[date.unit ?? ''] ?? 0;

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

/** Digits that a plain figure has at least in common with one of which it is a rounding. */
const LEAST_DIGITS = 2;

/** Whether one figure is the other with fewer digits: to two at least, to one where it is said to be about that. */
function isRounded(rough: Quantity, fine: Quantity): boolean {
  if (rough.kind !== fine.kind || rough.unit !== fine.unit || rough.kind === 'time') return false;
  if (rough.lo === null || fine.lo === null || rough.lo !== rough.hi || rough.lo === 0) return false;
  if (!Number.isInteger(fine.lo) && rough.lo === Math.round(fine.lo)) return true;
  const digits = countDigits(rough.lo);
  const least = rough.form === 'approx' ? digits : Math.max(digits, LEAST_DIGITS);
  if (Number(fine.lo.toPrecision(least)) === rough.lo) return true;
  if (Number(fine.lo.toPrecision(digits + 1)) === rough.lo) return true;
  return fine.lo >= 10_000 && Math.abs(fine.lo - rough.lo) <= 0.01 * fine.lo;
}

const countDigits = (value: number): number =>
  Number(value.toPrecision(12)).toExponential().replace(/e.*$/, '').replace(/\D/g, '').length;
