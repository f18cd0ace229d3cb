import { type InlineToken, tokensWithin } from './inline-token.js';
import { writePlainText } from './plain-text.js';
import type { RawEntry } from './reference-list.js';

/** What an entry says of its source; members are absent where nothing was recognised. */
export interface EntryFacts {
  readonly title?: string;
  readonly authors?: readonly string[];
  readonly year?: string;
  readonly url?: string;
  readonly doi?: string;
}

const DOI = /\b10\.\d{4,9}\/[^\s"<>[\]{}]+/i;
const QUOTED = /[“"]([^“”"\n]{4,300})[”"]|《([^《》\n]{2,300})》|「([^「」\n]{2,300})」/u;
const NAME = String.raw`(?:[\p{Lu}][\p{L}'’-]+(?:\s[\p{Lu}][\p{L}'’-]+)?,\s(?:\p{Lu}\.[\s-]?){1,4})`;
const NAMES = new RegExp(`^${NAME}(?:(?:,\\s*|\\s*(?:&|and)\\s*|,\\s*(?:&|and)\\s*)${NAME})*`, 'u');
const LIMIT = 2000;

/**
 * Reads title, authors, year, URL and DOI out of a reference entry.
 *
 * @remarks The text of a link is the title, else what stands in quotation marks, else what follows authors and year.
 * Only the first 2,000 units of an entry are looked at.
 */
export function readEntry(
  entry: RawEntry,
  inline: (piece: RawEntry['pieces'][number]) => readonly InlineToken[],
): EntryFacts {
  let url: string | undefined;
  let linkText: string | undefined;
  let plain = '';
  for (const piece of entry.pieces) {
    if (plain.length > LIMIT) break;
    const { leaf, range } = piece;
    const tokens = tokensWithin(inline(piece), range);
    for (const token of tokens) {
      if (token.kind !== 'link' && token.kind !== 'autolink' && token.kind !== 'url') continue;
      url ??= token.url;
      if (token.kind !== 'link' || linkText !== undefined) continue;
      const text = collapse(
        writePlainText(leaf.content, leaf.from, tokens, { from: token.textFrom, to: token.textTo }),
      );
      if (/\p{L}{2}/u.test(text) && !/^(?:https?:\/\/|www\.|10\.\d)/i.test(text)) linkText = text;
    }
    plain += `${plain === '' ? '' : ' '}${writePlainText(leaf.content, leaf.from, tokens, range)}`;
  }
  plain = collapse(plain.slice(0, LIMIT));
  return describeEntry(plain, url, linkText);
}

/** {@link readEntry} for text whose markup is already gone. */
export function describeEntry(
  plain: string,
  url: string | undefined,
  linkText: string | undefined,
): EntryFacts {
  const doi = findDoi(url ?? '') ?? findDoi(plain);
  const withoutUrls = collapse(plain.replace(/(?:https?:\/\/|www\.)[^\s<>，。；、]+/gi, ' '));
  const authors = readAuthors(withoutUrls);
  const year = /(?<![\d/.-])((?:1[5-9]|20)\d{2}[a-z]?)(?![\d/])/.exec(withoutUrls)?.[1];
  const title = linkText ?? readTitle(withoutUrls, authors?.length ?? 0);
  return {
    ...(title === undefined ? {} : { title: title.normalize('NFC') }),
    ...(authors === undefined ? {} : { authors: authors.names }),
    ...(year === undefined ? {} : { year }),
    ...(url === undefined ? {} : { url }),
    ...(doi === undefined ? {} : { doi }),
  };
}

/** The DOI in a text, without what publishers' addresses append to it. */
function findDoi(text: string): string | undefined {
  const found = DOI.exec(text)?.[0];
  if (found === undefined) return undefined;
  let doi = found
    .replace(/\/(?:abstract|full|fulltext|pdf|epdf|html|meta|summary)$/i, '')
    .replace(/[.,;:'’”。，；]+$/u, '');
  while (doi.endsWith(')') && count(doi, ')') > count(doi, '(')) doi = doi.slice(0, -1);
  return doi;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function readAuthors(text: string): { names: string[]; length: number } | undefined {
  const found = NAMES.exec(text);
  if (found === null) return undefined;
  const names = [...found[0].matchAll(new RegExp(NAME, 'gu'))].map((name) => name[0].trim());
  return { names, length: found[0].length };
}

function readTitle(text: string, authorsLength: number): string | undefined {
  const quoted = QUOTED.exec(text);
  const inQuotes = quoted?.[1] ?? quoted?.[2] ?? quoted?.[3];
  if (inQuotes !== undefined) return inQuotes.trim().replace(/[,.]$/, '');
  let rest = text.slice(authorsLength);
  rest = rest
    .replace(/^[\s,.]*[(（](?:1[5-9]|20)\d{2}[a-z]?[^()（）]{0,20}[)）][\s.,:：]*/u, '')
    .replace(/^[\s,.:：–—-]+/u, '');
  const sentence = authorsLength > 0 ? /^.+?[.。](?=\s|$)/u.exec(rest)?.[0] : undefined;
  const title = (sentence ?? rest).replace(/[\s.,;:：。，；|–—-]+$/u, '');
  return /[\p{L}\p{N}]/u.test(title) ? title : undefined;
}
