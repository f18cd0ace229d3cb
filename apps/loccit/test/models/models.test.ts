import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hasMessage, message } from '@loccit/contract';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openFakes } from '../../../../packages/endpoints/test/open-fakes.js';
import { openFolderCache } from '../../src/models/folder-cache.js';
import { runMain } from '../run-loccit.js';
import { makeFolder } from '../temp-folder.js';

const claim = 'Bicycles belong in the shed.';
const evidence = 'Riders leave their bicycles in the shed.';
const graded = (grade: string, quote = 'bicycles in the shed') =>
  JSON.stringify([{ claim: 1, grade, reason: 'It is so.', quote, opposite: false }]);
const { start, stop } = openFakes();
afterEach(() => vi.unstubAllEnvs());
afterAll(stop);

/** A folder with a models file for a judge at that address. */
const writeModels = (baseUrl: string, more: object = {}, judge: object = {}) => {
  const folder = makeFolder();
  const file = `${folder}/models.json`;
  const entry = { protocol: 'openai', base_url: baseUrl, model: 'judge-1', ...judge };
  writeFileSync(file, JSON.stringify({ schema: 'urn:loccit:models:1', judge: entry, ...more }));
  return { folder, file };
};
const support = (file: string, more: readonly string[] = []) =>
  runMain(['support', claim, '--evidence', evidence, '--models', file, '--json', ...more]);

