import type { BracketForm } from './bracket-form.js';
import type { MarkItem } from './mark.js';

const NAMED = /^\s?ID\s?[:：]\s?(\d{1,6})\s?$/iu;
const PAIR = /^\s?K?(\d{1,4}_\d{1,4})\s?$/u;

/** Passages by their number or place: `[ID:4]`, `[ID:0, ID:3]`, `[ID:4, 5]`, `[3_14]`, `[K3_14]`, `K[3_14]`. */
export const passageForm: BracketForm = {
  name: 'passage',
  read: (content, context) => {
    if (content.length > 200 || !/^\s?(?:ID\s?[:：]|K?\d{1,4}_)/iu.test(content)) return undefined;
    const items: MarkItem[] = [];
    let named = false;
    for (const text of content.split(/[,;，；、]/)) {
      const further: RegExpExecArray | null = named ? /^\s?(\d{1,6})\s?$/.exec(text) : null;
      const found: string | undefined = NAMED.exec(text)?.[1] ?? further?.[1];
      const label = found === undefined ? PAIR.exec(text)?.[1] : found.replace(/^0+(?=\d)/, '');
      if (label === undefined) return undefined;
      named ||= found !== undefined;
      items.push({ form: 'number', label });
    }
    return context.mayExpand || items.length === 1
      ? items
      : [{ form: 'number', label: content.trim(), problem: 'range-too-long' }];
  },
};
