import type { FoundPlace } from './find-literal.js';
import type { AnchorOutcome, QuoteMatch, QuoteResult } from './outcome.js';
import type { LazyQuoteIndex } from './quote-index.js';

/** By how much weight of context, and by how much score, one place has to be better than another to be chosen. */
const CONTEXT_MARGIN = 3;
const SCORE_MARGIN = 0.05;

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
  const atHint = [best, ...rivals].find(({ charStart }) => charStart === hint);
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

function outcomeOf({ foldings }: FoundPlace, charStart: number, hint: number | undefined): AnchorOutcome {
  if (foldings.length > 0) return 'folded';
  return hint === undefined || hint === charStart ? 'exact' : 'moved';
}

const compare = (a: FoundPlace, b: FoundPlace): number =>
  b.context.sides - a.context.sides ||
  b.context.weight - a.context.weight ||
  b.score - a.score ||
  a.foldings.length - b.foldings.length;

function clearlyBetter(a: FoundPlace, b: FoundPlace): boolean {
  if (a.context.sides > b.context.sides) return true;
  if (a.context.sides > 0 && a.context.weight >= b.context.weight + CONTEXT_MARGIN) return true;
  return a.score >= b.score + SCORE_MARGIN || (a.foldings.length === 0 && b.foldings.length > 0);
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
