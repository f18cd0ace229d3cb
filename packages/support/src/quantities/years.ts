import { matchClassifier } from './classifier.js';
import { createDraft, type Draft } from './draft.js';
import { matchUnit } from './unit.js';

/** A month or year: an interval of days, yet stated as one value. */
export function named(start: number, end: number, unit: string, lo: number, hi: number): Draft {
  return { ...createDraft(start, end, 'date', unit, lo, hi), form: 'exact' };
}

/** From the first day of one year to the last of another. */
export const yearsOf = (match: RegExpExecArray, from: number, to: number): Draft =>
  named(match.index, match.index + match[0].length, 'year', from * 10000 + 101, to * 10000 + 1231);

/** A year, or two with words between them. */
export function yearRange(match: RegExpExecArray): Draft | undefined {
  const from = Number(match[1]);
  const to = match[2] === undefined ? from : Number(match[2]);
  const end = match.index + match[0].length;
  const next = /^ ([a-z]+)/.exec(match.input.slice(end, end + 24))?.[1] ?? '';
  // "up to 1000 kg", "in 1200 boxes": what follows is counted.
  if (to < from || matchUnit(match.input, end) !== undefined) return undefined;
  if (/s$/.test(next) && !/^(?:was|is|has|as|its|this)$/.test(next)) return undefined;
  const draft = named(
    match.index,
    match.index + match[0].length,
    'year',
    from * 10000 + 101,
    to * 10000 + 1231,
  );
  if (to > from) draft.form = 'range';
  return draft;
}

/** Ten years that are named as one. */
export function decade(match: RegExpExecArray): Draft {
  const first = Number(`${match[1]}${match[2]}0`) * 10_000;
  // The 1900s may be ten years or a hundred.
  const years = match[2] === '0' ? 99 : 9;
  const end = match.index + match[0].length;
  return named(match.index, end, 'decade', first + 101, first + years * 10_000 + 1231);
}

/** Years with a dash between them, the second in full or in two digits. */
export function yearSpan(match: RegExpExecArray): Draft | undefined {
  const from = Number(match[1]);
  const to = match[2] === undefined ? Math.floor(from / 100) * 100 + Number(match[3]) : Number(match[2]);
  const end = match.index + match[0].length;
  const isCounted = matchClassifier(match.input.slice(end, end + 4)) ?? matchUnit(match.input, end);
  if (isCounted !== undefined) return undefined;
  // 2018-19 is a season; 2018-25 could be anything.
  if (match[2] === undefined ? to !== from + 1 : to <= from) return undefined;
  return createDraft(
    match.index,
    match.index + match[0].length,
    'date',
    'year',
    from * 10000 + 101,
    to * 10000 + 1231,
  );
}
