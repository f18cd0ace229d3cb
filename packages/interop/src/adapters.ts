import { AI_SDK } from './ai-sdk.js';
import { ANTHROPIC_MESSAGE } from './anthropic.js';
import { BEDROCK_RESPONSE } from './bedrock.js';
import { COHERE_CHAT } from './cohere.js';
import { AZURE_CHAT } from './experimental/azure.js';
import { HAYSTACK_ANSWER } from './experimental/haystack.js';
import { LANGCHAIN_MESSAGE } from './experimental/langchain.js';
import { LLAMA_INDEX_RESPONSE } from './experimental/llama-index.js';
import { PERPLEXITY_RESPONSE } from './experimental/perplexity.js';
import { VERTEX_GROUNDING } from './experimental/vertex-grounding.js';
import { GEMINI_RESPONSE } from './gemini.js';
import { OPENAI_RESPONSE } from './openai.js';
import type { ResponseAdapter } from './read-response.js';
import { WEB_ANNOTATION } from './web-annotation.js';

/**
 * Every form that is read, in the order in which a value is tried: the narrower shape first.
 *
 * @remarks A form is one file and one line here. A value is what the first adapter that recognises it says.
 * Those from the folder `experimental` may change in any version.
 */
export const ADAPTERS: readonly ResponseAdapter[] = [
  ANTHROPIC_MESSAGE,
  BEDROCK_RESPONSE,
  COHERE_CHAT,
  OPENAI_RESPONSE,
  GEMINI_RESPONSE,
  AI_SDK,
  WEB_ANNOTATION,
  VERTEX_GROUNDING,
  PERPLEXITY_RESPONSE,
  AZURE_CHAT,
  LANGCHAIN_MESSAGE,
  LLAMA_INDEX_RESPONSE,
  HAYSTACK_ANSWER,
];
