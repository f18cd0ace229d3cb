import type { Lang } from '@loccit/contract';
import {
  type ConfidenceInterval,
  type EstimatedDifference,
  type EstimatedFigure,
  type EstimatedProportion,
  estimateProportion,
  type Proportion,
  SUPPORT_LABELS,
  type SupportFigures,
} from '@loccit/support';
import { tellRefusal } from '../supporting/answer-pairs.js';
import type { PairsEvaluation } from './evaluate-pairs.js';
import type { PairSetFigures } from './pair-set.js';

const PLACES = 10_000;
const round = (value: number): number => Math.round(value * PLACES) / PLACES;

const writeInterval = (interval: ConfidenceInterval | null) => ({
  low: interval === null ? null : round(interval.low),
  high: interval === null ? null : round(interval.high),
});

/** A share: `{n, m, value, low, high}`, the last three null for 0/0. */
export const writeProportion = ({ denominator, interval, numerator, value }: EstimatedProportion) => ({
  n: numerator,
  m: denominator,
  value: value === null ? null : round(value),
  ...writeInterval(interval),
});

/** A share of counts, with its interval. */
const writeShare = ({ denominator, numerator }: Proportion) =>
  writeProportion(estimateProportion(numerator, denominator));

const writeFigure = ({ interval, value }: EstimatedFigure) => ({
  value: value === null ? null : round(value),
  ...writeInterval(interval),
});

/** A difference, and whether it is one. */
export const writeDifference = ({ interval, shown, value }: EstimatedDifference) => ({
  value: value === null ? null : round(value),
  ...writeInterval(interval),
  shown,
});

/** What `eval pairs` prints as JSON. */
export function writePairsEvaluation(
  { all, cost, refused, refusedCount, sets, unlabelled }: PairsEvaluation,
  lang: Lang,
) {
  return {
    schema: 'urn:loccit:evaluation:1',
    kind: 'pairs',
    sets: sets.map(writeSet),
    ...(all === undefined ? {} : { all: writeSet(all) }),
    cost: {
      pairs: cost.pairs,
      seconds: round(cost.seconds),
      pairs_per_second: cost.seconds === 0 ? null : round(cost.pairs / cost.seconds),
      model_calls: cost.models?.calls ?? 0,
      ...(cost.models === undefined
        ? {}
        : {
            input_tokens: cost.models.inputTokens,
            output_tokens: cost.models.outputTokens,
            ...(cost.models.money === undefined ? {} : { money: cost.models.money }),
          }),
    },
    unlabelled,
    refused: {
      count: refusedCount,
      first: refused.map(({ error, id }) => ({ id, error: tellRefusal(error, lang) })),
    },
  };
}

function writeSet({
  baselines,
  binaryOnly,
  byMachine,
  checks,
  figures,
  flaggedOthers,
  flaggedSupported,
  name,
  unanswered,
}: PairSetFigures) {
  return {
    name,
    pairs: figures.pairs,
    binary_only: binaryOnly,
    ...writeBinary(figures),
    abstained: writeProportion(figures.abstained),
    ...(byMachine.numerator === 0 ? {} : { labelled_by_rules: writeShare(byMachine) }),
    ...(unanswered.numerator === 0 ? {} : { unanswered: writeShare(unanswered) }),
    verdicts: Object.fromEntries(
      SUPPORT_LABELS.map((label) => {
        const { notSupported, precision, recall } = figures.verdicts[label];
        return [
          label,
          {
            precision: writeProportion(precision),
            recall: writeProportion(recall),
            ...(notSupported === undefined ? {} : { not_supported: writeProportion(notSupported) }),
          },
        ];
      }),
    ),
    confusion: figures.matrix,
    flagged: { supported: writeShare(flaggedSupported), others: writeShare(flaggedOthers) },
    checks: checks.map(({ check, onSupported, raised, rule, severity }) => ({
      rule,
      ...(check === undefined ? {} : { check }),
      severity,
      not_supported: writeShare({ numerator: raised - onSupported, denominator: raised }),
    })),
    baselines: baselines.map(({ figures: baseline, threshold }) => ({
      name: 'token-overlap',
      threshold,
      ...writeBinary(baseline),
      precision: writeProportion(baseline.verdicts.supported.precision),
    })),
  };
}

const writeBinary = ({ balancedAccuracy, sensitivity, specificity }: SupportFigures) => ({
  balanced_accuracy: writeFigure(balancedAccuracy),
  sensitivity: writeProportion(sensitivity),
  specificity: writeProportion(specificity),
});
