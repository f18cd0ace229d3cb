import { REASONS_BY_STATUS } from './closed-lists.js';
import type { Answer, AnswerStatus, Claim } from './generated/wire.js';

/** Something in which an answer differs from what its status asks for. */
export interface StatusFault {
  /** JSON Pointer into the answer. */
  readonly pointer: string;
  readonly expected?: string | number | null;
  readonly actual?: string | number | null;
}

type Difference = Omit<StatusFault, 'pointer'>;

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

/**
 * In what the claims, conflicts and reason of an answer differ from what its status asks for; empty when in nothing.
 *
 * @remarks The rule `structure/status-shape` over the answer as a whole. Claims of kind `absence` with citations are not looked for.
 * @see specification, section 7.1
 */
export function listStatusFaults(answer: Answer): StatusFault[] {
  const shape = SHAPES[answer.status];
  const claims = shape.claims(answer.claims);
  return [
    ...(claims === undefined ? [] : [{ pointer: '/claims', ...claims }]),
    ...compareConflicts(answer, shape),
    ...compareReason(answer, shape),
  ];
}

function compareConflicts({ conflicts = [] }: Answer, shape: StatusShape): StatusFault[] {
  if (conflicts.length > 0 === shape.conflicts) return [];
  return [{ pointer: '/conflicts', expected: shape.conflicts ? 1 : 0, actual: conflicts.length }];
}

/** A code of another status would explain what did not happen. */
function compareReason({ status, reason }: Answer, shape: StatusShape): StatusFault[] {
  const codes: Partial<Record<AnswerStatus, readonly string[]>> = REASONS_BY_STATUS;
  const expected = shape.reason ? (codes[status] ?? []).join(' ') : null;
  if ((reason !== undefined) !== shape.reason)
    return [{ pointer: '/reason', expected, actual: reason?.code ?? null }];
  if (reason === undefined || codes[status]?.includes(reason.code) === true) return [];
  return [{ pointer: '/reason/code', expected, actual: reason.code }];
}
