import type { CitationContext } from '../citation-context.js';
import { type Fault, failAt, type Rule, unverifiable } from '../rule.js';

type SourceRule = Rule<CitationContext>;

/** Everything below a source that nothing is known about. */
const SOURCE_AND_BELOW = ['source', 'records', 'published'] as const;

/** Provenance needs something that did not come with the artifact. */
export const noAnchor: SourceRule = {
  id: 'provenance/no-anchor',
  reads: [],
  check: ({ library }) =>
    library.current.length === 0 && library.anchors.length === 0
      ? unverifiable('anchor', SOURCE_AND_BELOW)
      : 'pass',
};

/** Absent, forbidden, deleted and another tenant's are this one outcome. */
export const unknownSource: SourceRule = {
  id: 'provenance/unknown-source',
  reads: ['source'],
  check: ({ place, missedBlock }) =>
    place === undefined
      ? unverifiable('source', SOURCE_AND_BELOW).map((fault) => ({ ...fault, ...missedBlock }))
      : 'pass',
};

/** Found by its bytes alone: the identity of the revision cannot be recomputed here. */
export const canonicalRecordAtHand: SourceRule = {
  id: 'provenance/canonical-id',
  reads: ['source', 'records'],
  check: ({ place }) =>
    place?.foundBy === 'raw' ? unverifiable('record', ['records', 'published']) : 'pass',
};

/** The record's id is made of the record, and the citation says of the source what the record says. */
export const canonicalId: SourceRule = {
  id: 'provenance/canonical-id',
  reads: ['source', 'records'],
  check: ({ citation, place, chain }) => {
    if (place === undefined) return 'inapplicable';
    if (chain.get('canonical')?.recomputed !== place.canonical.id)
      return failAt('/canonical_revision_id', { settles: SOURCE_AND_BELOW });
    const faults: Fault[] = [];
    for (const member of ['document_id', 'source_uri', 'raw_sha256'] as const) {
      const expected = place.canonical.preimage[member];
      const actual = citation[member];
      if (expected !== actual)
        faults.push({ outcome: 'fail', at: `/${member}`, expected, actual, settles: [member] });
    }
    return faults.length === 0 ? 'pass' : faults;
  },
};
