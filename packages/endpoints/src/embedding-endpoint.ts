import { type Embedder, ModelFailure } from '@loccit/support/models';
import { type EmbeddingModel, embedMany } from 'ai';
import { explainFailure } from './explain-failure.js';
import { isAskedModel } from './is-asked-model.js';

/** A model of the client library with what it is known by. */
export interface EmbeddingEndpoint {
  readonly model: EmbeddingModel;
  readonly name: string;
  readonly address: string;
  readonly languages: Embedder['languages'];
}

/** An embedder that is reached through the client library; it tries once, and whoever asks tries again. */
export function toEmbedder({ address, languages, model, name }: EmbeddingEndpoint): Embedder {
  return {
    identity: { name, endpoint: address },
    languages,
    embed: async (texts, signal) => {
      try {
        const { embeddings, responses, usage } = await embedMany({
          model,
          values: [...texts],
          maxRetries: 0,
          maxParallelCalls: 1,
          abortSignal: signal,
          experimental_telemetry: { isEnabled: false },
        });
        for (const response of responses ?? []) checkBody(response?.body, name);
        const { tokens } = usage;
        return { vectors: embeddings, usage: Number.isFinite(tokens) ? { inputTokens: tokens } : {} };
      } catch (error) {
        signal.throwIfAborted();
        throw explainFailure(error);
      }
    },
  };
}

/** The client takes vectors as they come; one at another place than its text would be taken for another's. */
function checkBody(body: unknown, asked: string): void {
  const { data, model } = (body ?? {}) as { readonly data?: unknown; readonly model?: unknown };
  if (typeof model !== 'string' || !isAskedModel(asked, model)) throw new ModelFailure('other-model');
  if (!Array.isArray(data)) return;
  for (const [place, item] of data.entries()) {
    const index: unknown = typeof item === 'object' && item !== null && 'index' in item ? item.index : place;
    if (index !== place) throw new ModelFailure('answer-malformed');
  }
}
