import { countUpTo } from './binary-search.js';
import type { InlineToken } from './inline-token.js';
import type { Leaf } from './leaves.js';

const TAG = /^<(\/?)([A-Za-z][A-Za-z0-9-]*)/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

interface Change {
  readonly at: number;
  readonly opening: string;
}

/** What stands around the places of a leaf: text that is struck, elements of raw HTML. */
export interface Enclosures {
  /** The opening markup of the innermost enclosure that begins before the place and ends behind it; else nothing. */
  at(source: number): string;
}

/**
 * Lists struck text and elements of raw HTML, so that a sentence in their middle can be told from a plain one.
 *
 * @remarks An element that is not closed goes on to the end of the leaf. A closing tag ends the innermost element
 * if that bears its name, and else nothing, so that the doubtful case counts as enclosed.
 */
export function listEnclosures(leaf: Leaf, tokens: readonly InlineToken[]): Enclosures {
  const changes: Change[] = [];
  const open: { readonly name: string; readonly opening: string; readonly to: number }[] = [];
  const change = (at: number): void => {
    changes.push({ at, opening: open.at(-1)?.opening ?? '' });
  };
  const endStruck = (before: number): void => {
    for (let last = open.at(-1); last !== undefined && last.to <= before; last = open.at(-1)) {
      open.pop();
      change(last.to);
    }
  };
  for (const token of tokens) {
    if (token.kind !== 'struck' && token.kind !== 'html') continue;
    endStruck(token.from);
    if (token.kind === 'struck') {
      open.push({ name: '~~', opening: '~~', to: token.to });
      change(token.from + 1);
      continue;
    }
    const written = leaf.content.slice(token.from - leaf.from, token.to - leaf.from);
    const tag = TAG.exec(written);
    const name = tag?.[2]?.toLowerCase();
    if (name === undefined || VOID.test(name)) continue;
    if (tag?.[1] === '/') {
      if (open.at(-1)?.name !== name) continue;
      open.pop();
      change(token.to);
    } else {
      open.push({ name, opening: `<${name.slice(0, 40)}>`, to: Number.POSITIVE_INFINITY });
      change(token.from + 1);
    }
  }
  endStruck(Number.MAX_SAFE_INTEGER);
  return {
    at: (source) =>
      changes[countUpTo(changes.length, (i) => (changes[i]?.at ?? 0) <= source) - 1]?.opening ?? '',
  };
}
