import type { FindingEvidence } from '@loccit/contract';
import { findConflicts, type SourceConflict } from '@loccit/support';
import type { CheckedClaim } from '../checked-claim.js';
import type { Ledger } from '../ledger.js';
import type { Fault } from '../rule.js';
import type { CitedSlice } from './cited-slice.js';

/** Two cited spans that say different things of the same, and the answer does not say so. */
export interface HiddenConflict {
  /** The claims that cite them, the first span's first; one claim may cite both. */
  readonly claims: readonly [CheckedClaim, CheckedClaim];
  /** The statement both make, its quantities masked. */
  readonly key: string;
  readonly fault: Fault;
}

/** What an answer says of conflicts. */
export interface StatedConflicts {
  readonly status: string;
  readonly conflicts?: readonly { readonly claim_ids: readonly string[] }[];
  readonly created_at: string;
}

interface CitedSpan {
  readonly claim: CheckedClaim;
  readonly slice: CitedSlice;
}

/**
 * The conflicts between cited spans that an answer hides.
 *
 * @remarks Looked at are the spans whose bytes hold, of documents in effect when the answer was made. What a
 * rule settles is no conflict; what the answer lists with a claim of each side is told. Linear in the cited texts.
 */
export function findHiddenConflicts(
  claims: readonly CheckedClaim[],
  answer: StatedConflicts,
): HiddenConflict[] {
  const spans = claims.flatMap(listSpans);
  if (spans.length < 2 || isBroken(claims, answer)) return [];
  const statements = spans.map(({ slice }) => toStatement(slice));
  const hidden: HiddenConflict[] = [];
  const told = new Set<string>();
  for (const conflict of findConflicts(statements, { at: answer.created_at })) {
    const first = spans[conflict.a];
    const second = spans[conflict.b];
    if (first === undefined || second === undefined || conflict.settledBy !== undefined) continue;
    if (isListed(first.claim, second.claim, answer)) continue;
    const id = `${first.claim.claimId} ${second.claim.claimId} ${conflict.key}`;
    if (told.has(id)) continue;
    told.add(id);
    hidden.push({
      claims: [first.claim, second.claim],
      key: conflict.key,
      fault: { outcome: 'fail', evidence: describeSpans(conflict, first.slice, second.slice) },
    });
  }
  return hidden;
}

/** Notes each hidden conflict at the claim that cites its first side. */
export function checkConflicts(
  claims: readonly CheckedClaim[],
  answer: StatedConflicts,
  ledger: Ledger,
): void {
  for (const { claims: cited, fault } of findHiddenConflicts(claims, answer)) {
    ledger.record(cited[0].item, [{ rule: 'support/conflict-hidden', verdict: [fault] }]);
  }
}

function listSpans(claim: CheckedClaim): CitedSpan[] {
  return claim.citations
    .filter(({ byteFailure, form }) => byteFailure === undefined && form !== 'source')
    .flatMap(({ slices }) => slices.map((slice) => ({ claim, slice })));
}

function toStatement(slice: CitedSlice) {
  const { text, scope } = slice.evidence();
  return { ...slice.standing(), text, scope: scope ?? null, workId: slice.work() };
}

function isListed(a: CheckedClaim, b: CheckedClaim, { conflicts = [] }: StatedConflicts): boolean {
  return conflicts.some(({ claim_ids }) => claim_ids.includes(a.claimId) && claim_ids.includes(b.claimId));
}

/** Whether an answer says that there is a conflict and does not say which: then its structure is at fault. */
function isBroken(claims: readonly CheckedClaim[], { status, conflicts = [] }: StatedConflicts): boolean {
  if (status !== 'conflict') return false;
  const known = new Set(claims.map(({ claimId }) => claimId));
  return conflicts.length === 0 || conflicts.some(({ claim_ids }) => claim_ids.some((id) => !known.has(id)));
}

function describeSpans({ aSpan, bSpan }: SourceConflict, a: CitedSlice, b: CitedSlice): FindingEvidence[] {
  return (
    [
      [a, aSpan],
      [b, bSpan],
    ] as const
  ).map(([slice, span]) => ({
    side: 'source',
    document_id: slice.documentId,
    char_start: slice.charStart + span.charStart,
    char_end: slice.charStart + span.charEnd,
  }));
}
