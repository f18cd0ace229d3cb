import type { CitationForm } from '@loccit/contract';
import type { Range } from './table-blocks.js';

/** One thing that a mark names, before it is resolved. */
export interface MarkItem {
  readonly label: string;
  readonly form: CitationForm;
  readonly url?: string;
  readonly block?: { readonly documentId: string; readonly chunkId: string };
  /** Set where the mark itself is at fault, such as a range that runs backwards. */
  readonly problem?: string;
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
