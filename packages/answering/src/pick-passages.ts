import type { Passage } from './list-passages.js';
import { searchLimits } from './retrieval/search-limits.js';
import { isSameWork } from './same-work.js';
import type { Candidate } from './select-passages.js';
import { readKeyColumn } from './table-cells.js';

/** What is stated of the candidates, or what the question would have to say before anything can be. */
export interface PickedPassages {
  readonly passages: readonly Passage[];
  /** The name of the column that tells apart the rows of a table, of which more answer alike than can be stated. */
  readonly undecided?: string;
}

/**
 * The best passage, and others of other works that speak about the whole question by themselves.
 *
 * @remarks A question that singles out no row of a table is answered by every row that says as much of it: one alone would hold for
 * its own case only. Where those are more than an answer holds, nothing is picked. At most quadratic in the candidates of a table.
 */
export function pickPassages(candidates: readonly Candidate[]): PickedPassages {
  const [best] = candidates;
  const picked: Passage[] = [];
  let works = 0;
  for (const candidate of candidates) {
    const { coverage, passage } = candidate;
    if (candidate !== best && coverage.stated < 1) continue;
    if (picked.some((other) => other.text === passage.text || isSameWork(other, passage))) continue;
    const alike = listAlike(candidate, candidates);
    if (picked.length + alike.length > searchLimits.alikeRows) {
      if (candidate !== best) continue;
      return { passages: [], undecided: readKeyColumn(passage.table?.header ?? '') ?? '' };
    }
    picked.push(...alike);
    works += 1;
    if (works === searchLimits.claims) break;
  }
  return { passages: picked };
}

/** A candidate and the rows of its table that speak of the question exactly as much, in the order of the table. */
function listAlike(of: Candidate, candidates: readonly Candidate[]): Passage[] {
  const { coverage, passage } = of;
  if (passage.table === undefined) return [passage];
  const alike = candidates.filter(
    (other) =>
      other.passage.canonical.id === passage.canonical.id &&
      other.passage.table?.firstRow === passage.table?.firstRow &&
      other.coverage.total === coverage.total &&
      other.coverage.stated === coverage.stated,
  );
  const texts = new Map(alike.map((one) => [one.passage.text, one.passage]));
  return [...texts.values()].sort((a, b) => a.charStart - b.charStart);
}
