import type { Interval } from './interval.js';
import type { Quantity } from './quantity.js';
import { findUnit } from './unit.js';

const AMBIGUOUS: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'HKD', 'TWD', 'AUD', 'CAD', 'SGD'],
  crown: ['SEK', 'NOK', 'DKK', 'CZK'],
  '¥': ['CNY', 'JPY'],
};

// Days that one unit can last. A working day lies in a calendar day; weekends and a holiday may come between.
const DAYS: Readonly<Record<string, readonly [number, number, extra: number]>> = {
  second: [1 / 86400, 1 / 86400, 0],
  day: [1, 1, 0],
  night: [1, 1, 1],
  month: [28, 31, 0],
  'working-day': [1, 1.4, 5],
  'working-week': [5, 7, 5],
};

/** The interval of a quantity as stated. */
export function intervalOf(quantity: Quantity): Interval {
  const { lo, hi, loOpen, hiOpen } = quantity;
  return { lo, hi, loOpen, hiOpen };
}

/** Both intervals in one unit where the conversion is exact, or `undefined`. */
export function toCommonUnit(a: Quantity, b: Quantity): [Interval, Interval] | undefined {
  if (a.kind !== b.kind) return undefined;
  if (a.unit === b.unit) return [intervalOf(a), intervalOf(b)];
  if (a.unit === null || b.unit === null) return undefined;
  const from = findUnit(a.kind, a.unit);
  const to = findUnit(b.kind, b.unit);
  if (from === undefined || to === undefined || from.base !== to.base) return undefined;
  return [scaled(a, from.factor), scaled(b, to.factor)];
}

/** The interval of days that a duration can last, or `undefined` for other kinds. */
export function toDays(quantity: Quantity): Interval | undefined {
  if (quantity.kind !== 'duration' || quantity.unit === null) return undefined;
  const unit = findUnit('duration', quantity.unit);
  const days = unit === undefined ? undefined : DAYS[unit.base];
  if (unit === undefined || days === undefined) return undefined;
  const [low, high, extra] = days;
  return {
    lo: quantity.lo === null ? null : quantity.lo * unit.factor * low,
    hi: quantity.hi === null ? null : quantity.hi * unit.factor * high + extra,
    loOpen: quantity.loOpen,
    hiOpen: quantity.hiOpen,
  };
}

/** Whether the signs of two currencies may mean the same one (`$` and USD); two full names never do. */
export function mayBeSameCurrency(a: string, b: string): boolean {
  const left = findUnit('money', a)?.base ?? a;
  const right = findUnit('money', b)?.base ?? b;
  return (
    left === right ||
    (AMBIGUOUS[left]?.includes(right) ?? false) ||
    (AMBIGUOUS[right]?.includes(left) ?? false)
  );
}

function scaled(quantity: Quantity, factor: number): Interval {
  return {
    lo: quantity.lo === null ? null : quantity.lo * factor,
    hi: quantity.hi === null ? null : quantity.hi * factor,
    loOpen: quantity.loOpen,
    hiOpen: quantity.hiOpen,
  };
}
