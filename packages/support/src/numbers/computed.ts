import type { Quantity } from '../quantities/quantity.js';
import { PER_CENT } from './same-figure.js';

type Figure = Pick<Quantity, 'kind' | 'unit' | 'lo' | 'hi'>;

const CLOSE = 1e-9;
const isClose = (a: number, b: number): boolean =>
  Math.abs(a - b) <= CLOSE * Math.max(Math.abs(a), Math.abs(b));

/** Whether figures of the other sentence come to this one: their sum, a product of two, a year and a number of years. */
export function isComputed(whole: Figure, parts: readonly Figure[]): boolean {
  if (whole.lo === null) return false;
  if (whole.kind === 'date') return isYearsFrom(whole.lo, parts);
  const alike = parts.filter(({ kind, unit }) => kind === whole.kind && unit === whole.unit);
  const sum = alike.reduce((total, { lo }) => total + (lo ?? 0), 0);
  if (alike.length >= 2 && isClose(sum, whole.lo)) return true;
  return alike.some((one) => parts.some((times) => one !== times && isProduct(whole.lo, one.lo, times.lo)));
}

const isProduct = (whole: number | null, one: number | null, times: number | null): boolean =>
  whole !== null && one !== null && times !== null && times > 1 && isClose(one * times, whole);

function isYearsFrom(day: number, parts: readonly Figure[]): boolean {
  const year = yearOf(day);
  const years = parts.filter(({ kind, unit }) => kind === 'duration' && unit === 'year');
  return parts.some(
    ({ hi, kind, lo }) =>
      kind === 'date' &&
      years.some((more) => Math.abs(yearOf(lo ?? hi ?? Number.NaN) - year) === (more.lo ?? Number.NaN)),
  );
}

const yearOf = (day: number): number => Math.floor(day / 10_000);
const MOST = 16;

/**
 * Whether the figures of one text may be those of another told otherwise: 5 of 10 as a half, 30 years before 2020 as 1990,
 * 10 and 20 as 30.
 *
 * @remarks Of each side the first 16.
 */
export function mayComeTo(some: readonly Figure[], others: readonly Figure[]): boolean {
  const [a, b] = [some.slice(0, MOST), others.slice(0, MOST)];
  return comesTo(a, b) || comesTo(b, a);
}

function comesTo(parts: readonly Figure[], wholes: readonly Figure[]): boolean {
  return wholes.some((whole) => {
    if (whole.lo === null || whole.lo !== whole.hi || whole.kind !== 'percent')
      return isComputed(whole, parts);
    const share = whole.lo / (100 / (PER_CENT[whole.unit ?? ''] ?? Number.NaN));
    return parts.some((part) =>
      parts.some(
        (of) =>
          part !== of &&
          part.kind === 'count' &&
          of.kind === 'count' &&
          part.lo !== null &&
          of.lo !== null &&
          of.lo > 0 &&
          Math.abs(part.lo / of.lo - share) <= ROUNDING,
      ),
    );
  });
}

/** A share is told in whole per cent. */
const ROUNDING = 0.005;
