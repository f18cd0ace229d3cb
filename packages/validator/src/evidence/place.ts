import type { Citation, LineageCitation } from '@loccit/contract';
import { type CanonicalPreimage, isRecordOf, type LineageRecord } from '@loccit/lineage';
import type { StoredDocument } from '@loccit/storage';
import type { Found, Library } from './library.js';
import type { Shelf } from './shelf.js';
import type { SourceText } from './source-text.js';

/** How the source of a citation was found. */
export type FoundBy = 'id' | 'chain' | 'raw';

/** The source behind a citation, as far as it is at hand and open to the reader. */
export interface Place {
  readonly foundBy: FoundBy;
  readonly document: StoredDocument;
  readonly shelf: Shelf;
  readonly canonical: LineageRecord<CanonicalPreimage>;
  readonly source: SourceText;
}

/** Whether a citation names every level of the chain. */
export function isLineageCitation(citation: Citation): citation is LineageCitation {
  return 'chunk_id' in citation;
}

/**
 * Finds the source of a citation: by its canonical revision, else through the chain of the other ids it names,
 * else by the hash of its raw bytes.
 *
 * @returns undefined for a source that is absent, forbidden, deleted or another tenant's: one outcome, one path
 */
export function findPlace(citation: Citation, library: Library): Place | undefined {
  const direct = canonicalOf(library.find(citation.canonical_revision_id), library, 'id');
  if (direct !== undefined) return direct;
  const links = isLineageCitation(citation)
    ? [citation.index_entry_id, citation.chunk_id, citation.parse_revision_id, citation.element_id]
    : [];
  for (const id of links) {
    const through = canonicalOf(library.find(id), library, 'chain');
    if (through !== undefined) return through;
  }
  return canonicalOf(library.findByRaw(citation.raw_sha256), library, 'raw');
}

function canonicalOf(found: Found | undefined, library: Library, foundBy: FoundBy): Place | undefined {
  if (found === undefined) return undefined;
  const { document, shelf } = found;
  const record = shelf.generation.record(document.canonical_revision_id);
  if (record === undefined || !isRecordOf(record, 'canonical')) return undefined;
  return { foundBy, document, shelf, canonical: record, source: library.open(shelf, record) };
}
