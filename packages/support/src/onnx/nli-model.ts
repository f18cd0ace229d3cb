import type { OpinionSource } from '../model-opinion.js';
import { ModelFailure } from '../models/model-failure.js';
import { type NliLabels, readNliLabels } from './nli-labels.js';
import type { OnnxOutput } from './onnx-runtime.js';
import { type OnnxLibraries, type OnnxModelFiles, openModel } from './open-model.js';

/** The files of a classifier as they lie in its folder; its configuration names the labels. */
export type NliModelFiles = OnnxModelFiles;

/** Probabilities of the three classes; they sum to 1. */
export interface NliScores {
  readonly entailment: number;
  readonly neutral: number;
  readonly contradiction: number;
}

/** A model of natural-language inference that is loaded. */
export interface NliModel {
  readonly source: OpinionSource;
  /** Greatest number of tokens of premise, hypothesis and what joins them. */
  readonly maxTokens: number;
  countTokens(premise: string, hypothesis: string): number;
  /**
   * Reads a pair.
   *
   * @throws RangeError if the pair is longer than `maxTokens`: nothing is ever cut silently
   * @throws {@link ModelFailure} `answer-malformed` where the model returns anything but one finite number a label
   */
  score(premise: string, hypothesis: string): Promise<NliScores>;
  release(): Promise<void>;
}

/**
 * Loads a sequence classifier with three classes from its files.
 *
 * @remarks Labels are read from the configuration, the model is fed only what it asks for, and the digests of weights and
 * tokenizer go into every opinion. Nothing is fetched.
 * @param name - how reports name the model
 * @throws {@link ModelLoadError} where a file is not what it should be, labels are missing or an input is unknown
 */
export async function loadNliModel(
  name: string,
  files: NliModelFiles,
  libraries: OnnxLibraries,
): Promise<NliModel> {
  const model = await openModel(name, files, libraries, readNliLabels);
  const labels = readNliLabels(model.config);
  return {
    source: model.source,
    maxTokens: model.maxTokens,
    countTokens: (premise, hypothesis) => model.encode(premise, hypothesis).ids.length,
    score: async (premise, hypothesis) => {
      const encoding = model.encode(premise, hypothesis);
      if (encoding.ids.length > model.maxTokens)
        throw new RangeError('premise: more tokens than the model takes');
      return toScores(await model.run(encoding), model.outputNames, labels);
    },
    release: () => model.release(),
  };
}

function toScores(
  outputs: Readonly<Record<string, OnnxOutput | undefined>>,
  names: readonly string[],
  labels: NliLabels,
): NliScores {
  const output = outputs.logits ?? outputs[names[0] ?? ''];
  const logits = Array.from(output?.data ?? [], Number);
  if (logits.length !== 3 || !logits.every(Number.isFinite)) throw new ModelFailure('answer-malformed');
  const highest = Math.max(...logits);
  const weights = logits.map((logit) => Math.exp(logit - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = (label: number): number => (weights[label] ?? 0) / total;
  return {
    entailment: share(labels.entailment),
    neutral: share(labels.neutral),
    contradiction: share(labels.contradiction),
  };
}
