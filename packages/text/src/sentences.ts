import { isOpener, judgeAbbreviation } from './abbreviations.js';
import { isCjk } from './scripts.js';
import {
  isHeading,
  isSpace,
  isTerminator,
  LF,
  opensBlock,
  readTerminator,
  skipClosers,
  skipMarks,
  skipSpace,
  type Terminator,
} from './sentence-marks.js';
import type { Span } from './span.js';

/**
 * Sentences of English, Chinese and mixed text, in order.
 *
 * @remarks Spans do not overlap, have no white space at their ends, and hold every character that is not white
 * space. They depend on the text alone, not on a locale or the platform's segmenter. A sentence ends at 。！？；
 * with the closing quotes, brackets and citation marks that follow; at `.` `!` `?` before white space
 * unless what precedes is an abbreviation, an initial or a list number or what follows begins in lower case; at
 * an ellipsis before white space and a new beginning; at a blank line; and at a line end after a heading or
 * before a list item, heading, quote, fence or table row. Linear in the text.
 * @example
 * ```ts
 * segmentSentences('Silva et al. (2019) used 3.13. 结果不变。'); // [{ charStart: 0, charEnd: 30 }, { charStart: 31, charEnd: 36 }]
 * ```
 */
export function segmentSentences(text: string): Span[] {
  const spans: Span[] = [];
  let counted = 0;
  let char = 0;
  const toChar = (utf16: number): number => {
    for (; counted < utf16; counted++) if ((text.charCodeAt(counted) & 0xfc00) !== 0xdc00) char++;
    return char;
  };
  let start = skipSpace(text, 0);
  while (start < text.length) {
    const end = findEnd(text, start);
    spans.push({ charStart: toChar(start), charEnd: toChar(end) });
    start = skipSpace(text, end);
  }
  return spans;
}

/** End of the sentence that begins at `start`, without white space. */
function findEnd(text: string, start: number): number {
  const heading = isHeading(text, start);
  let openQuote = false;
  let openBrackets = 0;
  let lastVisible = start;
  let at = start;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (isWordUnit(unit)) {
      at++;
      lastVisible = at;
      continue;
    }
    if (unit === LF && (heading || endsAtLine(text, at))) return lastVisible;
    const terminator = isTerminator(unit) ? readTerminator(text, at) : undefined;
    if (terminator === undefined) {
      if (unit === 0x22) openQuote = !openQuote;
      else if ((unit === 0x28 || unit === 0xff08) && at > start) openBrackets++;
      else if ((unit === 0x29 || unit === 0xff09) && openBrackets > 0) openBrackets--;
      at++;
      if (!isSpace(text, at - 1)) lastVisible = at;
      continue;
    }
    const end = skipClosers(text, terminator.end, openQuote);
    const over = ends(text, start, at, terminator, end);
    if (over && !staysInBrackets(text, openBrackets, terminator.end, end)) return takeMarks(text, end);
    at = terminator.end;
    lastVisible = at;
  }
  return lastVisible;
}

/** Whether a unit is an ASCII letter or digit or lies between CJK punctuation and the compatibility forms: it ends nothing. */
function isWordUnit(unit: number): boolean {
  return (
    (unit > 0x60 && unit < 0x7b) ||
    (unit > 0x40 && unit < 0x5b) ||
    (unit > 0x2f && unit < 0x3a) ||
    (unit > 0x3003 && unit < 0xfe00)
  );
}

/** "It cracked. [2] Nobody knew why.": marks after a space belong to the sentence before, unless it goes on after them. */
function takeMarks(text: string, end: number): number {
  let next = end;
  while (text.charCodeAt(next) === 0x20 || text.charCodeAt(next) === 0x09) next++;
  const marksEnd = next === end ? end : skipMarks(text, next);
  if (marksEnd === next || marksEnd === end) return end;
  if (marksEnd >= text.length || beginsCjk(text, marksEnd)) return marksEnd;
  return isSpace(text, marksEnd) && !continues(text, skipSpace(text, marksEnd)) ? marksEnd : end;
}

