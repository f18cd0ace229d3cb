import type { BracketForm } from './bracket-form.js';

const KEY = /^\p{L}[\p{L}\p{N}._:+-]{0,60}$/u;

/** A key that an entry of a reference list bears: `[Berg99]`. Links keep what they are. */
export const knownKeyForm: BracketForm = {
  name: 'known-key',
  read: (content, context) => {
    if (context.linked || content.length > 400 || !/^\p{L}/u.test(content)) return undefined;
    const keys = content.split(/\s?[,;，；、]\s?/u);
    if (!keys.every((key) => KEY.test(key) && context.isKnown(key))) return undefined;
    return context.mayExpand || keys.length === 1
      ? keys.map((label) => ({ form: 'cite-key', label }))
      : [{ form: 'cite-key', label: content.trim(), problem: 'range-too-long' }];
  },
};
