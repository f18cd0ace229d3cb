import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Answer, type Audit, checkSchema } from '@loccit/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeBehaviour, startFakeEndpoint } from '../../../../packages/endpoints/test/fake-endpoint.js';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

const stops: (() => Promise<void>)[] = [];
const reader = ['--store', 's', '--at', '2026-11-29T00:00:00Z'];
let cwd = '';

beforeAll(async () => {
  cwd = makeFolder();
  mkdirSync(`${cwd}/docs`);
  writeFileSync(`${cwd}/docs/fares.txt`, 'A single crossing costs 4 euros. Dogs need a muzzle on board.');
  writeFileSync(`${cwd}/docs/fares-zh.txt`, '单程票价为 4 元。携带犬只须佩戴嘴套。');
  await runJson(cwd, ['ingest', 'docs', '--store', 's']);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

const draft = (text: string, quote = text) =>
  JSON.stringify({ sentences: [{ text, kind: 'fact', sources: [1], quotes: [quote] }], missing: [] });

/** A fake writer, and a file that names it. */
async function startWriter(behaviour: FakeBehaviour, entry: object = {}, timeout = 30) {
  const fake = await startFakeEndpoint(behaviour);
  stops.push(fake.stop);
  const file = `${cwd}/models-${stops.length}.json`;
  const writer = { protocol: 'openai', base_url: fake.baseUrl, model: 'writer-1', ...entry };
  const calls = { attempts: 1, timeout_seconds: timeout };
  writeFileSync(file, JSON.stringify({ schema: 'urn:loccit:models:1', writer, calls }));
  return { fake, file };
}

const ask = (question: string, file: string, more: readonly string[] = []) =>
  runMain(['ask', question, ...reader, '--models', file, '--json', ...more], { cwd });

describe('loccit ask --models with a writer', () => {
  it.each([
    ['What does a single crossing cost?', 'A single crossing costs 4 euros.'],
    ['单程票价是多少？', '单程票价为 4 元。'],
  ])('[A8] [E2] answers %s in checked sentences, and the answer checks', async (question, text) => {
    vi.stubEnv('LOCCIT_WRITER_KEY', 'sk-very-secret');
    const { fake, file } = await startWriter({ answer: () => draft(text) });
    const { exit, stderr, stdout } = await ask(question, file, ['--audit', `audit-${stops.length}.json`]);
    expect(exit).toBe(0);
    const answer = JSON.parse(stdout) as Answer;
    expect(checkSchema('answer', answer)).toEqual([]);
    expect(answer).toMatchObject({ status: 'answered', answer: text, generator: { model: 'writer-1' } });
    const audit = JSON.parse(readFileSync(`${cwd}/audit-${stops.length}.json`, 'utf8')) as Audit;
    expect(checkSchema('audit', audit)).toEqual([]);
    expect(audit.drafts).toMatchObject([{ purpose: 'draft', outcome: 'read' }]);
    expect(stderr).toContain('1 calls');
    expect(fake.calls[0]?.headers.authorization).toBe('Bearer sk-very-secret');
    expect(stdout + stderr + JSON.stringify(audit)).not.toContain('sk-very-secret');
    writeFileSync(`${cwd}/answer-${stops.length}.json`, stdout);
    const check = await runMain(['check', `answer-${stops.length}.json`, ...reader, '--json'], { cwd });
    expect(check.exit).toBe(0);
  });

  it.each<[string, FakeBehaviour, object]>([
    ['is down', { fault: () => ({ status: 500 }) }, {}],
    ['refuses for now', { fault: () => ({ status: 429 }) }, {}],
    ['is late', { fault: () => ({ slow: 9_000 }) }, {}],
    ['breaks off', { fault: () => 'reset-midway' }, {}],
    ['writes what is no draft', { answer: () => 'It costs nothing.' }, {}],
    ['is not there', {}, { base_url: 'http://127.0.0.1:9/v1' }],
  ])('[C16] ends with 3 and shows no draft where the model %s', async (_, behaviour, entry) => {
    const { file } = await startWriter(
      { answer: () => draft('A single crossing costs 4 euros.'), ...behaviour },
      entry,
      3,
    );
    for (const question of ['What does a single crossing cost?', '单程票价是多少？']) {
      const { exit, stdout } = await ask(question, file);
      const answer = JSON.parse(stdout) as Answer;
      expect([exit, answer.status, answer.claims]).toEqual([3, 'generation_unavailable', []]);
      expect(checkSchema('answer', answer)).toEqual([]);
      expect(stdout).not.toMatch(/4 (?:euros|元)|nothing/);
    }
  });

  it('[C12] shows nothing that the passages do not bear', async () => {
    const { file } = await startWriter({ answer: () => draft('The ferry was built in 1912.') });
    const { exit, stdout } = await ask('What does a single crossing cost?', file);
    expect([exit, JSON.parse(stdout).status]).toEqual([0, 'insufficient_evidence']);
    expect(stdout).not.toContain('1912');
  });

  it('lets rules answer where that is asked for, and calls nobody', async () => {
    const { fake, file } = await startWriter({ answer: () => draft('It is free.') });
    const { stdout } = await ask('What does a single crossing cost?', file, ['--generator', 'extractive']);
    expect(JSON.parse(stdout)).toMatchObject({
      answer: 'A single crossing costs 4 euros.',
      generator: { name: 'loccit-extractive' },
    });
    expect(fake.calls).toEqual([]);
  });

  it('refuses a model that no file names, and a writer without an address', async () => {
    const { exit, stderr } = await runMain(['ask', 'q', ...reader, '--generator', 'model'], { cwd });
    expect([exit, stderr]).toEqual([2, expect.stringContaining('--models')]);
    const { file } = await startWriter({}, { base_url: undefined });
    expect((await ask('q', file)).exit).toBe(2);
  });

  it('takes numbered sentences, and a sentence of the user for what is not found', async () => {
    const entry = { form: 'text', not_found: 'The handbook is silent.' };
    const { fake, file } = await startWriter({ answer: () => 'The handbook is silent.' }, entry);
    const { stdout } = await ask('What does a single crossing cost?', file);
    expect(JSON.parse(stdout).status).toBe('insufficient_evidence');
    expect(JSON.stringify(fake.calls[0]?.body)).toContain('The handbook is silent.');
  });
});
