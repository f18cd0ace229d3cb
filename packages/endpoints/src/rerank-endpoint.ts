import { ModelFailure, type Reranker, type RerankScores } from '@loccit/support/models';
import { APICallError } from 'ai';
import { z } from 'zod';
import { createBoundedFetch } from './bounded-fetch.js';
import { MAX_ANSWER_BYTES } from './endpoint-options.js';
import { explainFailure } from './explain-failure.js';
import { isAskedModel } from './is-asked-model.js';
import type { OpenAiOptions } from './openai-endpoint.js';
import { readAddress } from './read-address.js';

const answerForm = z.object({
  model: z.string().optional(),
  results: z.array(z.object({ index: z.number().int().nonnegative(), relevance_score: z.number() })),
  usage: z.object({ total_tokens: z.number().nonnegative() }).partial().nullish(),
});

/**
 * A reranker at any endpoint with the `rerank` call that Cohere, Jina, vLLM, llama.cpp and others share.
 *
 * @remarks Nothing is called until it is asked; it tries once. `documents` are sent in order, `results` name them by index.
 * @param languages - languages that the model was made for, as BCP 47 primary subtags, or `any`
 * @throws {@link EndpointError}
 *
 * @example
 * ```ts
 * createReranker({ baseUrl: 'http://localhost:8012/v1', model: 'closer', languages: 'any' }).identity.name; // 'closer'
 * ```
 */
export function createReranker(
  options: OpenAiOptions & { readonly languages: Reranker['languages'] },
): Reranker {
  const { allowInsecure, apiKey, baseUrl, languages, maxBytes = MAX_ANSWER_BYTES, model } = options;
  const address = readAddress(baseUrl, allowInsecure);
  const post = createBoundedFetch(maxBytes);
  return {
    identity: { name: model, endpoint: address },
    languages,
    rerank: async (question, texts, signal) => {
      const url = `${address}/rerank`;
      const body = { model, query: question, documents: texts, top_n: texts.length, return_documents: false };
      try {
        const response = await post(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
          },
          body: JSON.stringify(body),
          signal,
        });
        if (!response.ok) throw describeRefusal(url, response);
        return readScores(await response.text(), model, texts.length);
      } catch (error) {
        signal.throwIfAborted();
        throw explainFailure(error);
      }
    },
  };
}

const describeRefusal = (url: string, { headers, status }: Response): APICallError =>
  new APICallError({
    message: 'refused',
    url,
    requestBodyValues: {},
    statusCode: status,
    responseHeaders: Object.fromEntries(headers),
  });

/** Each text has to have its score, once. */
function readScores(text: string, asked: string, count: number): RerankScores {
  const answer = answerForm.safeParse(parse(text)).data;
  if (answer === undefined) throw new ModelFailure('answer-malformed');
  const { model, results, usage } = answer;
  if (model !== undefined && !isAskedModel(asked, model)) throw new ModelFailure('other-model');
  const scores = new Map(results.map(({ index, relevance_score }) => [index, relevance_score]));
  if (scores.size !== count || results.length !== count) throw new ModelFailure('answer-malformed');
  const inOrder = Array.from({ length: count }, (_, at) => scores.get(at) ?? Number.NaN);
  if (!inOrder.every(Number.isFinite)) throw new ModelFailure('answer-malformed');
  const tokens = usage?.total_tokens;
  return { scores: inOrder, usage: tokens === undefined ? {} : { inputTokens: tokens } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFailure('answer-malformed');
  }
}
