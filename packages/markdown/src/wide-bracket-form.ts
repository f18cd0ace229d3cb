import type { LooseForm } from './loose-form.js';
import { MAX_EXPANDED_CITATIONS, type Mark } from './mark.js';
import { numberForm } from './number-form.js';

const WIDE = /［\s?(\d[^［］〔〕\n]{0,60})］|〔\s?(\d[^［］〔〕\n]{0,60})〕/gu;

/** Numbers in full-width or tortoise-shell brackets: `［1］`, `〔2，3〕`; one that begins a block and that no entry bears labels it. */
export const wideBracketForm: LooseForm = {
  name: 'wide-bracket',
  mayOccur: (text) => /[［〔]\s?\d/u.test(text),
  find: (leaf, context) => {
    if (!/[［〔]/u.test(leaf.content)) return [];
    const marks: Mark[] = [];
    let left = MAX_EXPANDED_CITATIONS;
    for (const found of leaf.content.matchAll(WIDE)) {
      const end = found.index + found[0].length;
      const items = numberForm.read(found[1] ?? found[2] ?? '', {
        ...context,
        mayExpand: context.mayExpand && left > 0,
        before: leaf.content.slice(Math.max(0, found.index - 40), found.index),
        after: leaf.content.slice(end, end + 20),
        linked: false,
      });
      if (items === undefined) continue;
      if (found.index === 0 && !items.every((item) => context.isKnown(item.label))) continue;
      left -= items.length;
      marks.push({ from: leaf.from + found.index, to: leaf.from + end, items, silent: true });
    }
    return marks;
  },
};
