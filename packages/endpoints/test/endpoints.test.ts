import { judgeBatch, ModelFailure } from '@loccit/support/models';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createAnthropicTextModel,
  createOpenAiEmbedder,
  createOpenAiTextModel,
  EndpointError,
} from '../src/index.js';
import type { Fault } from './fake-endpoint.js';
import { openFakes } from './open-fakes.js';

const KEY = 'sk-very-secret';
const request = { system: 'Grade.', prompt: 'Pair 1: the shed', maxOutputTokens: 50, run: 0 };
const signal = new AbortController().signal;
const { start, stop } = openFakes();
afterEach(stop);

const kinds = [
  ['OpenAI', createOpenAiTextModel],
  ['Anthropic', createAnthropicTextModel],
] as const;
const failureOf = async (asking: Promise<unknown>): Promise<ModelFailure> => {
  const error = await asking.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ModelFailure)) throw new Error('no failure of a model', { cause: error });
  return error;
};

describe.each(kinds)('a text model at an endpoint of %s', (kind, create) => {
  it('[B8] sends instructions and texts apart, at temperature 0, with the key', async () => {
    const fake = await start({ answer: (system, prompt) => `${system}|${prompt}` });
    const model = create({ baseUrl: fake.baseUrl, model: 'judge-1', apiKey: KEY });
    const reply = await model.complete(request, signal);
    expect(reply).toEqual({
      text: 'Grade.|Pair 1: the shed',
      ending: 'complete',
      usage: { inputTokens: 120, outputTokens: 30 },
    });
    const [call] = fake.calls;
    expect(call?.body).toMatchObject({ model: 'judge-1', temperature: 0, max_tokens: 50 });
    expect(call?.body.stream ?? false).toBe(false);
    expect(call?.body.tools).toBeUndefined();
    expect(kind === 'OpenAI' ? call?.headers.authorization : call?.headers['x-api-key']).toContain(KEY);
  });

  it.each([
    ['cut', 'cut'],
    ['withheld', 'withheld'],
  ] as const)('tells an answer that is %s', async (fault, ending) => {
    const fake = await start({ fault: () => fault });
    const model = create({ baseUrl: fake.baseUrl, model: 'judge-1', apiKey: KEY });
    expect((await model.complete(request, signal)).ending).toBe(ending);
  });

  it.each<[string, Fault, string, number | undefined]>([
    ['too many calls', { status: 429, headers: { 'retry-after': '7' } }, 'rate-limited', 7000],
    [
      'too many calls, in milliseconds',
      { status: 429, headers: { 'retry-after-ms': '40' } },
      'rate-limited',
      40,
    ],
    [
      'too many calls, for no given time',
      { status: 429, headers: { 'retry-after': 'soon' } },
      'rate-limited',
      undefined,
    ],
    ['a fault of its own', { status: 500 }, 'unavailable', undefined],
    ['too much load', { status: 529 }, 'unavailable', undefined],
    ['a page of a proxy', { status: 502, body: '<html>' }, 'unavailable', undefined],
    [
      'a refused key',
      { status: 401, body: `{"error":{"message":"bad key ${KEY}"}}` },
      'unauthorized',
      undefined,
    ],
    ['no such model', { status: 404 }, 'no-such-model', undefined],
    ['a refused call', { status: 400 }, 'call-refused', undefined],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }, 'call-refused', undefined],
    ['JSON that is cut', { raw: '{"id":"x","choices":[{"mess' }, 'answer-malformed', undefined],
    ['no JSON', { raw: 'ok' }, 'answer-malformed', undefined],
    ['another schema', { raw: '{"answer":"A"}' }, 'answer-malformed', undefined],
    ['an error in an answer', { raw: '{"error":{"message":"no"}}' }, 'answer-malformed', undefined],
    ['a huge body', { huge: 100_000 }, 'answer-too-large', undefined],
    ['a connection that breaks', 'reset', 'unavailable', undefined],
    ['a connection that breaks midway', 'reset-midway', 'unavailable', undefined],
    ['another model', 'other-model', 'other-model', undefined],
    ['no model named', 'no-model', 'other-model', undefined],
  ])('[B11] fails with a code alone after %s', async (_, fault, code, retryAfterMs) => {
    const fake = await start({ fault: () => fault });
    const model = create({ baseUrl: fake.baseUrl, model: 'judge-1', apiKey: KEY, maxBytes: 50_000 });
    const failure = await failureOf(model.complete(request, signal));
    expect([failure.code, failure.retryAfterMs, failure.message]).toEqual([code, retryAfterMs, code]);
    expect(fake.calls).toHaveLength(1);
    const { stack: _stack, ...told } = failure;
    expect(JSON.stringify([told, String(failure), failure.cause ?? null])).not.toMatch(/secret|shed|127\.0/);
  });

  it('reads a date to wait for', async () => {
    const headers = { 'retry-after': new Date(Date.now() + 60_000).toUTCString() };
    const fake = await start({ fault: () => ({ status: 503, headers }) });
    const model = create({ baseUrl: fake.baseUrl, model: 'judge-1', apiKey: KEY });
    const { retryAfterMs = 0 } = await failureOf(model.complete(request, signal));
    expect(retryAfterMs).toBeGreaterThan(0);
    expect(retryAfterMs).toBeLessThanOrEqual(60_000);
  });

  it('fails where nobody listens', async () => {
    const fake = await start();
    await fake.stop();
    const model = create({ baseUrl: fake.baseUrl, model: 'judge-1', apiKey: KEY });
    expect((await failureOf(model.complete(request, signal))).code).toBe('unavailable');
  });

  it('ends with the reason of the signal', async () => {
    const fake = await start({ fault: () => ({ slow: 60_000 }) });
    const controller = new AbortController();
    const model = create({ baseUrl: fake.baseUrl, model: 'judge-1', apiKey: KEY });
    const asking = model.complete(request, controller.signal);
    const reason = new Error('enough');
    setTimeout(() => controller.abort(reason), 5);
    await expect(asking).rejects.toBe(reason);
  });

  it.each([
    ['http://models.example/v1', 'address-not-secure'],
    ['http://127.0.0.1.example/v1', 'address-not-secure'],
    ['https://me:pass@models.example/v1', 'address-with-credentials'],
    ['https://models.example/v1?key=1', 'address-unreadable'],
    ['ftp://models.example/v1', 'address-unreadable'],
    ['models.example', 'address-unreadable'],
  ])('refuses %s', (baseUrl, code) => {
    const refuse = () => create({ baseUrl, model: 'judge-1', apiKey: KEY });
    expect(refuse).toThrow(EndpointError);
    expect(refuse).toThrow(new RegExp(`^${code}$`));
  });

  it('goes to other machines in the clear only where that is allowed, and says nothing of the key', () => {
    const model = create({ baseUrl: 'http://gpu.example/v1/', model: 'j', apiKey: KEY, allowInsecure: true });
    expect(model.identity).toEqual({ name: 'j', endpoint: 'http://gpu.example/v1' });
    expect(JSON.stringify(model)).not.toContain(KEY);
  });

  it('judges through the ladder, retries included, and prints nothing', async () => {
    const log = ['log', 'info', 'warn', 'error'].map((name) => vi.spyOn(console, name as 'log'));
    const fake = await start({
      answer: () =>
        '[{"claim":1,"grade":"B","reason":"Only some do.","quote":"Most bicycles stand outside","opposite":false}]',
      fault: (call) => (call === 0 ? { status: 429, headers: { 'retry-after': '0' } } : undefined),
    });
    const judge = create({ baseUrl: fake.baseUrl, model: 'judge-1', apiKey: KEY });
    const evidence = { text: 'Most bicycles stand outside the hall.' };
    const options = { judge, calls: { backoffMs: 0 } };
    const { results, usage } = await judgeBatch(
      [{ claim: 'All bicycles stand outside the building.', evidence }],
      options,
    );
    expect(results[0]).toMatchObject({ verdict: 'partial', decidedBy: 'judge' });
    expect(usage).toMatchObject({ calls: 2, retried: 1, inputTokens: 120, outputTokens: 30 });
    expect(log.flatMap((spy) => spy.mock.calls)).toEqual([]);
    for (const spy of log) spy.mockRestore();
  });
});

