import { followsLabel } from './identifier.js';

/** A stretch of a text in UTF-16 units. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

const SPACED =
  /(?<![\p{L}\d_.,'/:#-]|\d[ \u00a0\u2009\u202f])[1-9]\d{0,2}(?: \d{3})+(?![ \u00a0\u2009\u202f]?\d|[\p{L}_/:-])/gu;

/**
 * Puts a narrow space where a plain one parts the thousands of a figure, so that `1 234 567` is read as one.
 *
 * @remarks Keeps every UTF-16 offset. Groups of three behind one to three digits and next to no other digit; where there is
 * one group alone, only with a word or a sign behind it, and never behind what has a number for its name ("Room 12 300
 * guests"). What is part of a date stays as it is ("on 5 May 300 people"). Linear.
 * @param dates - in order, without overlaps
 */
export function joinSpaceGroups(folded: string, dates: readonly Stretch[]): string {
  let next = 0;
  return folded.replace(SPACED, (figure, start: number) => {
    const end = start + figure.length;
    while (next < dates.length && (dates[next]?.end ?? 0) <= start) next += 1;
    const date = dates[next];
    if (date !== undefined && date.start < end) return figure;
    const isSingle = figure.indexOf(' ') === figure.lastIndexOf(' ');
    if (isSingle && !canBeOne(folded, start, end)) return figure;
    return figure.replaceAll(' ', '\u202f');
  });
}

const MEASURED = /^(?:[.,]\d+)? ?[\p{L}%$\u20ac\u00a3\u00a5\u2030\u00b0]/u;

function canBeOne(folded: string, start: number, end: number): boolean {
  return (
    MEASURED.test(folded.slice(end, end + 24)) && !followsLabel(folded.slice(Math.max(0, start - 24), start))
  );
}
