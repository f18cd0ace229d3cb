import { intervalOf, mayBeSameCurrency, toCommonUnit, toDays } from '../quantities/convert.js';
import type { Interval } from '../quantities/interval.js';
import type { Quantity } from '../quantities/quantity.js';

/**
 * Whether quantities in units that never convert exactly may still state the same: a month and 30 days, 3 tons and 3 tonnes.
 *
 * @remarks An end of the one is within a tenth of an end of the other.
 */
export function mayMeet(figure: Quantity, other: Quantity): boolean {
  if (figure.kind === 'money') return mayBeSameCurrency(figure.unit ?? '', other.unit ?? '');
  if (figure.kind === 'temperature') return mayBeSameWarmth(figure, other);
  const isTime = figure.kind === 'age' || figure.kind === 'duration';
  const [mine, theirs] = toCommonUnit(figure, other) ?? [toDays(figure), toDays(other)];
  if (mine === undefined || theirs === undefined)
    return !isTime && haveCloseEnds(intervalOf(figure), intervalOf(other));
  return haveCloseEnds(mine, theirs);
}

function haveCloseEnds(mine: Interval, theirs: Interval): boolean {
  return [mine.lo, mine.hi].some(
    (end) => end !== null && [theirs.lo, theirs.hi].some((stated) => stated !== null && isClose(end, stated)),
  );
}

function mayBeSameWarmth(figure: Quantity, other: Quantity): boolean {
  if (figure.lo === null || other.lo === null) return true;
  const [mine, theirs] = [toCelsius(figure, figure.lo), toCelsius(other, other.lo)];
  return Math.abs(mine - theirs) <= 1 || isClose(mine, theirs);
}

const isClose = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 0.1 * Math.max(Math.abs(a), Math.abs(b));

const toCelsius = ({ unit }: Quantity, degrees: number): number =>
  unit === 'fahrenheit' ? ((degrees - 32) * 5) / 9 : degrees;

/** Words that are units though they stand as what is counted: degrees of warmth or of an angle. */
const UNIT_HEADS: ReadonlySet<string> = new Set(['degree', 'decade', 'knot', 'gallon', 'barrel']);

/** Whether two figures of one value are told in units of their own that never measure the same: 20 degrees and 20 %. */
export function haveOtherUnits(figure: Quantity, other: Quantity): boolean {
  const [counted, measured] = figure.kind === 'count' ? [figure, other] : [other, figure];
  if (counted.kind !== 'count' || measured.kind === 'count' || !UNIT_HEADS.has(counted.head ?? ''))
    return false;
  return !(counted.head === 'degree' && measured.kind === 'temperature');
}
