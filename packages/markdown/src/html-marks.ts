import { type LabelLookup, scanInline } from './inline.js';
import type { Leaf } from './leaves.js';
import type { Mark } from './mark.js';
import { listMarks, type MarkContext } from './marks.js';

/**
 * The marks in a block of raw HTML, each with the problem `inside-html`: whoever renders the block decides whether a reader
 * sees them. Links and URLs are left to HTML.
 */
export function readHtmlMarks(leaf: Leaf, lookup: LabelLookup, context: MarkContext): Mark[] {
  if (/^<(?:script|style|pre|textarea|!|\?)/i.test(leaf.content)) return [];
  const tokens = scanInline(leaf.content, leaf.from, lookup);
  return listMarks(leaf, tokens, context)
    .filter((mark) => mark.silent && mark.items.every((item) => item.form !== 'link'))
    .map((mark) => ({ ...mark, problem: 'inside-html' }));
}
