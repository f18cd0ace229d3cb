import type { FindingEvidence } from '@loccit/contract';
import { findPrecision, type SupportFinding, type SupportResult } from '@loccit/support';
import { once } from '../once.js';
import type { Fault } from '../rule.js';
import { describeComparison } from './compared.js';
import type { EvidencePiece } from './evidence-piece.js';

/** What a finding of the ladder is told with. */
export interface Judging {
  readonly claim: string;
  readonly result: Pick<SupportResult, 'verdict' | 'decidedBy'>;
  readonly piece: EvidencePiece;
}

/**
 * A finding of the ladder as a fault of its rule: with its own severity, the places, and what was compared with what.
 *
 * @remarks What a person has settled is told and fails nothing by itself: the verdict is theirs.
 */
export function describeFault(finding: SupportFinding, { claim, piece, result }: Judging): Fault {
  const { check, reason } = finding;
  const compared = describeComparison(finding, {
    claim: once(() => [...claim]),
    evidence: piece.characters,
  });
  const measured = findPrecision(check);
  return {
    ...outcomeOf(finding, result),
    evidence: describePlaces(finding, piece),
    ...(check === undefined ? {} : { check }),
    ...(compared === undefined ? {} : { compared }),
    ...(reason === undefined ? {} : { reason }),
    ...(measured === undefined ? {} : { precision: { ...measured, sets: [...measured.sets] } }),
  };
}

function outcomeOf(
  { rule, severity }: SupportFinding,
  { decidedBy, verdict }: Judging['result'],
): Pick<Fault, 'outcome' | 'severity' | 'missing'> {
  if (rule === 'support/undecided') return { outcome: 'unverifiable', missing: ['judge'] };
  // A judge that failed leaves open only what nobody else has decided.
  if (rule === 'support/judge-error')
    return verdict === 'undecided' ? { outcome: 'unverifiable', missing: ['judge'] } : { outcome: 'notice' };
  const isSettled = decidedBy === 'human' || verdict === 'supported';
  return { outcome: 'fail', severity: isSettled && severity === 'error' ? 'warning' : severity };
}

function describePlaces(
  { claimSpan, evidenceSpan }: SupportFinding,
  piece: EvidencePiece,
): FindingEvidence[] {
  const inSource =
    evidenceSpan === undefined ? undefined : piece.locate(evidenceSpan.charStart, evidenceSpan.charEnd);
  return [
    { side: 'claim', char_start: claimSpan.charStart, char_end: claimSpan.charEnd },
    ...(inSource === undefined ? [] : [inSource]),
  ];
}
