import { type Answer, type AnswerStatus, type Claim, REASONS_BY_STATUS } from '@loccit/contract';
import { type Fault, failAt, type Rule } from '../rule.js';
import type { ArtifactContext, ClaimContext } from './artifact-context.js';

/** What a finding says was expected and found. */
type Difference = Pick<Fault, 'expected' | 'actual'>;

interface StatusShape {
  /** What is wrong with the claims, undefined where the status allows them. */
  readonly claims: (claims: readonly Claim[]) => Difference | undefined;
  readonly conflicts: boolean;
  readonly reason: boolean;
}

const kindsOf = (claims: readonly Claim[]): string | null =>
  claims.length === 0 ? null : [...new Set(claims.map((claim) => claim.kind))].join(' ');

const anyStated: StatusShape['claims'] = (claims) =>
  claims.some(({ kind }) => kind === 'fact' || kind === 'inference')
    ? undefined
    : { expected: 'fact inference', actual: kindsOf(claims) };

const bothCited: StatusShape['claims'] = (claims) => {
  const cited = claims.filter((claim) => claim.citations.length > 0).length;
  return cited >= 2 ? undefined : { expected: 2, actual: cited };
};

const onlyAbsence: StatusShape['claims'] = (claims) =>
  claims.every((claim) => claim.kind === 'absence')
    ? undefined
    : { expected: 'absence', actual: kindsOf(claims) };

const none: StatusShape['claims'] = (claims) =>
  claims.length === 0 ? undefined : { expected: 0, actual: claims.length };

/** What each status requires; what it does not require it does not allow. */
const SHAPES: Readonly<Record<AnswerStatus, StatusShape>> = {
  answered: { claims: anyStated, conflicts: false, reason: false },
  partial: { claims: anyStated, conflicts: false, reason: true },
  conflict: { claims: bothCited, conflicts: true, reason: false },
  insufficient_evidence: { claims: onlyAbsence, conflicts: false, reason: true },
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
    const claims = shape.claims(answer.claims);
    const faults = [
      ...(claims === undefined ? [] : failAt('/claims', claims)),
      ...compareConflicts(answer, shape),
      ...compareReason(answer, shape),
    ];
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

function compareConflicts({ conflicts = [] }: Answer, shape: StatusShape): readonly Fault[] {
  if (conflicts.length > 0 === shape.conflicts) return [];
  return failAt('/conflicts', { expected: shape.conflicts ? 1 : 0, actual: conflicts.length });
}

/** A code of another status would explain what did not happen. */
function compareReason({ status, reason }: Answer, shape: StatusShape): readonly Fault[] {
  const codes: Partial<Record<AnswerStatus, readonly string[]>> = REASONS_BY_STATUS;
  const expected = shape.reason ? (codes[status] ?? []).join(' ') : null;
  if ((reason !== undefined) !== shape.reason)
    return failAt('/reason', { expected, actual: reason?.code ?? null });
  if (reason === undefined || codes[status]?.includes(reason.code) === true) return [];
  return failAt('/reason/code', { expected, actual: reason.code });
}
