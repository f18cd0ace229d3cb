import { checkDocument } from '@loccit/contract/documents';
import { parseJson } from '@loccit/json';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { readInput } from '../files/read-input.js';

const maxModelsBytes = 1 << 20;

interface Price {
  readonly input_per_million: number;
  readonly output_per_million: number;
}

interface Endpoint {
  readonly base_url?: string;
  readonly model: string;
  readonly allow_insecure?: boolean;
  readonly price?: Price;
}

/** A judge as the file has it. */
export interface JudgeEntry extends Endpoint {
  readonly protocol: 'openai' | 'anthropic';
  readonly when?: 'middle' | 'undecided' | 'key' | 'all';
  readonly runs?: number;
  readonly pairs_per_call?: number;
}

/** An embedder as the file has it. */
export interface EmbeddingsEntry extends Endpoint {
  readonly base_url: string;
  readonly languages: readonly string[];
  readonly high?: number;
  readonly middle?: number;
  readonly question_prefix?: string;
  readonly passage_prefix?: string;
}

/** A local embedder as the file has it. */
export interface LocalEmbeddingsEntry
  extends Pick<EmbeddingsEntry, 'high' | 'languages' | 'middle' | 'passage_prefix' | 'question_prefix'> {
  readonly folder: string;
  readonly weights?: string;
  readonly pooling?: 'first' | 'mean';
}

/** A reranker as the file has it. */
export interface RerankerEntry extends Endpoint {
  readonly base_url: string;
  readonly languages: readonly string[];
  readonly min_score?: number;
}

/** A writer as the file has it. */
export interface WriterEntry extends Endpoint {
  readonly protocol: 'openai' | 'anthropic';
  readonly form?: 'schema' | 'json' | 'text';
  readonly not_found?: string;
  readonly verify?: boolean;
  readonly max_output_tokens?: number;
}

/** A local classifier as the file has it. */
export interface ClassifierEntry {
  readonly folder: string;
  readonly weights?: string;
  readonly languages: readonly string[];
  readonly supported?: number;
  readonly contradicted?: number;
  readonly max_windows?: number;
}

/** A `urn:loccit:models:1`, as its schema has it. */
export interface ModelsFile {
  readonly judge?: JudgeEntry;
  readonly embeddings?: EmbeddingsEntry;
  readonly local_embeddings?: LocalEmbeddingsEntry;
  readonly reranker?: RerankerEntry;
  readonly writer?: WriterEntry;
  readonly classifier?: ClassifierEntry;
  readonly key_claims?: { readonly with_figures?: boolean; readonly containing?: readonly string[] };
  readonly budget?: { readonly calls?: number; readonly tokens?: number; readonly cost?: number };
  readonly calls?: {
    readonly concurrency?: number;
    readonly attempts?: number;
    readonly timeout_seconds?: number;
  };
  readonly cache?: string;
}

/**
 * Reads which models there are.
 *
 * @throws {@link CliError} `unexpected-form` with the place, and the codes of files and of JSON
 */
export function readModels(file: string): ModelsFile {
  let document: unknown;
  try {
    document = parseJson(readInput(file, maxModelsBytes));
  } catch (error) {
    throw toCliError(error, file);
  }
  const [fault] = checkDocument('models', document);
  if (fault !== undefined) {
    throw new CliError('unexpected-form', { file, pointer: fault.pointer }, {}, 2, {
      remedy: 'models-form',
      fault,
    });
  }
  const models = document as ModelsFile;
  const pointer = findMisfit(models);
  if (pointer !== undefined) {
    throw new CliError('unexpected-form', { file, pointer }, {}, 2, { remedy: 'models-form' });
  }
  return models;
}

/** What the schema cannot say. */
function findMisfit(models: ModelsFile): string | undefined {
  const { classifier, embeddings, judge, local_embeddings: local, reranker, writer } = models;
  if ([classifier, embeddings, judge, local, reranker, writer].every((entry) => entry === undefined))
    return '';
  if (judge?.protocol === 'openai' && judge.base_url === undefined) return '/judge/base_url';
  if (writer?.protocol === 'openai' && writer.base_url === undefined) return '/writer/base_url';
  if (embeddings !== undefined && local !== undefined) return '/local_embeddings';
  const { high = 0.85, middle = 0.6 } = embeddings ?? local ?? {};
  if (middle > high) return embeddings === undefined ? '/local_embeddings/middle' : '/embeddings/middle';
  const read = { classifier, reranker, embeddings, local_embeddings: local };
  for (const [name, entry] of Object.entries(read)) {
    if (entry === undefined) continue;
    if (isMixed(entry.languages)) return `/${name}/languages`;
  }
  return undefined;
}

const isMixed = (languages: readonly string[]): boolean => languages.includes('any') && languages.length > 1;
