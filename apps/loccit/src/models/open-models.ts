import { dirname, resolve } from 'node:path';
import {
  createAnthropicTextModel,
  createOpenAiEmbedder,
  createOpenAiTextModel,
  EndpointError,
} from '@loccit/endpoints';
import { findQuantities, type SupportInput } from '@loccit/support';
import {
  createSupportJudge,
  type Embedder,
  type ModelOptions,
  SIMILARITY_THRESHOLDS,
  type SupportJudge,
  type TextModel,
  type TokenPrice,
} from '@loccit/support/models';
import { CliError } from '../cli-error.js';
import { readText } from '../options.js';
import { openFolderCache } from './folder-cache.js';
import {
  type ClassifierEntry,
  type EmbeddingsEntry,
  type JudgeEntry,
  type ModelsFile,
  readModels,
} from './read-models.js';

/** The names under which keys stand in the environment; no file can name others. */
const KEYS = { judge: 'LOCCIT_JUDGE_KEY', embeddings: 'LOCCIT_EMBEDDINGS_KEY' } as const;

/**
 * The ladder with the models that `--models` names.
 *
 * @remarks Nothing is called before the first claim is judged. With `--require-models` a model that cannot be reached ends the
 * command; without it the claims stay undecided.
 * @throws {@link CliError} with the codes of {@link readModels} and of endpoints
 */
export async function openModels(options: Readonly<Record<string, unknown>>): Promise<SupportJudge> {
  const file = readText(options, 'models') ?? '';
  const judge = createSupportJudge(await toModelOptions(readModels(file), file));
  if (options.requireModels !== true) return judge;
  return {
    ...judge,
    judge: async (inputs) => {
      const results = await judge.judge(inputs);
      if (judge.isIncomplete()) throw new CliError('models-unavailable', {}, {}, 3);
      return results;
    },
  };
}

async function toModelOptions(models: ModelsFile, file: string): Promise<ModelOptions> {
  const { budget = {}, cache, calls = {}, classifier, embeddings, judge, key_claims: key } = models;
  const prices = {
    ...definedAs('judge', toPrice(judge?.price)),
    ...definedAs('embedder', toPrice(embeddings?.price)),
  };
  const thresholds = {
    high: embeddings?.high ?? SIMILARITY_THRESHOLDS.high,
    middle: embeddings?.middle ?? SIMILARITY_THRESHOLDS.middle,
  };
  return {
    ...(judge === undefined ? {} : { judge: openJudge(judge, file) }),
    ...(embeddings === undefined ? {} : { embedder: openEmbedder(embeddings, file), similarity: thresholds }),
    ...(classifier === undefined ? {} : await openClassifier(classifier, file)),
    ...definedAs('judgeWhen', judge?.when),
    ...definedAs('judgeRuns', judge?.runs),
    ...definedAs('pairsPerCall', judge?.pairs_per_call),
    ...(key === undefined ? {} : { isKey: (input: SupportInput) => isKeyClaim(input.claim, key) }),
    ...(Object.keys(prices).length === 0 ? {} : { prices }),
    ...(cache === undefined ? {} : { cache: openFolderCache(resolve(dirname(file), cache)) }),
    budget: {
      ...definedAs('maxCalls', budget.calls),
      ...definedAs('maxTokens', budget.tokens),
      ...definedAs('maxCost', budget.cost),
    },
    calls: {
      ...definedAs('concurrency', calls.concurrency),
      ...definedAs('attempts', calls.attempts),
      ...definedAs(
        'timeoutMs',
        calls.timeout_seconds === undefined ? undefined : calls.timeout_seconds * 1000,
      ),
    },
  };
}

/** A member of that name, unless there is nothing to put in it. */
function definedAs<Name extends string, T>(name: Name, value: T | undefined): { readonly [_ in Name]?: T } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [_ in Name]: T });
}

const toPrice = (price: JudgeEntry['price']): TokenPrice | undefined =>
  price && { inputPerMillion: price.input_per_million, outputPerMillion: price.output_per_million };

function isKeyClaim(claim: string, key: NonNullable<ModelsFile['key_claims']>): boolean {
  const { containing = [], with_figures: withFigures = false } = key;
  const folded = claim.toLowerCase();
  if (containing.some((words) => folded.includes(words.toLowerCase()))) return true;
  return withFigures && findQuantities(claim).length > 0;
}

/** Loaded only where one is named: it brings a runtime of its own. */
async function openClassifier(
  entry: ClassifierEntry,
  file: string,
): Promise<Pick<ModelOptions, 'entailment' | 'entailmentThresholds'>> {
  const { loadClassifier } = await import('./load-classifier.js');
  const { contradicted, supported } = entry;
  return {
    entailment: await loadClassifier(entry, file),
    entailmentThresholds: {
      ...definedAs('supported', supported),
      ...definedAs('contradicted', contradicted),
    },
  };
}

function openJudge({ allow_insecure, base_url, model, protocol }: JudgeEntry, file: string): TextModel {
  const options = {
    model,
    ...definedAs('apiKey', readKey(KEYS.judge)),
    ...definedAs('allowInsecure', allow_insecure),
  };
  return explain(file, 'judge', () =>
    protocol === 'openai'
      ? createOpenAiTextModel({ ...options, baseUrl: base_url ?? '' })
      : createAnthropicTextModel({ ...options, ...definedAs('baseUrl', base_url) }),
  );
}

function openEmbedder(
  { allow_insecure, base_url, languages, model }: EmbeddingsEntry,
  file: string,
): Embedder {
  return explain(file, 'embeddings', () =>
    createOpenAiEmbedder({
      model,
      baseUrl: base_url,
      languages: languages.includes('any') ? 'any' : languages,
      ...definedAs('apiKey', readKey(KEYS.embeddings)),
      ...definedAs('allowInsecure', allow_insecure),
    }),
  );
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
