import { createConfusion, OVERLAP_THRESHOLD, type SupportResult } from '@loccit/support';
import type { LabelledLine } from '../supporting/read-pair.js';
import { isOpen } from '../supporting/write-support.js';

/** Ratios of word overlap from which on a pair is taken for supported, to compare with. */
const BASELINES = [OVERLAP_THRESHOLD, 0.69] as const;

/** How often a check spoke, and how often of a pair that people call supported. */
export interface CheckCount {
  readonly rule: string;
  readonly check: string | undefined;
  readonly severity: string;
  raised: number;
  onSupported: number;
}

/** What is counted of one set of labelled pairs. */
export interface PairSet {
  readonly name: string;
  add(line: LabelledLine, result: SupportResult): void;
  read(): PairSetFigures;
}

/** The figures of one set. */
export type PairSetFigures = ReturnType<typeof figuresOf>;

/** Counts of a set; memory is that of its counts, whatever the number of pairs. */
export function createPairSet(name: string): PairSet {
  const state = {
    name,
    binaryOnly: true,
    flagged: { supported: 0, others: 0 },
    others: 0,
    unanswered: 0,
    byMachine: 0,
    plain: createConfusion(),
    binary: createConfusion({ binaryOnly: true }),
    baselines: BASELINES.map((threshold) => ({
      threshold,
      confusion: createConfusion({ binaryOnly: true }),
    })),
    checks: new Map<string, CheckCount>(),
  };
  return {
    name,
    add: (line, result) => addPair(state, line, result),
    read: () => figuresOf(state),
  };
}

interface State {
  readonly name: string;
  binaryOnly: boolean;
  readonly flagged: { supported: number; others: number };
  others: number;
  /** Pairs left open because no model that was asked gave an answer that counts. */
  unanswered: number;
  /** Pairs whose label is a verdict of rules or models. */
  byMachine: number;
  readonly plain: ReturnType<typeof createConfusion>;
  readonly binary: ReturnType<typeof createConfusion>;
  readonly baselines: readonly {
    readonly threshold: number;
    readonly confusion: ReturnType<typeof createConfusion>;
  }[];
  readonly checks: Map<string, CheckCount>;
}

const JUDGE_ERROR = 'support/judge-error';

function addPair(state: State, line: LabelledLine, result: SupportResult): void {
  const { binaryOnly, isLabelledByMachine, label } = line;
  if (label === undefined) return;
  if (isLabelledByMachine) state.byMachine += 1;
  const isSupported = label === 'supported';
  if (!binaryOnly) state.binaryOnly = false;
  if (!isSupported) state.others += 1;
  state.plain.add(label, result.verdict);
  state.binary.add(label, result.verdict);
  for (const { confusion, threshold } of state.baselines)
    confusion.add(label, result.overlap.ratio >= threshold ? 'supported' : 'unsupported');
  const isSilent = result.findings.some(({ rule, severity }) => rule === JUDGE_ERROR && severity !== 'note');
  if (isSilent && result.verdict === 'undecided') state.unanswered += 1;
  const raised = new Set<string>();
  for (const finding of result.findings) {
    const { check, rule, severity } = finding;
    // That a model was not reached says nothing of the pair.
    if (isOpen(finding) || rule === JUDGE_ERROR || severity === 'note') continue;
    const key = `${rule} ${check ?? ''} ${severity}`;
    if (raised.has(key)) continue;
    raised.add(key);
    const count = state.checks.get(key) ?? { rule, check, severity, raised: 0, onSupported: 0 };
    state.checks.set(key, count);
    count.raised += 1;
    if (isSupported) count.onSupported += 1;
  }
  if (raised.size > 0) state.flagged[isSupported ? 'supported' : 'others'] += 1;
}

function figuresOf(state: State) {
  const figures = (state.binaryOnly ? state.binary : state.plain).figures();
  return {
    name: state.name,
    binaryOnly: state.binaryOnly,
    figures,
    byMachine: { numerator: state.byMachine, denominator: figures.pairs },
    unanswered: { numerator: state.unanswered, denominator: figures.pairs },
    flaggedSupported: { numerator: state.flagged.supported, denominator: figures.sensitivity.denominator },
    flaggedOthers: { numerator: state.flagged.others, denominator: state.others },
    baselines: state.baselines.map(({ confusion, threshold }) => ({
      threshold,
      figures: confusion.figures(),
    })),
    checks: [...state.checks.values()].sort((a, b) => b.raised - a.raised || (a.rule < b.rule ? -1 : 1)),
  };
}
