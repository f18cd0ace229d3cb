import { joinEvidence, type SupportEvidence } from '../evidence-parts.js';
import type { SupportFinding } from '../finding.js';
import type { ModelOpinion } from '../model-opinion.js';
import type { NliModel, NliScores } from './nli-model.js';
import { cutPremise, type PremiseWindow } from './premise-windows.js';

/** From which probabilities on a model's word counts; found by calibration on pairs of the user's own kind. */
export interface NliThresholds {
  /** From 0.5 to 1. */
  readonly entailment: number;
  /** From 0.5 to 1. */
  readonly contradiction: number;
}

/** How a model of natural-language inference is asked. */
export interface NliOptions {
  /** Without them the model gives scores and decides nothing. */
  readonly thresholds?: NliThresholds;
  /** How many windows of long evidence are read at most, those that share most words with the claim; 16 by default. */
  readonly maxWindows?: number;
}

/** A claim and one piece of evidence, as a model is asked about them. */
export interface NliQuestion {
  readonly claim: string;
  readonly evidence: readonly SupportEvidence[];
}

const DEFAULT_MAX_WINDOWS = 16;

/**
 * Asks a model of natural-language inference whether evidence entails or contradicts a claim.
 *
 * @remarks Long evidence is read in windows, the claim whole in each; the highest entailment and the highest contradiction
 * count. Where both pass their thresholds the model contradicts itself and nothing is decided. A claim that leaves
 * no room for evidence is undecided.
 * @throws RangeError for thresholds outside 0.5 to 1
 * @throws {@link ModelError} `model-output-unexpected`
 */
export async function askNli(
  model: NliModel,
  question: NliQuestion,
  options: NliOptions = {},
): Promise<ModelOpinion> {
  assertThresholds(options.thresholds);
  const { claim } = question;
  const evidence = joinEvidence(question.evidence);
  const fits = (premise: string): boolean => model.countTokens(premise, claim) <= model.maxTokens;
  const base = { rung: 'nli' as const, source: model.source };
  if (!fits('.')) return { ...base, verdict: 'undecided', findings: [], scores: {} };
  const windows = cutPremise(evidence, claim, fits, options.maxWindows ?? DEFAULT_MAX_WINDOWS);
  const read: { readonly window: PremiseWindow; readonly scores: NliScores }[] = [];
  for (const window of windows) read.push({ window, scores: await model.score(window.text, claim) });
  const entailing = highest(read, 'entailment');
  const contradicting = highest(read, 'contradiction');
  if (entailing === undefined || contradicting === undefined) {
    return { ...base, verdict: 'undecided', findings: [], scores: {} };
  }
  const scores = {
    entailment: entailing.scores.entailment,
    contradiction: contradicting.scores.contradiction,
  };
  const { thresholds } = options;
  const entails = thresholds !== undefined && scores.entailment >= thresholds.entailment;
  const contradicts = thresholds !== undefined && scores.contradiction >= thresholds.contradiction;
  if (entails === contradicts) return { ...base, verdict: 'undecided', findings: [], scores };
  if (entails) return { ...base, verdict: 'supported', findings: [], scores };
  const finding: SupportFinding = {
    rule: 'support/contradicted',
    severity: 'error',
    check: 'nli',
    claimSpan: { charStart: 0, charEnd: [...claim].length },
    evidenceSpan: { charStart: contradicting.window.charStart, charEnd: contradicting.window.charEnd },
    relation: 'opposite',
  };
  return { ...base, verdict: 'contradicted', findings: [finding], scores };
}

function highest<T extends { readonly scores: NliScores }>(
  read: readonly T[],
  label: keyof NliScores,
): T | undefined {
  let best: T | undefined;
  for (const one of read) if (best === undefined || one.scores[label] > best.scores[label]) best = one;
  return best;
}

function assertThresholds(thresholds: NliThresholds | undefined): void {
  for (const [name, value] of Object.entries(thresholds ?? {})) {
    if (!(value >= 0.5 && value <= 1)) throw new RangeError(`thresholds.${name}: from 0.5 to 1`);
  }
}
