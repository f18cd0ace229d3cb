import type { Relation } from '../finding.js';
import { compareQuantities } from '../quantities/compare-quantities.js';
import { intervalOf, mayBeSameCurrency, toCommonUnit, toDays } from '../quantities/convert.js';
import { type Interval, relateIntervals } from '../quantities/interval.js';
import type { Quantity } from '../quantities/quantity.js';
import type { SupportMode } from '../reading.js';

/** How two quantities in one place of one statement lie to each other; `undefined` where that cannot be told. */
export type PlaceRelation = Relation | 'equal' | undefined;

/** What "about" leaves open on both sides. */
const APPROXIMATION = 0.1;
/** The largest share by which a rounded figure differs. */
const ROUNDING = 0.0125;
/** Units whose figures are rounded when they are converted. */
const ROUNDED_UNITS: ReadonlySet<string | null> = new Set(['mile', 'foot', 'inch', 'lb', 'fahrenheit']);

/**
 * Relates the claim's quantity to the one that stands in its place in a sentence that says the same.
 *
 * @remarks By intervals: about is 10 % to both sides, hours, days and weeks convert, a year holds its months. In mode
 * `normative` two bounds or ranges are equal only as literals, which equal intervals of one form are.
 */
export function relateInPlace(claimed: Quantity, stated: Quantity, mode: SupportMode): PlaceRelation {
  if (claimed.kind !== stated.kind || claimed.kind === 'identifier') return undefined;
  if (claimed.kind === 'ordinal' && claimed.head !== stated.head) return undefined;
  if (compareQuantities(claimed, stated) === 'equal' && claimed.form === stated.form) return 'equal';
  if (isDoubtful(claimed) || isDoubtful(stated)) return relateDoubtful(claimed, stated);
  // A decade is named loosely.
  if (claimed.unit === 'decade' || stated.unit === 'decade') return undefined;
  const comparable = toComparable(claimed, stated);
  if (comparable === undefined || comparable === 'other-unit') return comparable;
  const relation = relateIntervals(...comparable);
  if (relation === 'disjoint' && isRounding(claimed, stated)) return undefined;
  if (relation === 'equal' && (mode === 'descriptive' || claimed.form === stated.form)) return 'equal';
  switch (relation) {
    case 'contains':
      return 'wider';
    case 'equal':
    case 'inside':
      return 'narrower';
    default:
      return relation;
  }
}

const EXACT_KINDS: ReadonlySet<string> = new Set([
  'date',
  'time',
  'ordinal',
  'age',
  'temperature',
  'percent',
]);

/** Whether one figure is the other with fewer of its decimals or digits: 3.4 km of 3.41 km. */
function isRounding(a: Quantity, b: Quantity): boolean {
  if (a.unit !== b.unit || a.lo === null || b.lo === null || a.lo !== a.hi || b.lo !== b.hi) return false;
  if (EXACT_KINDS.has(a.kind) || a.form !== b.form) return false;
  const [rough, fine] = digitsOf(a.lo) < digitsOf(b.lo) ? [a.lo, b.lo] : [b.lo, a.lo];
  if (Math.abs(rough - fine) > ROUNDING * Math.abs(fine) || digitsOf(rough) === digitsOf(fine)) return false;
  return Number(fine.toPrecision(digitsOf(rough))) === rough;
}

const digitsOf = (value: number): number =>
  Number(value.toPrecision(12)).toExponential().replace(/e.*$/, '').replace(/\D/g, '').length;

/** Whether a point may part thousands (24.507); a comma before three digits does. */
const isDoubtful = ({ alternate, lo }: Quantity): boolean =>
  alternate !== null && lo !== null && alternate > lo;

function relateDoubtful(claimed: Quantity, stated: Quantity): PlaceRelation {
  return compareQuantities(claimed, stated) === 'different' && claimed.unit === stated.unit
    ? 'disjoint'
    : undefined;
}

function toComparable(a: Quantity, b: Quantity): readonly [Interval, Interval] | 'other-unit' | undefined {
  const common = toCommonUnit(around(a), around(b));
  if (common !== undefined) {
    // Of thousands and 1,024 of data nobody tells which is meant.
    const isRounded =
      a.unit !== b.unit && (a.kind === 'data' || ROUNDED_UNITS.has(a.unit) || ROUNDED_UNITS.has(b.unit));
    return isRounded && compareQuantities(a, b) !== 'different' ? undefined : common;
  }
  switch (a.kind) {
    case 'date':
      return hasYear(a) === hasYear(b) && a.unit !== 'day-of-month' && b.unit !== 'day-of-month'
        ? [intervalOf(a), intervalOf(b)]
        : undefined;
    case 'duration':
      return toComparableDays(a, b);
    case 'percent':
      return 'other-unit';
    case 'money':
      if (a.unit === null || b.unit === null) return undefined;
      if (!mayBeSameCurrency(a.unit, b.unit)) return 'other-unit';
      return relateIntervals(intervalOf(a), intervalOf(b)) === 'disjoint'
        ? [intervalOf(around(a)), intervalOf(around(b))]
        : undefined;
    default:
      return undefined;
  }
}

const EXACT_DAYS: ReadonlySet<string | null> = new Set(['second', 'minute', 'hour', 'day', 'week']);

function toComparableDays(
  a: Quantity,
  b: Quantity,
): readonly [Interval, Interval] | 'other-unit' | undefined {
  const isWorking = [a, b].map(({ unit }) => unit === 'working-day' || unit === 'working-week');
  const x = toDays(around(a));
  const y = toDays(around(b));
  if (x === undefined || y === undefined) return undefined;
  if (isWorking[0] !== isWorking[1] && (a.unit === 'day' || b.unit === 'day')) return 'other-unit';
  if (EXACT_DAYS.has(a.unit) && EXACT_DAYS.has(b.unit)) return [x, y];
  return compareQuantities(a, b) === 'different' ? [x, y] : undefined;
}

const hasYear = ({ unit }: Quantity): boolean =>
  unit === 'day' || unit === 'month' || unit === 'year' || unit === 'decade';

/** An approximation as the interval it stands for. */
function around(quantity: Quantity): Quantity {
  const { form, hi, kind, lo } = quantity;
  if (form !== 'approx' || kind === 'date' || kind === 'time' || lo === null || hi === null) return quantity;
  return {
    ...quantity,
    lo: lo - Math.abs(lo) * APPROXIMATION,
    hi: hi + Math.abs(hi) * APPROXIMATION,
  };
}
