import type { SupportResult } from '../judge-support.js';
import type { JudgeGrade } from './judge-answer.js';

/** A part of a whole; of nothing there is no share. */
export interface Rate {
  readonly count: number;
  readonly of: number;
}

/** What models said of a number of claims; each figure with what it is a part of. */
export interface OpinionRates {
  /** Claims in the high band, of those whose similarity was measured. */
  readonly highlyRelevant: Rate;
  /** Claims with grade A, of those that a judge graded. */
  readonly fullySupported: Rate;
  readonly bands: Readonly<Record<'high' | 'middle' | 'low', number>>;
  readonly grades: Readonly<Record<JudgeGrade, number>>;
  /** Claims for which a model was asked and said nothing that counts. */
  readonly silent: number;
}

/** Counts what models said, layer by layer, with numerators and denominators. */
export function countOpinions(results: readonly SupportResult[]): OpinionRates {
  const bands = { high: 0, middle: 0, low: 0 };
  const grades = { A: 0, B: 0, C: 0, D: 0 };
  let silent = 0;
  for (const { opinions } of results) {
    const band = opinions.find(({ scores }) => scores.band !== undefined)?.scores.band;
    if (band !== undefined) bands[band] += 1;
    const grade = opinions.findLast(({ scores }) => scores.grade !== undefined)?.scores.grade;
    if (grade !== undefined) grades[grade] += 1;
    if (opinions.some(({ findings }) => findings.some(({ rule }) => rule === 'support/judge-error')))
      silent += 1;
  }
  const measured = bands.high + bands.middle + bands.low;
  const judged = grades.A + grades.B + grades.C + grades.D;
  return {
    highlyRelevant: { count: bands.high, of: measured },
    fullySupported: { count: grades.A, of: judged },
    bands,
    grades,
    silent,
  };
}
