import { contextAgreement, type FoldedContext } from './context-agreement.js';
import type { FoundPlace } from './find-literal.js';
import { findPartsInOrder } from './find-parts-in-order.js';
import { foldText } from './fold-text.js';
import type { LazyQuoteIndex } from './quote-index.js';
import { isCjkUnit } from './foldings.js';
import { weigh } from './weight.js';

/** What a piece weighs at least, so that it is said to come from somewhere. */
const LEAST = 16;
/** How many pieces a quote is taken apart into at most. */
const MOST = 8;

/** How many units of text between two pieces are more than words put in between. */
const APART = 24;

/** What stands for words left out. */
const ELLIPSIS = /\s*(?:\[\s?(?:\.{3}|…)\s?\]|\(\s?(?:\.{3}|…)\s?\)|（\s?……?\s?）|\.{3,}|…+|⋯+)\s*/u;

/** Whether a quote says itself that words are left out within it. */
export const leavesOut = (exact: string): boolean =>
  exact.split(ELLIPSIS).filter((part) => part.trim() !== '').length > 1;

/**
 * The places of a quote that is joined of pieces, each of which stands in the text.
 *
 * @remarks Every part of the quote has to be in a piece: each is the longest that stands somewhere, cut between words.
 */
export function findStitched(index: LazyQuoteIndex, exact: string, context: FoldedContext): FoundPlace[] {
  const inOrder = leavesOut(exact) ? findPartsInOrder(index, exact.split(ELLIPSIS), context) : [];
  if (inOrder.length > 0) return inOrder;
  const places: FoundPlace[] = [];
  const length = foldText(exact).text.length;
  for (const part of exact.split(ELLIPSIS)) {
    let rest = foldText(part).text;
    while (rest !== '') {
      const taken = places.length === MOST ? undefined : longestStanding(index, rest);
      if (taken === undefined) return [];
      const span = index.folded.sourceSpan(taken.at, taken.at + taken.length);
      if (span === undefined) return [];
      const [start, end] = span;
      places.push({
        start,
        end,
        score: taken.length / length,
        foldings: [],
        context: contextAgreement(index.text, start, end, context),
      });
      rest = rest.slice(taken.length).trimStart();
    }
  }
  return places.length > 1 && (leavesOut(exact) || places.some((place, at) => isApart(place, places[at + 1])))
    ? places
    : [];
}

/** Whether the next piece does not go on where this one ends, nor soon after it. */
function isApart({ start, end }: FoundPlace, next: FoundPlace | undefined): boolean {
  return next !== undefined && (next.start < start || next.start - end > APART);
}

/** The longest beginning of a text, up to the end of a word, that stands in another. */
function longestStanding(index: LazyQuoteIndex, rest: string): { at: number; length: number } | undefined {
  const ends = wordEnds(rest);
  let low = 0;
  let high = ends.length - 1;
  let found: { at: number; length: number } | undefined;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const length = ends[middle] ?? 0;
    const piece = rest.slice(0, length);
    const [at] = index.foldedPlaces(piece, 1);
    if (at === undefined) high = middle - 1;
    else {
      found = { at, length };
      low = middle + 1;
    }
  }
  return found;
}

/** The lengths at which a text may be cut: every beginning and every end weighs enough. */
function wordEnds(text: string): number[] {
  const ends: number[] = [];
  const whole = weigh(text);
  let weight = 0;
  for (let at = 0; at < text.length; at++) {
    weight += weigh(text.charAt(at));
    const last = at + 1 === text.length;
    const cut = text.charCodeAt(at + 1) === 0x20 || isCjkUnit(text.charCodeAt(at));
    if (weight >= LEAST && (last || (cut && whole - weight >= LEAST))) ends.push(at + 1);
  }
  return ends;
}
