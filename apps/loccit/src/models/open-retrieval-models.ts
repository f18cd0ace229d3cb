import { dirname, resolve } from 'node:path';
import { createRetrievalModels, type RetrievalModels } from '@loccit/support/models';
import { openFolderCache } from './folder-cache.js';
import { definedAs, openReranker, toBudget, toCallRules, toPrice } from './open-endpoints.js';
import { openAnyEmbedder } from './open-models.js';
import { readModels } from './read-models.js';

/**
 * The embedder and the reranker that the file names, as retrieval asks them; nothing is called yet.
 *
 * @throws {@link CliError} with the codes of {@link readModels}, of endpoints and of local models
 */
export async function openRetrievalModels(file: string): Promise<RetrievalModels> {
  const models = readModels(file);
  const { cache, embeddings, reranker } = models;
  const similar = embeddings ?? models.local_embeddings;
  const prices = {
    ...definedAs('embedder', toPrice(embeddings?.price)),
    ...definedAs('reranker', toPrice(reranker?.price)),
  };
  return createRetrievalModels({
    ...definedAs('embedder', await openAnyEmbedder(models, file)),
    ...definedAs('reranker', reranker && openReranker(reranker, file)),
    ...definedAs('minCosine', similar?.middle),
    ...definedAs('minScore', reranker?.min_score),
    prefixes: {
      ...definedAs('question', similar?.question_prefix),
      ...definedAs('passage', similar?.passage_prefix),
    },
    ...(Object.keys(prices).length === 0 ? {} : { prices }),
    ...definedAs('cache', cache === undefined ? undefined : openFolderCache(resolve(dirname(file), cache))),
    budget: toBudget(models),
    calls: toCallRules(models),
  });
}
