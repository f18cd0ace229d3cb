import { countUpTo } from './binary-search.js';
import type { Range } from './table-blocks.js';

/** Inline constructs; positions are UTF-16 offsets, `from` of the first and `to` behind the last unit of the markup. */
export type InlineToken =
  | CodeToken
  | LinkToken
  | FootnoteToken
  | UrlToken
  | (Range & { readonly kind: 'escape' | 'reference' | 'break' | 'html' | 'emphasis' | 'struck' })
  | BracketToken;

/** A code span; the inner range lies between the backticks. */
export interface CodeToken extends Range {
  readonly kind: 'code';
  readonly innerFrom: number;
  readonly innerTo: number;
}

/** A link or image with a target behind it or a definition for its label. */
export interface LinkToken extends Range {
  readonly kind: 'link' | 'image';
  readonly textFrom: number;
  readonly textTo: number;
  readonly url: string;
  readonly title: string | undefined;
  readonly reference: 'inline' | 'full' | 'collapsed' | 'shortcut';
  /** The label that was looked up, as written; `undefined` for inline targets. */
  readonly label: string | undefined;
}

/** `[^label]`, whether or not a definition exists. */
export interface FootnoteToken extends Range {
  readonly kind: 'footnote';
  readonly label: string;
}

/** `<https://...>` (autolink) or a bare URL. */
export interface UrlToken extends Range {
  readonly kind: 'autolink' | 'url';
  readonly url: string;
}

/** A pair of brackets that is no link. */
export interface BracketToken extends Range {
  readonly kind: 'bracket';
  /** Whether other brackets stand inside. */
  readonly nested: boolean;
}

/** The tokens that begin inside a range, found by binary search; `tokens` is sorted by position. */
export function tokensWithin(tokens: readonly InlineToken[], range: Range): readonly InlineToken[] {
  const first = firstFrom(tokens, range.from);
  return tokens.slice(first, firstFrom(tokens, range.to));
}

function firstFrom(tokens: readonly InlineToken[], at: number): number {
  return countUpTo(tokens.length, (i) => (tokens[i]?.from ?? 0) < at);
}
