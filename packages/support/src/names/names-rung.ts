import { toCodePointSpans } from '../code-points.js';
import type { RungOpinion, SupportFinding } from '../finding.js';
import { once } from '../once.js';
import type { Reading } from '../reading.js';
import type { Rung } from '../rung.js';
import { findAbsentIdentifiers } from './absent-identifiers.js';
import { findAbsentNames } from './absent-names.js';

/** Names and code identifiers of the claim that the evidence does not hold; whoever swaps one keeps all else. */
export const NAMES_RUNG: Rung = { name: 'names', version: '2', mayDecide: [], judge: judgeNames };

function judgeNames({ claim, evidence, parts }: Reading): RungOpinion {
  if (evidence.trim() === '') return { verdict: 'undecided', findings: [] };
  const beside = once(() => parts.map(({ before = '', after = '' }) => `${before}\n${after}`).join('\n'));
  const identifiers = findAbsentIdentifiers(claim, evidence);
  const names = findAbsentNames(claim, evidence, beside).filter(
    ({ start, end }) => !identifiers.some((each) => each.start < end && start < each.end),
  );
  const findings = toCodePointSpans(
    claim,
    [...names, ...identifiers].sort((a, b) => a.start - b.start),
  ).map(
    ({ charEnd, charStart, check, rule, severity, text }): SupportFinding => ({
      rule,
      severity,
      check,
      claimSpan: { charStart, charEnd },
      claimValue: text,
      relation: 'absent',
    }),
  );
  return { verdict: 'undecided', findings };
}
