import {
  compareCases,
  compareProportions,
  type EstimatedDifference,
  type EstimatedProportion,
  estimateProportion,
} from '@loccit/support';
import { type MeasureName, measureAnswer } from './answer-measures.js';
import type { ReportFolder } from './read-reports.js';

/** The figures of one system. */
export interface SystemFigures {
  readonly name: string;
  readonly answers: number;
  readonly others: number;
  readonly measures: ReadonlyMap<MeasureName, EstimatedProportion>;
}

/** The figures of two systems side by side. */
export interface SystemComparison {
  readonly a: string;
  readonly b: string;
  /** Answers that both systems have, by name. */
  readonly paired: number;
  /** Whether the difference is that of the answers that both have; else of all answers of each. */
  readonly method: 'paired' | 'unpaired';
  readonly differences: ReadonlyMap<MeasureName, EstimatedDifference>;
}

/** How many answers of the same name two systems need to be compared by them. */
const LEAST_PAIRED = 5;

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

/** The difference of every figure, from the first system to the second. */
export function compareSystems(a: ReportFolder, b: ReportFolder): SystemComparison {
  const byName = new Map(b.reports.map(({ name, report }) => [name, report]));
  const pairs = a.reports.flatMap(({ name, report }) => {
    const other = byName.get(name);
    return other === undefined ? [] : [{ a: measureAnswer(report), b: measureAnswer(other) }];
  });
  const isPaired = pairs.length >= LEAST_PAIRED;
  const [ofA, ofB] = [evaluateAnswers(a), evaluateAnswers(b)];
  const none = { numerator: 0, denominator: 0 };
  const differences = [...ofA.measures].map(([measure, figure]): [MeasureName, EstimatedDifference] => [
    measure,
    isPaired
      ? compareCases(
          pairs.map((pair) => ({ a: pair.a.get(measure) ?? none, b: pair.b.get(measure) ?? none })),
        )
      : compareProportions(figure, ofB.measures.get(measure) ?? estimateProportion(0, 0)),
  ]);
  return {
    a: a.name,
    b: b.name,
    paired: pairs.length,
    method: isPaired ? 'paired' : 'unpaired',
    differences: new Map(differences),
  };
}
