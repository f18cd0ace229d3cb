import {
  type ApproximatePlace,
  bestChain,
  type Link,
  linksOf,
  type Piece,
  spanOf,
} from './approximate-places.js';
import { candidateRegions } from './candidate-regions.js';
import type { LazyQuoteIndex } from './quote-index.js';

/** How many probes are taken of a long quote, and how long they are. */
const PROBES = 48;
const PROBE = 96;
/** How many places of a long quote are told. */
const MOST_PLACES = 3;

/**
 * Where a long quote stands: probes at equal distances, the first and last at its ends, that lie in a row.
 *
 * @remarks Each probe is looked for only where the index says; the work does not grow with the quote.
 */
export function longPlaces(index: LazyQuoteIndex, quote: string): ApproximatePlace[] {
  const { text } = index.folded;
  const probes = probesOf(quote);
  let links = probes.flatMap((probe) =>
    candidateRegions(index.grams, probe.text, text.length).flatMap(({ start, end }) =>
      linksOf(probe, text.slice(start, end), start),
    ),
  );
  const places: ApproximatePlace[] = [];
  while (places.length < MOST_PLACES && links.length > 0) {
    const chain = bestChain(links, quote.length);
    const place = spanOf(chain, probes);
    if (place === undefined) break;
    places.push(place);
    const taken: ReadonlySet<Link> = new Set(chain);
    links = links.filter((link) => !taken.has(link));
  }
  return places;
}

function probesOf(quote: string): Piece[] {
  return Array.from({ length: PROBES }, (_, order) => {
    const start = Math.floor(((quote.length - PROBE) * order) / (PROBES - 1));
    return { start, text: quote.slice(start, start + PROBE) };
  });
}
