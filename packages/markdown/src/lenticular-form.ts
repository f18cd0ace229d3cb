import { readDaggerPart } from './line-form.js';
import type { LooseContext, LooseForm } from './loose-form.js';
import { MAX_EXPANDED_CITATIONS, type Mark, type MarkItem } from './mark.js';
import { numberForm } from './number-form.js';

const MARK = /【([^【】\n]{1,200})】/gu;

/** What stands between lenticular brackets: `4:0†source`, `1†L5-L9`, `4`, `12,13`. */
export function readLenticular(
  content: string,
  context: Pick<LooseContext, 'isKnown' | 'mayExpand'>,
): readonly MarkItem[] | undefined {
  if (content.includes('†')) {
    const items: MarkItem[] = [];
    for (const text of content.split(/[,;，；、](?=\s?\d)/u)) {
      const part = readDaggerPart(text);
      if (part === undefined) return undefined;
      const { label, locator, name } = part;
      items.push({
        form: 'lenticular',
        label,
        ...(locator === undefined ? {} : { locator }),
        ...(name === undefined ? {} : { document: name }),
      });
    }
    return items;
  }
  const around = { before: '', after: '', linked: false, isKnownSource: () => false };
  return numberForm
    .read(content, { ...context, ...around })
    ?.map((item) => ({ ...item, form: 'lenticular' as const }));
}

/** Marks in lenticular brackets; a single number that begins a block and that no entry bears numbers the block. */
export const lenticularForm: LooseForm = {
  name: 'lenticular',
  mayOccur: (text) => text.includes('【'),
  find: (leaf, context) => {
    if (!leaf.content.includes('【')) return [];
    const marks: Mark[] = [];
    let left = MAX_EXPANDED_CITATIONS;
    for (const found of leaf.content.matchAll(MARK)) {
      const content = found[1] ?? '';
      const items = readLenticular(content, { ...context, mayExpand: context.mayExpand && left > 0 });
      if (items === undefined) continue;
      const numbersBlock = found.index === 0 && !content.includes('†');
      if (numbersBlock && !items.every((item) => context.isKnown(item.label))) continue;
      const from = leaf.from + found.index;
      left -= items.length;
      marks.push({ from, to: from + found[0].length, items, silent: true });
    }
    return marks;
  },
};
