import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Embedder, TextModel } from '@loccit/support/models';
import { createBoundedFetch } from './bounded-fetch.js';
import { toEmbedder } from './embedding-endpoint.js';
import { type EndpointOptions, MAX_ANSWER_BYTES, silenceClient } from './endpoint-options.js';
import { readAddress } from './read-address.js';
import { toTextModel } from './text-endpoint.js';

/** An endpoint that speaks the OpenAI protocol. */
export interface OpenAiOptions extends EndpointOptions {
  /** Up to and with the version: `https://models.example/v1`. */
  readonly baseUrl: string;
}

/**
 * A text model at any endpoint with OpenAI's `chat/completions`: hosted, or a server on this machine.
 *
 * @remarks Nothing is called until the model is asked. Temperature is 0; no tool, no streaming, no telemetry.
 * @throws {@link EndpointError}
 *
 * @example
 * ```ts
 * createOpenAiTextModel({ baseUrl: 'http://localhost:11434/v1', model: 'judge' }).identity.name; // 'judge'
 * ```
 */
export function createOpenAiTextModel(options: OpenAiOptions): TextModel {
  const { address, provider } = openProvider(options);
  return toTextModel({ model: provider(options.model), name: options.model, address, takesSeed: true });
}

/**
 * An embedder at any endpoint with OpenAI's `embeddings`.
 *
 * @param languages - languages that the model was made for, as BCP 47 primary subtags, or `any`
 * @throws {@link EndpointError}
 */
export function createOpenAiEmbedder(
  options: OpenAiOptions & { readonly languages: Embedder['languages'] },
): Embedder {
  const { address, provider } = openProvider(options);
  const model = provider.embeddingModel(options.model);
  return toEmbedder({ model, name: options.model, address, languages: options.languages });
}

function openProvider({ allowInsecure, apiKey, baseUrl, maxBytes = MAX_ANSWER_BYTES }: OpenAiOptions) {
  silenceClient();
  const address = readAddress(baseUrl, allowInsecure);
  const provider = createOpenAICompatible({
    name: 'endpoint',
    baseURL: address,
    fetch: createBoundedFetch(maxBytes),
    supportsStructuredOutputs: true,
    ...(apiKey === undefined ? {} : { apiKey }),
  });
  return { address, provider };
}
