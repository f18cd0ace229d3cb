import { type CanonicalPreimage, isRecordOf, type LineageRecord } from '@loccit/lineage';
import { describeWork, type StoredDocument } from '@loccit/storage';
import type { Shelf } from '../evidence/shelf.js';

/** A readable document on its shelf. */
export interface Shelved {
  readonly document: StoredDocument;
  readonly shelf: Shelf;
}

/** Whether two documents are one source: the same work, or the same text. */
export function isSameSource(a: Shelved, b: Shelved): boolean {
  if (a.document === b.document || describeWork(a.document) === describeWork(b.document)) return true;
  const text = canonicalOf(a)?.canonical_sha256;
  return text !== undefined && text === canonicalOf(b)?.canonical_sha256;
}

/** Where a source is said to be. */
export function sourceUriOf(shelved: Shelved): string | undefined {
  return canonicalOf(shelved)?.source_uri;
}

function canonicalOf({ document, shelf }: Shelved): CanonicalPreimage | undefined {
  const record: LineageRecord | undefined = shelf.generation.record(document.canonical_revision_id);
  return record !== undefined && isRecordOf(record, 'canonical') ? record.preimage : undefined;
}

/**
 * Documents by what they are called, without what two of them are called: that is the name of neither.
 *
 * @param isOne - whether two documents that are called the same are one and the same all the same
 */
export function indexUnique(
  all: readonly Shelved[],
  keysOf: (shelved: Shelved) => readonly string[],
  isOne: (a: Shelved, b: Shelved) => boolean = hasSameId,
): ReadonlyMap<string, Shelved> {
  const index = new Map<string, Shelved>();
  const shared = new Set<string>();
  for (const shelved of all) {
    for (const key of new Set(keysOf(shelved))) {
      const other = index.get(key);
      if (other !== undefined && !isOne(other, shelved)) shared.add(key);
      if (other === undefined && key !== '') index.set(key, shelved);
    }
  }
  for (const key of shared) index.delete(key);
  return index;
}

/** The same document may be both in the store and among the sources. */
const hasSameId = (a: Shelved, b: Shelved): boolean => a.document.document_id === b.document.document_id;
