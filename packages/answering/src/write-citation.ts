import type { LineageCitation } from '@loccit/contract';
import {
  type CanonicalPreimage,
  type ChunkPreimage,
  type ElementPreimage,
  type IndexEntryPreimage,
  type LineageRecord,
  sha256Hex,
} from '@loccit/lineage';
import type { StoredDocument } from '@loccit/storage';
import { COORDINATE_SPACE, type Span, type TextIndex } from '@loccit/text';

/** A span with the chain that leads to it. */
export interface CitableSpan extends Span {
  readonly canonical: LineageRecord<CanonicalPreimage>;
  readonly element: LineageRecord<ElementPreimage>;
  readonly chunk: LineageRecord<ChunkPreimage>;
  readonly entry: LineageRecord<IndexEntryPreimage>;
  readonly document: StoredDocument;
  readonly index: TextIndex;
}

const neighbourChars = 32;

/** The citation of a span in the lineage form, with its quote and up to 32 code points of its neighbours. */
export function writeCitation(span: CitableSpan): LineageCitation {
  const { canonical, charEnd, charStart, document, index } = span;
  const { preimage } = canonical;
  const text = index.slice(charStart, charEnd);
  return {
    document_id: preimage.document_id,
    source_uri: preimage.source_uri,
    source_version: preimage.source_version,
    title: preimage.title,
    raw_sha256: preimage.raw_sha256,
    canonical_revision_id: canonical.id,
    parse_revision_id: span.chunk.preimage.parse_revision_id,
    element_id: span.element.id,
    chunk_id: span.chunk.id,
    index_entry_id: span.entry.id,
    coordinate_space: COORDINATE_SPACE,
    char_start: charStart,
    char_end: charEnd,
    span_sha256: sha256Hex(text),
    quote: {
      type: 'TextQuoteSelector',
      exact: text,
      prefix: index.slice(Math.max(0, charStart - neighbourChars), charStart),
      suffix: index.slice(charEnd, Math.min(index.chars, charEnd + neighbourChars)),
    },
    ...(document.effective_from === null ? {} : { effective_from: document.effective_from }),
    ...(document.effective_to === null ? {} : { effective_to: document.effective_to }),
    ...(document.marking === null ? {} : { marking: document.marking }),
    ...(document.license === null ? {} : { license: document.license }),
  };
}
