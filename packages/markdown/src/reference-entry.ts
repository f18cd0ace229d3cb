import { readAuthors } from './entry-authors.js';
import { findDoi } from './entry-doi.js';
import { type RowFacts, readRow } from './entry-row.js';
import { type EntryText, gatherEntry } from './entry-text.js';
import {
  EMPHASIS,
  hasTypeMarker,
  LINK,
  type ReadTitle,
  readEmphasised,
  readMarked,
  readQuoted,
  readSentence,
  readWhole,
} from './entry-title.js';
import { findYear, readLeadingYear } from './entry-year.js';
import type { InlineToken } from './inline-token.js';
import type { RawEntry } from './list-entries.js';
import { toNfc } from './one-line.js';

/** What an entry says of its source; members are absent where nothing was recognised. */
export interface EntryFacts {
  readonly title?: string;
  readonly authors?: readonly string[];
  readonly year?: string;
  readonly url?: string;
  readonly doi?: string;
}

/**
 * Reads title, authors, year, URL and DOI out of a reference entry.
 *
 * @remarks Only the first 2,000 units of an entry are looked at.
 */
export function readEntry(
  entry: RawEntry,
  inline: (piece: RawEntry['pieces'][number]) => readonly InlineToken[],
): EntryFacts {
  const row = readRow(entry, inline);
  return row === undefined ? describeEntry(gatherEntry(entry, inline)) : presentFacts(row);
}

/** {@link readEntry} for text whose markup is already gone. */
export function describeEntry(entry: EntryText): EntryFacts {
  const { text, links } = entry;
  const url = links[0]?.url;
  const doi =
    links.map((link) => findDoi(link.url, true)).find((found) => found !== undefined) ?? findDoi(text, false);
  const read = readWork(entry);
  return presentFacts({ ...read, url, doi });
}

function presentFacts({ title, authors, year, url, doi }: RowFacts): EntryFacts {
  const facts: { -readonly [Name in keyof EntryFacts]: EntryFacts[Name] } = {};
  if (title !== undefined) facts.title = toNfc(title);
  if (authors !== undefined) facts.authors = authors;
  if (year !== undefined) facts.year = year;
  if (url !== undefined) facts.url = url;
  if (doi !== undefined) facts.doi = doi;
  return facts;
}

interface Work {
  readonly title: string | undefined;
  readonly authors: readonly string[] | undefined;
  readonly year: string | undefined;
}

const ROLE =
  /^[\s,]*[(（](?:eds?|editors?|directors?|authors?|trans|producers?|hosts?|主编|编|编著|译|导演)\.?[)）]\.?/iu;

function readWork({ text, links }: EntryText): Work {
  const start = /^[\s\ufdd0]*/u.exec(text)?.[0].length ?? 0;
  const head = readAuthors(text.slice(start));
  const role = head === undefined ? undefined : ROLE.exec(text.slice(start + head.length))?.[0];
  const behind = start + (head?.length ?? 0) + (role?.length ?? 0);
  const leading = head === undefined ? undefined : readLeadingYear(text.slice(behind));
  const restFrom = behind + (leading?.length ?? 0);
  const rest = text.slice(restFrom);
  const found = readTitle(rest, head !== undefined, links);
  if (found === undefined) return { title: undefined, authors: head?.names, year: leading?.year };
  const { title, year } = found;
  const around = `${rest.slice(found.to)}${found.from > 0 ? ` . ${rest.slice(0, found.from)}` : ''}`;
  return {
    title,
    authors: head?.names,
    year: leading?.year ?? year ?? findYear(around.replaceAll(EMPHASIS, '')),
  };
}

function readTitle(rest: string, hasAuthors: boolean, links: EntryText['links']): ReadTitle | undefined {
  if (hasTypeMarker(rest)) return readMarked(rest);
  const quoted = readQuoted(rest);
  if (quoted !== undefined) return quoted;
  const emphasised = readEmphasised(rest);
  if (hasAuthors) {
    const linked = /^[\s.,:：;–—-]*\ufdd1/u.test(rest) ? readLinked(rest, links) : undefined;
    return linked ?? emphasised ?? readSentence(rest);
  }
  return emphasised ?? readLinked(rest, links) ?? readWhole(rest);
}

/** The text of the first link in a text; it may hold a whole entry. */
function readLinked(rest: string, links: EntryText['links']): ReadTitle | undefined {
  const from = rest.indexOf(LINK);
  if (from < 0) return undefined;
  const named = links.flatMap(({ text }) => text ?? []);
  // What was read as authors holds no links, so that those of the rest are the last ones.
  const text = named[named.length - (rest.split(LINK).length - 1)];
  if (text === undefined) return undefined;
  const inside = readWork({ text, links: [] });
  const title = inside.authors === undefined ? text : (inside.title ?? text);
  return { title, from, to: from + 1 };
}
