import type { AnswerText, OffsetUnit } from './answer-text.js';
import { type CheckedSpan, checkAnswerSpan } from './check-answer-span.js';
import type { AnswerSpan } from './read-response.js';

/** A place of the answer that a URL citation names, and what of it it is. */
export interface CheckedLink extends CheckedSpan {
  readonly covers: 'mark' | 'statement';
  /** The text shows no link to the URL, so that nothing but the ends of the span could be checked. */
  readonly unchecked?: true;
}

/** Longest link or marker, in code points: nothing longer is compared, so that many long spans cost no more than short ones. */
const MAX_MARK = 4096;

/** The types do not say in what offsets count, nor with one voice whether the end is inside: the text decides. */
const READINGS: readonly (readonly [unit: OffsetUnit, past: 0 | 1])[] = [
  ['code-point', 0],
  ['utf16-unit', 0],
  ['code-point', 1],
  ['utf16-unit', 1],
];

/** A marker that names its source by a key instead of a URL: `[1]`, `【4:0†source】`, or the private-use marks of a chat. */
const MARKER =
  /^\s*(?:\[[^[\]\n]{1,200}\]|\u3010[^\u3010\u3011\n]{1,200}\u3011|\ue200[^\ue200\ue201\n]{1,200}\ue201)\s*$/u;

/** Characters that go on with a URL: the URL sought is then only the beginning of another. */
const URL_GOES_ON = /[\p{L}\p{N}/?#&=%~_+@-]/u;

/**
 * Finds the link or marker that a URL citation stands for.
 *
 * @remarks The span of such a citation is that of the link in the text, not of what is claimed. It is taken where it
 * holds a link to the URL, and then without the brackets around it, or is a marker and nothing else. Else it is the
 * text's only link to the URL, as moved. Where the text has none at all, as from servers that only look like OpenAI's, the
 * span can be nothing but a statement, and nobody can check it, unless it is a link to another page.
 */
export function checkLinkSpan(
  answer: AnswerText,
  url: string,
  start: number,
  end: number,
  part: number,
): CheckedLink {
  const urls = spellings(url);
  for (const [unit, past] of READINGS) {
    const { span } = checkAnswerSpan(answer, start, end + past, unit, undefined, part);
    if (span === undefined || span.charEnd - span.charStart > MAX_MARK) continue;
    const slice = answer.index.slice(span.charStart, span.charEnd);
    // Brackets before a parenthesis are the text of a link, and its URL decides.
    const isLinkText = answer.text.charAt(answer.index.toUtf16(span.charEnd)) === '(';
    if (!isLinkText && MARKER.test(slice)) return { span: trimmed(span, slice), covers: 'mark' };
    const link = findLink(answer, span, urls, slice);
    if (link !== undefined) return { span: link, covers: 'mark' };
  }
  for (const spelling of urls) {
    const place = answer.find(spelling);
    if (place === 'several') return { problem: 'answer-span-ambiguous', covers: 'mark' };
    const link = typeof place === 'number' ? linkAround(answer, place, spelling) : undefined;
    if (link !== undefined) return { span: link, problem: 'answer-span-moved', covers: 'mark' };
  }
  const { span, problem } = checkAnswerSpan(answer, start, end, 'code-point', undefined, part);
  if (span === undefined) return { problem: problem ?? 'answer-span-outside', covers: 'mark' };
  if (isLink(answer, span)) return { problem: 'answer-span-differs', covers: 'mark' };
  return { span, covers: 'statement', unchecked: true };
}

/** Whether a span is a link and nothing else: it then goes to another page than the citation says. */
function isLink(answer: AnswerText, span: AnswerSpan): boolean {
  if (span.charEnd - span.charStart > MAX_MARK) return false;
  const slice = answer.index.slice(span.charStart, span.charEnd).trim();
  return /^\(?\[[^\]\n]*\]\([^()\s]*\)\)?$/.test(slice) || /^<?https?:\/\/\S+$/.test(slice);
}

/** A URL as it may stand in the text: the parameter by which the vendor counts visits is on one of both at times. */
function spellings(url: string): readonly string[] {
  if (url === '') return [];
  const plain = url.replace(/[?&]utm_source=(?:openai|chatgpt\.com)$/, '');
  return plain === url || plain === '' ? [url] : [url, plain];
}

function findLink(
  answer: AnswerText,
  span: AnswerSpan,
  urls: readonly string[],
  slice: string,
): AnswerSpan | undefined {
  for (const url of urls) {
    const at = slice.indexOf(url);
    if (at < 0) continue;
    const from = answer.index.toUtf16(span.charStart) + at;
    const link = linkAround(answer, answer.index.fromUtf16(from), url);
    if (link !== undefined && link.charStart >= span.charStart && link.charEnd <= span.charEnd) return link;
  }
  return undefined;
}

/** The link that a URL at a place belongs to: `[text](url)`, `<url>` or the URL itself; none if another URL goes on there. */
function linkAround(answer: AnswerText, place: number, url: string): AnswerSpan | undefined {
  const { text } = answer;
  let start = answer.index.toUtf16(place);
  let end = start + url.length;
  if (URL_GOES_ON.test(text.charAt(end))) return undefined;
  const angle = text.charAt(start - 1) === '<' && text.charAt(end) === '>';
  if (angle) {
    start -= 1;
    end += 1;
  }
  const isTarget = text.startsWith('](', start - 2);
  const close = isTarget ? closingOf(text, end) : undefined;
  const open = isTarget ? openingOf(text, start - 2) : undefined;
  if (close !== undefined && open !== undefined) {
    start = open;
    end = close + 1;
  }
  return { charStart: answer.index.fromUtf16(start), charEnd: answer.index.fromUtf16(end) };
}

/** The bracket that ends a link's destination, behind a title where there is one. */
function closingOf(text: string, from: number): number | undefined {
  const rest = text.slice(from, from + MAX_MARK);
  const title = /^\s+(?:"[^"]*"|'[^']*')\s*(?=\))/.exec(rest);
  const at = from + (title?.[0].length ?? 0);
  return text.charAt(at) === ')' ? at : undefined;
}

function openingOf(text: string, bracket: number): number | undefined {
  let depth = 0;
  for (let i = bracket; i >= 0 && bracket - i <= MAX_MARK; i -= 1) {
    const unit = text.charAt(i);
    if (unit === ']') depth += 1;
    if (unit === '[') depth -= 1;
    if (depth === 0) return i;
  }
  return undefined;
}

function trimmed(span: AnswerSpan, slice: string): AnswerSpan {
  const charStart = span.charStart + (slice.length - slice.trimStart().length);
  const charEnd = span.charEnd - (slice.length - slice.trimEnd().length);
  return { charStart, charEnd };
}
