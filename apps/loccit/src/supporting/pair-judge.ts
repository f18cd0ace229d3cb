import { judgeSupport, type SupportInput, type SupportResult } from '@loccit/support';

/** What asking models cost so far. */
export interface ModelCost {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the currency of the price that was given; absent without a price. */
  readonly money?: number;
}

/** Judges pairs of claim and evidence, by rules alone or with the models that were asked for. */
export interface PairJudge {
  /** How many pairs are best judged at a time: what is waited for is waited for together. */
  readonly batch: number;
  /** Results in the order of the pairs; a pair that no model could be asked for is judged by rules. */
  judge(inputs: readonly SupportInput[]): Promise<readonly SupportResult[]>;
  /** Absent where no model is asked. */
  cost?(): ModelCost;
}

/** By rules, which ask nobody. */
export const RULES_ALONE: PairJudge = {
  batch: 1,
  judge: async (inputs) => inputs.map((input) => judgeSupport(input)),
};

/** The judge that the options of a command ask for. */
export function openPairJudge(_options: Readonly<Record<string, unknown>>): PairJudge {
  return RULES_ALONE;
}
