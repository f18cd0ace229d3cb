import { sha256Hex } from '@loccit/lineage';
import { COORDINATE_SPACE } from '@loccit/text';
import type { CitationContext } from '../citation-context.js';
import { type Fault, failAt, type Rule, unverifiable } from '../rule.js';
import { hasOwnId } from './record-id.js';

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
  check: ({ place }) => (place === undefined ? unverifiable('source', SOURCE_AND_BELOW) : 'pass'),
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
  check: ({ citation, place }) => {
    if (place === undefined) return 'inapplicable';
    if (!hasOwnId(place.canonical)) return failAt('/canonical_revision_id', { settles: SOURCE_AND_BELOW });
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

/** Positions mean what this version counts, in the citation and in the record. */
export const coordinateSpace: SourceRule = {
  id: 'provenance/coordinate-space',
  reads: [],
  check: ({ citation }) =>
    citation.coordinate_space === COORDINATE_SPACE
      ? 'pass'
      : failAt('/coordinate_space', {
          expected: COORDINATE_SPACE,
          actual: citation.coordinate_space,
          settles: ['span'],
        }),
};

/** The raw bytes at hand are the ones the record names. */
export const rawHash: SourceRule = {
  id: 'provenance/raw-hash',
  reads: ['source'],
  check: ({ place }) => {
    const actual = place?.source.rawSha256();
    if (place === undefined || actual === undefined) return unverifiable('raw', ['raw']);
    const expected = place.canonical.preimage.raw_sha256;
    return actual === expected ? 'pass' : failAt('/raw_sha256', { expected, actual, settles: ['raw'] });
  },
};

/** The checker itself derives the canonical text from the raw bytes. */
export const rawToCanonical: SourceRule = {
  id: 'provenance/raw-to-canonical',
  reads: ['source', 'raw'],
  check: ({ place }) => {
    const derivation = place?.source.derivation();
    if (place === undefined || derivation === undefined || derivation.state === 'no-raw')
      return unverifiable('raw');
    if (derivation.state === 'needs-extractor') return unverifiable('extractor');
    if (derivation.state === 'refused') return failAt('/canonical_revision_id');
    const expected = place.canonical.preimage.canonical_sha256;
    if (derivation.sha256 === expected) return 'pass';
    // A code point that one side's tables do not know may be why the two texts differ.
    return derivation.unassigned
      ? unverifiable('unicode')
      : failAt('/canonical_revision_id', { expected, actual: derivation.sha256 });
  },
};

/** The canonical text at hand is the one the record names. */
export const canonicalHash: SourceRule = {
  id: 'provenance/canonical-hash',
  reads: ['source'],
  check: ({ place }) => {
    const actual = place?.source.textSha256();
    if (place === undefined || actual === undefined) return unverifiable('text', ['text']);
    const expected = place.canonical.preimage.canonical_sha256;
    return actual === expected
      ? 'pass'
      : failAt('/canonical_revision_id', { expected, actual, settles: ['text'] });
  },
};

/** SHA-256 of the UTF-8 of a slice, undefined where the positions are outside the text. */
export function hashSlice(context: CitationContext, charStart: number, charEnd: number): string | undefined {
  const index = context.place?.source.index();
  if (index === undefined || charStart < 0 || charStart >= charEnd || charEnd > index.chars) return undefined;
  return sha256Hex(index.slice(charStart, charEnd));
}
