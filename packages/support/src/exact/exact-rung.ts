import { findCompound } from '../claims/compound.js';
import { findDeniedPart, matchParts } from '../evidence-parts.js';
import type { Place, RungOpinion, SupportFinding } from '../finding.js';
import type { Reading } from '../reading.js';
import type { Rung } from '../rung.js';
import type { ExactMatch } from './exact.js';
import { findFragment } from './fragment.js';

/** Equality with whole sentences, and the denial of whole sentences. */
export const EXACT_RUNG: Rung = {
  name: 'exact',
  version: '2',
  mayDecide: ['supported', 'contradicted', 'unsupported'],
  readsAsWritten: true,
  judge: judgeExact,
};

function judgeExact({ claim, claimSpan, evidence, parts, verbatim }: Reading): RungOpinion {
  const match = matchParts(claim, parts, verbatim);
  if (match.equals === 'sentences' && match.doubt === undefined)
    return match.foldings === undefined
      ? { verdict: 'supported', findings: [] }
      : { verdict: 'supported', findings: [], foldings: match.foldings };
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
  const told = describeUncertain(match, claim, claimSpan, evidence);
  // Fragments are told by `undecided` with its reason.
  if (told?.rule === 'support/context-reverses') findings.push(told);
  const compound = findCompound(claim, parts);
  if (compound !== undefined) findings.push(compound);
  return {
    verdict: findings.some(({ severity }) => severity === 'error') ? 'unsupported' : 'undecided',
    findings,
  };
}

/** What keeps a claim that equals something from being borne by it; nobody decides by that. */
function describeUncertain(
  { doubt, equals, place }: ExactMatch,
  claim: string,
  claimSpan: Place,
  evidence: string,
): SupportFinding | undefined {
  if (equals !== 'none' && place !== undefined && doubt === 'reversed-by-context') {
    const shared = { severity: 'warning', claimSpan, evidenceSpan: place, reason: doubt } as const;
    return { rule: 'support/context-reverses', check: 'neighbouring-text', ...shared };
  }
  const fragment = equals === 'none' ? findFragment(claim, evidence) : undefined;
  if (fragment?.operator !== undefined) {
    return {
      rule: 'support/context-reverses',
      // On real claims one in twelve of these is a fault.
      severity: 'note',
      check: 'operator',
      claimSpan,
      evidenceSpan: fragment.place,
      evidenceValue: fragment.operator,
      reason: 'reversed-by-context',
    };
  }
  const evidenceSpan = equals === 'span' ? place : fragment?.place;
  if (evidenceSpan === undefined) return undefined;
  // Of a span that was cited too short its citer should know; that a claim is a clause of its evidence is no fault.
  const [severity, check] =
    equals === 'span' ? (['warning', 'span'] as const) : (['note', 'clause'] as const);
  return {
    rule: 'support/span-fragment',
    severity,
    check,
    claimSpan,
    evidenceSpan,
    reason: 'span-is-fragment',
  };
}
