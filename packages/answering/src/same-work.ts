import { describeWork } from '@loccit/storage';
import type { Passage } from './list-passages.js';

/**
 * Whether two passages come from one source: documents of one work, or of equal canonical text.
 *
 * @remarks A document without `work_id` is a work of its own, named by its `document_id`, so that it and a mirror that
 * names it are one. Decided pair by pair, so that a third document cannot change it.
 * @see SPEC 4
 */
export function isSameWork(a: Passage, b: Passage): boolean {
  return (
    describeWork(a.row.document) === describeWork(b.row.document) ||
    a.canonical.preimage.canonical_sha256 === b.canonical.preimage.canonical_sha256
  );
}
