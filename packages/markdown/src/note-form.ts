import type { MarkItem } from './mark.js';

/** What `[^label]` names: a note, or with a caret on either side and no note called so (`[^1^]`) a raised number. */
export function readNote(label: string, isKnown: (label: string) => boolean): MarkItem {
  const number = /^0*(\d{1,4})\^$/.exec(label)?.[1];
  return number === undefined || isKnown(`^${label}`)
    ? { form: 'footnote', label: `^${label}` }
    : { form: 'number', label: number };
}
