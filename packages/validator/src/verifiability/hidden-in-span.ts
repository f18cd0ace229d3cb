import { findHiddenCharacters } from '@loccit/text';
import { type CitationContext, spanOf } from '../citation-context.js';
import type { Rule } from '../rule.js';

/** What a reader does not see in the cited words is told with each of its places in the source. */
export const hiddenInSpan: Rule<CitationContext> = {
  id: 'verifiability/hidden-character',
  reads: ['source', 'text', 'span'],
  check: ({ citation, place }) => {
    const span = spanOf(citation);
    const index = place?.source.index();
    if (place === undefined || span === undefined || index === undefined) return 'inapplicable';
    const runs = findHiddenCharacters(index.slice(span.charStart, span.charEnd));
    if (runs.length === 0) return 'pass';
    const { document_id } = place.document;
    const evidence = runs.map(({ charStart, charEnd }) => ({
      side: 'source' as const,
      document_id,
      char_start: span.charStart + charStart,
      char_end: span.charStart + charEnd,
    }));
    return [{ outcome: 'notice', evidence }];
  },
};
