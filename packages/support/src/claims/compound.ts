import { matchParts, type SupportEvidence } from '../evidence-parts.js';
import type { SupportFinding } from '../finding.js';
import { splitClaim } from './split-claim.js';

/**
 * What a claim of several assertions is told if some of them equal whole sentences of the evidence and others do not.
 *
 * @remarks Its place in the claim is the first assertion that does not, its place in the evidence the first that does;
 * both values are the words of the claim. That a claim merely has several assertions is no finding.
 */
export function findCompound(
  claim: string,
  evidence: readonly SupportEvidence[],
): SupportFinding | undefined {
  const parts = splitClaim(claim);
  if (parts.length < 2) return undefined;
  const matches = parts.map((part) => ({ part, match: matchParts(part.text, evidence) }));
  const borne = matches.find(({ match }) => match.equals === 'sentences' && match.doubt === undefined);
  const open = matches.find(({ match }) => match.equals !== 'sentences' || match.doubt !== undefined);
  if (borne?.match.place === undefined || open === undefined) return undefined;
  return {
    rule: 'support/compound-claim',
    severity: 'warning',
    check: 'parts-differ',
    claimSpan: { charStart: open.part.charStart, charEnd: open.part.charEnd },
    evidenceSpan: borne.match.place,
    claimValue: open.part.text,
    evidenceValue: borne.part.text,
    relation: 'absent',
  };
}
