import type { GramIndex } from './gram-index.js';

/** A stretch of a text that may hold an altered form of a quote. */
export interface Region {
  readonly start: number;
  readonly end: number;
  /** How many different grams of the quote stand there, at least. */
  readonly votes: number;
}

/** How many of the rarest grams of a quote are looked up, and how many of their places at most. */
const MOST_GRAMS = 64;
const MOST_PLACES = 4_096;
/** Below this length, in units, a quote may have so few grams left that one vote is enough. */
const BRIEF = 32;
/** How many votes a region has at least, and which share of the best region's. */
const LEAST_VOTES = 2;
const NEAR_BEST = 0.5;
/** Share of the grams that are looked up which stand together by chance. */
const NOISE = 0.08;
/** How many regions are looked into. */
const MOST_REGIONS = 8;

/**
 * The stretches of a text where most of the rare grams of a quote stand, best first.
 *
 * @remarks Work is bounded by the quote and by {@link MOST_PLACES}, whatever the text repeats.
 */
export function candidateRegions(grams: GramIndex, quote: string, textLength: number): Region[] {
  const bits = Math.max(6, Math.ceil(Math.log2(quote.length + 1)));
  const votes = new Uint16Array((textLength >>> bits) + 2);
  const lists = rarest(grams, quote);
  const seen = countVotes(lists, bits, votes);
  const together = (bin: number): number => (votes[bin] ?? 0) + (votes[bin + 1] ?? 0);
  const bins = seen.map((bin) => ({ bin, votes: together(bin) }));
  bins.sort((a, b) => b.votes - a.votes || a.bin - b.bin);
  const regions: Region[] = [];
  const least = Math.max(
    quote.length < BRIEF ? 1 : LEAST_VOTES,
    lists.length * NOISE,
    (bins[0]?.votes ?? 0) * NEAR_BEST,
  );
  const taken = new Set<number>();
  for (const { bin, votes: found } of bins) {
    if (found < least || regions.length === MOST_REGIONS) break;
    if (taken.has(bin) || taken.has(bin + 1)) continue;
    taken.add(bin).add(bin + 1);
    const start = Math.max(0, (bin << bits) - quote.length - 32);
    const end = Math.min(textLength, ((bin + 2) << bits) + quote.length + 32);
    regions.push({ start, end, votes: found });
  }
  return regions;
}

/** Gives each stretch of the text a vote for every gram that it holds; those with a vote. */
function countVotes(lists: readonly Uint32Array[], bits: number, votes: Uint16Array): number[] {
  const seen: number[] = [];
  const last = new Uint16Array(votes.length);
  let left = MOST_PLACES;
  for (const [order, places] of lists.entries()) {
    if (left <= 0) break;
    const step = Math.max(1, Math.ceil(places.length / left));
    for (let at = 0; at < places.length; at += step) {
      const bin = (places[at] ?? 0) >>> bits;
      if (last[bin] === order + 1) continue;
      if (last[bin] === 0) seen.push(bin);
      last[bin] = order + 1;
      votes[bin] = (votes[bin] ?? 0) + 1;
    }
    left -= Math.ceil(places.length / step);
  }
  return seen;
}

/** The places of the rarest grams of a quote, evenly chosen if it has many. */
function rarest(grams: GramIndex, quote: string): Uint32Array[] {
  const stride = Math.max(1, Math.floor(quote.length / (4 * MOST_GRAMS)));
  const lists: Uint32Array[] = [];
  for (let at = 0; at < quote.length; at += stride) {
    const places = grams.placesOf(quote, at);
    if (places.length > 0) lists.push(places);
  }
  return lists.sort((a, b) => a.length - b.length).slice(0, MOST_GRAMS);
}
