import { listMatches } from './matches.js';

const YEAR = String.raw`(?:1[5-9]|20)\d\d[a-z]?(?!(?!年)[\p{L}\d])`;
const MONTH = String.raw`(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|Spring|Summer|Autumn|Fall|Winter|Q[1-4])[a-z]*\.?`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
/** A date with its year: `2001a`, `May 2001`, `3 May 2001`, `2001, May 3`, `2001-05-03`, `2001 年 5 月`. */
const DATE = String.raw`(?:c\.\s?|ca\.\s?|©\s?)?(?:${DAY}(?:,?\s|-))?(?:${MONTH}(?:[/–-]${MONTH})?(?:,?\s*|-)(?:${DAY},?\s*)?)?(${YEAR})(?:\s*年(?:\s*\d{1,2}\s*月(?:\s*\d{1,2}\s*日)?)?|,?\s${MONTH}(?:\s${DAY}(?:[–-]${DAY})?)?|[-/.]\d{1,2}(?:[-/.]\d{1,2})?)?`;

const IN_PARENTHESES = new RegExp(String.raw`[(（]\s*(?:[^()（）]{0,60}[,，;:：]\s*)?${DATE}\s*[)）]`, 'u');
const BETWEEN_STOPS = new RegExp(
  String.raw`(?:^|[,.;:|–—，。；：．\ufdd1\ufdd2]|\s-)\s*${DATE}(?=\s*(?:[,.;:|(（[–—，。；：．\ufdd1\ufdd2]|-\s|$))`,
  'gu',
);
const AT_END = new RegExp(String.raw`\s(${YEAR})(?=[\s.]*(?:[(（]?[\ufdd1\ufdd2]|$))`, 'u');
const VISIT =
  /(?:[Ll]ast\s)?(?:[Aa]ccessed|[Rr]etrieved|[Vv]isited|[Vv]iewed|[Cc]onsulted)(?=\s*(?:on|from|at|in|date|:|\d|[(]|\p{Lu}\p{Ll}+\s\d|\p{Lu}\p{Ll}+,?\s\d{4}))[^\ufdd1\ufdd2]{0,60}|(?:访问|检索|获取|引用|查阅)(?:日期|时间|于)[^\ufdd1\ufdd2]{0,40}/gu;
const IDENTIFIER = /arxiv\s*:?\s*\S+|\b10\.\d{4,9}\/\S+|\b(?:ISBN|ISSN|PMID|PMCID)\b[\s:]*[\dXx-]+/giu;

const SOME_YEAR = /(?:1[5-9]|20)\d\d/;

/** A text without what it says of somebody's visit to the source. */
export function cutVisit(text: string): string {
  return text.replace(VISIT, ' ');
}

/** A year in parentheses at the start of a text, as behind authors, and how much of the text it takes. */
export function readLeadingYear(
  text: string,
): { readonly year: string; readonly length: number } | undefined {
  const found = LEADING.exec(text) ?? LEADING_BARE.exec(text);
  const year = found?.[1];
  return found === null || year === undefined ? undefined : { year, length: found[0].length };
}

const LEADING = new RegExp(
  String.raw`^[\s,.]*[(（]\s*${DATE}(?![-–—]?\d)[^()（）]{0,20}[)）][\s.,:：]*`,
  'u',
);
const LEADING_BARE = new RegExp(String.raw`^[\s,.]*\s(${YEAR})[.:,：]\s+(?=[\p{L}“"‘《\ufdd0\ufdd1])`, 'u');

/**
 * The year of a source in what its entry says besides authors and title.
 *
 * @remarks A year of the title, of a visit or in an identifier is none; in parentheses goes before set off by stops.
 */
export function findYear(text: string): string | undefined {
  if (!SOME_YEAR.test(text)) return undefined;
  const rest = cutVisit(text).replace(IDENTIFIER, ' ');
  const inside = IN_PARENTHESES.exec(rest)?.[1];
  if (inside !== undefined) return inside;
  let last: string | undefined;
  for (const found of listMatches(BETWEEN_STOPS, rest)) last = found[1];
  return last ?? AT_END.exec(rest)?.[1];
}

const PUBLISHER = /, \p{Lu}\S*(?: \p{Lu}\S*){0,2}$/u;
const IN_BRACKETS = new RegExp(`[(（]${YEAR}[)）]`, 'u');
const AT_TITLE_END = new RegExp(
  String.raw`(?:\s*[(（]\s*${DATE}\s*[)）]|(?:[,，.]\s*|\s[–—-]\s+)(?:[Pp]ublished\s(?:on\s)?)?${DATE}(?=[\s]*\.))[\s.,:;]*$`,
  'u',
);

/**
 * A title without a date that was written behind it, and that date's year.
 *
 * @remarks Without parentheses only where a full stop closes the date: else it may be what the title is about.
 */
export function cutYear(title: string): { readonly title: string; readonly year: string | undefined } {
  const found = SOME_YEAR.test(title) ? AT_TITLE_END.exec(title) : null;
  const rest = found === null ? '' : title.slice(0, found.index);
  const isOneOfSeveral = IN_BRACKETS.test(rest);
  if (found === null || isOneOfSeveral || !/\p{L}/u.test(rest)) return { title, year: undefined };
  // Before a date that a stop closes stands who published it.
  const named = found[2] === undefined ? rest : rest.replace(PUBLISHER, '');
  return { title: /\p{L}{3}/u.test(named) ? named : rest, year: found[1] ?? found[2] };
}
