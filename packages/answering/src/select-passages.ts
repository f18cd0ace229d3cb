import type { StoredGeneration } from '@loccit/storage';
import { listPassages, type Passage } from './list-passages.js';
import { type Coverage, matchUnits } from './match-units.js';
import type { Question } from './read-question.js';
import { isMirror } from './retrieval/find-copies.js';
import type { SelectedRow } from './retrieval/retrieval.js';
import { listStated, statesWanted } from './wanted-quantity.js';

/** A passage that may answer, with how much of the question it speaks about. */
export interface Candidate {
  readonly passage: Passage;
  readonly coverage: Coverage;
  readonly rank: number;
}

/**
 * The thresholds of the rule that decides between an answer and a refusal; documented in docs/specification.md.
 *
 * @remarks A Chinese question is not cut into words, so that some of its bigrams cross a word's edge and stand nowhere: a
 * little less is asked of it.
 */
export const answerThresholds = {
  /** Share of the question that passage and context must speak about together, by the question's language. */
  total: { en: 0.72, zh: 0.7 },
  /** Share that the passage itself must speak about, where it does not name what the figure asked for is of. */
  own: 0.45,
} as const;

/**
 * The passages that answer a question, best first; none when nothing reaches the thresholds.
 *
 * @remarks A passage qualifies when it states a figure of the kind asked for, every required unit of the question is
 * found, and both shares reach their threshold. Order: total share, own share, the original before its mirrors, rank of its
 * row, place.
 */
export function selectPassages(
  generation: StoredGeneration,
  question: Question,
  rows: readonly SelectedRow[],
): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [rank, { row }] of rows.entries()) {
    for (const passage of listPassages(generation, row)) {
      const coverage = coverQuestion(question, passage);
      if (coverage !== undefined) candidates.push({ passage, coverage, rank });
    }
  }
  return candidates.sort(
    (x, y) =>
      y.coverage.total - x.coverage.total ||
      y.coverage.own - x.coverage.own ||
      Number(isMirror(x.passage.row.document)) - Number(isMirror(y.passage.row.document)) ||
      x.rank - y.rank ||
      x.passage.charStart - y.passage.charStart,
  );
}

/**
 * How much of a question a passage speaks about; nothing where it does not answer it.
 *
 * @remarks What a table row states is what the best of its cells with such a figure says, under its column's name.
 */
export function coverQuestion(
  question: Question,
  { table, terms, ...passage }: Passage,
): Coverage | undefined {
  const { wanted } = question;
  const text = passage.clause ?? passage.text;
  if (table === undefined && !statesWanted(text, wanted)) return undefined;
  const stating = table?.cells.filter((cell) => statesWanted(cell.text, wanted, cell.name));
  const ways =
    stating === undefined || wanted === undefined
      ? [terms]
      : stating.map((cell) => ({ ...terms, cell: cell.terms }));
  const [coverage] = ways.map((way) => matchUnits(question.units, way)).sort((x, y) => y.total - x.total);
  // Where a sentence has a figure for each of several cases, a case that it does not name has none of them.
  const tellsApart = table === undefined && wanted !== undefined && listStated(text, wanted).length > 1;
  return coverage?.complete &&
    (coverage.touched || !tellsApart) &&
    coverage.total >= answerThresholds.total[question.lang] &&
    (coverage.own >= answerThresholds.own || coverage.ofFigure)
    ? coverage
    : undefined;
}
