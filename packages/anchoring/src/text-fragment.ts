import { canonicalizeText, type Span } from '@loccit/text';
import { AnchoringError } from './errors.js';
import { exactPlaces } from './exact-places.js';
import { MOST_MATCHES } from './find-literal.js';
import { foldText } from './fold-text.js';
import { neededFoldings } from './needed-foldings.js';
import type { QuoteMatch, QuoteResult } from './outcome.js';
import { indexOf, type LazyQuoteIndex, type QuoteIndex } from './quote-index.js';
import { parseTextDirectives, type TextDirective, writeTextDirective } from './text-directive.js';
import { isWordBoundary } from './word-boundary.js';

/** Longest span, in code points, that is written out; of a longer one its first and last words are. */
const LONGEST_WHOLE = 160;
/** How many words each part has at most. */
const MOST_WORDS = 24;

/**
 * Every place that a text fragment stands for, in the order of the text.
 *
 * @remarks Case and white space do not matter, as in browsers; other foldings are named. Each part begins and ends at
 * the boundary of a word. Of several directives the places of all are told. A browser shows the first place alone.
 * @throws {@link AnchoringError} `fragment-invalid`.
 * @see {@link https://wicg.github.io/scroll-to-text-fragment/}
 * @example
 * ```ts
 * matchTextFragment('keep the tide table', '#:~:text=the-,tide').matches[0]?.charStart; // 9
 * ```
 */
export function matchTextFragment(index: QuoteIndex | string, fragment: string): QuoteResult {
  const held = indexOf(index);
  const matches = parseTextDirectives(fragment).flatMap((directive) => matchDirective(held, directive));
  matches.sort((a, b) => a.charStart - b.charStart || a.charEnd - b.charEnd);
  const [first] = matches;
  if (first === undefined) return { outcome: 'absent', matches };
  if (matches.length > 1) return { outcome: 'ambiguous', matches };
  return { outcome: first.foldings.length === 0 ? 'exact' : 'folded', matches };
}

function matchDirective(index: LazyQuoteIndex, directive: TextDirective): QuoteMatch[] {
  const { text } = index.folded;
  const [start, end, prefix, suffix] = [
    directive.start,
    directive.end,
    directive.prefix,
    directive.suffix,
  ].map((part) => (part === undefined ? undefined : foldText(canonicalizeText(part)).text));
  if (start === undefined) return [];
  const starts = wordsAt(text, start).filter((at) => prefix === undefined || standsBefore(text, prefix, at));
  const ends = (end === undefined ? [] : wordsAt(text, end)).filter((at) =>
    followedBy(text, at + (end ?? '').length, suffix),
  );
  const matches: QuoteMatch[] = [];
  let next = 0;
  for (const at of starts) {
    let to = at + start.length;
    if (end === undefined) {
      if (!followedBy(text, to, suffix)) continue;
    } else {
      while (next < ends.length && (ends[next] ?? 0) < to) next++;
      if (next === ends.length) break;
      to = (ends[next] ?? 0) + end.length;
    }
    const match = toMatch(index, directive, at, to);
    if (match !== undefined) matches.push(match);
  }
  return matches;
}

const wordsAt = (text: string, part: string): number[] =>
  exactPlaces(text, part, MOST_MATCHES).filter(
    (at) => isWordBoundary(text, at) && isWordBoundary(text, at + part.length),
  );

const SPACE = 0x20;

function standsBefore(text: string, prefix: string, at: number): boolean {
  const end = text.charCodeAt(at - 1) === SPACE ? at - 1 : at;
  const start = end - prefix.length;
  return start >= 0 && text.startsWith(prefix, start) && isWordBoundary(text, start);
}

function followedBy(text: string, at: number, suffix: string | undefined): boolean {
  if (suffix === undefined) return true;
  const start = text.charCodeAt(at) === SPACE ? at + 1 : at;
  return text.startsWith(suffix, start) && isWordBoundary(text, start + suffix.length);
}

function toMatch(
  index: LazyQuoteIndex,
  { start, end }: TextDirective,
  from: number,
  to: number,
): QuoteMatch | undefined {
  const span = index.folded.sourceSpan(from, to);
  if (span === undefined) return undefined;
  const [first, last] = span;
  const slice = index.text.slice(first, last);
  return {
    charStart: index.textIndex.fromUtf16(first),
    charEnd: index.textIndex.fromUtf16(last),
    score: 1,
    foldings: end === undefined && slice !== start ? neededFoldings(slice, start, 'joined') : [],
  };
}

