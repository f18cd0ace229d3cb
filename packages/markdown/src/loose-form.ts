import type { BracketContext } from './bracket-form.js';
import type { Leaf } from './leaves.js';
import type { Mark } from './mark.js';

/** What forms outside of square brackets may ask. */
export interface LooseContext extends Pick<BracketContext, 'isKnown' | 'isKnownSource' | 'mayExpand'> {
  /** Whether the document has references at all. */
  readonly hasReferences: boolean;
  /** Surnames of authors of entries, folded. */
  readonly authorNames: ReadonlySet<string>;
  /** Whether exactly one entry has exactly these authors, whatever its year. */
  readonly isOnlyWork: (names: readonly string[], more: boolean) => boolean;
}

/** A way of citing that is not in square brackets, or not by CommonMark's reading of them. */
export interface LooseForm {
  readonly name: string;
  /** Whether a document can hold such marks at all; asked once. */
  readonly mayOccur: (text: string, context: LooseContext) => boolean;
  /** The marks of a leaf, in order; those in code, links, URLs and mathematics are dropped by the caller. */
  readonly find: (leaf: Leaf, context: LooseContext) => readonly Mark[];
}
