import type { LineageCitation } from '@loccit/contract';
import type { Passage } from './list-passages.js';
import { writeCitation } from './write-citation.js';

/** The citation of a passage in the lineage form. */
export function citePassage({
  canonical,
  charEnd,
  charStart,
  element,
  index,
  row,
}: Passage): LineageCitation {
  const { chunk, document, entry } = row;
  return writeCitation({ canonical, element, chunk, entry, document, index, charStart, charEnd });
}
