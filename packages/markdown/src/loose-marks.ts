import { escapedForm } from './escaped-form.js';
import { ibidForm } from './ibid-form.js';
import type { InlineToken } from './inline-token.js';
import { keyInTextForm } from './key-in-text-form.js';
import type { Leaf } from './leaves.js';
import { lenticularForm } from './lenticular-form.js';
import type { LooseContext, LooseForm } from './loose-form.js';
import type { Mark } from './mark.js';
import { mentionForm } from './mention-form.js';
import { createParenthesesForm } from './parentheses-form.js';
import { superscriptForm } from './superscript-form.js';
import type { Range } from './table-blocks.js';
import { wideBracketForm } from './wide-bracket-form.js';

/** The forms that a document can hold, in the order in which they are tried; a new form is a file and a line here. */
export function chooseLooseForms(
  text: string,
  context: LooseContext,
  superscripts: boolean,
): readonly LooseForm[] {
  const all = [
    lenticularForm,
    wideBracketForm,
    escapedForm,
    ibidForm,
    createParenthesesForm(text),
    keyInTextForm,
    ...(superscripts ? [superscriptForm] : []),
    mentionForm,
  ];
  return all.filter((form) => form.mayOccur(text, context));
}

/**
 * Adds the marks that stand outside of square brackets to those that do not.
 *
 * @param known - marks already read, in order
 * @param mathematics - ranges that hold no marks
 * @remarks A candidate that touches a known mark, code, a link, a URL or mathematics is dropped, and one inside a tag; tags that it
 * holds as a whole are no hindrance. The first form that takes a place keeps it.
 */
export function addLooseMarks(
  leaf: Leaf,
  tokens: readonly InlineToken[],
  known: Mark[],
  mathematics: readonly Range[],
  forms: readonly LooseForm[],
  context: LooseContext,
): Mark[] {
  let marks = known;
  let closed: Range[] | undefined;
  for (const form of forms) {
    const found = form.find(leaf, context);
    if (found.length === 0) continue;
    closed ??= [...tokens.filter(isClosed), ...mathematics].sort((a, b) => a.from - b.from);
    const free = withoutTouching(withoutTouching(found, closed, isTag), marks, () => false);
    if (free.length > 0) marks = [...marks, ...free].sort((a, b) => a.from - b.from);
  }
  return marks;
}

function isClosed(token: InlineToken): boolean {
  return /^(?:code|link|image|autolink|url|footnote|html)$/.test(token.kind);
}

function isTag(range: Range): boolean {
  return (range as Partial<InlineToken>).kind === 'html';
}

/** The candidates that overlap none of the ranges, but for those that `spares` and that they hold as a whole. */
function withoutTouching(
  candidates: readonly Mark[],
  ranges: readonly Range[],
  spares: (range: Range) => boolean,
): Mark[] {
  const free: Mark[] = [];
  let next = 0;
  for (const mark of candidates) {
    while (next < ranges.length && (ranges[next]?.to ?? 0) <= mark.from) next += 1;
    let touched = false;
    for (let i = next; !touched; i += 1) {
      const range = ranges[i];
      if (range === undefined || range.from >= mark.to) break;
      touched = !(spares(range) && range.from >= mark.from && range.to <= mark.to) && range.to > mark.from;
    }
    if (!touched) free.push(mark);
  }
  return free;
}
