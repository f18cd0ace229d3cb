import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../../../packages/endpoints/test/fake-endpoint.js';
import { openFakes } from '../../../../packages/endpoints/test/open-fakes.js';
import { runMain } from '../run-loccit.js';
import { makeFolder } from '../temp-folder.js';

const { start, stop } = openFakes();
afterEach(() => vi.unstubAllEnvs());
afterAll(stop);

const vector = (text: string) => (/money|退款|钱/u.test(text) ? [1, 0.1] : [0.1, 1]);

/** A published store of two documents, and a file that names models at that address. */
async function prepare(baseUrl: string, more: object = {}) {
  const folder = makeFolder();
  writeFileSync(`${folder}/refunds.md`, 'Your money comes back within five days.\n\n退款五天到账。\n');
  writeFileSync(`${folder}/boats.md`, 'The boat is blue.\n\n船是蓝色的。\n');
  const store = `${folder}-store`;
  expect((await runMain(['ingest', folder, '--store', store])).exit).toBe(0);
  const file = `${folder}-models.json`;
  const entry = { base_url: baseUrl, model: 'm', languages: ['any'] };
  const calls = { attempts: 1, timeout_seconds: 5 };
  writeFileSync(
    file,
    JSON.stringify({ schema: 'urn:loccit:models:1', embeddings: entry, reranker: entry, calls, ...more }),
  );
  const audit = `${folder}-audit.json`;
  const ask = async (question: string, ...options: readonly string[]) => {
    const fixed = ['--answer-id', `ans_${'0'.repeat(32)}`, '--at', '2026-11-29T00:00:00Z', '--json'];
    const run = await runMain(['ask', question, '--store', store, ...fixed, ...options]);
    return { ...run, answer: run.stdout === '' ? undefined : JSON.parse(run.stdout) };
  };
  return { ask, audit, file, folder, store };
}

const questions = ['When does my money come back?', '退款几天到账？'];

describe('loccit ask --models', () => {
  it.each(questions)(
    'embeds and reranks what the reader may see, with keys of their own, and keeps it in the audit: %s',
    async (question) => {
      vi.stubEnv('LOCCIT_EMBEDDINGS_KEY', 'sk-of-embeddings');
      vi.stubEnv('LOCCIT_RERANKER_KEY', 'sk-of-reranker');
      const fake = await start({ vector, closeness: () => 1 });
      const { ask, audit, file } = await prepare(fake.baseUrl);
      const { answer, exit, stderr, stdout } = await ask(question, '--models', file, '--audit', audit);
      expect([exit, answer.status]).toEqual([0, 'answered']);
      expect(new Set(fake.calls.map(({ path, headers }) => `${path} ${headers.authorization}`))).toEqual(
        new Set(['/v1/embeddings Bearer sk-of-embeddings', '/v1/rerank Bearer sk-of-reranker']),
      );
      const kept = readFileSync(audit, 'utf8');
      expect(JSON.parse(kept).tools.map(({ name }: { name: string }) => name)).toEqual([
        'loccit-lexical-retriever',
        'loccit-vector-retriever',
        'loccit-reranker',
      ]);
      expect(kept + stdout + stderr).not.toContain('sk-of');
      expect(JSON.parse(kept).degraded).toBeUndefined();
    },
  );

  it.each<Fault>([{ status: 500 }, 'reset', { raw: 'no' }])(
    '[C16] gives the answer it gives without models where they fail, and says so, or ends where they are required: %j',
    async (fault) => {
      const fake = await start({ fault: () => fault });
      const { ask, audit, file } = await prepare(fake.baseUrl);
      for (const question of questions) {
        const plain = await ask(question);
        const run = await ask(
          question,
          '--models',
          file,
          '--audit',
          audit.replace('.json', `${question.length}.json`),
        );
        expect([run.exit, run.stdout]).toEqual([0, plain.stdout]);
        expect(run.stderr).toMatch(/could not be used \(embedding: [a-z-]+\)/);
        const kept = JSON.parse(readFileSync(audit.replace('.json', `${question.length}.json`), 'utf8'));
        expect(kept.degraded.map(({ stage }: { stage: string }) => stage)).toEqual([
          'embedding',
          'reranking',
        ]);
        const required = await ask(question, '--models', file, '--require-models');
        expect([required.exit, required.answer.status]).toEqual([3, undefined]);
        expect(required.stdout).toContain('models-unavailable');
      }
    },
  );

  it('asks once for what the folder of answers has', async () => {
    const fake = await start({ vector, closeness: () => 1 });
    const { ask, file } = await prepare(fake.baseUrl, { cache: 'kept' });
    const embeddings = () => fake.calls.filter(({ path }) => path.endsWith('/embeddings')).length;
    await ask(questions[0] ?? '', '--models', file);
    const first = embeddings();
    await ask(questions[0] ?? '', '--models', file);
    expect([first > 0, embeddings()]).toEqual([true, first]);
  });

  it('refuses a file that names two embedders', async () => {
    const { ask, file } = await prepare('http://127.0.0.1:1/v1', {
      local_embeddings: { folder: 'm', languages: ['any'] },
    });
    const run = await ask(questions[0] ?? '', '--models', file);
    expect(run.exit).toBe(2);
    expect(run.stdout + run.stderr).toContain('/local_embeddings');
  });
});
