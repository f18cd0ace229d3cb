import type { FoundPlace } from './find-literal.js';
import type { AnchorOutcome, QuoteMatch, QuoteResult } from './outcome.js';
import type { LazyQuoteIndex } from './quote-index.js';

/** How many times as far from the old place the next best has to be. */
const FAR = 4;
/** By how much weight of context, and by how much score, one place has to be better than another to be chosen. */
const CONTEXT_MARGIN = 3;
const SCORE_MARGIN = 0.05;
/** What context that agrees on both sides is worth, in scores. */
const CONTEXT_WORTH = 0.6;

/**
 * Puts places in order, best first, and says what they come to.
 *
 * @remarks `forced` is an outcome that the order does not change. `single` is the outcome of one place, if it is not
 * told by the place.
 */
export function rankPlaces(
  index: LazyQuoteIndex,
  places: readonly FoundPlace[],
  hint: number | undefined,
  forced?: AnchorOutcome,
  single?: AnchorOutcome,
): QuoteResult {
  const { textIndex } = index;
  const ranked = places
    .map((place) => ({
      place,
      charStart: textIndex.fromUtf16(place.start),
      charEnd: textIndex.fromUtf16(place.end),
    }))
    .sort(
      (a, b) =>
        compare(a.place, b.place) ||
        distance(a.charStart, hint) - distance(b.charStart, hint) ||
        a.charStart - b.charStart,
    );
  const [best] = ranked;
  if (best === undefined) return { outcome: 'absent', matches: [] };
  const rivals = ranked.filter((other) => other !== best && !clearlyBetter(best.place, other.place));
  const atHint = nearestTo(hint, [best, ...rivals]);
  const chosen = rivals.length === 0 ? best : atHint;
  if (chosen !== undefined && chosen !== best) {
    ranked.splice(ranked.indexOf(chosen), 1);
    ranked.unshift(chosen);
  }
  const outcome =
    forced ??
    (chosen === undefined ? 'ambiguous' : (single ?? outcomeOf(chosen.place, chosen.charStart, hint)));
  return { outcome, matches: ranked.map(toMatch) };
}

interface Ranked {
  readonly place: FoundPlace;
  readonly charStart: number;
  readonly charEnd: number;
}

function outcomeOf({ foldings }: FoundPlace, charStart: number, hint: number | undefined): AnchorOutcome {
  if (foldings.length > 0) return 'folded';
  return hint === undefined || hint === charStart ? 'exact' : 'moved';
}

/** Context comes before everything where the quote stands as it is, else it counts beside the quote. */
const compare = (a: FoundPlace, b: FoundPlace): number =>
  (a.score < 1 || b.score < 1
    ? merit(b) - merit(a)
    : b.context.sides - a.context.sides || b.context.weight - a.context.weight) ||
  b.score - a.score ||
  a.foldings.length - b.foldings.length;

/** What an altered place is worth: what stands there of the quote, and what agrees of 64 units around it. */
const merit = ({ context, score }: FoundPlace): number =>
  score + (CONTEXT_WORTH * Math.min(64, context.weight)) / 64;

function clearlyBetter(a: FoundPlace, b: FoundPlace): boolean {
  if (a.score < 1 || b.score < 1) return merit(a) >= merit(b) + SCORE_MARGIN;
  if (a.context.sides > b.context.sides) return true;
  // The last letter of a context may be the one that tells: "40 percent" and "10 percent".
  if (a.context.whole && !b.context.whole && a.context.sides === b.context.sides) return true;
  if (a.context.sides > 0 && a.context.weight >= b.context.weight + CONTEXT_MARGIN) return true;
  return a.score >= b.score + SCORE_MARGIN || (a.foldings.length === 0 && b.foldings.length > 0);
}

/** The place at the old one or, where the context agrees, the one that is far nearer to it than the others. */
function nearestTo(hint: number | undefined, tied: readonly Ranked[]): Ranked | undefined {
  const [first, second] = [...tied].sort((a, b) => distance(a.charStart, hint) - distance(b.charStart, hint));
  if (hint === undefined || first === undefined || second === undefined) return undefined;
  if (first.charStart === hint) return first;
  const nearer = FAR * distance(first.charStart, hint) < distance(second.charStart, hint);
  return first.place.context.sides > 0 && nearer ? first : undefined;
}

const distance = (charStart: number, hint: number | undefined): number =>
  hint === undefined ? 0 : Math.abs(charStart - hint);

const toMatch = ({
  place,
  charStart,
  charEnd,
}: {
  place: FoundPlace;
  charStart: number;
  charEnd: number;
}): QuoteMatch => ({
  charStart,
  charEnd,
  score: Math.round(place.score * 1000) / 1000,
  foldings: place.foldings,
});
