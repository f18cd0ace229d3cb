import { type ContextAgreement, contextAgreement, type FoldedContext } from './context-agreement.js';
import { exactPlaces } from './exact-places.js';
import { foldText, type HyphenReading } from './fold-text.js';
import type { FoldedText } from './folded-text.js';
import type { Folding } from './foldings.js';
import { changesUnit, neededFoldings } from './needed-foldings.js';
import type { LazyQuoteIndex } from './quote-index.js';

/** How many places of a quote are told. */
export const MOST_MATCHES = 1_000;

/** A place at which a quote stands, in UTF-16 units of the text. */
export interface FoundPlace {
  readonly start: number;
  readonly end: number;
  readonly score: number;
  readonly foldings: readonly Folding[];
  readonly context: ContextAgreement;
}

/** Where a quote stands letter by letter. */
export function findExact(index: LazyQuoteIndex, exact: string, context: FoldedContext): FoundPlace[] {
  if (index.isKnownAbsent(exact, foldText(exact).text)) return [];
  const { text } = index;
  return exactPlaces(text, exact, MOST_MATCHES).map((start) => ({
    start,
    end: start + exact.length,
    score: 1,
    foldings: [],
    context: contextAgreement(text, start, start + exact.length, context),
  }));
}

/** Where a quote stands if both sides are folded alike. */
export function findFolded(index: LazyQuoteIndex, exact: string, context: FoldedContext): FoundPlace[] {
  const places = foldedPlaces(index, index.folded, exact, context, 'joined');
  if (places.length > 0 || !/[-\u00ad]/.test(exact) || index.hyphenKept === index.folded) return places;
  return foldedPlaces(index, index.hyphenKept, exact, context, 'kept');
}

function foldedPlaces(
  index: LazyQuoteIndex,
  folded: FoldedText,
  exact: string,
  context: FoldedContext,
  hyphens: HyphenReading,
): FoundPlace[] {
  const quote = foldText(exact, undefined, hyphens).text;
  const { text } = index;
  const marks = markersOf(exact);
  const places: FoundPlace[] = [];
  const found =
    folded === index.folded
      ? index.foldedPlaces(quote, MOST_MATCHES)
      : exactPlaces(folded.text, quote, MOST_MATCHES);
  for (const at of found) {
    const span = folded.sourceSpan(at, at + quote.length);
    if (span === undefined) continue;
    const [start, end] = span;
    const slice = text.slice(start, end);
    if (contradicts(marks, markersOf(slice))) continue;
    const foldings = slice === exact ? [] : neededFoldings(slice, exact, hyphens);
    if (foldings.includes('case') && changesUnit(slice, exact, hyphens)) continue;
    places.push({ start, end, score: 1, foldings, context: contextAgreement(text, start, end, context) });
  }
  return places;
}

const MARKERS = /\[[^\]\n]{1,60}\]|【[^】\n]{1,60}】/g;

const markersOf = (text: string): string[] =>
  (text.match(MARKERS) ?? []).map((mark) => mark.replace(/\s/g, '').toLowerCase());

/** Whether two texts both have marks, and not the same: then a mark was not just left out. */
const contradicts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && b.length > 0 && a.join() !== b.join();
