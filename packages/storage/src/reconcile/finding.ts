import type { ChainFault } from '@loccit/lineage';

/**
 * What of a store's form can fail to hold: files or rows, whatever they say.
 *
 * @remarks `leftover` is what a write that was killed leaves behind: it is never read, harms nothing and goes by itself.
 */
export const FORM_CODES = [
  'pointer-damaged',
  'generation-missing',
  'manifest-damaged',
  'records-damaged',
  'record-malformed',
  'text-missing',
  'text-damaged',
  'raw-missing',
  'raw-damaged',
  'event-missing',
  'event-damaged',
  'event-content-missing',
  'audit-damaged',
  'database-damaged',
  'orphan',
  'leftover',
] as const;

/** What of the chain and the lists of a generation can fail to hold; names of provenance rules stand beside these. */
export const LIST_CODES = [
  'record-missing',
  'record-orphaned',
  'generation-id',
  'generation-of-another',
  'document-without-revision',
  'revision-of-another',
  'acl-digest',
  'documents-unsorted',
  'snapshot-digest',
  'tombstones-digest',
  'tombstone-live',
  'authorization-revision',
  'entries-root',
  'entries-count',
  'entry-without-record',
  'record-without-entry',
  'entry-acl',
] as const;

/** What of events and audits can fail to hold. */
export const LOG_CODES = [
  'event-id-unknown',
  'event-lost',
  'event-waiting-unknown',
  'event-beyond',
  'audit-unknown-generation',
  'audit-unknown-entry',
] as const;

/** The closed list of what reconciling finds. */
export type StoreFindingCode =
  | (typeof FORM_CODES)[number]
  | (typeof LIST_CODES)[number]
  | (typeof LOG_CODES)[number]
  | ChainFault;

/** One thing in which a store does not hold. */
export interface StoreFinding {
  readonly code: StoreFindingCode;
  readonly tenant_id: string | null;
  readonly generation_id: string | null;
  /** An id, a digest, a position in the log, or a path below the store: whichever names it. */
  readonly place: string;
}
