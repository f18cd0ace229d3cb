import type { SupportMode } from '@loccit/support';
import { type RefusedLine, readPairLines } from '../supporting/answer-pairs.js';
import type { ModelCost, PairJudge } from '../supporting/pair-judge.js';
import { type LabelledLine, readLabelledLine } from '../supporting/read-pair.js';
import { MOST_REFUSED } from '../supporting/tell-refused.js';
import { createPairSet, type PairSet, type PairSetFigures } from './pair-set.js';

/** What judging cost. */
export interface EvaluationCost {
  readonly pairs: number;
  readonly seconds: number;
  readonly models: ModelCost | undefined;
}

/** Figures of labelled pairs, set by set. */
export interface PairsEvaluation {
  readonly sets: readonly PairSetFigures[];
  /** All of them together; absent for one set. */
  readonly all: PairSetFigures | undefined;
  readonly cost: EvaluationCost;
  /** The first lines that could not be read, and how many there were. */
  readonly refused: readonly RefusedLine[];
  readonly refusedCount: number;
  /** Lines that say of themselves that nobody decided; they are not judged. */
  readonly unlabelled: number;
}

/**
 * Judges labelled pairs and counts verdicts against labels.
 *
 * @remarks A set is what the line calls `dataset`, else its file. Memory is that of the counts and of one batch.
 */
export async function evaluatePairs(
  files: readonly string[],
  judge: PairJudge,
  mode: SupportMode | undefined,
): Promise<PairsEvaluation> {
  const sets = new Map<string, PairSet>();
  const all = createPairSet('all');
  const refused: RefusedLine[] = [];
  let refusedCount = 0;
  let unlabelled = 0;
  let pairs = 0;
  let milliseconds = 0;
  const judgeBatch = async (file: string, batch: readonly LabelledLine[]): Promise<void> => {
    const begun = performance.now();
    const results = await judge.judge(batch.map(({ input }) => input));
    milliseconds += performance.now() - begun;
    for (const [at, line] of batch.entries()) {
      const result = results[at];
      if (result === undefined) continue;
      const name = line.dataset ?? file;
      const set = sets.get(name) ?? createPairSet(name);
      sets.set(name, set);
      set.add(line, result);
      all.add(line, result);
      pairs += 1;
    }
  };
  for (const file of files) {
    let batch: LabelledLine[] = [];
    for await (const line of readPairLines(file, (value) => readLabelledLine(value, mode))) {
      if ('error' in line) {
        refusedCount += 1;
        if (refused.length < MOST_REFUSED) refused.push(line);
        continue;
      }
      if (line.label === undefined) {
        unlabelled += 1;
        continue;
      }
      batch.push(line);
      if (batch.length < judge.batch) continue;
      await judgeBatch(file, batch);
      batch = [];
    }
    await judgeBatch(file, batch);
  }
  const figures = [...sets.values()].map((set) => set.read());
  return {
    sets: figures,
    all: figures.length > 1 ? all.read() : undefined,
    cost: { pairs, seconds: milliseconds / 1000, models: judge.cost?.() },
    refused,
    refusedCount,
    unlabelled,
  };
}
