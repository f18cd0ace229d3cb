import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import {
  ModelLoadError,
  type OnnxLibraries,
  type OnnxModelFiles,
  type OnnxRuntime,
  type TokenizerLibrary,
} from '@loccit/support/onnx';
import { CliError } from '../cli-error.js';
import { readInput } from '../files/read-input.js';

/** Weights over this would not fit into memory beside what checks them. */
const MAX_MODEL_BYTES = 2 ** 31 - 1;
/** Where the folders of published models keep their weights, the plain ones first. */
const WEIGHTS = [
  'model.onnx',
  'onnx/model.onnx',
  'model_quantized.onnx',
  'onnx/model_quantized.onnx',
] as const;

/** A local model as the file has it. */
export interface LocalModelEntry {
  readonly folder: string;
  readonly weights?: string;
}

/**
 * Loads a local model that the file names.
 *
 * @remarks The runtime and the tokenizer are the user's own: they are looked for beside the file, then from here. Nothing is
 * fetched.
 * @throws {@link CliError} `classifier-runtime-missing`, `model-…`, and the codes of files
 */
export async function loadLocalModel<T>(
  entry: LocalModelEntry,
  file: string,
  load: (name: string, files: OnnxModelFiles, libraries: OnnxLibraries) => Promise<T>,
): Promise<T> {
  const folder = resolve(dirname(file), entry.folder);
  const runtime = requireOwn<OnnxRuntime>('onnxruntime-node', file);
  const tokenizers = requireOwn<TokenizerLibrary>('@huggingface/tokenizers', file);
  const read = (name: string): Uint8Array => readInput(join(folder, name), MAX_MODEL_BYTES);
  const weights = entry.weights ?? WEIGHTS.find((name) => existsSync(join(folder, name))) ?? WEIGHTS[0];
  const files = {
    config: read('config.json'),
    tokenizer: read('tokenizer.json'),
    tokenizerConfig: read('tokenizer_config.json'),
    model: read(weights),
  };
  try {
    return await load(basename(folder), files, { runtime, tokenizers });
  } catch (error) {
    if (!(error instanceof ModelLoadError)) throw error;
    const { file: part = '', input = '' } = error.details;
    throw new CliError(error.code, { file }, { part: part === '' ? input : part });
  }
}

/** A package of the user's, by `require`: the program itself is run from a cache, which knows no dynamic import. */
function requireOwn<T>(name: string, file: string): T {
  for (const from of [resolve(file), join(process.cwd(), 'from-here')]) {
    const require = createRequire(from);
    try {
      require.resolve(name);
    } catch {
      continue;
    }
    return require(name) as T;
  }
  throw new CliError('classifier-runtime-missing', { file }, { package: name });
}
