import {
  type CaseGroup,
  compareCases,
  compareProportions,
  type EstimatedDifference,
  estimateProportion,
} from '@loccit/support';
import { type MeasureName, measureAnswer } from './answer-measures.js';
import { ERROR_KINDS, type ErrorKind, listKinds } from './error-patterns.js';
import type { NamedReport, ReportFolder } from './read-reports.js';

/** The figures of two systems side by side. */
export interface SystemComparison {
  readonly a: string;
  readonly b: string;
  readonly answers: { readonly a: number; readonly b: number };
  /** Answers that both systems have, by name. */
  readonly paired: number;
  /** Whether the difference is that of the answers that both have; else of all answers of each. */
  readonly method: 'paired' | 'unpaired';
  /** Whether both have enough answers for an interval; without one nothing is shown. */
  readonly enough: boolean;
  readonly differences: ReadonlyMap<MeasureName, EstimatedDifference>;
  /** Of the share of answers with an error of each kind that either has. */
  readonly patterns: ReadonlyMap<ErrorKind, EstimatedDifference>;
}

/** How many answers each side needs for an interval, and how many of the same name to be compared by them. */
export const LEAST_ANSWERS = 5;

const NONE: CaseGroup = { numerator: 0, denominator: 0 };

/**
 * The difference of every figure, from the first system to the second.
 *
 * @remarks What stands in one answer hangs together, so that counts of a few answers, however high, are few cases: below five
 * answers on either side a difference is given without an interval.
 */
export function compareSystems(a: ReportFolder, b: ReportFolder): SystemComparison {
  const byName = new Map(b.reports.map((named) => [named.name, named]));
  const pairs = a.reports.flatMap((named): [NamedReport, NamedReport][] => {
    const other = byName.get(named.name);
    return other === undefined ? [] : [[named, other]];
  });
  const isPaired = pairs.length >= LEAST_ANSWERS;
  const enough = Math.min(a.reports.length, b.reports.length) >= LEAST_ANSWERS;
  const compare = (measure: (report: NamedReport) => CaseGroup): EstimatedDifference => {
    if (isPaired) return compareCases(pairs.map(([one, other]) => ({ a: measure(one), b: measure(other) })));
    const [ofA, ofB] = [a, b].map(({ reports }) => addUp(reports.map(measure)));
    const difference = compareProportions(toProportion(ofA), toProportion(ofB));
    return enough ? difference : { ...difference, interval: null, shown: false };
  };
  const measured = new Map([...a.reports, ...b.reports].map((named) => [named, measureAnswer(named.report)]));
  const kinds = new Map([...a.reports, ...b.reports].map((named) => [named, listKinds(named.report)]));
  const met = ERROR_KINDS.filter((kind) => [...kinds.values()].some((own) => own.has(kind)));
  return {
    a: a.name,
    b: b.name,
    answers: { a: a.reports.length, b: b.reports.length },
    paired: pairs.length,
    method: isPaired ? 'paired' : 'unpaired',
    enough,
    differences: new Map(
      a.reports
        .slice(0, 1)
        .flatMap((first) => [...(measured.get(first)?.keys() ?? [])])
        .map((name) => [name, compare((named) => measured.get(named)?.get(name) ?? NONE)]),
    ),
    patterns: new Map(
      met.map((kind) => [
        kind,
        compare((named) => ({ numerator: kinds.get(named)?.has(kind) === true ? 1 : 0, denominator: 1 })),
      ]),
    ),
  };
}

const toProportion = ({ denominator, numerator }: CaseGroup = NONE) =>
  estimateProportion(numerator, denominator);

const addUp = (groups: readonly CaseGroup[]): CaseGroup =>
  groups.reduce(
    (sum, { denominator, numerator }) => ({
      numerator: sum.numerator + numerator,
      denominator: sum.denominator + denominator,
    }),
    NONE,
  );
