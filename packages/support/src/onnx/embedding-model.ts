import type { Embedder } from '../models/embedder.js';
import { ModelFailure } from '../models/model-failure.js';
import { cutWindows } from '../models/text-windows.js';
import type { OnnxOutput, PairEncoding } from './onnx-runtime.js';
import { type OnnxLibraries, type OnnxModelFiles, type OpenModel, openModel } from './open-model.js';

/** How an embedder is used. */
export interface EmbeddingModelOptions {
  /** Languages that the model was made for, as BCP 47 primary subtags, or `any`. */
  readonly languages: Embedder['languages'];
  /** How tokens become one vector where the model gives none of its own: their mean if absent, or the first of them. */
  readonly pooling?: 'first' | 'mean';
}

/**
 * An embedder on this machine, from the files of a sentence encoder.
 *
 * @remarks A text longer than the model takes is read in windows of whole sentences, whose vectors are averaged by their
 * tokens: nothing is cut silently. Vectors have length 1. Digests of weights and tokenizer are part of its identity, so that vectors of other
 * weights are never taken for its own.
 * @param name - how reports name the model
 * @throws {@link ModelLoadError} where a file is not what it should be, or an input is unknown
 */
export async function loadEmbedder(
  name: string,
  files: OnnxModelFiles,
  libraries: OnnxLibraries,
  { languages, pooling = 'mean' }: EmbeddingModelOptions,
): Promise<Embedder> {
  const model = await openModel(name, files, libraries);
  return {
    identity: { ...model.source, name: pooling === 'mean' ? name : `${name}#${pooling}` },
    languages,
    maxBatch: 16,
    embed: async (texts, signal) => {
      const vectors: number[][] = [];
      let inputTokens = 0;
      for (const text of texts) {
        if (signal.aborted) throw new ModelFailure('timeout');
        const { tokens, vector } = await embedText(model, text, pooling);
        vectors.push(vector);
        inputTokens += tokens;
      }
      return { vectors, usage: { inputTokens } };
    },
  };
}

async function embedText(model: OpenModel, text: string, pooling: 'first' | 'mean') {
  const windows = cutWindows(text, (piece) => model.encode(piece).ids.length <= model.maxTokens);
  const pieces = windows.length === 0 ? [text] : windows.map((window) => window.text);
  let tokens = 0;
  const sum: number[] = [];
  for (const piece of pieces) {
    const encoding = model.encode(piece);
    if (encoding.ids.length > model.maxTokens) throw new ModelFailure('call-refused');
    const unit = toUnit(readVector(await model.run(encoding), model.outputNames, encoding, pooling));
    tokens += encoding.ids.length;
    for (const [at, value] of unit.entries()) sum[at] = (sum[at] ?? 0) + value * encoding.ids.length;
  }
  return { tokens, vector: toUnit(sum) };
}

/** The model's own vector of a text, or that of its tokens. */
function readVector(
  outputs: Readonly<Record<string, OnnxOutput | undefined>>,
  names: readonly string[],
  encoding: PairEncoding,
  pooling: 'first' | 'mean',
): number[] {
  const output = outputs.sentence_embedding ?? outputs.last_hidden_state ?? outputs[names[0] ?? ''];
  const values = Array.from(output?.data ?? [], Number);
  const { dims = [] } = output ?? {};
  const size = dims.at(-1) ?? 0;
  const rows = dims.length === 3 ? (dims[1] ?? 0) : 1;
  const isOne = dims[0] === 1 && (dims.length === 2 || dims.length === 3);
  if (!isOne || size < 1 || values.length !== rows * size || !values.every(Number.isFinite)) {
    throw new ModelFailure('answer-malformed');
  }
  if (dims.length === 2) return values;
  if (rows !== encoding.ids.length) throw new ModelFailure('answer-malformed');
  if (pooling === 'first') return values.slice(0, size);
  const sum = Array.from({ length: size }, () => 0);
  for (let row = 0; row < rows; row += 1) {
    if (encoding.attention_mask[row] === 0) continue;
    for (let at = 0; at < size; at += 1) sum[at] = (sum[at] ?? 0) + (values[row * size + at] ?? 0);
  }
  return sum;
}

function toUnit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  if (!(length > 0)) throw new ModelFailure('answer-malformed');
  return vector.map((value) => value / length);
}
