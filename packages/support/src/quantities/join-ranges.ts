import { lastDay } from './calendar.js';
import { createDraft, type Draft } from './draft.js';
import { findUnit } from './unit.js';

const CONNECTOR = /^ ?(?:(?:-|–|—|~){1,2}|至|到) ?$|^ (?:to|through) $/i;
const HYPHEN = /^-$/;

/** Joins drafts that state one range (3-5 days, 三至五天) or one sum (1 hour 30 minutes). */
export function joinRanges(folded: string, drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  for (const next of drafts) {
    const previous = joined.at(-1);
    if (previous === undefined || next.start < previous.end || next.start - previous.end > 8) {
      joined.push(next);
      continue;
    }
    const gap = folded.slice(previous.end, next.start);
    const between =
      /^ and $/i.test(gap) &&
      /between $/i.test(folded.slice(Math.max(0, previous.start - 8), previous.start));
    let whole: Draft | undefined;
    if (between || CONNECTOR.test(gap)) whole = joinRange(previous, next, HYPHEN.test(gap), folded);
    else if (/^ ?(?:and |零|又|, )?$/.test(gap)) whole = joinSum(previous, next);
    if (whole === undefined) joined.push(next);
    else joined[joined.length - 1] = whole;
  }
  return joined;
}

function joinRange(from: Draft, to: Draft, hyphen: boolean, folded: string): Draft | undefined {
  if (from.form !== 'exact' || to.form !== 'exact' || from.lo === null || to.hi === null) return undefined;
  if (from.kind === 'date' || from.kind === 'time') return joinDates(from, to);
  const takesLater = from.bare && (to.bare || to.kind !== 'date');
  const takesEarlier = to.bare && (from.kind === 'money' || isShare(folded, from));
  const same = from.kind === to.kind && from.unit === to.unit;
  if (!takesLater && !takesEarlier && !same) return undefined;
  if (from.kind === 'ordinal' || to.kind === 'ordinal' || to.kind === 'time' || to.kind === 'date')
    return undefined;
  const hi = to.hi;
  const lo = from.lo * (from.bare && sharesScale(from, to) ? to.scale : 1);
  if (lo >= hi) {
    // 5-3 is neither a range nor two quantities.
    return hyphen && from.bare ? createDraft(from.start, to.end, 'identifier', null, null) : undefined;
  }
  const unitOf = takesEarlier ? from : to;
  if (from.bare && to.bare && isYear(folded, from) && isYear(folded, to)) {
    const years = createDraft(from.start, to.end, 'date', 'year', lo * 10000 + 101, hi * 10000 + 1231);
    return years;
  }
  const whole = createDraft(from.start, to.end, unitOf.kind, unitOf.unit, lo, hi);
  whole.head = to.head;
  whole.bare = from.bare && to.bare;
  whole.tentative = from.tentative && to.tentative && whole.bare;
  return whole;
}

const isShare = (folded: string, draft: Draft): boolean =>
  /^[百千]分之/.test(folded.slice(draft.start, draft.start + 3));

/** 3-5 million and 三至五万 share a scale, 8000-1.2万 and 五百到两千 do not. */
function sharesScale(from: Draft, to: Draft): boolean {
  if (from.lo === null || to.hi === null || from.scale >= to.scale) return false;
  return from.lo < to.hi / to.scale || from.lo * 100 < to.hi;
}

function isYear(folded: string, draft: Draft): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(folded.slice(draft.start, draft.end)) && draft.head === null;
}

function joinDates(from: Draft, to: Draft): Draft | undefined {
  if (from.kind !== to.kind || from.lo === null || to.hi === null) return undefined;
  let lo = from.lo;
  let hi = to.hi;
  let unit = from.unit;
  if (from.unit === 'month-day' && to.unit === 'day') {
    lo += Math.floor(hi / 10000) * 10000;
    unit = 'day';
  } else if (from.unit === 'day' && to.unit === 'month-day') {
    hi += Math.floor(lo / 10000) * 10000;
  } else if (from.unit === 'month' && to.unit === 'month-of-year') {
    const year = Math.floor(lo / 10000);
    hi = year * 10000 + Math.floor(hi / 100) * 100 + lastDay(year, Math.floor(hi / 100));
  } else if (from.unit !== to.unit) {
    return undefined;
  }
  if (from.kind === 'time' && hi < lo) hi += 1440;
  return lo < hi || from.kind === 'time'
    ? createDraft(from.start, to.end, from.kind, unit, lo, hi)
    : undefined;
}

function joinSum(from: Draft, to: Draft): Draft | undefined {
  if (from.kind !== to.kind || from.form !== 'exact' || to.form !== 'exact') return undefined;
  if (from.unit === null || to.unit === null || from.lo === null || to.lo === null) return undefined;
  const large = findUnit(from.kind, from.unit);
  const small = findUnit(to.kind, to.unit);
  if (large === undefined || small === undefined || large.base !== small.base) return undefined;
  if (small.factor >= large.factor || to.lo * small.factor >= large.factor) return undefined;
  if (from.kind === 'money')
    return createDraft(
      from.start,
      to.end,
      'money',
      from.unit,
      from.lo + (to.lo * small.factor) / large.factor,
    );
  return createDraft(from.start, to.end, from.kind, to.unit, (from.lo * large.factor) / small.factor + to.lo);
}
