import type { ApproximatePlace } from './approximate-places.js';
import type { FoldedContext } from './context-agreement.js';
import { weigh } from './weight.js';

/** How many units of the context next to a quote have to stand in the text, and what they weigh at least. */
const EDGE = 16;
const LEAST = 6;
/** How many units at an end of the quote have to stand at that end of a place for it to stay. */
const HELD = 4;
/** How much longer than the quote a framed place may be, and how much shorter. */
const LONGEST = 3;
const SHORTEST = 0.3;

/**
 * Moves the ends of a place to where the context of the quote ends and goes on, if that stands near.
 *
 * @remarks Where the first or last words of a quote were changed, the library cannot tell where it begins or ends; the
 * context can.
 */
export function frameByContext(
  text: string,
  quote: string,
  context: FoldedContext,
  place: ApproximatePlace,
): ApproximatePlace {
  const begins = text.startsWith(quote.slice(0, HELD), place.start);
  const ends = text.endsWith(quote.slice(-HELD), place.end);
  const start = (begins ? undefined : startAfter(text, context.prefix, place, quote.length)) ?? place.start;
  const end = (ends ? undefined : endBefore(text, context.suffix, place, quote.length)) ?? place.end;
  const length = end - start;
  if (length < SHORTEST * quote.length || length > LONGEST * quote.length) return place;
  return { start, end, share: place.share };
}

function startAfter(
  text: string,
  prefix: string,
  { start, end }: ApproximatePlace,
  reach: number,
): number | undefined {
  const edge = prefix.slice(-EDGE);
  if (weigh(edge) < LEAST) return undefined;
  const from = Math.max(0, start - reach - EDGE);
  const near = text.slice(from, Math.min(end, start + (reach >> 1)));
  let best: number | undefined;
  for (let at = near.indexOf(edge); at !== -1; at = near.indexOf(edge, at + 1)) {
    const after = from + at + edge.length;
    if (best === undefined || Math.abs(after - start) < Math.abs(best - start)) best = after;
  }
  return best;
}

function endBefore(
  text: string,
  suffix: string,
  { start, end }: ApproximatePlace,
  reach: number,
): number | undefined {
  const edge = suffix.slice(0, EDGE);
  if (weigh(edge) < LEAST) return undefined;
  const from = Math.max(start, end - (reach >> 1));
  const near = text.slice(from, end + reach + EDGE);
  let best: number | undefined;
  for (let at = near.indexOf(edge); at !== -1; at = near.indexOf(edge, at + 1)) {
    const before = from + at;
    if (best === undefined || Math.abs(before - end) < Math.abs(best - end)) best = before;
  }
  return best;
}
