import type { RungOpinion } from '../finding.js';
import { foldCharacters } from '../quantities/fold.js';
import type { Reading } from '../reading.js';
import type { Rung } from '../rung.js';
import { measureOverlap, OVERLAP_THRESHOLD, sharesScript } from './overlap.js';

/** Shared tokens: whether the evidence is about what the claim is about. */
export const OVERLAP_RUNG: Rung = { name: 'overlap', version: '1', mayDecide: [], judge: judgeOverlap };

function judgeOverlap({ claim, claimSpan, evidence }: Reading): RungOpinion {
  const nothing: RungOpinion = { verdict: 'undecided', findings: [] };
  if (measureOverlap(claim, evidence).ratio >= OVERLAP_THRESHOLD) return nothing;
  // Traditional characters and full width are about the same thing.
  const { claimTokens, ratio, sharedTokens } = measureOverlap(
    foldCharacters(claim),
    foldCharacters(evidence),
  );
  if (ratio >= OVERLAP_THRESHOLD) return nothing;
  const unrelated = claimTokens > 0 && sharedTokens === 0 && sharesScript(claim, evidence);
  const rule = unrelated ? 'support/off-topic' : 'support/low-overlap';
  return { verdict: 'undecided', findings: [{ rule, severity: 'warning', claimSpan }] };
}
