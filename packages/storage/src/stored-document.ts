/**
 * One live document of a generation: what a reader's access, validity and preference are decided by.
 *
 * @remarks Wire form (snake_case), as it stands in the manifest of the folder form. Of these members
 * `document_id canonical_revision_id acl_sha256 work_id effective_from effective_to` are bound by the
 * generation's `snapshot_sha256`, and `allowed_groups` through `acl_sha256`; the others are side data that
 * no id binds.
 */
export interface StoredDocument {
  readonly document_id: string;
  readonly canonical_revision_id: string;
  readonly parse_revision_id: string;
  /** Unique and sorted by UTF-8 bytes. */
  readonly allowed_groups: readonly string[];
  readonly acl_sha256: string;
  readonly work_id: string | null;
  /** Instant `YYYY-MM-DDThh:mm:ssZ`, inclusive; null is unbounded. */
  readonly effective_from: string | null;
  /** Instant `YYYY-MM-DDThh:mm:ssZ`, exclusive; null is unbounded. */
  readonly effective_to: string | null;
  /** 0 to 100, higher is stronger. */
  readonly authority: number | null;
  readonly marking: string | null;
  readonly license: string | null;
  readonly scope: Readonly<Record<string, string>> | null;
  /** The document's own event counter: 0 when it first appears, larger after every content change, delete or return. */
  readonly sequence: number;
  readonly title: string | null;
  /** Path below the ingested root, `/` between segments. */
  readonly path: string;
}

/**
 * The work a document is a copy of: documents of one work are one source.
 *
 * @remarks A document without `work_id` is its own work, so that an original and its declared copies meet.
 */
export function describeWork(document: StoredDocument): string {
  return document.work_id ?? document.document_id;
}
