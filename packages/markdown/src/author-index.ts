import type { ExtractedReference } from '@loccit/contract';
import { readNames, splitNames } from './author-year.js';
import { foldWholeName, listWholeNames } from './author-whole-names.js';
import type { LooseContext } from './loose-form.js';
import type { AuthorYear } from './mark.js';

/** What a look-up by author and year finds. */
type SourceMatch = ExtractedReference | 'none' | 'several';

interface IndexedEntry {
  readonly reference: ExtractedReference;
  readonly names: readonly string[];
  readonly year: string;
}

/** The way from surnames and a year to the entry that has them. */
export interface AuthorIndex {
  find(source: AuthorYear): SourceMatch;
  /** Whether exactly one entry has exactly these authors, or with `more` these and others, whatever its year. */
  isOnlyWork(names: readonly string[], more: boolean): boolean;
  /** First authors' surnames, in the form that is compared. */
  readonly names: ReadonlySet<string>;
}

/** Of more entries by one first author the later ones are not looked at. */
const MAX_ENTRIES = 500;

/** Surnames in the form in which they are compared: no case, no accents, no particles in front. */
function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/^(?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|el|al|the)\s)+/u, '')
    .trim();
}

/** The surname of `Berg, A.`, `A. Berg` and `Anna Berg`; of an organisation the whole. */
function surnameOf(author: string): string {
  const comma = /^([^,]+),/.exec(author)?.[1];
  if (comma !== undefined) return foldName(comma);
  if (/\p{sc=Han}/u.test(author)) return author.trim();
  const words = author.trim().split(/\s+/);
  const initials = words.length > 1 && /^\p{Lu}\.?$/u.test(words.at(-1) ?? '');
  return foldName((initials ? words[0] : words.length <= 3 ? words.at(-1) : author) ?? author);
}

/**
 * Indexes entries by their first author's surname, and by what they call their authors as a whole.
 *
 * @param textOf - the text of an entry, for entries whose authors nobody read
 * @remarks An entry fits if all surnames given are among its first authors in order, and the year is equal, with or
 * without the letter if only one entry is left. The first of two entries that say the same wins.
 */
export function createAuthorIndex(
  references: readonly ExtractedReference[],
  textOf: (reference: ExtractedReference) => string,
): AuthorIndex {
  const byFirst = new Map<string, IndexedEntry[]>();
  const byWhole = new Map<string, IndexedEntry[]>();
  for (const reference of references) {
    const text = textOf(reference).slice(0, 300);
    const names = authorsOf(reference, text);
    const [first] = names;
    const year = reference.year ?? /(?<!\d)(?:1[5-9]|20)\d{2}[a-z]?(?!\d)/.exec(text)?.[0] ?? '';
    const entry = { reference, names, year };
    if (first !== undefined) addEntry(byFirst, first, entry);
    for (const whole of listWholeNames(reference.authors, text)) addEntry(byWhole, whole, entry);
  }
  const answers = new Map<string, SourceMatch>();
  return {
    names: new Set(byFirst.keys()),
    isOnlyWork: (written, more) => {
      const names = written.map(foldName);
      const same = byFirst.get(names[0] ?? '');
      if (same?.length !== 1 || same[0]?.reference.authors === undefined) return false;
      const authors = same[0]?.names ?? [];
      const agree = more ? authors.length > names.length : authors.length === names.length;
      return agree && names.every((name, i) => authors[i] === name);
    },
    find: (source) => {
      const key = JSON.stringify([source.names, source.year, source.more]);
      const known = answers.get(key) ?? findEntry(byFirst, byWhole, source);
      answers.set(key, known);
      return known;
    },
  };
}

function addEntry(index: Map<string, IndexedEntry[]>, name: string, entry: IndexedEntry): void {
  const same = index.get(name);
  if (same === undefined) index.set(name, [entry]);
  else if (same.length < MAX_ENTRIES) same.push(entry);
}

function findEntry(
  byFirst: ReadonlyMap<string, readonly IndexedEntry[]>,
  byWhole: ReadonlyMap<string, readonly IndexedEntry[]>,
  source: AuthorYear,
): SourceMatch {
  const names = source.names.map(foldName);
  const byName = (byFirst.get(names[0] ?? '') ?? []).filter((entry) =>
    authorsAgree(entry.names, names, source.more),
  );
  const whole = source.more ? [] : (byWhole.get(foldWholeName(source.names.join(' & '))) ?? []);
  const fitting = [...new Set([...whole, ...byName])].filter((entry) => yearsAgree(entry.year, source.year));
  const exact = fitting.filter((entry) => entry.year === source.year);
  const [best, ...others] = exact.length > 0 ? exact : fitting;
  if (best === undefined) return 'none';
  return others.some((other) => !sameSource(other, best)) ? 'several' : best.reference;
}

/** What forms may ask of an index. */
export function describeAuthors(
  index: AuthorIndex,
): Pick<LooseContext, 'isKnownSource' | 'authorNames' | 'isOnlyWork'> {
  return {
    isKnownSource: (source) => typeof index.find(source) !== 'string',
    authorNames: index.names,
    isOnlyWork: index.isOnlyWork,
  };
}

function authorsOf(reference: ExtractedReference, text: string): string[] {
  if (reference.authors !== undefined && reference.authors.length > 0)
    return reference.authors.map(surnameOf);
  const read = readNames(text.replace(/[*_\\]+/g, '').trim());
  return read === undefined ? [] : read.source.names.flatMap(splitNames).map(foldName);
}

function yearsAgree(entry: string, cited: string): boolean {
  return (
    cited === '' ||
    entry === cited ||
    (entry.slice(0, 4) === cited.slice(0, 4) &&
      /^\d/.test(cited) &&
      (entry.length === 4 || cited.length === 4))
  );
}

function authorsAgree(entry: readonly string[], cited: readonly string[], more: boolean): boolean {
  if (cited.length > entry.length) return false;
  if (!more && cited.length > 1 && cited.length < entry.length) return false;
  return cited.every((name, i) => entry[i] === name);
}

function sameSource(one: IndexedEntry, other: IndexedEntry): boolean {
  const { title, url, doi } = one.reference;
  return (
    one.year === other.year &&
    ((doi !== undefined && doi === other.reference.doi) ||
      (url !== undefined && url === other.reference.url) ||
      (title !== undefined && title === other.reference.title))
  );
}
