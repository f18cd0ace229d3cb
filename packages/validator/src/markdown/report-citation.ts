import type { AnchorCitation } from '@loccit/contract';
import { isRecordOf, sha256Hex } from '@loccit/lineage';
import { COORDINATE_SPACE } from '@loccit/text';
import type { Library } from '../evidence/library.js';
import type { Place } from '../evidence/place.js';
import type { ResolvedMark } from './resolve-mark.js';

/** The place of a source that a mark was resolved to. */
export function placeOf({ shelved }: ResolvedMark, library: Library): Place | undefined {
  const { document, shelf } = shelved;
  const canonical = shelf.generation.record(document.canonical_revision_id);
  if (canonical === undefined || !isRecordOf(canonical, 'canonical')) return undefined;
  return { foundBy: 'id', document, shelf, canonical, source: library.open(shelf, canonical) };
}

/**
 * The citation that a mark amounts to: form `anchor`, with a span where the mark names a block.
 *
 * @remarks What a report does not say is taken from the record, so that only what it does say is compared.
 */
export function describeAsCitation(
  place: Place | undefined,
  span: ResolvedMark['span'],
  title: string | null,
): AnchorCitation {
  const preimage = place?.canonical.preimage;
  const index = place?.source.index();
  const cut =
    span === undefined || index === undefined || span.charEnd > index.chars
      ? {}
      : {
          char_start: span.charStart,
          char_end: span.charEnd,
          span_sha256: sha256Hex(index.slice(span.charStart, span.charEnd)),
        };
  return {
    document_id: preimage?.document_id ?? '',
    source_uri: preimage?.source_uri ?? '',
    source_version: preimage?.source_version ?? '',
    title,
    raw_sha256: preimage?.raw_sha256 ?? '',
    canonical_revision_id: place?.canonical.id ?? '',
    coordinate_space: COORDINATE_SPACE,
    ...cut,
  };
}
