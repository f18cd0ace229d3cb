import { type Answer, type AnswerStatus, type Claim, REASONS_BY_STATUS } from '@loccit/contract';
import { type Fault, failAt, type Rule } from '../rule.js';
import type { ArtifactContext, ClaimContext } from './artifact-context.js';

interface StatusShape {
  readonly claims: (claims: readonly Claim[]) => boolean;
  readonly conflicts: boolean;
  readonly reason: boolean;
}

const isStated = (claim: Claim): boolean => claim.kind === 'fact' || claim.kind === 'inference';
const anyStated = (claims: readonly Claim[]): boolean => claims.some(isStated);
const none = (claims: readonly Claim[]): boolean => claims.length === 0;

/** What each status requires; what it does not require it does not allow. */
const SHAPES: Readonly<Record<AnswerStatus, StatusShape>> = {
  answered: { claims: anyStated, conflicts: false, reason: false },
  partial: { claims: anyStated, conflicts: false, reason: true },
  conflict: {
    claims: (claims) => claims.filter((claim) => claim.citations.length > 0).length >= 2,
    conflicts: true,
    reason: false,
  },
  insufficient_evidence: {
    claims: (claims) => claims.every((claim) => claim.kind === 'absence'),
    conflicts: false,
    reason: true,
  },
  tool_required: { claims: none, conflicts: false, reason: true },
  dependency_unavailable: { claims: none, conflicts: false, reason: true },
  generation_unavailable: { claims: none, conflicts: false, reason: true },
  policy_denied: { claims: none, conflicts: false, reason: true },
};

/** The status allows these claims, conflicts and reason. */
export const statusShape: Rule<ArtifactContext> = {
  id: 'structure/status-shape',
  reads: [],
  check: ({ answer }) => {
    const shape = SHAPES[answer.status];
    const faults: Fault[] = [];
    if (!shape.claims(answer.claims)) faults.push({ outcome: 'fail', at: '/claims' });
    if (hasConflicts(answer) !== shape.conflicts) faults.push({ outcome: 'fail', at: '/conflicts' });
    if ((answer.reason !== undefined) !== shape.reason) faults.push({ outcome: 'fail', at: '/reason' });
    else if (!hasFittingReason(answer)) faults.push({ outcome: 'fail', at: '/reason/code' });
    return faults.length === 0 ? 'pass' : faults;
  },
};

/** What is not there cannot be cited. */
export const absenceIsUncited: Rule<ClaimContext> = {
  id: 'structure/status-shape',
  reads: [],
  check: ({ claim }) => {
    if (claim.kind !== 'absence') return 'inapplicable';
    return claim.citations.length === 0 ? 'pass' : failAt('/citations');
  },
};

function hasConflicts(answer: Answer): boolean {
  return (answer.conflicts ?? []).length > 0;
}

/** A code of another status would explain what did not happen. */
function hasFittingReason({ status, reason }: Answer): boolean {
  if (reason === undefined) return true;
  const codes: Partial<Record<AnswerStatus, readonly string[]>> = REASONS_BY_STATUS;
  return codes[status]?.includes(reason.code) === true;
}
