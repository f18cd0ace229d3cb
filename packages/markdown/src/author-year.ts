import { isHanName, isOrganisation, mayBeAuthor } from './author-words.js';
import { matchLocator } from './locator.js';
import type { AuthorYear, MarkItem } from './mark.js';

const PARTICLES = String.raw`(?:(?:[Vv]an|[Vv]on|[Dd]e|[Dd]er|[Dd]en|[Dd]el|[Dd]ella|[Dd]i|[Dd]a|[Dd]os|[Dd]u|[Ll]a|[Ll]e|[Ee]l|[Aa]l|[Bb]in|[Ii]bn|[Tt]en|[Tt]er|zu|af)\s){0,3}(?:[dDlLO]['’])?`;
const INITIALS = String.raw`(?:\p{Lu}\.[\s-]?){0,4}`;
/** A surname with its particles and initials. */
export const LATIN_NAME = String.raw`${INITIALS}${PARTICLES}\p{Lu}[\p{L}\p{M}'’&-]{0,40}[\p{L}\p{M}](?:,\s(?:\p{Lu}\.[\s-]?){1,4})?`;
const LONG_NAME = String.raw`(?:[Tt]he\s)?\p{Lu}[\p{L}\p{M}'’-]+(?:\s(?:of|for|the|and|on|in|de|to|&|\p{Lu}[\p{L}\p{M}'’-]*)){1,8}`;
const AND = String.raw`\s?(?:,?\s?&|,?\sand|,?\sund|,?\set|,?\sy)\s`;
/** Words for further authors, markup of emphasis taken away. */
const MORE = String.raw`,?\s(?:et\.?\sal\.?|and\s(?:others|colleagues))`;
const LATIN_LIST = String.raw`${LATIN_NAME}(?:,\s${LATIN_NAME}){0,12}(?:${AND}${LATIN_NAME})?`;
const HAN_LIST = String.raw`\p{sc=Han}{2,24}(?:\s?[、，,和与與及]\s?\p{sc=Han}{2,6}){0,6}`;
export const YEAR = String.raw`(?:(?:1[5-9]|20)\d{2}[a-z]?|n\.\s?d\.|in\spress|forthcoming)`;

const LATIN = new RegExp(`^(${LATIN_LIST})(${MORE})?`, 'u');
const LONG = new RegExp(`^(${LONG_NAME})(${MORE})?(?=[\\s,(（])`, 'u');
const HAN = new RegExp(String.raw`^(${HAN_LIST}?)(\s?等人?)?(?=[\s,，(（]|\d)`, 'u');
const YEARS = new RegExp(
  String.raw`^(\s?[,，]?\s?|\s?[(（])(${YEAR}(?:\s?(?:[,，、&]|和|及|and)\s?(?:${YEAR}|[a-z](?=\s?(?:[,;&)）]|$))))*)年?[)）]?`,
  'u',
);
/** Several words and what may be their year. */
const WHOLE = new RegExp(
  String.raw`^([\p{Lu}\p{sc=Han}][^,，;；()（）\d]{1,70}\s[^,，;；()（）]{1,40}?)(?=[,，]?\s)[,，]?\s(${YEAR})`,
  'u',
);
const PREFIX =
  /^(?:(?:see(?:\salso)?|cf\.?|e\.\s?g\.|i\.\s?e\.|also|compare|as\sin|after|following|adapted\sfrom|cited\sin|quoted\sin|reviewed\s(?:in|by)|but\ssee|参见|參見|详见|詳見|见|見|例如|如|参考|引自|转引自)[\s,，:：]*){1,2}/iu;

/** Names at the start of a text, as far as they are written as those of authors are. */
interface NameList {
  readonly written: string;
  readonly source: Omit<AuthorYear, 'year'>;
  readonly length: number;
  /** Whether nothing but the names' form is needed to see that they are authors. */
  readonly sure: boolean;
}

/** Reads the authors that a text begins with. */
export function readNames(text: string): NameList | undefined {
  const han = HAN.exec(text);
  if (han?.[1] !== undefined) return readHan(han);
  const long = LONG.exec(text);
  if (long?.[1] !== undefined && isOrganisation(long[1]))
    return describe(long, [long[1].replace(/^the\s/i, '')], long[2] !== undefined, true);
  const latin = LATIN.exec(text);
  if (latin?.[1] === undefined) return undefined;
  const names = splitNames(latin[1]);
  if (!names.every(mayBeAuthor)) return undefined;
  const more = latin[2] !== undefined;
  return describe(latin, names, more, more || names.length > 1);
}

