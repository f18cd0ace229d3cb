import {
  type Lang,
  message,
  type OverlapBlock,
  type OverlapRow,
  type OverlapVerdict,
} from '@loccit/contract';
import { measureOverlap, OVERLAP_THRESHOLD } from '@loccit/support';
import { type CheckedCitation, type CheckedClaim, isCheckable } from '../checked-claim.js';
import { roundRatio } from '../support/source-passages.js';

/** The figures of token overlap; they say nothing of support and change no layer. */
export function measureOverlapBlock(claims: readonly CheckedClaim[], lang: Lang): OverlapBlock {
  const rows = claims.flatMap((claim) => claim.citations.map((citation) => measureRow(claim, citation)));
  const count = (verdict: OverlapVerdict): { n: number; m: number } => ({
    n: rows.filter((row) => row.verdict === verdict).length,
    m: rows.length,
  });
  const covered = new Set(rows.filter((row) => row.verdict === 'valid').map((row) => row.claim_id));
  const all = claims.filter(isCheckable);
  return {
    heading: message('overlap.heading', lang),
    threshold: OVERLAP_THRESHOLD,
    valid: count('valid'),
    block_missing: count('block-missing'),
    block_does_not_support: count('block-does-not-support'),
    repaired: count('repaired'),
    coverage: { n: all.filter((claim) => covered.has(claim.claimId)).length, m: all.length },
    rows,
  };
}

function measureRow(claim: CheckedClaim, citation: CheckedCitation): OverlapRow {
  const address = { claim_id: claim.claimId, citation: citation.item.citation ?? '' };
  // Of several passages of one source the closest counts: a block is asked whether it has the topic at all.
  const measured = citation.slices
    .map((slice) => measureOverlap(claim.text, slice.text))
    .sort((a, b) => b.ratio - a.ratio)[0];
  if (measured === undefined || citation.byteFailure !== undefined) {
    const { claimTokens } = measureOverlap(claim.text, '');
    return { ...address, claim_tokens: claimTokens, shared_tokens: 0, ratio: null, verdict: 'block-missing' };
  }
  return {
    ...address,
    claim_tokens: measured.claimTokens,
    shared_tokens: measured.sharedTokens,
    ratio: roundRatio(measured.ratio),
    verdict: judgeOverlap(measured.ratio, claim.repaired),
  };
}

/** A repair never counts as valid, and hides nothing where the new block does not bear the claim either. */
function judgeOverlap(ratio: number, repaired: boolean): OverlapVerdict {
  if (ratio < OVERLAP_THRESHOLD) return 'block-does-not-support';
  return repaired ? 'repaired' : 'valid';
}