describe('loccit support --models', () => {
  it('[B8] takes the verdict of a judge where rules leave it open', async () => {
    vi.stubEnv('LOCCIT_JUDGE_KEY', 'sk-very-secret');
    const fake = await start({ answer: () => graded('A') });
    const { exit, stderr, stdout } = await support(writeModels(fake.baseUrl).file);
    expect(exit).toBe(0);
    const told = JSON.parse(stdout);
    expect(told).toMatchObject({ verdict: 'supported', decided_by: 'judge', opinions: [{ rung: 'judge' }] });
    expect(fake.calls[0]?.headers.authorization).toBe('Bearer sk-very-secret');
    expect(stdout + stderr).not.toContain('sk-very-secret');
  });

  it('[B11] asks once for what the folder of answers has', async () => {
    const fake = await start({ answer: () => graded('B') });
    const { file, folder } = writeModels(fake.baseUrl, { cache: 'answers' });
    const first = await support(file);
    const second = await support(file);
    expect([first.exit, second.exit, fake.calls.length]).toEqual([1, 1, 1]);
    expect(JSON.parse(second.stdout).opinions).toMatchObject([{ cached: true }]);
    expect(second.stdout.replace(/,\s*"cached": true/, '')).toBe(first.stdout);
    const [shelf = ''] = readdirSync(`${folder}/answers`);
    const [entry = ''] = readdirSync(`${folder}/answers/${shelf}`);
    const path = `${folder}/answers/${shelf}/${entry}`;
    const kept = readFileSync(path, 'utf8');
    // What is kept is JSON within JSON, so that the quotes of a grade have any number of backslashes.
    const changed = kept.replace(/"B\\*"/, (grade) => grade.replace('B', 'A'));
    expect(changed).not.toBe(kept);
    writeFileSync(path, changed);
    expect((await support(file)).stdout).toBe(first.stdout);
    expect(fake.calls).toHaveLength(2);
  });

  it('[B11] leaves a claim undecided where a model cannot be reached, and ends with 3 where that is asked for', async () => {
    const { file } = writeModels('http://127.0.0.1:9/v1', { calls: { attempts: 1 } });
    const open = await support(file);
    expect(JSON.parse(open.stdout)).toMatchObject({ verdict: 'undecided', needs_human: true });
    expect(open.stdout).toContain('model-unavailable');
    const ended = await support(file, ['--require-models']);
    expect([ended.exit, ended.stdout + ended.stderr]).toEqual([
      3,
      expect.stringContaining('models-unavailable'),
    ]);
  });

  it.each([
    [{ status: 500 }, 'model-unavailable', true],
    [{ slow: 60_000 }, 'model-unavailable', true],
    ['reset', 'model-unavailable', true],
    [{ status: 401 }, 'model-refused', true],
    [{ status: 403 }, 'model-refused', true],
    [{ status: 429 }, 'model-refused', true],
    ['other-model', 'other-model', true],
    ['no-model', 'other-model', true],
    ['cut', 'answer-unreadable', false],
    [{ raw: '{' }, 'answer-unreadable', false],
  ] as const)('[B11] tells %j as %s, in words of its own', async (fault, reason, isIncomplete) => {
    const fake = await start({ answer: () => graded('A'), fault: () => fault });
    const { file } = writeModels(fake.baseUrl, { calls: { attempts: 1, timeout_seconds: 1 } });
    const { exit, stderr, stdout } = await support(file);
    expect(stderr).toMatch(/^Models: 1 calls/m);
    const told = JSON.parse(stdout);
    const failure = told.findings.find(({ rule }: { rule: string }) => rule === 'support/judge-error');
    expect([exit, told.verdict, failure?.reason]).toEqual([1, 'undecided', reason]);
    expect(hasMessage(`support.reason.${reason}`)).toBe(true);
    expect(stderr.includes(message('cli.models.incomplete', 'en'))).toBe(isIncomplete);
    expect((await support(file, ['--require-models'])).exit).toBe(isIncomplete ? 3 : 1);
  });

  it.each([
    ['bicycles on the roof', 'quote-not-in-evidence'],
    ['in the', 'quote-not-telling'],
  ])('[B8] takes no grade for the quote %j: %s', async (quote, reason) => {
    const fake = await start({ answer: () => graded('A', quote) });
    const told = JSON.parse((await support(writeModels(fake.baseUrl).file)).stdout);
    expect([told.verdict, told.findings.map((one: { reason?: string }) => one.reason)]).toEqual([
      'undecided',
      [reason],
    ]);
  });

  it('[B11] names the folder of answers where it is a file, before anything is asked', async () => {
    const fake = await start({ answer: () => graded('A') });
    const { file, folder } = writeModels(fake.baseUrl, { cache: 'answers' });
    writeFileSync(`${folder}/answers`, 'x');
    const { exit, stdout } = await support(file);
    expect([exit, JSON.parse(stdout).error]).toEqual([
      2,
      expect.objectContaining({ code: 'not-a-directory', at: { file: `${folder}/answers` } }),
    ]);
    expect(stdout).toContain('`cache`');
    expect(fake.calls).toHaveLength(0);
  });

  it('[B11] says that answers cannot be kept in a folder, before anything is asked', async () => {
    const fake = await start({ answer: () => graded('A') });
    // Longer than any file system lets a name be, for whoever runs this.
    const { file } = writeModels(fake.baseUrl, { cache: 'a'.repeat(300) });
    const { exit, stdout } = await support(file);
    expect([exit, JSON.parse(stdout).error.code, fake.calls.length]).toEqual([2, 'cache-unwritable', 0]);
    expect(stdout).toContain('`cache`');
  });

  it.each([
    ['en', 'from the cache'],
    ['zh', '取自缓存'],
  ])('[B11] tells a reader of %s that an opinion is one of before', async (lang, words) => {
    const fake = await start({ answer: () => graded('B') });
    const { file } = writeModels(fake.baseUrl, { cache: 'answers' });
    const show = () => runMain(['support', claim, '--evidence', evidence, '--models', file, '--lang', lang]);
    expect((await show()).stdout).not.toContain(words);
    expect((await show()).stdout).toContain(words);
  });

  it('[B11] calls no more often than the budget lets it', async () => {
    const fake = await start({ answer: () => graded('A') });
    const { file } = writeModels(fake.baseUrl, { budget: { calls: 0 } });
    const { stdout } = await support(file);
    expect([fake.calls.length, JSON.parse(stdout).verdict]).toEqual([0, 'undecided']);
    expect(stdout).toContain('budget-exhausted');
  });

  it('[B11] leaves undecided, with the reason, what a budget that ends midway does not reach', async () => {
    const fake = await start({ answer: () => graded('A') });
    const { file, folder } = writeModels(fake.baseUrl, { budget: { calls: 2 }, calls: { concurrency: 1 } });
    const claims = [
      'Bicycles belong in it.',
      'Riders use the shed.',
      'Sheds hold bicycles.',
      'Riders own sheds.',
    ];
    const lines = claims.map((each, id) => JSON.stringify({ id: String(id), claim: each, evidence }));
    writeFileSync(`${folder}/pairs.jsonl`, lines.join('\n'));
    const { stdout } = await runMain([
      'support',
      '--pairs',
      `${folder}/pairs.jsonl`,
      '--models',
      file,
      '--json',
    ]);
    const told = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(fake.calls).toHaveLength(2);
    expect(told.map(({ verdict }) => verdict).sort()).toEqual([
      'supported',
      'supported',
      'undecided',
      'undecided',
    ]);
    for (const { findings, verdict } of told) {
      const reasons = findings.map((one: { reason?: string }) => one.reason);
      expect(reasons).toEqual(verdict === 'undecided' ? ['budget-exhausted'] : []);
    }
  });

  it('[B11] asks about key claims alone where that is said', async () => {
    const fake = await start({ answer: () => graded('A') });
    const other = writeModels(fake.baseUrl, { key_claims: { containing: ['hall'] } }, { when: 'key' });
    expect((await support(other.file)).exit).toBe(1);
    const key = writeModels(fake.baseUrl, { key_claims: { containing: ['SHED'] } }, { when: 'key' });
    expect([(await support(key.file)).exit, fake.calls.length]).toEqual([0, 1]);
  });

  it('[B7] shows the band of similarity, which decides nothing', async () => {
    const fake = await start({ vector: (text) => (text === claim ? [1, 0] : [0.9, Math.sqrt(1 - 0.81)]) });
    const folder = makeFolder();
    const embeddings = { base_url: fake.baseUrl, model: 'embed-1', languages: ['en'] };
    writeFileSync(`${folder}/m.json`, JSON.stringify({ schema: 'urn:loccit:models:1', embeddings }));
    const { exit, stdout } = await support(`${folder}/m.json`);
    expect(exit).toBe(1);
    expect(stdout).toMatch(/"band": "high"/);
  });

  it.each([
    ['no address', { base_url: undefined }, 'unexpected-form'],
    ['an address in the clear', { base_url: 'http://models.example/v1' }, 'address-not-secure'],
    ['credentials', { base_url: 'https://me:pw@models.example/v1' }, 'address-with-credentials'],
    ['a query', { base_url: 'https://models.example/v1?a=1' }, 'address-unreadable'],
    ['no key', { protocol: 'anthropic', base_url: undefined }, 'key-missing'],
    ['an unknown member', { key: 'sk-1' }, 'unexpected-form'],
    ['no run', { runs: 0 }, 'unexpected-form'],
  ])('refuses a models file with %s', async (_, judge, code) => {
    const { exit, stderr, stdout } = await support(writeModels('https://models.example/v1', {}, judge).file);
    expect([exit, stdout + stderr]).toEqual([2, expect.stringContaining(code)]);
    expect(stdout + stderr).not.toMatch(/me:pw|sk-1/);
  });
});

