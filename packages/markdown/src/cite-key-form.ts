import type { BracketForm } from './bracket-form.js';
import { readLocator } from './locator.js';
import type { MarkItem } from './mark.js';

/** A key as Pandoc reads it: a letter, digit or `_`, inside also single marks of punctuation. */
export const CITE_KEY = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}_]|[:.#$%&+?<>~/-](?=[\p{L}\p{N}_])){0,199}`;

const PART = new RegExp(String.raw`^([^@\[\]]{0,200}?)-?@(?:(${CITE_KEY})|\{([^{}\s]{1,200})\})`, 'u');
const NEXT = new RegExp(String.raw`^[\s,]*-?@(?:(${CITE_KEY})|\{([^{}\s]{1,200})\})`, 'u');

/**
 * Keys in brackets: `[@berg]`, `[see @berg; -@holm, p. 3]`.
 *
 * @remarks Keys without a semicolon between them are both taken, with the problem `missing-separator`. An at sign inside
 * a word is an address, not a key.
 */
export const citeKeyForm: BracketForm = {
  name: 'cite-key',
  read: (content, context) => {
    if (content.length > 1000 || !content.includes('@')) return undefined;
    const items: MarkItem[] = [];
    for (const part of content.split(/[;；]/)) {
      const first = PART.exec(part);
      const key = first?.[2] ?? first?.[3];
      if (first === null || key === undefined || /[\p{L}\p{N}]$/u.test(first[1] ?? '')) return undefined;
      let rest = part.slice(first[0].length);
      const group = [key];
      for (let next = NEXT.exec(rest); next !== null; next = NEXT.exec(rest)) {
        group.push(next[1] ?? next[2] ?? '');
        rest = rest.slice(next[0].length);
      }
      if (rest.includes('@')) return undefined;
      const locator = readLocator(rest);
      group.forEach((label, i) => {
        items.push({
          form: 'cite-key',
          label,
          ...(locator === undefined || i < group.length - 1 ? {} : { locator }),
          ...(group.length > 1 ? { doubt: 'missing-separator' } : {}),
        });
      });
    }
    return context.mayExpand || items.length === 1
      ? items
      : [{ form: 'cite-key', label: content.trim(), problem: 'range-too-long' }];
  },
};
