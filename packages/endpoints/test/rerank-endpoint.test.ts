import { ModelFailure } from '@loccit/support/models';
import { afterEach, describe, expect, it } from 'vitest';
import { createReranker, EndpointError } from '../src/index.js';
import { type Fault, startFakeEndpoint } from './fake-endpoint.js';

const KEY = 'sk-very-secret';
const signal = new AbortController().signal;
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});
const start = async (fault?: Fault) => {
  const fake = await startFakeEndpoint({ closeness: (_, text) => text.length, fault: () => fault });
  stops.push(fake.stop);
  return {
    fake,
    reranker: createReranker({ baseUrl: fake.baseUrl, model: 'closer', languages: 'any', apiKey: KEY }),
  };
};

describe('createReranker', () => {
  it('sends question and texts once, and puts scores back in the order of the texts', async () => {
    const { fake, reranker } = await start();
    const { scores, usage } = await reranker.rerank('谁付钱？', ['bb', '付', 'ccc'], signal);
    expect(scores).toEqual([2, 1, 3]);
    expect(usage).toEqual({ inputTokens: 3 });
    expect(fake.calls.map(({ path }) => path)).toEqual(['/v1/rerank']);
    expect(fake.calls[0]?.body).toMatchObject({
      model: 'closer',
      query: '谁付钱？',
      documents: ['bb', '付', 'ccc'],
    });
    expect(fake.calls[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it.each<[Fault, string]>([
    ['reset', 'unavailable'],
    [{ status: 500 }, 'unavailable'],
    [{ status: 429, headers: { 'retry-after': '7' } }, 'rate-limited'],
    [{ status: 401 }, 'unauthorized'],
    [{ status: 404 }, 'no-such-model'],
    [{ status: 400 }, 'call-refused'],
    [{ status: 307, headers: { location: 'http://127.0.0.1:1/' } }, 'call-refused'],
    [
      { raw: '{"results":[{"index":0,"relevance_score":1},{"index":0,"relevance_score":1}]}' },
      'answer-malformed',
    ],
    [
      { raw: '{"results":[{"index":0,"relevance_score":1},{"index":2,"relevance_score":1}]}' },
      'answer-malformed',
    ],
    [{ raw: 'no' }, 'answer-malformed'],
    [{ huge: 5_000_000 }, 'answer-too-large'],
    ['shuffled', 'answer-malformed'],
    ['other-model', 'other-model'],
  ])('says in one word what went wrong, and nothing of what was sent: %j', async (fault, code) => {
    const { reranker } = await start(fault);
    const error = await reranker.rerank('q', ['a', 'b'], signal).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ModelFailure);
    expect((error as ModelFailure).code).toBe(code);
    expect(JSON.stringify(error) + String(error)).not.toContain(KEY);
  });

  it('refuses an address in the clear', () => {
    const options = { model: 'm', languages: 'any' } as const;
    expect(() => createReranker({ ...options, baseUrl: 'http://models.example/v1' })).toThrow(EndpointError);
  });
});
