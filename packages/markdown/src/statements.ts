import { segmentSentences } from '@loccit/text';
import { countUpTo } from './binary-search.js';
import { findBrokenLinks } from './broken-links.js';
import { listEnclosures } from './enclosures.js';
import type { InlineToken } from './inline-token.js';
import type { Leaf } from './leaves.js';
import type { Mark } from './mark.js';
import { omitMarks } from './omitted-marks.js';
import { foldSpace, toNfc } from './one-line.js';
import { isLineBreakTag, type VisibleText, writeVisibleText } from './plain-text.js';
import { onlyNamesSources } from './source-lines.js';
import type { Range } from './table-blocks.js';

/** A sentence or line without its marks; positions are UTF-16 offsets of its first and last visible characters. */
export interface Statement extends Range {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Whether a sign or number of a list item stood before the statement, or begins it. */
  readonly opensItem: boolean;
  /** Whether the statement is just what is bold at the start of its block. */
  readonly opensInBold: boolean;
}

/** Statements of a leaf, and the marks that belong to none of them. */
export interface LeafStatements {
  readonly statements: readonly Statement[];
  readonly loose: readonly Mark[];
}

interface Draft {
  readonly start: number;
  readonly end: number;
  readonly claim: boolean;
  readonly item: boolean;
  readonly marks: Mark[];
}

/** A bullet that Markdown does not know is no word of the sentence; a number may be one. */
const BULLET = /^(?:[•·▪◦●‣∙]\s*)+/u;
const ITEM_SIGN = /^(?:[-*+–—]\s|\(?\d{1,3}[.)）、]\s?|[a-zA-Z][.)]\s)/u;

/**
 * Cuts a paragraph or table row into statements and gives each mark to one.
 *
 * @param marks - the leaf's marks inside `range`, in order
 * @remarks A mark belongs to the statement it stands in or follows, so one after a full stop goes to the sentence
 * before it. Lines end statements at a hard break, and where a mark stands at their end and the next line does
 * not go on in lower case. A table row is one statement.
 */
export function cutStatements(
  leaf: Leaf,
  tokens: readonly InlineToken[],
  marks: readonly Mark[],
  range: Range,
): LeafStatements {
  const complete = writeVisibleText(leaf.content, leaf.from, tokens, range, 'claim');
  const omitted = omitMarks(leaf, marks, complete);
  const broken = findBrokenLinks(leaf, marks);
  const ranges = [...omitted.ranges, ...broken.ranges];
  const visible =
    ranges.length === 0
      ? complete
      : writeVisibleText(leaf.content, leaf.from, tokens, range, 'claim', ranges);
  const isGone = (mark: Mark): boolean => omitted.silent.has(mark) || broken.marks.has(mark);
  const gone = marks.filter((mark) => (mark.silent && omitted.silent.has(mark)) || broken.marks.has(mark));
  const ends = leaf.kind === 'table_row' ? [] : findForcedEnds(leaf, tokens, gone, visible);
  const drafts = cutDrafts(
    leaf,
    visible,
    ends,
    marks.filter((mark) => !isGone(mark)),
  );
  const claims = lastClaims(drafts);
  const loose: Mark[] = [];
  for (const mark of marks) {
    const home = findHome(drafts, claims, visible.toVisible(mark.from), isGone(mark));
    if (home === undefined) loose.push(mark);
    else home.marks.push(mark);
  }
  const enclosures = listEnclosures(leaf, tokens);
  const boldEnd = findBoldEnd(leaf, visible);
  const statements = drafts
    .filter((draft) => draft.claim)
    .map((draft) => ({
      from: visible.toSource(draft.start),
      to: endOf(leaf, visible, draft.end),
      text: tidy(
        `${enclosures.at(visible.toSource(draft.start))}${visible.text.slice(draft.start, draft.end)}`,
        leaf.kind === 'table_row',
      ),
      marks: draft.marks,
      opensItem: draft.item,
      opensInBold: draft.start === 0 && draft.end === boldEnd,
    }));
  return { statements, loose };
}

/** Index into the visible text at which the bold words that open a leaf end; -1 without any. */
function findBoldEnd(leaf: Leaf, visible: VisibleText): number {
  const first = leaf.content.charCodeAt(0);
  if (first !== 42 && first !== 95) return -1;
  const bold = /^(?:\*\*|__)(?!\s)[^*_\n]{1,100}(?<!\s)(?=\*\*|__)/.exec(leaf.content.slice(0, 110));
  return bold === null ? -1 : visible.toVisible(leaf.from + bold[0].length);
}

/** One line in NFC; of a table row without the outer cells that held nothing but marks. */
function tidy(text: string, row: boolean): string {
  const line = toNfc(foldSpace(text));
  return row ? line.replace(/^(?:\| ?)+/, '').replace(/(?: ?\|)+$/, '') : line;
}

