import { matchParts, type SupportEvidence } from '../evidence-parts.js';
import type { SupportFinding } from '../finding.js';
import { type ClaimPart, splitAtCommas, splitClaim } from './split-claim.js';

/**
 * What a claim of several assertions is told if some of them equal whole sentences of the evidence and others do not.
 *
 * @remarks Its place in the claim is the first assertion that does not, its place in the evidence the first that does;
 * both values are the words of the claim. In Chinese a comma alone is enough where a part of it is such a sentence. That a claim merely has several assertions is no finding.
 */
export function findCompound(
  claim: string,
  evidence: readonly SupportEvidence[],
): SupportFinding | undefined {
  return tellParts(splitClaim(claim), evidence) ?? tellParts(splitAtCommas(claim), evidence);
}

function tellParts(
  parts: readonly ClaimPart[],
  evidence: readonly SupportEvidence[],
): SupportFinding | undefined {
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
