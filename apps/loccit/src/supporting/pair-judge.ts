import { judgeSupport, type SupportInput, type SupportResult } from '@loccit/support';
import type { SupportJudge } from '@loccit/support/models';
import { readText } from '../options.js';
import type { Session } from '../session.js';

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
  /** Tells what was used, and that a model could not be had; absent where no model is asked. */
  tellUsage?(session: Session): void;
}

/** By rules, which ask nobody. */
const RULES_ALONE: PairJudge = {
  batch: 1,
  judge: async (inputs) => inputs.map((input) => judgeSupport(input)),
};

/** Answers are waited for together: so many pairs keep several calls under way. */
const BATCH = 64;

/** The judge that the options of a command ask for; models are opened when the first pair is judged. */
export function openPairJudge(options: Readonly<Record<string, unknown>>): PairJudge {
  if (readText(options, 'models') === undefined) return RULES_ALONE;
  let opened: SupportJudge | undefined;
  let tell: ((session: Session) => void) | undefined;
  return {
    batch: BATCH,
    judge: async (inputs) => {
      if (opened === undefined) {
        const [opening, asking] = await Promise.all([
          import('../models/open-models.js'),
          import('../models/ask-models.js'),
        ]);
        const judge = await opening.openModels(options);
        opened = judge;
        tell = (session) => asking.tellUsage(session, judge);
      }
      return opened.judge(inputs);
    },
    tellUsage: (session) => tell?.(session),
    cost: () => {
      const { calls = 0, cost, inputTokens = 0, outputTokens = 0 } = opened?.readUsage() ?? {};
      return { calls, inputTokens, outputTokens, ...(cost === undefined ? {} : { money: cost }) };
    },
  };
}
