import { CITE_KEY } from './cite-key-form.js';
import { matchLocator } from './locator.js';
import type { LooseForm } from './loose-form.js';
import type { Mark } from './mark.js';

const KEY = new RegExp(String.raw`(?<![\p{L}\p{N}_.@/\\+-])@(${CITE_KEY})`, 'gu');
const SUFFIX = /^ ?\[([^[\]\n]{1,60})\]/;

/** `@key` in the sentence, only if an entry bears the key; `@key [p. 3]` has a place. Addresses and handles are none. */
export const keyInTextForm: LooseForm = {
  name: 'key-in-text',
  mayOccur: (text, context) => context.hasReferences && text.includes('@'),
  find: (leaf, context) => {
    if (!leaf.content.includes('@')) return [];
    const marks: Mark[] = [];
    for (const found of leaf.content.matchAll(KEY)) {
      const label = found[1] ?? '';
      if (!context.isKnown(label)) continue;
      const end = found.index + found[0].length;
      const suffix = SUFFIX.exec(leaf.content.slice(end, end + 70));
      const place = matchLocator(suffix?.[1] ?? '');
      const whole = place !== undefined && place.length === (suffix?.[1] ?? '').trimEnd().length;
      const to = end + (whole ? (suffix?.[0].length ?? 0) : 0);
      const locator = whole && place !== undefined ? { locator: place.locator } : {};
      const items = [{ form: 'cite-key' as const, label, ...locator }];
      marks.push({ from: leaf.from + found.index, to: leaf.from + to, items, silent: false });
    }
    return marks;
  },
};
