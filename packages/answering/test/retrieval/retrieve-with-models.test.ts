import { checkSchema } from '@loccit/contract';
import { createOpenAiEmbedder, createReranker } from '@loccit/endpoints';
import { createMemoryCache } from '@loccit/support/models';
import { afterEach, describe, expect, it } from 'vitest';
import { type Fault, startFakeEndpoint } from '../../../endpoints/test/fake-endpoint.js';
import { answerFromRetrieval, type Retrieval, retrieve, retrieveWithModels } from '../../src/index.js';
import { AT, GUEST, publish, writeDocument } from '../ask.js';
import { openCorpus } from '../corpora.js';
import { createFakeEmbedder, createFakeReranker, openModels, toVector } from './fake-models.js';

const acme = openCorpus('acme');
const questions = ['How long does a refund take after approval?', '审核通过后多久退款到账？'];
const ask = (question: string, generation = acme) => ({
  question,
  generation,
  reader: GUEST,
  at: AT,
  answerId: `ans_${'0'.repeat(32)}`,
  nonce: '0'.repeat(32),
});
const listSelected = ({ selected }: Retrieval) => selected.map(({ row }) => row.entry.id);
const listTexts = ({ selected }: Retrieval) => selected.map(({ row }) => row.entry.info?.retrieval_text);

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});
const start = async (fault: Fault | undefined) => {
  const fake = await startFakeEndpoint({ vector: toVector, closeness: () => 1, fault: () => fault });
  stops.push(fake.stop);
  return fake;
};

const failing: readonly (readonly [string, Fault, string])[] = [
  ['refuses the connection', 'reset', 'model-unavailable'],
  ['breaks off', 'reset-midway', 'model-unavailable'],
  ['is at fault', { status: 503 }, 'model-unavailable'],
  ['does not answer in time', { slow: 5_000 }, 'model-unavailable'],
  ['wants another key', { status: 401 }, 'model-refused'],
  ['answers nonsense', { raw: '<html>' }, 'answer-unreadable'],
  ['is another model', 'other-model', 'other-model'],
];

describe.each(failing)('[C16] retrieveWithModels where an endpoint on this machine %s', (_, fault, code) => {
  it.each(questions)(
    'reranks nothing: the same candidates in the order of their words, and the audit says so: %s',
    async (question) => {
      const { baseUrl } = await start(fault);
      const reranker = createReranker({ baseUrl, model: 'closer', languages: 'any' });
      const models = openModels({ reranker, calls: { timeoutMs: 1_000 } });
      const run = await retrieveWithModels(ask(question), models);
      expect(listSelected(run)).toEqual(listSelected(retrieve(ask(question))));
      expect(run.degraded).toEqual([{ stage: 'reranking', code }]);
      const { answer, audit } = answerFromRetrieval(ask(question), run);
      expect(audit.degraded).toEqual(run.degraded);
      expect(audit.failure).toBeNull();
      expect(checkSchema('audit', audit)).toEqual([]);
      expect(answer).toEqual(answerFromRetrieval(ask(question), retrieve(ask(question))).answer);
    },
  );

  it.each(questions)('finds nothing by meaning, and all by words: %s', async (question) => {
    const { baseUrl } = await start(fault);
    const embedder = createOpenAiEmbedder({ baseUrl, model: 'near', languages: 'any' });
    const run = await retrieveWithModels(
      ask(question),
      openModels({ embedder, calls: { timeoutMs: 1_000 } }),
    );
    expect(run.retrieved).toEqual(retrieve(ask(question)).retrieved);
    expect(run.degraded).toEqual([{ stage: 'embedding', code }]);
  });
});

