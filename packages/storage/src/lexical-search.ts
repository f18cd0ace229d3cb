/** What an index knows of one row that holds a term. */
export interface IndexedRow {
  /** `idx_` id. */
  readonly entryId: string;
  readonly chunkId: string;
  readonly documentId: string;
  /** Number of terms of the row's retrieval text, repeats counted; at least 1. */
  readonly length: number;
}

/** A row that holds a term, and how often; at least once. */
export interface TermPosting {
  readonly row: IndexedRow;
  readonly count: number;
}

/**
 * The port that finds rows by their terms.
 *
 * @remarks It filters and counts, and decides nothing: no score, no order, no statistic. Whoever asks computes those over
 * what was returned, so that a row that may not be read cannot count. Linear in the postings of the terms; never a pass over all rows.
 */
export interface LexicalSearch {
  /** {@link TermReader.version} of the rules that the rows were indexed by. */
  readonly termsVersion: string;
  /**
   * The rows of these documents that hold each term, one list a term, in the order of `terms`; in a list a row stands once, in any order, and one row is one object in all lists. Ids may be read when they are asked for: few are.
   *
   * @param terms - as a {@link TermReader} gives them
   * @param readable - `document_id` of every document that may be read
   */
  find(terms: readonly string[], readable: ReadonlySet<string>): readonly (readonly TermPosting[])[];
}

/**
 * How a text is read into terms, handed to a store that keeps an index of them.
 *
 * @remarks A store holds no rules of language. What it indexed by other rules than those at hand must not be searched.
 */
export interface TermReader {
  /** Changes whenever the terms of any text do. */
  readonly version: string;
  /** In order, with repeats; deterministic, linear in the text. */
  list(text: string): readonly string[];
  /**
   * The term of one word of lower-case ASCII letters, digits and underscores; for an index that reads words by itself.
   *
   * @remarks Where it is given, `list` of an ASCII text gives, in order, the terms of its longest runs of these characters in lower case.
   */
  readonly word?: (word: string) => string;
}
