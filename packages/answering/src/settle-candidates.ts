import {
  describeConflict,
  findConflicts,
  maskQuantities,
  readGivenScope,
  type SettlingRule,
  settleConflict,
} from '@loccit/support';
import { describeStatement } from './find-conflict.js';
import type { Passage } from './list-passages.js';
import { isSameWork } from './same-work.js';
import type { Candidate } from './select-passages.js';

/** Two passages that say different things of the same, and the rule that says which of them holds. */
export interface SettledPair {
  readonly rule: SettlingRule;
  /** The one that holds. */
  readonly holds: Candidate;
  readonly yields: Candidate;
}

/** Candidates that no rule makes yield to another one, with what the rules decided. */
export interface SettledCandidates {
  readonly candidates: readonly Candidate[];
  readonly settled: readonly SettledPair[];
}

/**
 * Takes away the candidates that yield to another by effective time or authority.
 *
 * @remarks A more specific scope makes nothing yield: each statement holds for its own cases. Quadratic in the passages
 * that share a mask, which the selected rows bound.
 * @see REQUIREMENTS C10
 */
export function settleCandidates(candidates: readonly Candidate[]): SettledCandidates {
  const settled: SettledPair[] = [];
  const yielding = new Set<Passage>();
  for (const { a, b, rule } of [...listMasked(candidates), ...listAligned(candidates)]) {
    if (rule === undefined || rule.holds === 'both' || rule.rule === 'more-specific-scope') continue;
    const [holds, yields] = rule.holds === 'a' ? [a, b] : [b, a];
    if (settled.some((pair) => pair.holds === holds && pair.yields === yields)) continue;
    settled.push({ rule, holds, yields });
    yielding.add(yields.passage);
  }
  const left = candidates.filter(({ passage }) => !yielding.has(passage));
  return left.length === 0 ? { candidates, settled: [] } : { candidates: left, settled };
}

interface Pair {
  readonly a: Candidate;
  readonly b: Candidate;
  readonly rule: SettlingRule | undefined;
}

/** Pairs whose texts agree but for their figures. */
function listMasked(candidates: readonly Candidate[]): Pair[] {
  const byMask = new Map<string, Candidate[]>();
  const pairs: Pair[] = [];
  for (const b of candidates) {
    const key = maskQuantities(b.passage.text);
    const alike = byMask.get(key) ?? [];
    for (const a of alike) {
      if (isSameWork(a.passage, b.passage)) continue;
      const [left, right] = [describeStatement(a.passage), describeStatement(b.passage)];
      if (describeConflict(left, right) === undefined) continue;
      const rule = settleConflict(
        { ...left, scope: readGivenScope(left.scope) },
        { ...right, scope: readGivenScope(right.scope) },
      );
      pairs.push({ a, b, rule });
    }
    byMask.set(key, [...alike, b]);
  }
  return pairs;
}

/** Pairs whose sentences say different things in almost the same words. */
function listAligned(candidates: readonly Candidate[]): Pair[] {
  return findConflicts(candidates.map(({ passage }) => describeStatement(passage))).flatMap((found) => {
    const [a, b] = [candidates[found.a], candidates[found.b]];
    if (a === undefined || b === undefined || isSameWork(a.passage, b.passage)) return [];
    return [{ a, b, rule: found.settledBy }];
  });
}
