const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const WORDS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
// Before a capital it may begin a name (Ten Hag), beside a figure the two would run together (2 500).
const WORD = new RegExp(
  `(?<![\\p{L}\\p{N}-]|[\\p{N}%] )(?:${WORDS.join('|')}|(?:${WORDS.map(capitalise).join('|')})(?! \\p{Lu}))(?![\\p{L}\\p{N}-]| \\p{N})`,
  'gu',
);
// A bracket or a figure before it may make a list or a pair of two figures of it.
const GROUPED = /(?<![\p{N}\p{L}.,([（[$#-]|[\p{N}][,;]? )\d{1,3}(?:,\d{3})+(?![\p{N}\p{L}-]|[.,]\p{N})/gu;
const PERCENT = /(?<=\d) ?(?:per ?cent|%)(?![\p{L}%])/giu;

/**
 * Brings figures that are written in several ways to one: `5,000` and `5000`, `7 %`, `7 percent` and `7 per cent`, and the
 * numbers from two to twelve in words, when they stand apart.
 *
 * @remarks Not `one`, which counts nothing as often as not, and no decimal comma. Linear.
 */
export function foldFigures(text: string): string {
  return text
    .replace(GROUPED, (found) => found.replaceAll(',', ''))
    .replace(PERCENT, '%')
    .replace(WORD, (found) => String(WORDS.indexOf(found.toLowerCase()) + 2));
}
