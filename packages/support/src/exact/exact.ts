import { segmentSentences } from '@loccit/text';
import type { Place, SupportReason } from '../finding.js';
import { findOccurrences } from './find-occurrences.js';

/** What equality says about a claim and a span. */
export interface ExactMatch {
  /** `sentences`: whole sentences; `span`: the whole span, which is a part of a sentence; `none`: not equal. */
  readonly equals: 'sentences' | 'span' | 'none';
  /** Where in the span (code points). */
  readonly place?: Place;
  /** Why equal sentences still do not bear the claim. */
  readonly doubt?: SupportReason;
}

const MAX_DOUBTS = 64;
const TERMINAL = /[.!?。！？…][\s"'”’»」』)\]）】*_\d]{0,12}$/;
const REVERSING =
  /\b(?:false|untrue|not true|myths?|incorrect|wrong|misconceptions?|no longer|outdated|obsolete|rumou?rs?|hoax|allegedly|not the case|withdrawn|superseded)\b|错误|不实|谣言|误解|不正确|不成立|并非|不是真|不属实|已废止|已失效|已作废|假的|以为|谬误/i;

/**
 * Compares a claim with the whole sentences of a span, after trimming only.
 *
 * @remarks `before` and `after` are the text beside the span; where one is absent the span ends the text there.
 * A sentence counts as whole if it begins where one begins and ends with a full stop, question or exclamation
 * mark, at a blank line or at the end of the text; a clause ended by a semicolon or introduced by a colon is a
 * fragment. A span that is a whole row of a table is whole. Linear in all lengths.
 */
export function matchExact(claim: string, text: string, before = '', after = ''): ExactMatch {
  const wanted = claim.trim();
  if (wanted === '') return { equals: 'none' };
  const full = before + text + after;
  const from = before.length;
  const until = from + text.length;
  let boundaries: { starts: Set<number>; ends: Set<number> } | undefined;
  let doubtful: ExactMatch | undefined;
  let doubts = 0;
  for (const at of findOccurrences(text, wanted)) {
    boundaries ??= sentenceBoundaries(full);
    const start = from + at;
    const end = start + wanted.length;
    if (end > until || !isWhole(full, start, end, boundaries)) continue;
    const place = toPlace(text, at, at + wanted.length);
    const doubt = findDoubt(full, start, end);
    if (doubt === undefined) return { equals: 'sentences', place };
    doubtful ??= { equals: 'sentences', place, doubt };
    // A text that repeats one doubtful sentence thousands of times must not cost its square.
    doubts += 1;
    if (doubts === MAX_DOUBTS) break;
  }
  if (doubtful !== undefined) return doubtful;
  if (text.trim() !== wanted) return { equals: 'none' };
  const at = text.length - text.trimStart().length;
  const place = toPlace(text, at, at + wanted.length);
  if (isTableRow(wanted, before, after)) return { equals: 'sentences', place };
  return { equals: 'span', place, doubt: 'span-is-fragment' };
}

/** Whether a text is a whole row of a Markdown table: a line of cells with nothing but a pipe beside it. */
function isTableRow(text: string, before: string, after: string): boolean {
  if (!text.includes('|') || text.includes('\n')) return false;
  const left = before.slice(before.lastIndexOf('\n') + 1);
  const lineEnd = after.indexOf('\n');
  const right = lineEnd === -1 ? after : after.slice(0, lineEnd);
  return /^\s*\|?\s*$/.test(left) && /^\s*\|?\s*$/.test(right);
}

function isWhole(
  full: string,
  start: number,
  end: number,
  boundaries: { starts: Set<number>; ends: Set<number> },
) {
  return (
    boundaries.starts.has(start) &&
    boundaries.ends.has(end) &&
    beginsFresh(full, start) &&
    endsWhole(full, start, end)
  );
}

// An item of a list begins afresh, whatever stands before the list.
const ITEM_MARKER = /(?:^|\n)[^\S\n]*(?:[-*+•]|\d{1,9}[.)])[^\S\n]+$/;

function beginsFresh(full: string, start: number): boolean {
  const before = full.slice(Math.max(0, start - 64), start);
  if (ITEM_MARKER.test(before)) return true;
  if (before.trim() === '') return start <= 64 || /\n\s*\n/.test(before);
  return (
    /\n[^\S\n]*\n\s*$/.test(before) || TERMINAL.test(before.trimEnd()) || /\n#{1,6} [^\n]*\n\s*$/.test(before)
  );
}

