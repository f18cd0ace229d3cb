import { parseJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import type { OpinionSource } from '../model-opinion.js';
import { ModelFailure } from '../models/model-failure.js';
import { ModelLoadError } from './model-load-error.js';
import { type NliLabels, readNliLabels } from './nli-labels.js';
import type {
  OnnxRuntime,
  OnnxSession,
  PairEncoding,
  PairTokenizer,
  TokenizerLibrary,
} from './onnx-runtime.js';

/** The files of a model as they lie in its folder. */
export interface NliModelFiles {
  /** `config.json`: names the labels and, mostly, the greatest length. */
  readonly config: Uint8Array;
  /** `tokenizer.json` */
  readonly tokenizer: Uint8Array;
  /** `tokenizer_config.json` */
  readonly tokenizerConfig: Uint8Array;
  /** `model.onnx`, or a quantised one. */
  readonly model: Uint8Array;
}

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

const USUAL_MAX_TOKENS = 512;
const KNOWN_INPUTS = new Set(['input_ids', 'attention_mask', 'token_type_ids']);

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
  libraries: { readonly runtime: OnnxRuntime; readonly tokenizers: TokenizerLibrary },
): Promise<NliModel> {
  const config = readJson(files.config, 'config.json');
  const tokenizerConfig = readJson(files.tokenizerConfig, 'tokenizer_config.json');
  const labels = readNliLabels(config);
  const tokenizer = createTokenizer(
    libraries.tokenizers,
    readJson(files.tokenizer, 'tokenizer.json'),
    tokenizerConfig,
  );
  const session = await createSession(libraries.runtime, files.model);
  const unknown = session.inputNames.find((input) => !KNOWN_INPUTS.has(input));
  if (unknown !== undefined) throw new ModelLoadError('model-input-unknown', { input: unknown });
  const maxTokens = readMaxTokens(tokenizerConfig, config);
  const encode = (premise: string, hypothesis: string): PairEncoding =>
    tokenizer.encode(premise, {
      text_pair: hypothesis,
      add_special_tokens: true,
      return_token_type_ids: true,
    });
  return {
    source: {
      name,
      modelSha256: sha256Hex(files.model),
      tokenizerSha256: sha256Hex(files.tokenizer),
    },
    maxTokens,
    countTokens: (premise, hypothesis) => encode(premise, hypothesis).ids.length,
    score: async (premise, hypothesis) => {
      const encoding = encode(premise, hypothesis);
      if (encoding.ids.length > maxTokens) throw new RangeError('premise: more tokens than the model takes');
      return toScores(await session.run(feed(libraries.runtime, session, encoding)), session, labels);
    },
    release: async () => {
      await session.release?.();
    },
  };
}

function readJson(bytes: Uint8Array, file: string): object {
  try {
    const value = parseJson(bytes);
    if (typeof value === 'object' && value !== null) return value;
  } catch (cause) {
    throw new ModelLoadError('model-file-unreadable', { file }, { cause });
  }
  throw new ModelLoadError('model-file-unreadable', { file });
}

function createTokenizer(library: TokenizerLibrary, tokenizer: object, config: object): PairTokenizer {
  try {
    return new library.Tokenizer(tokenizer, config);
  } catch (cause) {
    throw new ModelLoadError('model-file-unreadable', { file: 'tokenizer.json' }, { cause });
  }
}

async function createSession(runtime: OnnxRuntime, model: Uint8Array): Promise<OnnxSession> {
  try {
    return await runtime.InferenceSession.create(model);
  } catch (cause) {
    throw new ModelLoadError('model-file-unreadable', { file: 'model.onnx' }, { cause });
  }
}

function feed(runtime: OnnxRuntime, session: OnnxSession, encoding: PairEncoding): Record<string, unknown> {
  const { ids } = encoding;
  const rows: Readonly<Record<string, readonly number[]>> = {
    input_ids: ids,
    attention_mask: encoding.attention_mask,
    token_type_ids: encoding.token_type_ids ?? ids.map(() => 0),
  };
  const feeds: Record<string, unknown> = {};
  for (const name of session.inputNames) {
    const row = rows[name] ?? [];
    feeds[name] = new runtime.Tensor('int64', BigInt64Array.from(row, BigInt), [1, row.length]);
  }
  return feeds;
}

function toScores(
  outputs: Awaited<ReturnType<OnnxSession['run']>>,
  session: OnnxSession,
  labels: NliLabels,
): NliScores {
  const output = outputs.logits ?? outputs[session.outputNames[0] ?? ''];
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

/** The smaller of what tokenizer and model state; some state a length beyond any memory. */
function readMaxTokens(tokenizerConfig: object, config: object): number {
  const stated = [
    'model_max_length' in tokenizerConfig ? tokenizerConfig.model_max_length : undefined,
    'max_position_embeddings' in config ? config.max_position_embeddings : undefined,
  ].filter((value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 8 && value < 1e6);
  return Math.min(USUAL_MAX_TOKENS, ...stated.map(Number));
}
