import type { LooseForm } from './loose-form.js';
import { MAX_EXPANDED_CITATIONS, type Mark } from './mark.js';
import { numberForm } from './number-form.js';

const ESCAPED = /\\\[(\s?\d[^\\[\]\n]{0,60})\\?\]/gu;
/** An unescaped number in brackets that does not begin a line, as labels of entries do. */
const UNESCAPED = /[^\s\\[](?:[ \t]*)\[\d{1,4}(?:\s?[,，、;；–-]\s?\d{1,4})*\](?![(\]])/u;
const ENTRY = /(?:^|\n)[ \t]*(?:\*\*)?$/u;

/**
 * `\[1\]`, as systems write it that escape every bracket.
 *
 * @remarks By CommonMark such a bracket is text. It is a mark only by the document's own habit: no number stands there in
 * unescaped brackets but at the start of a line, and an entry bears the number or, in a document without references, two
 * and more are written so.
 */
export const escapedForm: LooseForm = {
  name: 'escaped',
  mayOccur: (text, context) => {
    if (!text.includes('\\[')) return false;
    const escaped = [...text.matchAll(ESCAPED)].filter(
      (found) => !ENTRY.test(text.slice(Math.max(0, found.index - 8), found.index)),
    );
    return escaped.length > (context.hasReferences ? 0 : 1) && !UNESCAPED.test(text);
  },
  find: (leaf, context) => {
    if (!leaf.content.includes('\\[')) return [];
    const marks: Mark[] = [];
    let left = MAX_EXPANDED_CITATIONS;
    for (const found of leaf.content.matchAll(ESCAPED)) {
      const before = leaf.content.slice(Math.max(0, found.index - 40), found.index);
      if (ENTRY.test(before)) continue;
      const after = leaf.content.slice(found.index + found[0].length, found.index + found[0].length + 20);
      const items = numberForm.read(found[1] ?? '', {
        ...context,
        mayExpand: context.mayExpand && left > 0,
        before,
        after,
        linked: false,
      });
      if (items === undefined) continue;
      if (context.hasReferences && !items.every((item) => context.isKnown(item.label))) continue;
      const from = leaf.from + found.index;
      left -= items.length;
      marks.push({ from, to: from + found[0].length, items, silent: true });
    }
    return marks;
  },
};
