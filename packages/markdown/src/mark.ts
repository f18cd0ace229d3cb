import type { CitationForm, ExtractedLocator, ExtractedQuote } from '@loccit/contract';
import type { Range } from './table-blocks.js';

/** One thing that a mark names, before it is resolved. */
export interface MarkItem {
  readonly label: string;
  readonly form: CitationForm;
  readonly url?: string;
  readonly block?: { readonly documentId: string; readonly chunkId: string };
  /** A document that the mark names besides its number. */
  readonly document?: string;
  /** Surnames and year of a citation that names its source by them. */
  readonly source?: AuthorYear;
  /** A mark that repeats the source of the one before it. */
  readonly repeats?: true;
  readonly locator?: ExtractedLocator;
  readonly quote?: ExtractedQuote;
  /** Set where the mark itself is at fault, such as a range that runs backwards: it points nowhere. */
  readonly problem?: string;
  /** Set where the mark is doubtful but can be read: it points where it says. */
  readonly doubt?: string;
}

/** What an author-year citation names; `year` is empty in a mention. */
export interface AuthorYear {
  readonly names: readonly string[];
  readonly year: string;
  /** Whether further authors are meant: *et al.*, 等. */
  readonly more: boolean;
}

/** How many more citations a document may have before its ranges and lists give one citation each. */
export interface CitationBudget {
  left: number;
}

/** The citations of a document up to which ranges and lists are expanded. */
export const MAX_EXPANDED_CITATIONS = 20_000;

/** A mark in the text; positions are UTF-16 offsets. */
export interface Mark extends Range {
  readonly items: readonly MarkItem[];
  /** Whether the mark is no part of the sentence it stands in. */
  readonly silent: boolean;
  readonly problem?: string;
}
