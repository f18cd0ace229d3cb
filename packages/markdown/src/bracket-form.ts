import type { AuthorYear, MarkItem } from './mark.js';

/** What a form may look at besides the brackets' content. */
export interface BracketContext {
  /** Up to 40 units of text before the opening bracket. */
  readonly before: string;
  /** Up to 20 units of text behind the closing bracket. */
  readonly after: string;
  /** Whether the brackets are the text or the label of a link. */
  readonly linked: boolean;
  /** Whether a reference entry, link definition or passage bears this label. */
  readonly isKnown: (label: string) => boolean;
  /** Whether exactly one reference entry has these authors and this year. */
  readonly isKnownSource: (source: AuthorYear) => boolean;
  /** Whether a mark of several may still give one citation for each. */
  readonly mayExpand: boolean;
}

/** A way of citing inside square brackets. */
export interface BracketForm {
  readonly name: string;
  /** What the content names, or `undefined` where it is not of this form. */
  readonly read: (content: string, context: BracketContext) => readonly MarkItem[] | undefined;
}