function readHan(found: RegExpExecArray): NameList | undefined {
  const names = (found[1] ?? '').split(/\s?[、，,和与與及]\s?/u);
  const more = found[2] !== undefined;
  const [first] = names;
  if (first === undefined) return undefined;
  const persons = names.every(isHanName);
  const organisation = names.length === 1 && isOrganisation(first);
  if (!persons && !organisation && !(more && first.length <= 4)) return undefined;
  return describe(found, names, more, true);
}

function describe(found: RegExpExecArray, names: string[], more: boolean, sure: boolean): NameList {
  const written = found[0].replace(/\s+/g, ' ').trim();
  return { written, source: { names, more }, length: found[0].length, sure };
}

/** Surnames of a list: separators and initials taken away. */
export function splitNames(list: string): string[] {
  return list
    .split(/\s?,?\s(?:and|und|et|y)\s|\s?,?\s?&\s|,\s/u)
    .map((name) => name.replace(/(?:^|\s)(?:\p{Lu}\.[\s-]?)+/gu, ' ').trim())
    .filter((name) => name !== '');
}

/** The years at the start of a text: `, 2010, 2012a` or ` (2010)`; `2010a, b` is two. */
export function readYears(text: string): { years: string[]; length: number; comma: boolean } | undefined {
  const found = YEARS.exec(text);
  if (found?.[2] === undefined) return undefined;
  const years: string[] = [];
  for (const year of found[2].split(/\s?(?:[,，、&]|和|及|\band\b)\s?/u)) {
    const letter = /^[a-z]$/.test(year);
    years.push(letter ? `${(years.at(-1) ?? '').slice(0, 4)}${year}` : year);
  }
  return { years, length: found[0].length, comma: /[,，(（]/.test(found[1] ?? '') };
}

/** Citations that fill brackets or parentheses. */
interface AuthorYears {
  readonly items: MarkItem[];
  /** Whether they can be nothing else; a single word and a year may also be a place or a product and its year. */
  readonly sure: boolean;
}

/**
 * Reads what stands between brackets or parentheses as citations by author and year.
 *
 * @param content - without markup of emphasis, white space folded
 * @remarks Everything must be read: `see`, `e.g.` and their like before, names, years, a page; citations are parted
 * by semicolons. A single name without a comma before its year counts only beside a surer citation.
 */
export function readAuthorYears(
  content: string,
  isKnown: (source: AuthorYear) => boolean,
): AuthorYears | undefined {
  if (content.length > 500 || !/(?:1[5-9]|20)\d\d|n\.\s?d\.|in press|forthcoming/.test(content))
    return undefined;
  const items: MarkItem[] = [];
  let previous: NameList | undefined;
  let sure = false;
  let likely = false;
  for (const part of content.split(/[;；]/)) {
    const text = part.trim().replace(PREFIX, '');
    const names =
      readKnownName(text, isKnown) ?? readNames(text) ?? (/^\d/.test(text) ? previous : undefined);
    if (names === undefined) return undefined;
    const behind = names === previous ? text : text.slice(names.length);
    const years = readYears(behind);
    if (years === undefined) return undefined;
    let rest = behind.slice(years.length);
    const locator = matchLocator(rest);
    rest = rest.slice(locator?.length ?? 0);
    if (!/^[\s.,，]*$/.test(rest)) return undefined;
    const sources = years.years.map((year) => ({ ...names.source, year }));
    likely ||= years.comma;
    sure ||=
      names.sure ||
      locator !== undefined ||
      sources.some(isKnown) ||
      (years.comma && isPlain(names, years.years));
    sources.forEach((source, i) => {
      const page = locator !== undefined && i === sources.length - 1 ? { locator: locator.locator } : {};
      items.push({ form: 'author-year', label: `${names.written}, ${source.year}`, source, ...page });
    });
    previous = names;
  }
  return sure || likely ? { items, sure } : undefined;
}

/** A name of several words that an entry bears as a whole, whatever its words are. */
function readKnownName(text: string, isKnown: (source: AuthorYear) => boolean): NameList | undefined {
  const found = WHOLE.exec(text);
  if (found?.[1] === undefined || found[2] === undefined) return undefined;
  const source = { names: [found[1]], more: false };
  if (!isKnown({ ...source, year: found[2] })) return undefined;
  return { written: found[1].replace(/\s+/g, ' '), source, length: found[1].length, sure: true };
}

/** Letters for an organisation, several years, a letter behind the year. */
function isPlain(names: NameList, years: readonly string[]): boolean {
  return years.length > 1 || /[a-z]$/.test(years[0] ?? '') || /^\p{Lu}{3,8}$/u.test(names.written);
}

/** Text without the marks of emphasis and escapes, white space folded. */
export function withoutEmphasis(text: string): string {
  return text
    .replace(/[*_\\]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
