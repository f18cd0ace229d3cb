import type { RungOpinion } from '../finding.js';
import { foldCharacters } from '../quantities/fold.js';
import type { Reading } from '../reading.js';
import type { Rung } from '../rung.js';
import { measureOverlap, OVERLAP_THRESHOLD, sharesScript } from './overlap.js';
import { sharesTopic } from './shared-topic.js';
import { measureStemOverlap } from './word-stem.js';

/** Shared tokens: whether the evidence is about what the claim is about. */
export const OVERLAP_RUNG: Rung = { name: 'overlap', version: '3', mayDecide: [], judge: judgeOverlap };

function judgeOverlap(reading: Reading): RungOpinion {
  const { claim, claimSpan, evidence } = reading;
  const nothing: RungOpinion = { verdict: 'undecided', findings: [] };
  if (measureOverlap(claim, evidence).ratio >= OVERLAP_THRESHOLD) return nothing;
  // Traditional characters and full width are about the same thing.
  const [ours, theirs] = [foldCharacters(claim), foldCharacters(evidence)];
  const { claimTokens, ratio } = measureOverlap(ours, theirs);
  if (ratio >= OVERLAP_THRESHOLD) return nothing;
  // So are other forms of one word.
  const { ratio: stemRatio, sharedTokens } = measureStemOverlap(ours, theirs);
  if (stemRatio >= OVERLAP_THRESHOLD) return nothing;
  const unrelated = claimTokens > 0 && sharedTokens === 0 && sharesScript(claim, evidence);
  if (!unrelated && sharesTopic(reading)) return nothing;
  const rule = unrelated ? 'support/off-topic' : 'support/low-overlap';
  return { verdict: 'undecided', findings: [{ rule, severity: 'warning', claimSpan }] };
}
