import { segmentSentences } from '@loccit/text';

/** A stretch of a text in UTF-16 units, half-open. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const TERMINAL = /[.!?。！？…][\s"'”’»」』)\]）】*_\d]{0,12}$/;
// An item of a list begins afresh, whatever stands before the list.
const ITEM_MARKER = /(?:^|\n)[^\S\n]*(?:[-*+•]|\d{1,9}[.)]|#{1,6})[^\S\n]+$/;
const FIELD = 'text|content|abstract|summary|snippet|passage|body|正文|内容|摘要';
const FIELD_NAME = new RegExp(`(?:^|\\n)[^\\S\\n]*(?:${FIELD})[^\\S\\n]*[:：]\\s*$`, 'i');
const FIELD_LINE = new RegExp(`\\n(?=(?:${FIELD})[:：])`, 'gi');
// Before a figure it may be a sign or digits of the figure itself.
const BEFORE_FIGURE = /(?:^|\n)[^\S\n]*(?:[-*+•]|\d{1,9}[.)])[^\S\n]+$/;
const FIGURE =
  /^(?:[$€£¥]?\s?[.,]?\p{N}|[零一二两三四五六七八九十百千万]+(?:点|度|℃|摄氏|元|分|米|个百分点))/u;
const LEAD = new RegExp(
  `^[^\\S\\n]*(?:(?:[-*+•]|\\d{1,9}[.)])[^\\S\\n]+(?![$€£¥]?\\s?[.,]?\\p{N}|[零一二两三四五六七八九十百千万]+(?:点|度|℃|摄氏|元|分|米|个百分点)|\\s)|#{1,6}[^\\S\\n]|(?:${FIELD})[:：]\\s*)`,
  'iu',
);
/** The next line is one of its own, whatever the line before ends in. */
const BLOCK_FOLLOWS = /^[^\S\n]*\n[^\S\n]*(?:[-*+•]|\d{1,9}[.)]|#{1,6})[^\S\n]/;

/** The sentences of a text without the white space around them. */
export function listSentences(text: string): Stretch[] {
  let unit = 0;
  let char = 0;
  const seek = (target: number): number => {
    while (char < target && unit < text.length) {
      unit += (text.codePointAt(unit) ?? 0) > 0xffff ? 2 : 1;
      char += 1;
    }
    return unit;
  };
  return segmentSentences(text).flatMap(({ charStart, charEnd }) =>
    cutAtFields(text, { start: seek(charStart), end: seek(charEnd) }),
  );
}

/** A line that a field's name begins is no part of the line above it. */
function cutAtFields(text: string, { start, end }: Stretch): Stretch[] {
  const cuts = [...text.slice(start, end).matchAll(FIELD_LINE)].map(({ index }) => start + index + 1);
  if (cuts.length === 0) return [{ start, end }];
  return [start, ...cuts].map((from, at) => ({ start: from, end: (cuts[at] ?? end + 1) - 1 }));
}

/** Where a sentence begins behind the marker of a list item or heading, or behind a field's name such as "Text:". */
export function skipMarker(text: string, start: number): number {
  return start + (LEAD.exec(text.slice(start, start + 24))?.[0].length ?? 0);
}

/** Whether all that stands before a place in its line is the name of the field that holds the text. */
export function isBehindFieldName(full: string, start: number): boolean {
  return FIELD_NAME.test(full.slice(Math.max(0, start - 24), start));
}

/** Whether a stretch that begins and ends with sentences is not a clause that a mark within a sentence parts off. */
export function isWhole(full: string, { start, end }: Stretch): boolean {
  return beginsFresh(full, start) && endsWhole(full, start, end);
}

function beginsFresh(full: string, start: number): boolean {
  const before = full.slice(Math.max(0, start - 64), start);
  if (BEFORE_FIGURE.test(before) && FIGURE.test(full.slice(start, start + 8))) return false;
  if (ITEM_MARKER.test(before) || FIELD_NAME.test(before)) return true;
  if (before.trim() === '') return start <= 64 || /\n\s*\n/.test(before);
  return (
    /\n[^\S\n]*\n\s*$/.test(before) || TERMINAL.test(before.trimEnd()) || /\n#{1,6} [^\n]*\n\s*$/.test(before)
  );
}

function endsWhole(full: string, start: number, end: number): boolean {
  if (TERMINAL.test(full.slice(Math.max(start, end - 16), end))) return true;
  const after = full.slice(end, end + 64);
  const before = full.slice(Math.max(0, start - 64), start);
  // An item or a heading ends with its line where the next line is an item or a heading too.
  if (ITEM_MARKER.test(before) && (BLOCK_FOLLOWS.test(after) || isHeadingLine(before, after))) return true;
  return after.trim() === ''
    ? end + 64 >= full.length || /\n\s*\n/.test(after)
    : /^[^\S\n]*\n\s*\n/.test(after);
}

const isHeadingLine = (before: string, after: string): boolean =>
  /#{1,6}[^\S\n]+$/.test(before) && /^[^\S\n]*(?:\n|$)/.test(after);

/** Whether what begins at a place is a heading, by the marker before it. */
export const isHeading = (full: string, start: number): boolean =>
  /(?:^|\n)[^\S\n]*#{1,6}[^\S\n]+$/.test(full.slice(Math.max(0, start - 16), start));

/** Whether a text is a whole row of a Markdown table: a line of cells with nothing but a pipe beside it. */
export function isTableRow(text: string, before: string, after: string): boolean {
  if (!text.includes('|') || text.includes('\n')) return false;
  const left = before.slice(before.lastIndexOf('\n') + 1);
  const lineEnd = after.indexOf('\n');
  const right = lineEnd === -1 ? after : after.slice(0, lineEnd);
  return /^\s*\|?\s*$/.test(left) && /^\s*\|?\s*$/.test(right);
}
