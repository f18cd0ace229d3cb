import { toCodePointSpans } from '../code-points.js';
import { applyBounds } from './bound.js';
import type { Draft } from './draft.js';
import { findDates } from './find-dates.js';
import { foldCharacters } from './fold.js';
import { joinBounds } from './join-bounds.js';
import { joinRanges } from './join-ranges.js';
import { measureAtom } from './measure-atom.js';
import { findAtoms } from './number-atom.js';
import type { Quantity } from './quantity.js';
import { joinSpaceGroups } from './space-groups.js';
import { blankStopWords } from './stop-words.js';

// An en dash before a figure, with nothing that it could join to it, is a minus.
const DASHED_MINUS = /(?<=^|[\s(])(?<![\d%] )–(?=\d)/g;

/**
 * Finds the quantities of an English, Chinese or mixed text, in order and without overlaps.
 *
 * @remarks Spans are code points of `text` as given. Ranges are one quantity. Chinese numerals count only with
 * a unit or classifier; 一 before a classifier is an article unless the context limits (限一个). Numbers that
 * name (`Python 3.13`, `Room 12`, phones) are of kind `identifier` and have no value. Nothing is resolved
 * against a clock. Linear in the length of the text; never throws.
 *
 * @example
 * ```ts
 * findQuantities('三至五个工作日').map(({ lo, hi, unit }) => [lo, hi, unit]); // [[3, 5, 'working-day']]
 * ```
 */
export function findQuantities(text: string): Quantity[] {
  const folded = blankStopWords(foldCharacters(text)).replace(DASHED_MINUS, '-');
  const dates = findDates(folded);
  const grouped = joinSpaceGroups(folded, dates);
  const drafts: Draft[] = [];
  let next = 0;
  for (const atom of findAtoms(grouped)) {
    while (next < dates.length && (dates[next]?.end ?? 0) <= atom.start) next += 1;
    const date = dates[next];
    if (date !== undefined && atom.end > date.start) continue;
    const draft = measureAtom(grouped, atom);
    if (draft !== undefined) drafts.push(draft);
  }
  const ordered = [...drafts, ...dates].sort((a, b) => a.start - b.start || a.end - b.end);
  const joined = joinRanges(folded, ordered).filter((draft) => !draft.tentative);
  const kept: Draft[] = [];
  let end = 0;
  for (const draft of joined) {
    if (draft.start < end) continue;
    applyBounds(folded, draft);
    if (draft.start < end) draft.start = end;
    kept.push(draft);
    end = draft.end;
  }
  return toCodePointSpans(text, joinBounds(folded, kept)).map(
    ({ tentative: _t, bare: _b, scale: _s, ...quantity }) => quantity,
  );
}
