import { canonicalizeText, countCodePoints, isCjk } from '@loccit/text';
import { foldContext, type FoldedContext } from './context-agreement.js';
import { AnchoringError } from './errors.js';
import { findAltered } from './find-altered.js';
import { findExact, findFolded, type FoundPlace } from './find-literal.js';
import { findStitched, leavesOut } from './find-stitched.js';
import { foldText } from './fold-text.js';
import type { Quote, QuoteResult } from './outcome.js';
import { indexOf, type LazyQuoteIndex, type QuoteIndex } from './quote-index.js';
import { rankPlaces } from './rank-places.js';

/** Quotes shorter than this, in code points, prove nothing without context; of CJK the second. */
const SHORT = 8;
const SHORT_CJK = 4;

/**
 * Looks for a quote in a text: every place, best first, and what that comes to.
 *
 * @remarks The quote is looked for letter by letter first, then with both sides folded alike, then with other letters,
 * then in pieces; the first way that finds it tells. Context decides between places, the old place only where context
 * does not. Deterministic; work is bounded for any input, see {@link createQuoteIndex} for what is made once.
 * @throws {@link AnchoringError} `quote-empty`.
 * @throws {@link TextError} `lone-surrogate`, `nul-character`.
 * @example
 * ```ts
 * const { outcome, matches } = matchQuote('The “old” quay is shut.', { exact: 'The "old" quay' });
 * [outcome, matches[0]?.charEnd, matches[0]?.foldings]; // ['folded', 14, ['quotes']]
 * ```
 */
export function matchQuote(index: QuoteIndex | string, quote: Quote): QuoteResult {
  const held = indexOf(index);
  const exact = canonicalizeText(quote.exact);
  if (exact.trim() === '') throw new AnchoringError('quote-empty');
  const context = foldContext(
    quote.prefix === undefined ? '' : canonicalizeText(quote.prefix),
    quote.suffix === undefined ? '' : canonicalizeText(quote.suffix),
  );
  const hint = quote.charStart;
  return isShort(exact) ? matchShort(held, exact, context, hint) : matchLong(held, exact, context, hint);
}

/** Whether a quote is too short to prove a place by itself. */
function isShort(exact: string): boolean {
  const trimmed = exact.trim();
  const chars = countCodePoints(trimmed);
  if (chars >= SHORT) return false;
  const cjk = [...trimmed].filter((character) => isCjk(character.codePointAt(0) ?? 0)).length;
  return chars < SHORT_CJK || cjk < SHORT_CJK;
}

/** A short quote has to stand there letter by letter, and its context too. */
function matchShort(
  index: LazyQuoteIndex,
  exact: string,
  context: FoldedContext,
  hint: number | undefined,
): QuoteResult {
  const places = findExact(index, exact, context);
  if (context.prefix === '' && context.suffix === '') {
    return places.length === 0 ? NOWHERE : rankPlaces(index, places, hint, 'ambiguous');
  }
  const agreeing = places.filter((place) => place.context.sides > 0);
  return agreeing.length === 0 ? NOWHERE : rankPlaces(index, agreeing, hint);
}

function matchLong(
  index: LazyQuoteIndex,
  exact: string,
  context: FoldedContext,
  hint: number | undefined,
): QuoteResult {
  const places = findExact(index, exact, context);
  const asked = context.prefix !== '' || context.suffix !== '';
  if (places.length === 0 || (asked && places.every((place) => place.context.sides === 0))) {
    const known = new Set(places.map(({ start }) => start));
    places.push(...findFolded(index, exact, context).filter(({ start }) => !known.has(start)));
  }
  if (places.length > 0) return rankPlaces(index, places, hint);
  const quote = foldText(exact).text;
  const altered = findAltered(index, exact, quote, context);
  if (leavesOut(exact) || !altered.some((place) => isOnePlace(place, exact))) {
    const pieces = findStitched(index, exact, context);
    if (pieces.length > 0) return rankPlaces(index, pieces, undefined, 'stitched');
  }
  return rankPlaces(index, altered, hint, undefined, 'altered');
}

/** How much longer than a quote, in UTF-16 units, a place may be without being two places and what lies between. */
const LONGER = 24;

/** In its context a quote with a sentence put into it is altered; without, two sentences may have been joined. */
const isOnePlace = ({ context, start, end }: FoundPlace, exact: string): boolean =>
  context.sides > 0 || end - start <= exact.length + LONGER;

const NOWHERE: QuoteResult = { outcome: 'absent', matches: [] };
