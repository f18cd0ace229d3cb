import type { ExtractedLocator, ExtractedQuote } from '@loccit/contract';
import { canonicalOrNone } from './response-object.js';

/** What a fragment of a URL says of a place, as far as it is understood. */
export interface FragmentPlace {
  readonly locator?: ExtractedLocator;
  readonly quote?: ExtractedQuote;
}

/** RFC 3778, the fragments of PDF, as the recommendation names it. */
const PDF_FRAGMENTS = 'http://tools.ietf.org/rfc/rfc3778';
/** RFC 5147, the fragments of plain text, as the recommendation names it. */
const TEXT_FRAGMENTS = 'http://tools.ietf.org/rfc/rfc5147';
/** The fragments that browsers look up in the text of a page. */
export const PAGE_TEXT_FRAGMENTS = 'https://wicg.github.io/scroll-to-text-fragment/';

/**
 * Reads a fragment: `page=3` of a PDF, `line=4,6` of a text, `:~:text=...` of a page.
 *
 * @remarks RFC 5147 counts the places between lines from 0, so `line=4,6` is lines 5 and 6. Its `char` is not read:
 * it counts characters of a text whose line ends it does not say.
 */
export function readFragment(fragment: string): FragmentPlace {
  const words = /(?:^|:~:|&)text=([^&]*)/.exec(fragment)?.[1];
  if (words !== undefined) {
    const quote = readWords(words.split(','));
    return quote === undefined ? {} : { quote };
  }
  const page = /(?:^|&)page=(\d{1,9})(?:&|$)/.exec(fragment)?.[1];
  if (page !== undefined) return { locator: { type: 'page', first: Number(page), last: Number(page) } };
  const [, from, to] = /^line=(\d{0,9}),(\d{1,9})(?:;|$)/.exec(fragment) ?? [];
  if (from === undefined || Number(to) <= Number(from)) return {};
  return { locator: { type: 'lines', first: Number(from) + 1, last: Number(to) } };
}

/** The fragment of a locator and the specification that it conforms to; none for a place that no fragment names. */
export function writeFragment(
  locator: ExtractedLocator,
): { readonly value: string; readonly conformsTo: string } | undefined {
  const { type, first } = locator;
  if (first === undefined) return undefined;
  const { last = first } = locator;
  if (type === 'page') return { value: `page=${first}`, conformsTo: PDF_FRAGMENTS };
  if (type === 'lines' && first > 0)
    return { value: `line=${first - 1},${last}`, conformsTo: TEXT_FRAGMENTS };
  return undefined;
}

/** The fragment of words of which only both ends are known. */
export function writeWords(exact: string, exactEnd: string): string {
  return `:~:text=${encodeWords(exact)},${encodeWords(exactEnd)}`;
}

/** `prefix-,start,end,-suffix`, each percent-encoded. */
function readWords(parts: readonly string[]): ExtractedQuote | undefined {
  const rest = [...parts];
  const prefix = rest[0]?.endsWith('-') === true ? decodeWords(rest.shift()?.slice(0, -1)) : undefined;
  const suffix = rest.at(-1)?.startsWith('-') === true ? decodeWords(rest.pop()?.slice(1)) : undefined;
  const [exact, exactEnd] = rest.map(decodeWords);
  if (rest.length > 2 || exact === undefined) return undefined;
  if (rest.length === 2 && exactEnd === undefined) return undefined;
  return {
    exact,
    ...(exactEnd === undefined ? {} : { exact_end: exactEnd }),
    ...(prefix === undefined ? {} : { prefix }),
    ...(suffix === undefined ? {} : { suffix }),
  };
}

function decodeWords(encoded: string | undefined): string | undefined {
  try {
    return canonicalOrNone(decodeURIComponent(encoded ?? '')) || undefined;
  } catch (error) {
    // What is no percent-encoded UTF-8 names no words.
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function encodeWords(words: string): string {
  return encodeURIComponent(words).replaceAll('-', '%2D');
}
