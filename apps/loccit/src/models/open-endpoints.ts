import {
  createAnthropicTextModel,
  createOpenAiEmbedder,
  createOpenAiTextModel,
  createReranker,
  EndpointError,
} from '@loccit/endpoints';
import type {
  CallRules,
  Embedder,
  ModelBudget,
  Reranker,
  TextModel,
  TokenPrice,
} from '@loccit/support/models';
import { CliError } from '../cli-error.js';
import type { EmbeddingsEntry, JudgeEntry, ModelsFile, RerankerEntry, WriterEntry } from './read-models.js';

/** The names under which keys stand in the environment; no file can name others. */
const KEYS = {
  judge: 'LOCCIT_JUDGE_KEY',
  embeddings: 'LOCCIT_EMBEDDINGS_KEY',
  reranker: 'LOCCIT_RERANKER_KEY',
  writer: 'LOCCIT_WRITER_KEY',
} as const;

/** What the file lets be used. */
export const toBudget = ({ budget = {} }: ModelsFile): ModelBudget => ({
  ...definedAs('maxCalls', budget.calls),
  ...definedAs('maxTokens', budget.tokens),
  ...definedAs('maxCost', budget.cost),
});

/** How the file lets models be called. */
export const toCallRules = ({ calls = {} }: ModelsFile): CallRules => ({
  ...definedAs('concurrency', calls.concurrency),
  ...definedAs('attempts', calls.attempts),
  ...definedAs('timeoutMs', calls.timeout_seconds === undefined ? undefined : calls.timeout_seconds * 1000),
});

/** A member of that name, unless there is nothing to put in it. */
export function definedAs<Name extends string, T>(
  name: Name,
  value: T | undefined,
): { readonly [_ in Name]?: T } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [_ in Name]: T });
}

/** What a million tokens cost. */
export const toPrice = (price: JudgeEntry['price']): TokenPrice | undefined =>
  price && { inputPerMillion: price.input_per_million, outputPerMillion: price.output_per_million };

/** The judge that the file names. */
export const openJudge = (entry: JudgeEntry, file: string): TextModel => openTextModel(entry, file, 'judge');

/** The writer that the file names. */
export const openWriter = (entry: WriterEntry, file: string): TextModel =>
  openTextModel(entry, file, 'writer');

function openTextModel(
  { allow_insecure, base_url, model, protocol }: JudgeEntry | WriterEntry,
  file: string,
  name: 'judge' | 'writer',
): TextModel {
  const options = {
    model,
    ...definedAs('apiKey', readKey(KEYS[name])),
    ...definedAs('allowInsecure', allow_insecure),
  };
  return explain(file, name, () =>
    protocol === 'openai'
      ? createOpenAiTextModel({ ...options, baseUrl: base_url ?? '' })
      : createAnthropicTextModel({ ...options, ...definedAs('baseUrl', base_url) }),
  );
}

/** The embedder at an endpoint that the file names. */
export function openEmbedder(entry: EmbeddingsEntry, file: string): Embedder {
  return explain(file, 'embeddings', () => createOpenAiEmbedder(describeReader(entry, KEYS.embeddings)));
}

/** The reranker that the file names. */
export function openReranker(entry: RerankerEntry, file: string): Reranker {
  return explain(file, 'reranker', () => createReranker(describeReader(entry, KEYS.reranker)));
}

/** A model at an endpoint that reads texts of some languages. */
function describeReader(
  { allow_insecure, base_url, languages, model }: EmbeddingsEntry | RerankerEntry,
  key: string,
) {
  return {
    model,
    baseUrl: base_url,
    languages: languages.includes('any') ? ('any' as const) : languages,
    ...definedAs('apiKey', readKey(key)),
    ...definedAs('allowInsecure', allow_insecure),
  };
}

function readKey(name: string): string | undefined {
  const key = process.env[name];
  return key === '' ? undefined : key;
}

function explain<T>(file: string, entry: keyof typeof KEYS, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    const place = error.code === 'key-missing' ? { file } : { file, pointer: `/${entry}/base_url` };
    throw new CliError(error.code, place);
  }
}
