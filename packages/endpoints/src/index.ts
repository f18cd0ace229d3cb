export { type AnthropicOptions, createAnthropicTextModel } from './anthropic-endpoint.js';
export { EndpointError, type EndpointErrorCode } from './endpoint-error.js';
export type { EndpointOptions } from './endpoint-options.js';
export { createOpenAiEmbedder, createOpenAiTextModel, type OpenAiOptions } from './openai-endpoint.js';
export { createReranker } from './rerank-endpoint.js';
