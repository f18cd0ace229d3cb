import type { StoredGeneration } from '@loccit/storage';
import type { Quantity } from '@loccit/support';
import { dropCarried } from './carried-words.js';
import { excludesAsked } from './excluded-figure.js';
import { listPassages, type Passage } from './list-passages.js';
import { type Coverage, matchUnits } from './match-units.js';
import type { Question } from './read-question.js';
import { isMirror } from './retrieval/find-copies.js';
import type { SelectedRow } from './retrieval/retrieval.js';
import type { TermSet } from './term-set.js';
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
export function coverQuestion(question: Question, passage: Passage): Coverage | undefined {
  const { terms } = passage;
  const [best] = listWays(question, passage)
    .map(({ cell, figures }) => {
      const units = dropCarried(question.units, figures);
      const isCarried = units !== question.units;
      return { figures, isCarried, ...matchUnits(units, cell === undefined ? terms : { ...terms, cell }) };
    })
    .sort((x, y) => y.total - x.total);
  if (best === undefined || !best.complete || excludesAsked(question, passage.clause ?? passage.text))
    return undefined;
  const { figures, isCarried, ...coverage } = best;
  // Where a sentence has a figure for each of several cases, a case that it does not name has none of them.
  const tellsApart = passage.table === undefined && figures.length > 1;
  // The words of a table may all stand above it, and so may those of a sentence that tells in figures what a word would.
  const isHeaded =
    coverage.headed && (isCarried || (passage.table !== undefined && question.units.length > 1));
  return (coverage.touched || !tellsApart) &&
    coverage.total >= answerThresholds.total[question.lang] &&
    (coverage.own >= (question.wanted?.own ?? answerThresholds.own) || coverage.ofFigure || isHeaded)
    ? coverage
    : undefined;
}

/** One way in which a passage tells what is asked for. */
interface StatingWay {
  readonly figures: readonly Quantity[];
  readonly cell?: TermSet;
}

/** A sentence in one way, a table row by each cell that tells it; none where a figure is asked for that does not stand there. */
function listWays({ wanted }: Question, { table, ...passage }: Passage): StatingWay[] {
  const text = passage.clause ?? passage.text;
  if (wanted === undefined) return [{ figures: [] }];
  if (table === undefined) return statesWanted(text, wanted) ? [{ figures: listStated(text, wanted) }] : [];
  return table.cells
    .filter((cell) => statesWanted(cell.text, wanted, cell.name))
    .map((cell) => ({ cell: cell.terms, figures: listStated(cell.text, wanted, cell.name) }));
}
