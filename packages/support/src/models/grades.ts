import type { JudgeAnswer, JudgeFault, JudgeGrade } from './judge-answer.js';

/** What several runs of a judge come to. */
export interface AgreedGrade {
  readonly grade: JudgeGrade;
  /**
   * The first answer of that grade, before others one that does not say that the evidence states the opposite; absent
   * where the runs disagree and no run gave D.
   */
  readonly answer?: JudgeAnswer;
  /** Grades of the runs that could be read, in order. */
  readonly grades: readonly JudgeGrade[];
}

/**
 * Puts the runs of a judge together, or says why they come to nothing.
 *
 * @remarks More than half of all runs must be readable. A needs all of them that are; B or C needs more than half of all
 * runs; every other mixture is D. One run is a special case of this.
 *
 * @example
 * ```ts
 * import { agreeOnGrade } from '@loccit/support/models';
 *
 * const grade = (grade: 'A' | 'B') => ({ grade, reason: 'It says so.', quote: '', opposite: false });
 * agreeOnGrade([grade('A'), grade('A'), grade('B')]); // { grade: 'D', grades: ['A', 'A', 'B'] }
 * ```
 */
export function agreeOnGrade(runs: readonly (JudgeAnswer | JudgeFault)[]): AgreedGrade | JudgeFault {
  const answers = runs.filter((run) => typeof run !== 'string');
  if (answers.length * 2 <= runs.length) {
    return runs.find((run) => typeof run === 'string') ?? 'answer-unreadable';
  }
  const grades = answers.map((answer) => answer.grade);
  const grade = pickGrade(grades, runs.length);
  const fitting = answers.filter((one) => one.grade === grade);
  const answer = fitting.find((one) => !one.opposite) ?? fitting[0];
  return answer === undefined ? { grade, grades } : { grade, answer, grades };
}

function pickGrade(grades: readonly JudgeGrade[], runs: number): JudgeGrade {
  const [first] = grades;
  if (first !== undefined && grades.every((grade) => grade === first)) return first;
  const frequent = grades.find((grade) => grades.filter((one) => one === grade).length * 2 > runs);
  return frequent === 'B' || frequent === 'C' ? frequent : 'D';
}
