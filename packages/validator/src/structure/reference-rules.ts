import type { Claim } from '@loccit/contract';
import type { CitedContext } from '../citation-context.js';
import { type Fault, failAt, type Rule } from '../rule.js';
import { type ArtifactContext, type ClaimContext, describeTarget } from './artifact-context.js';

export const duplicateId: Rule<ClaimContext> = {
  id: 'structure/duplicate-id',
  reads: [],
  check: ({ claim, earlierIds }) => (earlierIds.has(claim.claim_id) ? failAt('/claim_id') : 'pass'),
};

/** Conflicts name claims of this artifact. */
export const unknownClaim: Rule<ArtifactContext> = {
  id: 'structure/unknown-reference',
  reads: [],
  check: ({ answer }) => {
    const known = new Set(answer.claims.map((claim) => claim.claim_id));
    const faults: Fault[] = [];
    for (const [at, conflict] of (answer.conflicts ?? []).entries()) {
      for (const [i, claimId] of conflict.claim_ids.entries()) {
        if (!known.has(claimId)) faults.push({ outcome: 'fail', at: `/conflicts/${at}/claim_ids/${i}` });
      }
    }
    return faults.length === 0 ? 'pass' : faults;
  },
};

/** Facts name citations of their own claim. */
export const unknownCitation: Rule<ClaimContext> = {
  id: 'structure/unknown-reference',
  reads: [],
  check: ({ claim }) => {
    const faults: Fault[] = [];
    for (const [at, fact] of (claim.facts ?? []).entries()) {
      const [claimId, place] = fact.citation.split('.');
      if (claimId !== claim.claim_id || Number(place) > claim.citations.length) {
        faults.push({ outcome: 'fail', at: `/facts/${at}/citation` });
      }
    }
    return faults.length === 0 ? 'pass' : faults;
  },
};

export const missingCitation: Rule<ClaimContext> = {
  id: 'structure/missing-citation',
  reads: [],
  check: ({ claim }) => {
    if (!owesCitation(claim)) return 'inapplicable';
    return claim.citations.length > 0 ? 'pass' : failAt('/citations');
  },
};

/** Whether a claim is of a kind that has to cite something. */
export function owesCitation({ kind }: Pick<Claim, 'kind'>): boolean {
  return kind === 'fact' || kind === 'inference';
}

export const duplicateCitation: Rule<CitedContext> = {
  id: 'structure/duplicate-citation',
  reads: [],
  check: ({ citation, earlierTargets }) =>
    earlierTargets.has(describeTarget(citation)) ? failAt('') : 'pass',
};

/** The version that the answer was written from is the one of the record. */
export const sourceVersionMismatch: Rule<CitedContext> = {
  id: 'structure/source-version-mismatch',
  reads: [],
  check: ({ citation, place }) => {
    if (place === undefined || place.foundBy === 'raw') return 'inapplicable';
    const expected = place.canonical.preimage.source_version;
    const actual = citation.source_version;
    return expected === actual ? 'pass' : failAt('/source_version', { expected, actual });
  },
};