describe('loccit check --models', () => {
  const writeReport = () => {
    const folder = makeFolder();
    writeFileSync(`${folder}/shed.txt`, `${evidence}\n`);
    writeFileSync(`${folder}/report.md`, `${claim}[1]\n\n## References\n\n[1] The shed. shed.txt\n`);
    return folder;
  };

  it('[B8] asks once what the check asks, and the report names model and prompt', async () => {
    const fake = await start({ answer: () => graded('A') });
    const { file } = writeModels(fake.baseUrl, {}, { when: 'undecided' });
    const folder = writeReport();
    const argv = ['check', `${folder}/report.md`, '--sources', folder, '--json'];
    const without = await runMain(argv);
    expect(fake.calls).toHaveLength(0);
    const asked = await runMain([...argv, '--models', file]);
    const report = JSON.parse(asked.stdout);
    expect(fake.calls.length).toBeGreaterThan(0);
    expect(report.models).toEqual([
      { rung: 'judge', name: 'judge-1', prompt_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(report.claims[0]).toMatchObject({ verdict: 'supported', decided_by: 'judge' });
    expect(JSON.parse(without.stdout).claims[0]).toMatchObject({ verdict: 'undecided' });
    expect(asked.stderr).toMatch(/^Models: 1 calls/m);
  });

  it('[B11] tells in the report which opinions were kept from an earlier run', async () => {
    const fake = await start({ answer: () => graded('A') });
    const { file } = writeModels(fake.baseUrl, { cache: 'answers' }, { when: 'undecided' });
    const folder = writeReport();
    const argv = ['check', `${folder}/report.md`, '--sources', folder, '--json', '--models', file];
    const run = async () => JSON.parse((await runMain(argv)).stdout);
    const opinionsOf = (report: { citations: { opinions?: { cached?: boolean }[] }[] }) =>
      report.citations.flatMap(({ opinions = [] }) => opinions.map(({ cached }) => cached));
    const [first, second] = [await run(), await run()];
    expect([opinionsOf(first), opinionsOf(second)]).toEqual([[undefined], [true]]);
    expect(second.verdict).toBe(first.verdict);
    expect(fake.calls).toHaveLength(1);
  });
});

describe('openFolderCache', () => {
  it('[B11] lets several write one entry at once, and each read is whole or none', async () => {
    const folder = `${makeFolder()}/deep/answers`;
    const caches = [openFolderCache(folder), openFolderCache(folder)];
    const key = 'a'.repeat(64);
    const values = ['一'.repeat(5000), 'x'.repeat(20_000)];
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const cache = caches[index % 2];
        await cache?.write(key, values[index % 2] ?? '');
        expect(values).toContain(await cache?.read(key));
      }),
    );
    expect(readdirSync(`${folder}/aa`)).toEqual(['a'.repeat(62)]);
  });

  it.each(['', 'x', '\n'])('takes an entry that holds %j for none', async (content) => {
    const folder = makeFolder();
    const cache = openFolderCache(folder);
    const key = 'b'.repeat(64);
    await cache.write(key, 'kept');
    expect(await cache.read(key)).toBe('kept');
    writeFileSync(`${folder}/bb/${'b'.repeat(62)}`, content);
    expect(await cache.read(key)).toBeUndefined();
  });
});
