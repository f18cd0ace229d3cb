import type { FindingEvidence } from '@loccit/contract';
import type { CitationContext } from '../citation-context.js';
import { missingToRead } from '../evidence/unread-sources.js';
import { type Fault, failAt, type Rule, unverifiable } from '../rule.js';

type SourceRule = Rule<CitationContext>;

/** Everything below a source that nothing is known about. */
const SOURCE_AND_BELOW = ['source', 'records', 'published'] as const;

/**
 * Provenance needs something that did not come with the artifact: the checker's own record or bytes of the source, or a seal
 * of keys that its policy trusts for the source's address.
 *
 * @remarks What a pack holds is computed with all the same: it can disprove a citation, but never be why one passes.
 */
export const noAnchor: SourceRule = {
  id: 'provenance/no-anchor',
  reads: [],
  check: ({ citation, library, place, seals, unread }) => {
    // The checker's own copy is there, and the rule on unknown sources tells why it is of no use.
    if (unread !== undefined) return 'inapplicable';
    const isPacked = place !== undefined && place.shelf === library.packed;
    if (!isPacked && library.anchors.length > 0) return 'pass';
    if (isPacked && library.holdsSource(place.canonical.preimage)) return 'pass';
    const missing = seals?.missingFor(citation.source_uri);
    if (seals !== undefined && missing === undefined) return 'pass';
    // Where neither pack nor seal is at hand, nobody asked for one.
    const isAsked = library.packed !== undefined || (seals !== undefined && seals.held.length > 0);
    const named = missing !== undefined && isAsked ? (['anchor', missing] as const) : (['anchor'] as const);
    return [{ outcome: 'unverifiable', missing: named, ...(isPacked ? {} : { settles: SOURCE_AND_BELOW }) }];
  },
};

/** How many documents of one name are told. */
const MOST_FITTING = 20;

const describeFitting = ({ document_id, title }: NamedDocument): FindingEvidence => ({
  side: 'source',
  document_id,
  ...(title === null ? {} : { title }),
});

type NamedDocument = NonNullable<CitationContext['fitting']>[number];

/** Absent, forbidden, deleted and another tenant's are this one outcome. */
export const unknownSource: SourceRule = {
  id: 'provenance/unknown-source',
  reads: ['source'],
  check: ({ doubt, fitting = [], missedBlock, place, unread }) => {
    if (place !== undefined) return 'pass';
    const missing = unread === undefined ? 'source' : missingToRead(unread);
    const why = doubt ?? unread?.code;
    return unverifiable(missing, SOURCE_AND_BELOW).map((fault) => ({
      ...fault,
      ...(missedBlock ?? (why === undefined ? {} : { actual: why })),
      ...(fitting.length === 0 ? {} : { evidence: fitting.slice(0, MOST_FITTING).map(describeFitting) }),
    }));
  },
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