/** A blank line, or a line that opens a block, ends the sentence before it. */
function endsAtLine(text: string, lineFeed: number): boolean {
  let next = lineFeed + 1;
  while (text.charCodeAt(next) === 0x20 || text.charCodeAt(next) === 0x09) next++;
  return next >= text.length || text.charCodeAt(next) === LF || opensBlock(text, next);
}

/** 他（真的吗？）走了: a question inside brackets that close at once and go on is no sentence end. (A bracket that opens the sentence is not counted.) */
function staysInBrackets(text: string, openBrackets: number, from: number, to: number): boolean {
  if (openBrackets === 0 || to >= text.length || isSpace(text, to)) return false;
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x29 || unit === 0xff09) return true;
  }
  return false;
}

function ends(text: string, start: number, at: number, terminator: Terminator, end: number): boolean {
  if (end >= text.length) return true;
  if (terminator.kind === 'wide') return !isWidePoint(text, at, terminator.end);
  if (!isSpace(text, end))
    return terminator.kind !== 'ellipsis' && beginsCjk(text, end) && endsWord(text, start, at, terminator);
  const next = skipSpace(text, end);
  if (next >= text.length || endsAtAnyLine(text, end, next)) return true;
  if (continues(text, next)) return false;
  return terminator.kind !== 'stop' || endsWord(text, start, at, terminator, next);
}

/** ３．５: a full-width point between digits. */
function isWidePoint(text: string, at: number, end: number): boolean {
  return (
    end === at + 1 &&
    text.charAt(at) === '．' &&
    /[0-9０-９]/.test(text.charAt(at - 1)) &&
    /[0-9０-９]/.test(text.charAt(end))
  );
}

function endsAtAnyLine(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === LF && endsAtLine(text, at)) return true;
  return false;
}

/** Lower case goes on, except where a name such as iOS or mRNA begins. */
function continues(text: string, next: number): boolean {
  const head = text.slice(next, next + 4);
  return /^[\p{Ll},;:)\]]/u.test(head) && !/^[a-z]{1,2}[A-Z]/.test(head);
}

function beginsCjk(text: string, at: number): boolean {
  return isCjk(text.codePointAt(at) ?? 0);
}

/** How far back a word before a full stop is followed, in units; what is longer is no abbreviation. */
const LONGEST_TOKEN = 24;

function isTokenUnit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return unit === 0x2e || isWordUnit(unit);
  return /[\p{L}\p{N}]/u.test(text.charAt(at));
}

/** Whether the word before a single full stop lets it end the sentence. */
function endsWord(text: string, start: number, at: number, terminator: Terminator, next?: number): boolean {
  if (terminator.kind !== 'stop') return true;
  let tokenStart = at;
  const earliest = Math.max(start, at - LONGEST_TOKEN);
  while (tokenStart > earliest && isTokenUnit(text, tokenStart - 1)) tokenStart--;
  const token = text.slice(tokenStart, at);
  if (tokenStart === start && /^(?:\d{1,4}|[a-zA-Z])$/.test(token)) return false;
  const verdict = judgeAbbreviation(token);
  if (verdict === 'always') return true;
  if (verdict === 'never') return false;
  const following = text.slice(next ?? terminator.end, (next ?? terminator.end) + 24);
  if (verdict === 'by-number') return !/^[#№(]?\d/.test(following);
  if (verdict === 'by-label') return !/^[([#]?(?:\d|[A-Z]\b|[A-Z]\d|[IVXLC]+\b)/.test(following);
  const word = /^["'“‘(]?(\p{L}+)/u.exec(following)?.[1];
  return word === undefined ? !/^[([\d&]/.test(following) : isOpener(word) || beginsCjk(word, 0);
}