describe('createAnthropicTextModel', () => {
  it('takes no key from the environment', () => {
    vi.stubEnv('ANTHROPIC_API_KEY', KEY);
    expect(() => createAnthropicTextModel({ model: 'judge-1' })).toThrow('key-missing');
    vi.unstubAllEnvs();
  });
});

describe('createOpenAiTextModel', () => {
  it('sends no key where there is none', async () => {
    const fake = await start();
    await createOpenAiTextModel({ baseUrl: fake.baseUrl, model: 'judge-1' }).complete(request, signal);
    expect(fake.calls[0]?.headers.authorization).toBeUndefined();
  });

  it('tells a dated version that answers, leaves out counts that were not given, and seeds later runs', async () => {
    const fake = await start({ fault: () => 'no-usage' });
    const model = createOpenAiTextModel({ baseUrl: fake.baseUrl, model: 'maker/judge-latest' });
    expect((await model.complete({ ...request, run: 2 }, signal)).usage).toEqual({});
    expect(fake.calls[0]?.body.seed).toBe(2);
  });
});

describe('createOpenAiEmbedder', () => {
  const vector = (text: string): readonly number[] => [text.length, 1];

  it('[B7] gives the vectors of texts in one call', async () => {
    const fake = await start({ vector });
    const embedder = createOpenAiEmbedder({ baseUrl: fake.baseUrl, model: 'e', languages: ['en'] });
    const reply = await embedder.embed(['a', '锁锁'], signal);
    expect(reply).toEqual({
      vectors: [
        [1, 1],
        [2, 1],
      ],
      usage: { inputTokens: 2 },
    });
    expect(fake.calls.map(({ path }) => path)).toEqual(['/v1/embeddings']);
  });

  it.each<[Fault, string]>([
    ['shuffled', 'answer-malformed'],
    ['other-model', 'other-model'],
    ['no-model', 'other-model'],
    [{ raw: '{"data":[{"embedding":["x"]}]}' }, 'answer-malformed'],
    [{ raw: '{"data":[{"embedding":[1' }, 'answer-malformed'],
    [{ status: 429 }, 'rate-limited'],
    ['reset', 'unavailable'],
  ])('fails with a code alone after %j', async (fault, code) => {
    const fake = await start({ vector, fault: () => fault });
    const embedder = createOpenAiEmbedder({ baseUrl: fake.baseUrl, model: 'e', languages: 'any' });
    expect((await failureOf(embedder.embed(['a', 'b'], signal))).code).toBe(code);
  });

  it('takes too few vectors for none', async () => {
    const fake = await start({ fault: () => ({ raw: '{"model":"e","data":[{"embedding":[1,0]}]}' }) });
    const embedder = createOpenAiEmbedder({ baseUrl: fake.baseUrl, model: 'e', languages: 'any' });
    const input = { claim: 'Bicycles stay here.', evidence: { text: 'Riders leave bicycles.' } };
    const { results } = await judgeBatch([input], { embedder });
    expect(results[0]?.opinions[0]).toMatchObject({
      scores: {},
      findings: [{ reason: 'answer-unreadable' }],
    });
  });
});
