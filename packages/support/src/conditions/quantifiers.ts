/** A word that says for how many of its kind something holds. */
export interface Quantifier {
  readonly reach: 'all' | 'some';
  /** UTF-16 place in the folded text. */
  readonly start: number;
  readonly end: number;
}

const ALL =
  /(?<![A-Za-z])(?:(?<!not )all(?! (?:in all|the (?:same|more)|about|over|but)(?![A-Za-z]))|every|each|any|always|invariably|without exception)(?![A-Za-z])|所有|全部|一切|任何|全体|一律|凡是|总是/gi;
const SOME =
  /(?<![A-Za-z])(?:some|most|many|several|certain|a few|few|part of|some of|most of|a majority of|usually|often|sometimes|generally|typically|normally|in some cases)(?![A-Za-z])|部分|大多数|多数|有些|有的|少数|个别|某些|若干|通常|往往|一般(?=[会在不情])|有时/gi;

/** The words of a folded text that say "all" or "some", in order. */
export function findQuantifiers(folded: string): Quantifier[] {
  const list = (pattern: RegExp, reach: Quantifier['reach']): Quantifier[] =>
    [...folded.matchAll(pattern)].map((match) => ({
      reach,
      start: match.index,
      end: match.index + match[0].length,
    }));
  return [...list(ALL, 'all'), ...list(SOME, 'some')].sort((a, b) => a.start - b.start);
}
