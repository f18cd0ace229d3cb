import { describeConflict, maskQuantities } from '@loccit/support';
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

/**
 * The first pair of passages that contradict each other, the better candidate first, one of which would be stated.
 *
 * @remarks Two passages conflict when their works differ, their texts agree once quantities are masked, their quantities
 * differ, and their scopes meet. A contradiction between two others that the answer would not state is no part of the question.
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
  return undefined;
}

const statement = ({ row, text }: Passage) => ({ text, scope: row.document.scope });
