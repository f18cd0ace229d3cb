import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createModelGenerator,
  generateAnswer,
  type QuestionInput,
  type Retrieval,
  retrieve,
  retrieveWithModels,
} from '@loccit/answering';
import type { Answer, Audit } from '@loccit/contract';
import { createOpenAiTextModel, createReranker } from '@loccit/endpoints';
import { createRetrievalModels } from '@loccit/support/models';
import type { SuiteFault } from './read-suite.js';

/** How a suite answers a question where nothing fails. */
export type Answering = (
  input: QuestionInput,
  retrieval?: Retrieval,
) => Promise<{ readonly answer: Answer; readonly audit: Audit }>;

const calls = { attempts: 1, timeoutMs: 5_000 };
const late = { attempts: 1, timeoutMs: 200 };

/**
 * Answers with a fault that really happens: there is no index, or an endpoint on this machine fails as it is told to.
 *
 * @remarks The endpoint has no model; what it fails at is the protocol that is spoken with any other one.
 */
export async function answerWithFault(
  input: QuestionInput,
  fault: SuiteFault,
  answering: Answering,
): ReturnType<Answering> {
  if (fault === 'retrieval-down') return answering({ ...input, generation: undefined });
  const endpoint = await startFailing(fault);
  try {
    const { baseUrl } = endpoint;
    if (fault === 'reranker-down') {
      const reranker = createReranker({ baseUrl, model: 'failing', languages: 'any' });
      const models = createRetrievalModels({ reranker, calls });
      return await answering(input, await retrieveWithModels(input, models));
    }
    const generator = createModelGenerator({
      model: createOpenAiTextModel({ baseUrl, model: 'failing' }),
      calls: fault === 'writer-timeout' ? late : calls,
    });
    return await generateAnswer(input, generator, retrieve(input));
  } finally {
    await endpoint.stop();
  }
}

const statuses: Partial<Record<SuiteFault, number>> = {
  'writer-429': 429,
  'writer-500': 500,
  'reranker-down': 503,
};

async function startFailing(fault: SuiteFault) {
  const server = createServer((request, response) => {
    request.resume();
    // Who is late never answers; the connection ends with the server.
    if (fault === 'writer-timeout') return;
    if (fault === 'writer-refused') {
      response.socket?.destroy();
      return;
    }
    response.writeHead(statuses[fault] ?? 200, { 'content-type': 'application/json' });
    const content = 'Everything is free.';
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
    const reply = { id: 'failing', object: 'chat.completion', created: 0, model: 'failing', choices };
    response.end(JSON.stringify(statuses[fault] === undefined ? reply : { error: { message: 'failing' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
