import { findDeniedPart, matchParts } from '../evidence-parts.js';
import type { RungOpinion, SupportFinding } from '../finding.js';
import type { Reading } from '../reading.js';
import type { Rung } from '../rung.js';

/** Equality with whole sentences, and the denial of whole sentences. */
export const EXACT_RUNG: Rung = {
  name: 'exact',
  version: '1',
  mayDecide: ['supported', 'contradicted', 'unsupported'],
  judge: judgeExact,
};

function judgeExact({ claim, claimSpan, parts, verbatim }: Reading): RungOpinion {
  const match = matchParts(claim, parts, verbatim);
  if (match.equals === 'sentences' && match.doubt === undefined)
    return { verdict: 'supported', findings: [] };
  const findings: SupportFinding[] = [];
  const denied = findDeniedPart(claim, parts);
  if (verbatim && match.equals === 'none') {
    findings.push({
      rule: 'support/not-extractive',
      severity: 'error',
      claimSpan,
      reason: 'no-exact-sentence',
    });
  }
  if (denied !== undefined) {
    findings.push({
      rule: 'support/unsupported',
      severity: 'error',
      check: 'denial',
      claimSpan,
      evidenceSpan: denied,
      relation: 'opposite',
      reason: 'claim-denies-evidence',
    });
    return { verdict: 'contradicted', findings };
  }
  return { verdict: findings.length > 0 ? 'unsupported' : 'undecided', findings };
}
