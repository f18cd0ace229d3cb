import { foldText, type HyphenReading } from './fold-text.js';
import { type Folding, FOLDINGS } from './foldings.js';

/**
 * The foldings without which a slice and a quote differ.
 *
 * @remarks Each is left out in turn; what then still is equal did not need it.
 */
export function neededFoldings(slice: string, quote: string, hyphens: HyphenReading): Folding[] {
  const needed = new Set(FOLDINGS);
  for (const folding of FOLDINGS) {
    needed.delete(folding);
    if (foldText(slice, needed, hyphens).text !== foldText(quote, needed, hyphens).text) needed.add(folding);
  }
  return FOLDINGS.filter((folding) => needed.has(folding));
}
