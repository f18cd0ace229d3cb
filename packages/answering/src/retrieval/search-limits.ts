/** How much one question may take up; recorded in the audit with the thresholds of the rule. */
export const searchLimits = {
  /** Rows that passages are taken from: the selected context. */
  selectedRows: 12,
  /** Code points of the selected context. */
  contextChars: 32_000,
  /** Rows that are looked at for it and told in the audit, copies included. */
  retrievedRows: 200,
  /** Rows that a reranker is shown. */
  rerankedRows: 50,
  /** A question of more terms is a document; no passage could speak about enough of it, so none is searched. */
  terms: 2_000,
  /** Works an answer states sentences of, at most. */
  claims: 3,
  /** Statements an answer holds at most: rows of a table that say the same of a question are stated together. */
  alikeRows: 6,
} as const;