describe('retrieveWithModels', () => {
  it('without models finds what `retrieve` finds', async () => {
    for (const question of questions)
      expect(await retrieveWithModels(ask(question), openModels({}))).toEqual(retrieve(ask(question)));
  });

  it('finds by meaning what has no word of the question, in both languages, from an endpoint', async () => {
    const near: Readonly<Record<string, readonly number[]>> = {
      money: [1, 0.1],
      钱: [0.9, 0.2],
      boat: [0, 1],
    };
    const vector = (text: string) =>
      Object.entries(near).find(([word]) => text.includes(word))?.[1] ?? [0.1, 1];
    const fake = await startFakeEndpoint({ vector });
    stops.push(fake.stop);
    const embedder = createOpenAiEmbedder({ baseUrl: fake.baseUrl, model: 'near', languages: 'any' });
    const generation = publish([
      writeDocument('a', 'Your money comes back.'),
      writeDocument('b', '钱会退回。'),
      writeDocument('c', 'The boat is blue.'),
    ]);
    const run = await retrieveWithModels(ask('Is money reimbursed?', generation), openModels({ embedder }));
    expect(run.selected.map(({ row }) => row.document.document_id)).toEqual(['a', 'b']);
    expect(run.degraded).toEqual([]);
    expect(run.rules.map(({ rule }) => rule)).toContain('reciprocal-rank-fusion');
    expect(run.tools.map(({ name }) => name)).toEqual([
      'loccit-lexical-retriever',
      'loccit-vector-retriever',
    ]);
  });

  it('embeds a text once with a cache, whoever opens the store', async () => {
    const cache = createMemoryCache();
    const run = async (embedder = createFakeEmbedder()) => {
      const generation = openCorpus('acme');
      const found = await retrieveWithModels(
        ask(questions[0] ?? '', generation),
        openModels({ embedder, cache }),
      );
      return { seen: embedder.seen.length, selected: listSelected(found) };
    };
    const first = await run();
    expect(first.seen).toBeGreaterThan(10);
    expect(await run()).toEqual({ seen: 0, selected: first.selected });
    expect(
      (await run({ ...createFakeEmbedder(), identity: { name: 'another' }, seen: [] })).selected,
    ).toEqual(first.selected);
  });

  it('asks a long-lived embedder about a row once', async () => {
    const embedder = createFakeEmbedder();
    const models = openModels({ embedder });
    await retrieveWithModels(ask(questions[0] ?? ''), models);
    const before = embedder.seen.length;
    await retrieveWithModels(ask(questions[1] ?? ''), models);
    expect(embedder.seen.slice(before)).toEqual([questions[1]]);
  });

  it('does not ask a model that does not read the language, and says so', async () => {
    const embedder = { ...createFakeEmbedder(), languages: ['en'] };
    const run = await retrieveWithModels(ask(questions[1] ?? ''), openModels({ embedder }));
    expect(embedder.seen).toEqual([]);
    expect(run.degraded).toEqual([{ stage: 'embedding', code: 'language-not-declared' }]);
  });

  it('lets a reranker order what was found, and drop what is below its threshold', async () => {
    const generation = publish(
      ['five', 'six', 'seven'].map((word, at) => writeDocument(`d${at}`, `A refund takes ${word} days.`)),
    );
    const score = (text: string) => (text.includes('six') ? 0.9 : text.includes('seven') ? 0.5 : 0.1);
    const reranker = createFakeReranker({ score });
    const run = await retrieveWithModels(
      ask('How long does a refund take?', generation),
      openModels({ reranker, minScore: 0.3 }),
    );
    expect(listTexts(run)).toEqual(['A refund takes six days.', 'A refund takes seven days.']);
    expect(run.dropped.map(({ reason }) => reason)).toEqual(['below-threshold']);
    expect(run.retrieved).toHaveLength(3);
  });

  it('[C15] asks no model where a route, or a question without terms, ends the search', async () => {
    const embedder = createFakeEmbedder();
    for (const question of ['Where is my order 77120?', '我的订单到哪里了？', '?'])
      expect((await retrieveWithModels(ask(question), openModels({ embedder }))).stop).toBeDefined();
    expect(embedder.seen).toEqual([]);
  });

  it('a budget that is spent is a model that fails', async () => {
    const embedder = createFakeEmbedder();
    const run = await retrieveWithModels(
      ask(questions[0] ?? ''),
      openModels({ embedder, budget: { maxCalls: 0 } }),
    );
    expect(run.degraded).toEqual([{ stage: 'embedding', code: 'budget-exhausted' }]);
    expect(listSelected(run)).toEqual(listSelected(retrieve(ask(questions[0] ?? ''))));
  });

  it('rejects with the reason of the signal when it is aborted', async () => {
    const stop = new AbortController();
    stop.abort(new Error('enough'));
    const models = openModels({ embedder: createFakeEmbedder(), signal: stop.signal });
    await expect(retrieveWithModels(ask(questions[0] ?? ''), models)).rejects.toThrow('enough');
  });
});