function endsWhole(full: string, start: number, end: number): boolean {
  if (TERMINAL.test(full.slice(Math.max(start, end - 16), end))) return true;
  const after = full.slice(end, end + 64);
  return after.trim() === ''
    ? end + 64 >= full.length || /\n\s*\n/.test(after)
    : /^[^\S\n]*\n\s*\n/.test(after);
}

/** Whether quotation, a question or a neighbouring sentence takes the statement back. */
function findDoubt(full: string, start: number, end: number): SupportReason | undefined {
  if (/[?？]["'”’」』)）]*$/.test(full.slice(Math.max(start, end - 8), end))) return 'is-question';
  if (isQuoted(full, start)) return 'stands-in-quote';
  const before = full.slice(Math.max(0, start - 400), start).trimEnd();
  if (/[:：]$/.test(before) || isTakenBackByLeadIn(full, start)) return 'reversed-by-context';
  const previous = /[^.!?。！？\n]*[.!?。！？]?[^.!?。！？\n]*$/.exec(before)?.[0] ?? '';
  if (REVERSING.test(previous)) return 'reversed-by-context';
  const next = /^[\s"”」』]*[^.!?。！？\n]{0,80}/.exec(full.slice(end, end + 120))?.[0] ?? '';
  if (
    /^\W*(?:this|that|these|those|it|which|but|however|以上|上述|这|该|但)/i.test(next) &&
    REVERSING.test(next)
  ) {
    return 'reversed-by-context';
  }
  return undefined;
}

const LEAD_IN_WINDOW = 4000;
const LONG_LIST = 1500;
const ITEM_LINE = /^[^\S\n]*(?:[-*+•]|\d{1,9}[.)])[^\S\n]/;

/** Whether what stands before the list that the sentence is an item of introduces it, or calls it untrue. */
function isTakenBackByLeadIn(full: string, start: number): boolean {
  const window = full.slice(Math.max(0, start - LEAD_IN_WINDOW), start);
  const lines = window.split('\n');
  const isInList = (line: string): boolean => ITEM_LINE.test(line) || /^(?: {2,}|\t)/.test(line);
  if (!isInList(lines.pop() ?? '')) return false;
  while (lines.length > 0 && (isInList(lines.at(-1) ?? '') || lines.at(-1)?.trim() === '')) lines.pop();
  const leadIn = lines.at(-1)?.trimEnd();
  // What introduces a list that is longer than what is shown of it cannot be known.
  if (leadIn === undefined) return window.length > LONG_LIST;
  return /[:：][*_]*$/.test(leadIn) || REVERSING.test(leadIn);
}

/** Whether a quotation that began earlier in the paragraph is still open. */
function isQuoted(full: string, start: number): boolean {
  const window = full.slice(Math.max(0, start - 4000), start);
  const paragraph = window.slice(Math.max(0, window.lastIndexOf('\n\n')));
  let depth = 0;
  let straight = 0;
  for (const character of paragraph) {
    if ('“「『'.includes(character)) depth += 1;
    else if ('”」』'.includes(character)) depth = Math.max(0, depth - 1);
    else if (character === '"') straight += 1;
  }
  return depth > 0 || straight % 2 === 1;
}

/** UTF-16 starts and ends of the sentences, trimmed. */
function sentenceBoundaries(full: string): { starts: Set<number>; ends: Set<number> } {
  const starts = new Set<number>();
  const ends = new Set<number>();
  let unit = 0;
  let char = 0;
  const seek = (target: number): number => {
    while (char < target && unit < full.length) {
      unit += (full.codePointAt(unit) ?? 0) > 0xffff ? 2 : 1;
      char += 1;
    }
    return unit;
  };
  for (const { charStart, charEnd } of segmentSentences(full)) {
    const begin = seek(charStart);
    const end = seek(charEnd);
    const sentence = full.slice(begin, end);
    const from = begin + sentence.length - sentence.trimStart().length;
    starts.add(from);
    starts.add(from + (ITEM_LINE.exec(full.slice(from, from + 16))?.[0].length ?? 0));
    ends.add(begin + sentence.trimEnd().length);
  }
  return { starts, ends };
}

/** A UTF-16 place of a text in code points. */
function toPlace(text: string, start: number, end: number): Place {
  const charStart = countCharacters(text, 0, start);
  return { charStart, charEnd: charStart + countCharacters(text, start, end) };
}

function countCharacters(text: string, from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i += (text.codePointAt(i) ?? 0) > 0xffff ? 2 : 1) count += 1;
  return count;
}
