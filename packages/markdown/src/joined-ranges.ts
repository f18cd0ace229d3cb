import type { Leaf } from './leaves.js';
import type { CitationBudget, Mark, MarkItem } from './mark.js';
import { MAX_RANGE_LENGTH } from './number-form.js';

const DASH = /^[ \t]?[-‐‑‒–—―−～][ \t]?$/u;

/**
 * Joins two numbers in brackets with nothing but a dash between to the range that they are: `[1]–[3]`.
 *
 * @remarks Only where the second number is greater; other marks stay what they are.
 */
export function joinRanges(leaf: Leaf, marks: Mark[], budget: CitationBudget): Mark[] {
  const joined: Mark[] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    const items = last === undefined ? undefined : readRange(leaf, last, mark, budget);
    if (last === undefined || items === undefined) {
      joined.push(mark);
      continue;
    }
    budget.left -= items.length - 2;
    joined[joined.length - 1] = { ...last, to: mark.to, items };
  }
  return joined;
}

function readRange(leaf: Leaf, one: Mark, other: Mark, budget: CitationBudget): MarkItem[] | undefined {
  if (other.from - one.to > 3 || other.from === one.to) return undefined;
  if (!DASH.test(leaf.content.slice(one.to - leaf.from, other.from - leaf.from))) return undefined;
  const first = readNumber(one);
  const last = readNumber(other);
  if (first === undefined || last === undefined || last <= first || last - first >= MAX_RANGE_LENGTH)
    return undefined;
  if (budget.left < 0) return undefined;
  return Array.from({ length: last - first + 1 }, (_, i) => ({ form: 'range', label: String(first + i) }));
}

function readNumber({ items }: Mark): number | undefined {
  const [item] = items;
  const isPlain = items.length === 1 && item?.form === 'number' && item.locator === undefined;
  return isPlain && item.problem === undefined && /^\d{1,4}$/.test(item.label)
    ? Number(item.label)
    : undefined;
}
