import type { EntailmentModel, EntailmentPair, EntailmentScores } from '../models/entailment-model.js';
import { ModelFailure } from '../models/model-failure.js';
import type { TextWindow } from '../models/text-windows.js';
import type { NliModel, NliScores } from './nli-model.js';
import { cutPremise } from './premise-windows.js';

/** How a local model is asked. */
export interface NliClassifierOptions {
  /** Languages it was made for, as BCP 47 primary subtags, or `any`. */
  readonly languages: readonly string[] | 'any';
  /** How many windows of a long premise are read at most, those that share most words with the claim; 16 by default. */
  readonly maxWindows?: number;
}

const DEFAULT_MAX_WINDOWS = 16;

/**
 * A local model as classifier of the ladder.
 *
 * @remarks A long premise is read in windows, the hypothesis whole in each; the highest entailment and the highest
 * contradiction count, and where contradiction is highest is told. Of an empty premise, and of a hypothesis that leaves
 * no room for one, nothing is said.
 */
export function createNliClassifier(model: NliModel, options: NliClassifierOptions): EntailmentModel {
  const { languages, maxWindows = DEFAULT_MAX_WINDOWS } = options;
  return {
    identity: model.source,
    languages,
    classify: async (pairs, signal) => {
      const scores: Partial<EntailmentScores>[] = [];
      for (const pair of pairs) {
        if (signal.aborted) throw new ModelFailure('timeout');
        scores.push(await classifyPair(model, pair, maxWindows));
      }
      return scores;
    },
  };
}

async function classifyPair(
  model: NliModel,
  { hypothesis, premise }: EntailmentPair,
  maxWindows: number,
): Promise<Partial<EntailmentScores>> {
  const fits = (window: string): boolean => model.countTokens(window, hypothesis) <= model.maxTokens;
  if (!fits('.')) return {};
  const read: { readonly window: TextWindow; readonly scores: NliScores }[] = [];
  for (const window of cutPremise(premise, hypothesis, fits, maxWindows)) {
    read.push({ window, scores: await model.score(window.text, hypothesis) });
  }
  const entailing = highest(read, 'entailment');
  const contradicting = highest(read, 'contradiction');
  if (entailing === undefined || contradicting === undefined) return {};
  const { charEnd, charStart } = contradicting.window;
  return {
    entailment: entailing.scores.entailment,
    contradiction: contradicting.scores.contradiction,
    contradictedAt: { charStart, charEnd },
  };
}

function highest<T extends { readonly scores: NliScores }>(
  read: readonly T[],
  label: keyof NliScores,
): T | undefined {
  let best: T | undefined;
  for (const one of read) if (best === undefined || one.scores[label] > best.scores[label]) best = one;
  return best;
}
