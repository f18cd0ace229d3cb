import { createAnthropic } from '@ai-sdk/anthropic';
import type { TextModel } from '@loccit/support/models';
import { createBoundedFetch } from './bounded-fetch.js';
import { EndpointError } from './endpoint-error.js';
import { type EndpointOptions, MAX_ANSWER_BYTES, silenceClient } from './endpoint-options.js';
import { readAddress } from './read-address.js';
import { toTextModel } from './text-endpoint.js';

/** An endpoint that speaks Anthropic's protocol. */
export interface AnthropicOptions extends EndpointOptions {
  /** Up to and with the version; the maker's own if absent. */
  readonly baseUrl?: string;
}

const OWN_ADDRESS = 'https://api.anthropic.com/v1';

/**
 * A text model at an endpoint with Anthropic's `messages`.
 *
 * @remarks Nothing is called until the model is asked. The key is the one given, never one of the environment.
 * @throws {@link EndpointError}
 */
export function createAnthropicTextModel(options: AnthropicOptions): TextModel {
  silenceClient();
  const { allowInsecure, apiKey, maxBytes = MAX_ANSWER_BYTES, model } = options;
  if (apiKey === undefined || apiKey === '') throw new EndpointError('key-missing');
  const address = readAddress(options.baseUrl ?? OWN_ADDRESS, allowInsecure);
  const provider = createAnthropic({ baseURL: address, apiKey, fetch: createBoundedFetch(maxBytes) });
  return toTextModel({ model: provider(model), name: model, address, takesSeed: false });
}
