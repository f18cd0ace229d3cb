import type { FindingEvidence } from '@loccit/contract';
import type { CitationContext } from '../citation-context.js';
import type { Rule } from '../rule.js';
import { findDriftNow } from './drift-now.js';

/** How many places are told of a passage that stands at several. */
const MOST_PLACES = 20;

/** The passage stands where it was cited, in what is served now; that nothing is served is for another rule to say. */
export const drifted: Rule<CitationContext> = {
  id: 'verifiability/drifted',
  reads: ['source', 'text', 'span'],
  check: (context) => {
    const drift = findDriftNow(context);
    if (drift === undefined || drift.state === 'unavailable') return 'inapplicable';
    if (drift.state === 'current' || drift.state === 'unchanged') return 'pass';
    const document_id = context.place?.document.document_id ?? '';
    const evidence = drift.places.slice(0, MOST_PLACES).map(
      ({ charEnd, charStart }): FindingEvidence => ({
        side: 'source',
        document_id,
        char_start: charStart,
        char_end: charEnd,
        value: drift.canonical_revision_id ?? '',
      }),
    );
    return [{ outcome: 'notice', actual: drift.state, ...(evidence.length === 0 ? {} : { evidence }) }];
  },
};
