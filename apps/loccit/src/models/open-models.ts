import { dirname, resolve } from 'node:path';
import { findQuantities, type SupportInput } from '@loccit/support';
import {
  createSupportJudge,
  type Embedder,
  type ModelOptions,
  SIMILARITY_THRESHOLDS,
  type SupportJudge,
} from '@loccit/support/models';
import { CliError } from '../cli-error.js';
import { readText } from '../options.js';
import { openFolderCache } from './folder-cache.js';
import { definedAs, openEmbedder, openJudge, toBudget, toCallRules, toPrice } from './open-endpoints.js';
import { type ClassifierEntry, type ModelsFile, readModels } from './read-models.js';

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

/** The ladder as the file names it, with its own account of what is used. */
export async function toModelOptions(models: ModelsFile, file: string): Promise<ModelOptions> {
  const { cache, classifier, embeddings, judge, key_claims: key, local_embeddings: local } = models;
  const similar = embeddings ?? local;
  const prices = {
    ...definedAs('judge', toPrice(judge?.price)),
    ...definedAs('embedder', toPrice(embeddings?.price)),
  };
  const thresholds = {
    high: similar?.high ?? SIMILARITY_THRESHOLDS.high,
    middle: similar?.middle ?? SIMILARITY_THRESHOLDS.middle,
  };
  return {
    ...(judge === undefined ? {} : { judge: openJudge(judge, file) }),
    ...definedAs('embedder', await openAnyEmbedder(models, file)),
    ...definedAs('similarity', similar === undefined ? undefined : thresholds),
    ...(classifier === undefined ? {} : await openClassifier(classifier, file)),
    ...definedAs('judgeWhen', judge?.when),
    ...definedAs('judgeRuns', judge?.runs),
    ...definedAs('pairsPerCall', judge?.pairs_per_call),
    ...(key === undefined ? {} : { isKey: (input: SupportInput) => isKeyClaim(input.claim, key) }),
    ...(Object.keys(prices).length === 0 ? {} : { prices }),
    ...(cache === undefined ? {} : { cache: openFolderCache(resolve(dirname(file), cache)) }),
    budget: toBudget(models),
    calls: toCallRules(models),
  };
}

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

/** The embedder that the file names, at an endpoint or on this machine; the latter is loaded only where it is named. */
export async function openAnyEmbedder(
  { embeddings, local_embeddings: local }: ModelsFile,
  file: string,
): Promise<Embedder | undefined> {
  if (embeddings !== undefined) return openEmbedder(embeddings, file);
  if (local === undefined) return undefined;
  const { loadLocalEmbedder } = await import('./load-embedder.js');
  return loadLocalEmbedder(local, file);
}
