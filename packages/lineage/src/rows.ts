import type { ElementKind } from './preimage.js';

/** An element in the list behind `elements_sha256`; positions are code points. */
export type ElementRow = readonly [
  kind: ElementKind,
  char_start: number,
  char_end: number,
  text_sha256: string,
];

/** A live document in the list behind `snapshot_sha256`; absent values are null. */
export type SnapshotRow = readonly [
  document_id: string,
  canonical_revision_id: string,
  acl_sha256: string,
  work_id: string | null,
  effective_from: string | null,
  effective_to: string | null,
];

/** A removed document in the list behind `tombstones_sha256`. */
export type TombstoneRow = readonly [document_id: string, sequence: number];

/** A leaf of the tree behind `entries_root`. */
export interface EntryLeaf {
  readonly index_entry_id: string;
  readonly acl_sha256: string;
}
