import type { Place } from './finding.js';

/** The index of the last of places in text order that begins at or before a code point; -1 if none does. Logarithmic. */
export function findLast(places: readonly Pick<Place, 'charStart'>[], char: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.charStart ?? 0) <= char) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
