import type { SupportVerdict } from '../verdict.js';
import { type ConfidenceInterval, type EstimatedProportion, estimateProportion } from './proportion.js';

/** What people say of a pair: a verdict, never that they could not tell. */
export type SupportLabel = Exclude<SupportVerdict, 'undecided'>;

export const SUPPORT_LABELS: readonly SupportLabel[] = [
  'supported',
  'partial',
  'unsupported',
  'contradicted',
];
const VERDICTS: readonly SupportVerdict[] = [...SUPPORT_LABELS, 'undecided'];

/** Counts of verdicts by label. */
export type ConfusionMatrix = Readonly<Record<SupportLabel, Readonly<Record<SupportVerdict, number>>>>;

/** How often a verdict is right where it is given, and how much of what it should be given for it finds. */
export interface VerdictFigures {
  readonly precision: EstimatedProportion;
  readonly recall: EstimatedProportion;
  /** For verdicts that fail: of those given, the share that people call anything but supported. */
  readonly notSupported?: EstimatedProportion;
}

/** A figure that is no share of counts. */
export interface EstimatedFigure {
  readonly value: number | null;
  readonly interval: ConfidenceInterval | null;
}

/** What a judge is worth on labelled pairs. */
export interface SupportFigures {
  readonly pairs: number;
  readonly matrix: ConfusionMatrix;
  /** Mean of the two shares below; an abstention counts as not supported, as it does for who asks. */
  readonly balancedAccuracy: EstimatedFigure;
  /** Of the pairs that people call supported, those found supported. */
  readonly sensitivity: EstimatedProportion;
  /** Of all others, those not found supported. */
  readonly specificity: EstimatedProportion;
  /** Pairs without a verdict; they are right and wrong nowhere else but in the figures above. */
  readonly abstained: EstimatedProportion;
  readonly verdicts: Readonly<Record<SupportLabel, VerdictFigures>>;
}

/**
 * Counts verdicts against labels, pair by pair.
 *
 * @remarks Memory is that of twenty counts, whatever the number of pairs.
 *
 * @example
 * ```ts
 * const counter = createConfusion();
 * counter.add('supported', 'supported');
 * counter.add('contradicted', 'undecided');
 * counter.figures().balancedAccuracy.value; // 1
 * ```
 */
export function createConfusion(options: { readonly binaryOnly?: boolean } = {}): {
  /** Set where the labels of the set hold no `contradicted`: then that verdict has no precision of its own. */
  add(label: SupportLabel, verdict: SupportVerdict): void;
  figures(): SupportFigures;
} {
  const matrix = emptyMatrix();
  return {
    add: (label, verdict) => {
      matrix[label][verdict] += 1;
    },
    figures: () => figuresOf(matrix, options.binaryOnly === true),
  };
}

function emptyMatrix(): Record<SupportLabel, Record<SupportVerdict, number>> {
  const row = () => ({ supported: 0, partial: 0, unsupported: 0, contradicted: 0, undecided: 0 });
  return { supported: row(), partial: row(), unsupported: row(), contradicted: row() };
}

function figuresOf(matrix: ConfusionMatrix, binaryOnly: boolean): SupportFigures {
  const count = (labels: readonly SupportLabel[], verdicts: readonly SupportVerdict[]): number =>
    labels.reduce((sum, label) => verdicts.reduce((all, verdict) => all + matrix[label][verdict], sum), 0);
  const others = SUPPORT_LABELS.slice(1);
  const pairs = count(SUPPORT_LABELS, VERDICTS);
  const ofSupported = count(['supported'], VERDICTS);
  const sensitivity = estimateProportion(matrix.supported.supported, ofSupported);
  const found = count(others, ['supported']);
  const specificity = estimateProportion(pairs - ofSupported - found, pairs - ofSupported);
  const verdictFigures = (verdict: SupportLabel): VerdictFigures => {
    const given = count(SUPPORT_LABELS, [verdict]);
    const hits = matrix[verdict][verdict];
    // Where people chose between supported and not, no verdict but supported has a label of its own.
    const isOpen = binaryOnly && verdict !== 'supported';
    const own: VerdictFigures = {
      precision: isOpen ? estimateProportion(0, 0) : estimateProportion(hits, given),
      recall: isOpen ? estimateProportion(0, 0) : estimateProportion(hits, count([verdict], VERDICTS)),
    };
    return verdict === 'supported'
      ? own
      : { ...own, notSupported: estimateProportion(count(others, [verdict]), given) };
  };
  return {
    pairs,
    matrix,
    balancedAccuracy: balance(sensitivity, specificity),
    sensitivity,
    specificity,
    abstained: estimateProportion(count(SUPPORT_LABELS, ['undecided']), pairs),
    verdicts: {
      supported: verdictFigures('supported'),
      partial: verdictFigures('partial'),
      unsupported: verdictFigures('unsupported'),
      contradicted: verdictFigures('contradicted'),
    },
  };
}

/** The mean of two independent shares, its interval from theirs as Newcombe does for their difference. */
function balance(a: EstimatedProportion, b: EstimatedProportion): EstimatedFigure {
  if (a.value === null || b.value === null || a.interval === null || b.interval === null)
    return { value: null, interval: null };
  const value = (a.value + b.value) / 2;
  const low = value - Math.hypot(a.value - a.interval.low, b.value - b.interval.low) / 2;
  const high = value + Math.hypot(a.interval.high - a.value, b.interval.high - b.value) / 2;
  return { value, interval: { low, high } };
}
