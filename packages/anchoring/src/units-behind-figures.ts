/** What stands right behind a figure, in which a slash or dot may join several symbols. */
const BEHIND = /\p{Nd}[\s-]{0,2}([\p{L}\u00b0\u2126][\p{L}/\u00b7\u22c5]{0,15})(?!\p{L})/gu;
/**
 * Symbols of units in lower case, with and without prefix.
 *
 * @remarks Not the prefixes for 10^18 and more, whose letters make common words of the symbols.
 */
const SYMBOL =
  /^(?:[cdfghkmnpt\u00b5\u03bc]|[kmgtp]i)?(?:[bcfghjklmnstvw]|ah|bar|bit|bps|bq|cal|cd|ev|gy|hz|kat|lm|lx|mol|pa|sv|va|wb|wh|wp|\u03c9)$|^[hkm\u00b5\u03bc]?a$/;
/** Symbols that are words far more often. */
const WORDS: ReadonlySet<string> = new Set(['a', 'am', 'pm', 'tv']);

/**
 * The units of the figures of a text, as they are written.
 *
 * @remarks Their case tells mega from milli, and a byte from a bit.
 */
export function unitsBehindFigures(text: string): string[] {
  return [...text.matchAll(BEHIND)].flatMap(([, token = '']) => {
    const symbols = token.toLowerCase().split(/[/\u00b7\u22c5]/);
    return symbols.every((symbol) => SYMBOL.test(symbol) && !WORDS.has(symbol)) ? [token] : [];
  });
}
