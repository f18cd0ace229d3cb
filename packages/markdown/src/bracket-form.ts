import type { MarkItem } from './mark.js';

/** What a form may look at besides the brackets' content. */
export interface BracketContext {
  /** Up to 40 units of text before the opening bracket. */
  readonly before: string;
  /** Whether a reference entry, link definition or passage bears this label. */
  readonly isKnown: (label: string) => boolean;
  /** Whether a mark of several may still give one citation for each. */
  readonly mayExpand: boolean;
}

/** A way of citing inside square brackets. */
export interface BracketForm {
  readonly name: string;
  /** What the content names, or `undefined` where it is not of this form. */
  readonly read: (content: string, context: BracketContext) => readonly MarkItem[] | undefined;
}
