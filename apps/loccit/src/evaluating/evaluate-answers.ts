import { type EstimatedProportion, estimateProportion } from '@loccit/support';
import { type MeasureName, measureAnswer } from './answer-measures.js';
import type { ReportFolder } from './read-reports.js';

/** The figures of one system. */
export interface SystemFigures {
  readonly name: string;
  readonly answers: number;
  readonly others: number;
  readonly measures: ReadonlyMap<MeasureName, EstimatedProportion>;
}

/** Adds up the counts of a system's answers. */
export function evaluateAnswers({ name, others, reports }: ReportFolder): SystemFigures {
  const sums = new Map<MeasureName, { numerator: number; denominator: number }>();
  for (const { report } of reports) {
    for (const [measure, { denominator, numerator }] of measureAnswer(report)) {
      const sum = sums.get(measure) ?? { numerator: 0, denominator: 0 };
      sums.set(measure, sum);
      sum.numerator += numerator;
      sum.denominator += denominator;
    }
  }
  return {
    name,
    answers: reports.length,
    others,
    measures: new Map(
      [...sums].map(([measure, { denominator, numerator }]) => [
        measure,
        estimateProportion(numerator, denominator),
      ]),
    ),
  };
}
