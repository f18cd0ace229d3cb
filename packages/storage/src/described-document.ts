/**
 * What is declared of a document before its bytes are read: a manifest's entry with its defaults filled in.
 *
 * @remarks Wire names. Absent values are null.
 */
export interface DescribedDocument {
  readonly document_id: string;
  /** Below the folder, `/` between segments, as the file system spells it. */
  readonly path: string;
  readonly source_uri: string;
  readonly source_version: string;
  /** The declared title. */
  readonly title: string | null;
  /**
   * For a document without a declared title: the first level-1 heading's slice is its title, else this is.
   * Null means that it stays without one.
   */
  readonly title_fallback: string | null;
  /** `text/markdown` or `text/plain`. */
  readonly media_type: string;
  /** The declared label; null leaves it to the bytes. */
  readonly charset: string | null;
  /** Unique and sorted by UTF-8 bytes; empty admits nobody. */
  readonly allowed_groups: readonly string[];
  readonly effective_from: string | null;
  readonly effective_to: string | null;
  readonly authority: number | null;
  /** A manifest's `canonical_document_id`. */
  readonly work_id: string | null;
  readonly marking: string | null;
  readonly license: string | null;
  readonly scope: Readonly<Record<string, string>> | null;
}
