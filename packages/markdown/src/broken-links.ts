import type { Leaf } from './leaves.js';
import type { Mark } from './mark.js';
import type { Range } from './table-blocks.js';

/** Links that are none by the letter, and the addresses in them. */
export interface BrokenLinks {
  readonly ranges: readonly Range[];
  readonly marks: ReadonlySet<Mark>;
}

const LONGEST_TEXT = 400;
const LONGEST_ADDRESS = 1000;

/**
 * Finds `[text](https://... ...)` whose address holds white space, so that it is no link and its parts are text.
 *
 * @remarks Some systems quote words of the source in the address without encoding them. What a reader takes for a link is no part
 * of the sentence before it. Looks at a bounded stretch around each bare address.
 */
export function findBrokenLinks(leaf: Leaf, marks: readonly Mark[]): BrokenLinks {
  const ranges: Range[] = [];
  const broken = new Set<Mark>();
  for (const mark of marks) {
    const from = mark.from - leaf.from;
    if (mark.items[0]?.form !== 'url' || leaf.content.slice(from - 2, from) !== '](') continue;
    const open = findOpening(leaf.content, from - 2);
    const close = findClosing(leaf.content, mark.to - leaf.from);
    if (open < 0 || close < 0) continue;
    const bracketed = leaf.content.charAt(open - 1) === '(' && leaf.content.charAt(close + 1) === ')';
    const first = leaf.from + open - (bracketed ? 1 : 0);
    if (first < (ranges.at(-1)?.to ?? 0)) continue;
    ranges.push({ from: first, to: leaf.from + close + 1 + (bracketed ? 1 : 0) });
    broken.add(mark);
  }
  return { ranges, marks: broken };
}

/** The `[` that the `]` at `at` closes, or -1. */
function findOpening(content: string, at: number): number {
  let depth = 0;
  for (let i = at; i >= Math.max(0, at - LONGEST_TEXT); i -= 1) {
    const unit = content.charAt(i);
    if (unit === '\n') return -1;
    if (unit === ']') depth += 1;
    else if (unit === '[') {
      depth -= 1;
      if (depth === 0) return i;
    }
  }
  return -1;
}

/** The `)` that closes an address of which the part up to `at` was read, or -1. */
function findClosing(content: string, at: number): number {
  let depth = 1;
  for (let i = at; i < Math.min(content.length, at + LONGEST_ADDRESS); i += 1) {
    const unit = content.charAt(i);
    if (unit === '\n' || unit === '[') return -1;
    if (unit === '(') depth += 1;
    else if (unit === ')') {
      depth -= 1;
      if (depth === 0) return i;
    }
  }
  return -1;
}
