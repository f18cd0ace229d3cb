import { parseJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import type { OpinionSource } from '../model-opinion.js';
import { ModelLoadError } from './model-load-error.js';
import type {
  OnnxOutput,
  OnnxRuntime,
  OnnxSession,
  PairEncoding,
  PairTokenizer,
  TokenizerLibrary,
} from './onnx-runtime.js';

/** The files of a model as they lie in its folder. */
export interface OnnxModelFiles {
  /** `config.json`: names the labels, if any, and, mostly, the greatest length. */
  readonly config: Uint8Array;
  /** `tokenizer.json` */
  readonly tokenizer: Uint8Array;
  /** `tokenizer_config.json` */
  readonly tokenizerConfig: Uint8Array;
  /** `model.onnx`, or a quantised one. */
  readonly model: Uint8Array;
}

/** What runs models and cuts texts into tokens: the imported modules of the user's. */
export interface OnnxLibraries {
  readonly runtime: OnnxRuntime;
  readonly tokenizers: TokenizerLibrary;
}

/** A model that is open, whatever its outputs are. */
export interface OpenModel {
  readonly source: OpinionSource;
  readonly config: object;
  readonly maxTokens: number;
  readonly outputNames: readonly string[];
  encode(text: string, pair?: string): PairEncoding;
  run(encoding: PairEncoding): Promise<Readonly<Record<string, OnnxOutput | undefined>>>;
  release(): Promise<void>;
}

const USUAL_MAX_TOKENS = 512;
const KNOWN_INPUTS = new Set(['input_ids', 'attention_mask', 'token_type_ids']);

/**
 * Opens a model from its files; it is fed only what it asks for, and nothing is fetched.
 *
 * @param name - how reports name the model
 * @param check - reads the configuration before the weights are loaded, and throws where it will not do
 * @throws {@link ModelLoadError} where a file is not what it should be, or an input is unknown
 */
export async function openModel(
  name: string,
  files: OnnxModelFiles,
  libraries: OnnxLibraries,
  check: (config: object) => void = () => {},
): Promise<OpenModel> {
  const config = readJson(files.config, 'config.json');
  const tokenizerConfig = readJson(files.tokenizerConfig, 'tokenizer_config.json');
  check(config);
  const tokenizer = createTokenizer(
    libraries.tokenizers,
    readJson(files.tokenizer, 'tokenizer.json'),
    tokenizerConfig,
  );
  const session = await createSession(libraries.runtime, files.model);
  const unknown = session.inputNames.find((input) => !KNOWN_INPUTS.has(input));
  if (unknown !== undefined) throw new ModelLoadError('model-input-unknown', { input: unknown });
  return {
    source: {
      name,
      modelSha256: sha256Hex(files.model),
      tokenizerSha256: sha256Hex(files.tokenizer),
    },
    config,
    maxTokens: readMaxTokens(tokenizerConfig, config),
    outputNames: session.outputNames,
    encode: (text, pair) =>
      tokenizer.encode(text, {
        ...(pair === undefined ? {} : { text_pair: pair }),
        add_special_tokens: true,
        return_token_type_ids: true,
      }),
    run: (encoding) => session.run(feed(libraries.runtime, session, encoding)),
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

/** The smaller of what tokenizer and model state; some state a length beyond any memory. */
function readMaxTokens(tokenizerConfig: object, config: object): number {
  const stated = [
    'model_max_length' in tokenizerConfig ? tokenizerConfig.model_max_length : undefined,
    'max_position_embeddings' in config ? config.max_position_embeddings : undefined,
  ].filter((value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 8 && value < 1e6);
  return Math.min(USUAL_MAX_TOKENS, ...stated.map(Number));
}
