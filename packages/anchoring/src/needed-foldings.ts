import { foldText, type HyphenReading } from './fold-text.js';
import { type Folding, FOLDINGS } from './foldings.js';
import { unitsBehindFigures } from './units-behind-figures.js';

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

const BUT_CASE: ReadonlySet<Folding> = new Set(FOLDINGS.filter((folding) => folding !== 'case'));

/** Whether a slice and a quote that are equal without regard to case give a figure another unit. */
export function changesUnit(slice: string, quote: string, hyphens: HyphenReading): boolean {
  const [there, said] = [slice, quote].map((text) =>
    unitsBehindFigures(foldText(text, BUT_CASE, hyphens).text),
  );
  return there?.join() !== said?.join();
}
