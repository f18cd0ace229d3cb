import type { LineageCitation } from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import { COORDINATE_SPACE } from '@loccit/text';
import type { Passage } from './list-passages.js';

const neighbourChars = 32;

/** The citation of a passage in the lineage form, with its quote and up to 32 code points of its neighbours. */
export function citePassage({
  canonical,
  charEnd,
  charStart,
  element,
  index,
  row,
  text,
}: Passage): LineageCitation {
  const { preimage } = canonical;
  const { document } = row;
  return {
    document_id: preimage.document_id,
    source_uri: preimage.source_uri,
    source_version: preimage.source_version,
    title: preimage.title,
    raw_sha256: preimage.raw_sha256,
    canonical_revision_id: canonical.id,
    parse_revision_id: row.chunk.preimage.parse_revision_id,
    element_id: element.id,
    chunk_id: row.chunk.id,
    index_entry_id: row.entry.id,
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
