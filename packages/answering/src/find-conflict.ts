import type { Audit } from '@loccit/contract';
import { describeConflict, findConflicts, maskQuantities, type SourceStatement } from '@loccit/support';
import type { Passage } from './list-passages.js';
import { isSameWork } from './same-work.js';
import type { Candidate } from './select-passages.js';

/** Two passages of different works that say different things about the same. */
export interface FoundConflict {
  readonly first: Candidate;
  readonly second: Candidate;
  /** The statement both make, its quantities masked. */
  readonly key: string;
}

/** What the audit tells of the rule that {@link findConflict} is. */
export const describeConflictRule = (conflict: FoundConflict | undefined): Audit['rules'][number] => ({
  rule: 'conflict-by-masked-quantities',
  version: '2',
  outcome: conflict === undefined ? 'none' : 'conflict',
});

/**
 * The first pair of passages that contradict each other, the better candidate first, one of which would be stated.
 *
 * @remarks Two passages conflict when their works differ, their texts agree once quantities are masked, their quantities
 * differ, and their scopes meet; else when sentences of them conflict and no rule settles it. A contradiction between two others that the answer would not state is no part of the question.
 * Quadratic in the passages that share a mask, which the selected rows bound.
 * @see SPEC 4, REQUIREMENTS C10 and D1
 */
export function findConflict(
  candidates: readonly Candidate[],
  stated: ReadonlySet<Passage>,
): FoundConflict | undefined {
  const byMask = new Map<string, Candidate[]>();
  for (const second of candidates) {
    const key = maskQuantities(second.passage.text);
    const alike = byMask.get(key) ?? [];
    const first = alike.find(
      ({ passage }) =>
        (stated.has(passage) || stated.has(second.passage)) &&
        !isSameWork(passage, second.passage) &&
        describeConflict(statement(passage), statement(second.passage)) !== undefined,
    );
    if (first !== undefined) return { first, second, key };
    byMask.set(key, [...alike, second]);
  }
  return findAlignedConflict(candidates, stated);
}

/** The first pair that says different things of the same in almost the same words, where no rule settles it. */
function findAlignedConflict(
  candidates: readonly Candidate[],
  stated: ReadonlySet<Passage>,
): FoundConflict | undefined {
  const statements = candidates.map(({ passage }) => describeStatement(passage));
  for (const { a, b, key, settledBy } of findConflicts(statements)) {
    const [first, second] = [candidates[a], candidates[b]];
    if (first === undefined || second === undefined || settledBy !== undefined) continue;
    if (isSameWork(first.passage, second.passage)) continue;
    if (stated.has(first.passage) || stated.has(second.passage)) return { first, second, key };
  }
  return undefined;
}

/** A passage as conflicts compare it, with what speaks for its source. */
export function describeStatement(passage: Passage): SourceStatement {
  const { authority, effective_from, effective_to } = passage.row.document;
  return { ...statement(passage), authority, effectiveFrom: effective_from, effectiveTo: effective_to };
}

const statement = ({ row, text }: Passage) => ({ text, scope: row.document.scope });