/** Behind the last visible unit of a draft; a character reference is one character of several units. */
function endOf(leaf: Leaf, visible: VisibleText, end: number): number {
  const last = visible.toSource(end - 1) - leaf.from;
  if (leaf.content.charAt(last) === '&')
    return leaf.from + last + (/^&[#\w]{1,33};/.exec(leaf.content.slice(last, last + 40))?.[0].length ?? 1);
  return leaf.from + last + 1;
}

/** Indexes into the visible text at which a statement ends whatever the sentence segmenter says; ascending. */
function findForcedEnds(
  leaf: Leaf,
  tokens: readonly InlineToken[],
  marks: readonly Mark[],
  visible: VisibleText,
): number[] {
  if (marks.length === 0 && !visible.outline.includes('\n')) return [];
  const ends = new Set([...findLineEnds(leaf, tokens, marks, visible), ...findMarkedEnds(marks, visible)]);
  return [...ends].sort((a, b) => a - b);
}

/** A mark next to a full stop says that the stop ends a sentence, not an abbreviation: `Plan B [1]. It fell.` */
function findMarkedEnds(marks: readonly Mark[], visible: VisibleText): number[] {
  const ends: number[] = [];
  for (const mark of marks) {
    const at = visible.toVisible(mark.from);
    const stop = /^[.!?]+["'”’)]*(?=\s)/.exec(visible.text.slice(at, at + 10));
    const after = at + (stop?.[0].length ?? 0);
    const before = visible.text.slice(Math.max(0, at - 5), at);
    if (stop === null && !/[.!?。！？]["'”’」』）)]*[ \t]?$/.test(before)) continue;
    // Names such as o1 and mRNA begin a sentence in lower case.
    if (/^\s*(?:[^\s\p{Ll}]|[a-z]{1,2}[\p{Lu}\d])/u.test(visible.text.slice(after, after + 100)))
      ends.push(after);
  }
  return ends;
}

/** Indexes into the visible text at which a line ends a statement. */
function findLineEnds(
  leaf: Leaf,
  tokens: readonly InlineToken[],
  marks: readonly Mark[],
  visible: VisibleText,
): number[] {
  const hard = new Set<number>();
  for (const token of tokens) {
    if (token.kind === 'break') hard.add(token.from + 1);
    else if (
      token.kind === 'html' &&
      isLineBreakTag(leaf.content.slice(token.from - leaf.from, token.to - leaf.from))
    )
      hard.add(token.from);
  }
  const markEnds = new Set(marks.map((mark) => mark.to - leaf.from));
  const ends: number[] = [];
  for (let i = visible.outline.indexOf('\n'); i >= 0; i = visible.outline.indexOf('\n', i + 1)) {
    const origin = visible.toSource(i);
    let before = origin - leaf.from;
    while (before > 0 && /[ \t]/.test(leaf.content.charAt(before - 1))) before -= 1;
    const spaces = origin - leaf.from - before;
    const goesOn = /^\s*[\p{Ll}]/u.test(visible.text.slice(i, i + 200));
    if (hard.has(origin) || spaces >= 2 || (markEnds.has(before) && !goesOn)) ends.push(i);
  }
  return ends;
}

function cutDrafts(
  leaf: Leaf,
  visible: VisibleText,
  lineEnds: readonly number[],
  kept: readonly Mark[],
): Draft[] {
  const drafts: Draft[] = [];
  let start = 0;
  for (const end of [...lineEnds, visible.text.length]) {
    const piece = visible.outline.slice(start, end);
    for (const sentence of leaf.kind === 'table_row' ? wholeRow(piece) : segment(piece)) {
      const from = start + sentence.from;
      const end = start + sentence.to;
      const head = visible.text.slice(from, Math.min(end, from + 20));
      const bullet =
        leaf.kind === 'table_row' || head.charCodeAt(0) < 0x80 ? 0 : (BULLET.exec(head)?.[0].length ?? 0);
      const draft = { start: from + bullet, end };
      if (!saysSomething(visible.text, draft.start, end)) continue;
      const claim = kept.length === 0 || !onlyNamesSources(visible, draft, kept);
      const item = bullet > 0 || (!isWord(head) && ITEM_SIGN.test(head));
      drafts.push({ start: draft.start, end, claim, item, marks: [] });
    }
    start = end;
  }
  return drafts;
}

/** Whether two letters begin a text, so that no item's sign does. */
function isWord(head: string): boolean {
  return isPlainLetter(head.charCodeAt(0)) && isPlainLetter(head.charCodeAt(1));
}

function isPlainLetter(unit: number): boolean {
  return (unit > 0x60 && unit < 0x7b) || (unit > 0x40 && unit < 0x5b);
}

/** Whether a letter or number stands in a stretch; mostly one begins it. */
function saysSomething(text: string, from: number, to: number): boolean {
  return from < to && (isPlainLetter(text.charCodeAt(from)) || /[\p{L}\p{N}]/u.test(text.slice(from, to)));
}

function wholeRow(piece: string): Range[] {
  const text = piece.trim();
  const from = piece.indexOf(text);
  return text === '' ? [] : [{ from, to: from + text.length }];
}

/** Sentences in UTF-16 units. */
function segment(piece: string): Range[] {
  const spans = segmentSentences(piece);
  // As many characters as units: no astral ones.
  if (spans.at(-1)?.charEnd === piece.length)
    return spans.map((span) => ({ from: span.charStart, to: span.charEnd }));
  let units = 0;
  let points = 0;
  const toUnits = (char: number): number => {
    for (; points < char; points += 1) units += (piece.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
    return units;
  };
  return spans.map((span) => ({
    from: toUnits(span.charStart),
    to: toUnits(span.charEnd),
  }));
}

/** The draft that holds a kept mark or comes before a silent one; a mark in front of everything goes to the first. */
function findHome(
  drafts: readonly Draft[],
  claims: readonly number[],
  at: number,
  silent: boolean,
): Draft | undefined {
  const low = countUpTo(drafts.length, (i) => {
    const start = drafts[i]?.start ?? 0;
    return silent ? start < at : start <= at;
  });
  return drafts[low === 0 ? (claims[0] ?? -1) : (claims[low - 1] ?? -1)];
}

/** For each draft the last one up to it that is a claim, or -1. */
function lastClaims(drafts: readonly Draft[]): number[] {
  let last = -1;
  return drafts.map((draft, i) => {
    if (draft.claim) last = i;
    return last;
  });
}
