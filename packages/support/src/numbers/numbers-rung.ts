import { matchParts } from '../evidence-parts.js';
import type { RungOpinion } from '../finding.js';
import type { Reading } from '../reading.js';
import type { Rung } from '../rung.js';
import { findNumberMismatches } from './number-rung.js';

/** Figures with their units: what the evidence states otherwise, and what it does not state. */
export const NUMBERS_RUNG: Rung = {
  name: 'numbers',
  version: '1',
  mayDecide: ['contradicted', 'unsupported', 'partial'],
  judge: judgeNumbers,
};

function judgeNumbers({ claim, evidence, parts }: Reading): RungOpinion {
  if (matchParts(claim, parts).equals !== 'none') return { verdict: 'undecided', findings: [] };
  const findings = findNumberMismatches(claim, evidence);
  return { verdict: findings.length > 0 ? 'contradicted' : 'undecided', findings };
}
