import { type ApproximatePlace, hasBothEnds, piecedPlace, wholePlaces } from './approximate-places.js';
import { candidateRegions, type Region } from './candidate-regions.js';
import { contextAgreement, type FoldedContext } from './context-agreement.js';
import type { FoundPlace } from './find-literal.js';
import { frameByContext } from './frame-by-context.js';
import { longPlaces } from './long-quotes.js';
import type { LazyQuoteIndex } from './quote-index.js';
import { isOtherFigure } from './other-figure.js';
import { isRepetitive } from './repetition.js';
import { standingShare } from './standing-share.js';
import { differingShare } from './telling-words.js';
import { weigh } from './weight.js';

/** Weight below which a quote with other letters is another quote. */
const SHORTEST = 20;
/** Share of the quote that has to stand at a place: the floor, and where the context agrees. */
const FLOOR = 0.6;
const FLOOR_IN_CONTEXT = 0.5;
/** Share from which a quote that the library finds as a whole is not looked for in pieces. */
const FIRM = 0.9;
/** Share of a quote's units that may differ where it is found as a whole, and how much more in a rival. */
const MOST_ERRORS = 0.5;
const RIVAL = 0.15;
/** Share below which nothing better is looked for beside a place. */
const HOPELESS = 0.3;
/** Longest quote, in units, that is compared as a whole. */
const LONGEST_WHOLE = 1_024;
/** Share of a quote's words that may be other names, numbers and negations where the context does not agree. */
const TELLING_SHARE = 1 / 24;

/** Where a quote stands with other letters: at most one place in each stretch of the text that may hold it. */
export function findAltered(
  index: LazyQuoteIndex,
  exact: string,
  quote: string,
  context: FoldedContext,
): FoundPlace[] {
  if (weigh(quote) < SHORTEST || isRepetitive(quote)) return [];
  const places = quote.length > LONGEST_WHOLE ? longPlaces(index, quote) : shortPlaces(index, quote, context);
  const accepted = places.map((place) => accept(index, exact, quote, context, place));
  return withoutOverlaps(accepted.filter((place) => place !== undefined));
}

function shortPlaces(index: LazyQuoteIndex, quote: string, context: FoldedContext): ApproximatePlace[] {
  return regionsOf(index, quote).flatMap((region) =>
    placesIn(index.folded.text.slice(region.start, region.end), quote, context).map(
      ({ start, end, share }) => ({
        start: start + region.start,
        end: end + region.start,
        share,
      }),
    ),
  );
}

function regionsOf(index: LazyQuoteIndex, quote: string): Region[] {
  const { length } = index.folded.text;
  if (length <= 4 * quote.length + 512) return [{ start: 0, end: length, votes: 0 }];
  return candidateRegions(index.grams, quote, length);
}

/** The best places in one stretch, and in what is left of it before and behind them. */
function placesIn(text: string, quote: string, context: FoldedContext): ApproximatePlace[] {
  const best = bestPlaces(text, quote);
  const [first] = best;
  const last = best.at(-1);
  if (first === undefined || last === undefined || first.share < HOPELESS) return best;
  const given = Number(context.prefix !== '') + Number(context.suffix !== '');
  // Context that does not agree here may choose a place where less of the quote stands.
  const open = contextAgreement(text, first.start, first.end, context).sides < given;
  const errors = Math.min(MOST_ERRORS, 1 - first.share + RIVAL);
  const rest = (part: string): ApproximatePlace[] => {
    if (part.length < quote.length / 2) return [];
    return open ? bestPlaces(part, quote) : wholePlaces(part, quote, errors);
  };
  return [
    ...best,
    ...rest(text.slice(0, first.start)),
    ...rest(text.slice(last.end)).map(({ start, end, share }) => ({
      start: start + last.end,
      end: end + last.end,
      share,
    })),
  ];
}

/** As a whole if most of the quote stands there, else what its pieces span. */
function bestPlaces(text: string, quote: string): ApproximatePlace[] {
  const whole = wholePlaces(text, quote, MOST_ERRORS);
  const [first] = whole;
  if (first !== undefined && (first.share >= FIRM || hasBothEnds(text, quote, first))) return whole;
  const pieced = piecedPlace(text, quote);
  return pieced === undefined || pieced.share <= (first?.share ?? 0) ? whole : [pieced];
}

function accept(
  index: LazyQuoteIndex,
  exact: string,
  quote: string,
  context: FoldedContext,
  found: ApproximatePlace,
): FoundPlace | undefined {
  const place = frameByContext(index.folded.text, quote, context, found);
  const span = wholeCharacters(index, place);
  if (span === undefined) return undefined;
  const [start, end] = span;
  const agreement = contextAgreement(index.text, start, end, context);
  const share = Math.max(found.share, standingShare(quote, index.folded.text.slice(place.start, place.end)));
  if (share < (agreement.sides > 0 ? FLOOR_IN_CONTEXT : FLOOR)) return undefined;
  const slice = index.text.slice(start, end);
  const isOther = agreement.sides === 0 && differingShare(exact, slice) > TELLING_SHARE;
  if (isOther && !isOtherFigure(exact, slice)) return undefined;
  return { start, end, score: Math.min(0.999, share), foldings: [], context: agreement };
}

/** The source of a place, without spaces at its ends and widened where an end lies within a character. */
function wholeCharacters(
  { folded }: LazyQuoteIndex,
  place: { start: number; end: number },
): [number, number] | undefined {
  let { start, end } = place;
  while (start < end && folded.text.charCodeAt(start) === 0x20) start++;
  while (start < end && folded.text.charCodeAt(end - 1) === 0x20) end--;
  if (start >= end) return undefined;
  if ((folded.text.charCodeAt(start) & 0xfc00) === 0xdc00) start--;
  if ((folded.text.charCodeAt(end) & 0xfc00) === 0xdc00) end++;
  while (start > 0 && folded.sourceOf(start) === folded.sourceOf(start - 1)) start--;
  return [folded.sourceOf(start), folded.sourceOf(end - 1) + 1];
}

/** Of places that overlap the better one. */
function withoutOverlaps(places: readonly FoundPlace[]): FoundPlace[] {
  const kept: FoundPlace[] = [];
  const better = (a: FoundPlace, b: FoundPlace): number =>
    b.context.sides - a.context.sides ||
    b.score - a.score ||
    b.context.weight - a.context.weight ||
    a.start - b.start;
  for (const place of [...places].sort(better)) {
    if (!kept.some(({ start, end }) => place.start < end && start < place.end)) kept.push(place);
  }
  return kept;
}
