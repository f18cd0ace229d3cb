import { joinsDigits } from './joined-digits.js';
import type { Leaf } from './leaves.js';
import type { Mark } from './mark.js';
import { readsAsPhrase } from './phrase.js';
import type { VisibleText } from './plain-text.js';
import { isSourceTag, standsForSource } from './source-tag.js';
import type { Range } from './table-blocks.js';

/** The ranges a statement's text leaves out, and the marks in them. */
export interface OmittedMarks {
  readonly ranges: readonly Range[];
  readonly silent: ReadonlySet<Mark>;
}

interface Omission extends Range {
  readonly marks: readonly Mark[];
}

const BETWEEN = /^[\s,;|&、，；]*$/;
const OPENING = /[(（][\s]*(?:(?:sources?|via|see|ref\.?|来源|來源|参考|见|详见)[:：]?\s*)?$/iu;
const CLOSING = /^\s*[)）]/;

/**
 * Finds what of a leaf's marks is no part of its sentences: numbers, notes and blocks, and links that stand alone in
 * parentheses, the parentheses included, or that say no more than "source" behind the words they are for.
 *
 * @param marks - in order
 * @param complete - what a reader sees of the leaf, marks included
 * @remarks A mark stays where leaving it out would make another figure of the digits next to it, and a link where its
 * text says more than a name.
 */
export function omitMarks(leaf: Leaf, marks: readonly Mark[], complete: VisibleText): OmittedMarks {
  const omissions: Omission[] = [];
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
    const after = CLOSING.exec(between(leaf, last.to, Math.min(leaf.to, last.to + 8)));
    const before =
      after === null ? null : OPENING.exec(between(leaf, Math.max(leaf.from, first.from - 20), first.from));
    if (before !== null && after !== null && !group.some(isPhrase)) {
      const from = first.from - before[0].length;
      omissions.push({ from, to: last.to + after[0].length, marks: group });
    } else if (isTagGroup(leaf, group, first, last)) {
      omissions.push({ from: first.from, to: last.to, marks: group });
    } else {
      for (const mark of group) {
        if (!mark.silent) continue;
        omissions.push({ ...withSuperscript(leaf, mark), marks: [mark] });
      }
    }
    i = next;
  }
  return keepFigures(omissions, complete);
}

/** Drops the omissions that would change a figure; those that stand together fall together. */
function keepFigures(omissions: readonly Omission[], complete: VisibleText): OmittedMarks {
  const ranges: Range[] = [];
  const silent = new Set<Mark>();
  for (let i = 0; i < omissions.length; ) {
    const first = omissions[i];
    if (first === undefined) break;
    let to = complete.toVisible(first.to);
    let next = i + 1;
    for (let one = omissions[next]; one !== undefined; one = omissions[next]) {
      const from = complete.toVisible(one.from);
      if (from - to > 1 || /[\p{L}\p{N}]/u.test(complete.text.slice(to, from))) break;
      to = complete.toVisible(one.to);
      next += 1;
    }
    if (!joinsDigits(complete.text, complete.toVisible(first.from), to)) {
      for (const one of omissions.slice(i, next)) {
        ranges.push({ from: one.from, to: one.to });
        for (const mark of one.marks) silent.add(mark);
      }
    }
    i = next;
  }
  return { ranges, silent };
}

/** Whether links, with numbers among them or not, only say that a source stands here. */
function isTagGroup(leaf: Leaf, group: readonly Mark[], first: Mark, last: Mark): boolean {
  const links = group.filter((mark) => !mark.silent);
  if (links.length === 0 || !links.every((mark) => mark.items[0]?.form === 'link')) return false;
  const texts = links.map((mark) => mark.items[0]?.label ?? '');
  if (!texts.every(isSourceTag)) return false;
  const before = between(leaf, Math.max(leaf.from, first.from - 40), first.from);
  return standsForSource(texts, before, between(leaf, last.to, Math.min(leaf.to, last.to + 20)));
}

function isPhrase(mark: Mark): boolean {
  return !mark.silent && mark.items.some((item) => item.form === 'link' && readsAsPhrase(item.label));
}

/** A mark with the tags that do nothing but raise it. */
function withSuperscript(leaf: Leaf, mark: Mark): Range {
  const before = between(leaf, Math.max(leaf.from, mark.from - 5), mark.from);
  const after = between(leaf, mark.to, Math.min(leaf.to, mark.to + 6));
  return before.toLowerCase() === '<sup>' && after.toLowerCase() === '</sup>'
    ? { from: mark.from - 5, to: mark.to + 6 }
    : mark;
}

function between(leaf: Leaf, from: number, to: number): string {
  return leaf.content.slice(from - leaf.from, to - leaf.from);
}
