import { readLineLabel } from './entry-label.js';
import type { Leaf } from './leaves.js';
import type { Range } from './table-blocks.js';

/** A line of a leaf, trimmed; positions are UTF-16 offsets into the document. */
export interface ListLine extends Range {
  /** Whether the line before it ends in a hard break. */
  readonly isBroken: boolean;
}

const END = /\n|<br\s{0,10}\/?>/gi;

/** The lines of a leaf from an offset on, trimmed of white space and of a backslash at the end; `<br>` ends one too. */
export function listLines(leaf: Leaf, from: number): ListLine[] {
  const lines: ListLine[] = [];
  const { content } = leaf;
  let start = from - leaf.from;
  let isBroken = false;
  while (start < content.length) {
    END.lastIndex = start;
    const stop = END.exec(content);
    const end = stop?.index ?? content.length;
    let first = start;
    let last = end;
    while (first < last && isBlank(content.charCodeAt(first))) first += 1;
    while (last > first && isBlank(content.charCodeAt(last - 1))) last -= 1;
    let isHard = stop !== null && stop[0] !== '\n';
    if (end - last >= 2) isHard = true;
    if (last > first && content.charCodeAt(last - 1) === 92) {
      isHard = true;
      last -= 1;
      while (last > first && isBlank(content.charCodeAt(last - 1))) last -= 1;
    }
    if (first < last) {
      lines.push({ from: leaf.from + first, to: leaf.from + last, isBroken });
      isBroken = isHard;
    } else isBroken ||= isHard;
    start = end + (stop?.[0].length ?? 1);
  }
  return lines;
}

/** The text of a line, container markers replaced by spaces. */
export function lineText(leaf: Leaf, line: Range): string {
  return leaf.content.slice(line.from - leaf.from, line.to - leaf.from);
}

const ADDRESS = /https?:\/\/|\bwww\.|\]\(|\b10\.\d{4,9}\//i;
const DATED =
  /(?:[(（]|[,.，。]\s*)(?:[A-Z][a-z]{2,8}\.?\s+)?(?:1[5-9]|20)\d\d[a-z]?(?=[)）.,;:，。；：\s]|$)/;

/** Whether a text holds what leads to a source: an address, a DOI, a link or a date set off by punctuation. */
export function namesSource(text: string): boolean {
  return ADDRESS.test(text) || DATED.test(text);
}

/** Whether a text holds an address, a DOI or a link. */
export function holdsAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** Whether a text that begins with no label ends a statement or a part of one with a numeric mark. */
export function isCitingText(text: string): boolean {
  return (
    readLineLabel(text) === undefined &&
    !ADDRESS.test(text) &&
    /[^\s[\\]\s*\\?\[\d{1,3}(?:\s*[-,，、–]\s*\d{1,3})*\\?\]/.test(text.slice(0, 2000))
  );
}

/** Whether a line is a heading in all but syntax, or leads over to what follows: bold as a whole, or ending in a colon. */
export function isLeadIn(text: string): boolean {
  return /^(?:\*\*|__)[^*_\n]{1,100}(?:\*\*|__)\s*[:：]?$/.test(text) || /[:：](?:\*\*|__)?$/.test(text);
}

/** Whether a line is in italics as a whole and names no source: something said of the list. */
export function isRemark(text: string): boolean {
  return /^([*_])[^*_\n]+\1$/.test(text) && !namesSource(text);
}

function isBlank(unit: number): boolean {
  return unit === 32 || unit === 9;
}
