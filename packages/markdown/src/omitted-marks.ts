import type { Leaf } from './leaves.js';
import type { Mark } from './mark.js';
import type { Range } from './table-blocks.js';

/** The ranges a statement's text leaves out, and the marks in them. */
export interface OmittedMarks {
  readonly ranges: readonly Range[];
  readonly silent: ReadonlySet<Mark>;
}

const BETWEEN = /^[\s,;|&、，；]*$/;
const OPENING = /[(（][\s]*(?:(?:sources?|via|see|ref\.?|来源|來源|参考|见|详见)[:：]?\s*)?$/iu;
const CLOSING = /^\s*[)）]/;

/**
 * Finds what of a leaf's marks is no part of its sentences: numbers, notes and blocks, and links that stand alone in
 * parentheses, the parentheses included.
 *
 * @param marks - in order
 */
export function omitMarks(leaf: Leaf, marks: readonly Mark[]): OmittedMarks {
  const ranges: Range[] = [];
  const silent = new Set<Mark>();
  for (let i = 0; i < marks.length; ) {
    const first = marks[i];
    if (first === undefined) break;
    let last = first;
    let next = i + 1;
    for (let mark = marks[next]; mark !== undefined; mark = marks[next]) {
      if (mark.from - last.to > 8 || !BETWEEN.test(between(leaf, last.to, mark.from))) break;
      last = mark;
      next += 1;
    }
    const group = marks.slice(i, next);
    const before = OPENING.exec(between(leaf, Math.max(leaf.from, first.from - 20), first.from));
    const after = CLOSING.exec(between(leaf, last.to, Math.min(leaf.to, last.to + 8)));
    if (before !== null && after !== null) {
      ranges.push({ from: first.from - before[0].length, to: last.to + after[0].length });
      for (const mark of group) silent.add(mark);
    } else {
      for (const mark of group) {
        if (!mark.silent) continue;
        ranges.push({ from: mark.from, to: mark.to });
        silent.add(mark);
      }
    }
    i = next;
  }
  return { ranges, silent };
}

function between(leaf: Leaf, from: number, to: number): string {
  return leaf.content.slice(from - leaf.from, to - leaf.from);
}
