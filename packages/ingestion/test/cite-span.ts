import { type CitedSpan, isRecordOf, sha256Hex } from '@loccit/lineage';
import { COORDINATE_SPACE, createTextIndex } from '@loccit/text';
import type { IngestedDocument } from '../src/index.js';

/** A citation of a span of an ingested document, put together from its records. */
export function citeSpan(
  document: IngestedDocument,
  place: {
    readonly elementId: string;
    readonly chunkId: string;
    readonly charStart: number;
    readonly charEnd: number;
  },
): CitedSpan {
  const entry = document.records.find(
    (record) => isRecordOf(record, 'index-entry') && record.preimage.chunk_id === place.chunkId,
  );
  return {
    raw_sha256: document.canonical.preimage.raw_sha256,
    canonical_revision_id: document.canonical.id,
    parse_revision_id: document.document.parse_revision_id,
    element_id: place.elementId,
    chunk_id: place.chunkId,
    index_entry_id: entry?.id ?? '',
    coordinate_space: COORDINATE_SPACE,
    char_start: place.charStart,
    char_end: place.charEnd,
    span_sha256: sha256Hex(createTextIndex(document.text).slice(place.charStart, place.charEnd)),
  };
}