/** A text fragment that stands for a span, and whether it stands for it alone. */
export interface DescribedFragment {
  /** From `:~:` on, to be put behind the `#` of an address. */
  readonly fragment: string;
  readonly unique: boolean;
}

/**
 * Describes a span by a text fragment, with as little context as tells it from other places.
 *
 * @remarks A span of more than one paragraph or more than 160 code points is described by its first and last words.
 * @throws {@link TextError} `position-out-of-range`.
 * @throws {@link AnchoringError} `selector-unsupported` for a span that begins or ends within a word or with a space:
 * browsers would not find it.
 * @example
 * ```ts
 * describeTextFragment('Well-kept tide table.', { charStart: 0, charEnd: 9 }).fragment; // ':~:text=Well%2Dkept'
 * ```
 */
export function describeTextFragment(index: QuoteIndex | string, span: Span): DescribedFragment {
  const held = indexOf(index);
  const { text, textIndex } = held;
  const exact = textIndex.slice(span.charStart, span.charEnd);
  const start = textIndex.toUtf16(span.charStart);
  const end = start + exact.length;
  if (exact === '' || exact !== exact.trim() || !isWordBoundary(text, start) || !isWordBoundary(text, end)) {
    throw new AnchoringError('selector-unsupported', { member: 'value' });
  }
  const ranged = span.charEnd - span.charStart > LONGEST_WHOLE || /\n\s*\n/.test(exact);
  let fragment = '';
  for (let words = 0; words <= MOST_WORDS; words += words < 4 ? 1 : 4) {
    const directive = {
      ...(ranged ? rangeOf(exact, Math.max(4, words)) : { start: collapsed(exact) }),
      ...contextOf(text, start, end, words),
    };
    fragment = writeTextDirective(directive);
    const { matches } = matchTextFragment(held, fragment);
    const [only] = matches;
    if (matches.length === 1 && only?.charStart === span.charStart && only.charEnd === span.charEnd) {
      return { fragment, unique: true };
    }
  }
  return { fragment, unique: false };
}

const collapsed = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The first and the last words of a long text, each within its paragraph; both parts may not overlap. */
function rangeOf(exact: string, words: number): { start: string; end?: string } {
  const paragraphs = exact.split(/\n\s*\n/);
  const start = firstWords(paragraphs[0] ?? '', words);
  const end = lastWords(paragraphs.at(-1) ?? '', words);
  return start.length + end.length >= exact.length
    ? { start: collapsed(exact) }
    : { start: collapsed(start), end: collapsed(end) };
}

function contextOf(
  text: string,
  start: number,
  end: number,
  words: number,
): { prefix?: string; suffix?: string } {
  if (words === 0) return {};
  const prefix = collapsed(
    lastWords(
      text
        .slice(Math.max(0, start - 512), start)
        .split(/\n\s*\n/)
        .at(-1) ?? '',
      words,
    ),
  );
  const suffix = collapsed(firstWords(text.slice(end, end + 512).split(/\n\s*\n/)[0] ?? '', words));
  return { ...(prefix === '' ? {} : { prefix }), ...(suffix === '' ? {} : { suffix }) };
}

/** The beginning of a text with so many words, or so many CJK characters. */
function firstWords(text: string, words: number): string {
  let left = words;
  for (let at = 1; at < text.length; at++) {
    if (isWordBoundary(text, at) && isWordBoundary(text, at - 1) === false) left--;
    else if (isWordBoundary(text, at) && text.charCodeAt(at - 1) >= 0x2e80) left--;
    if (left === 0) return text.slice(0, at);
  }
  return text;
}

function lastWords(text: string, words: number): string {
  let left = words;
  for (let at = text.length - 1; at > 0; at--) {
    if (isWordBoundary(text, at) && isWordBoundary(text, at + 1) === false) left--;
    else if (isWordBoundary(text, at) && text.charCodeAt(at) >= 0x2e80) left--;
    if (left === 0) return text.slice(at);
  }
  return text;
}
