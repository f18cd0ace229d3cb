import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Answer, checkSchema, digestAnswer } from '@loccit/contract';
import { projectRoot } from '@loccit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

const at = ['--at', '2026-11-29T00:00:00Z'];
const refund = 'Within how many working days of approval is a refund paid?';
const reader = ['--store', 's', '--tenant', 'acme', ...at];
let cwd = '';

beforeAll(async () => {
  cwd = makeFolder();
  const corpora = `${projectRoot}fixtures/corpora`;
  await runJson(cwd, ['ingest', `${corpora}/acme`, `${corpora}/globex`, '--store', 's']);
});

describe('loccit ask', () => {
  it('answers in the shape of the contract, with 0 for every well-formed status', async () => {
    const answered = await runJson<Answer>(cwd, ['ask', refund, ...reader]);
    expect(checkSchema('answer', answered)).toEqual([]);
    expect(answered.status).toBe('answered');
    const unknown = await runJson<Answer>(cwd, ['ask', 'Which airline flies to the moon?', ...reader]);
    expect(checkSchema('answer', unknown)).toEqual([]);
    expect(unknown.status).toBe('insufficient_evidence');
  });

  it('ends with 3 where nothing is published for the tenant', async () => {
    const answer = await runJson<Answer>(
      cwd,
      ['ask', refund, '--store', 's', '--tenant', 'nobody', ...at],
      3,
    );
    expect(answer).toMatchObject({
      status: expect.stringMatching(/^(generation|dependency)_unavailable$/),
      claims: [],
    });
  });

  it('says that nothing is published where that is why, the same for every tenant without a generation', async () => {
    const said = async (tenant: string) =>
      (await runMain(['ask', refund, '--store', 's', '--tenant', tenant, ...at], { cwd })).stdout;
    expect(await said('nobody')).toContain('Nothing is published for this tenant here');
    expect(await said('somebody-else')).toBe(await said('nobody'));
  });

  it('tells on a terminal how to check the answer, for the same reader and as of the same time', async () => {
    const asked = ['ask', refund, '--store', 's', '--tenant', 'acme', '--as', "a,it's", ...at];
    const { stderr } = await runMain(asked, { cwd, isTTY: true, env: { NO_COLOR: '1' } });
    expect(stderr.replace(/\s+/g, ' ')).toContain(
      "check answer.json --store s --tenant acme --as 'a,it'\\''s' --at 2026-11-29T00:00:00Z",
    );
    expect((await runMain(asked, { cwd })).stderr).toBe('');
  });

  it('fills a usual width where a terminal does not know its own', async () => {
    const asked = ['ask', refund, ...reader];
    const { stdout } = await runMain(asked, { cwd, columns: 0 });
    expect(stdout).toBe((await runMain(asked, { cwd, columns: 100 })).stdout);
  });

  it('keeps the audit under the digest of the answer, and writes it out when asked', async () => {
    const answer = await runJson<Answer>(cwd, ['ask', refund, ...reader, '--audit', 'audit.json']);
    const digest = digestAnswer(answer);
    expect((await runMain(['store', 'export', 'kept', '--store', 's'], { cwd })).exit).toBe(0);
    expect(readdirSync(`${cwd}/kept/audits/${digest}`)).toHaveLength(1);
    const audit = JSON.parse(readFileSync(`${cwd}/audit.json`, 'utf8'));
    expect(checkSchema('audit', audit)).toEqual([]);
    expect(audit).toMatchObject({ answer_sha256: digest, tenant_id: 'acme' });
    expect(JSON.stringify(answer)).not.toContain(audit.nonce);
  });

  it('never overwrites an audit, and then gives no answer', async () => {
    writeFileSync(`${cwd}/mine.json`, 'mine');
    const { exit, stderr, stdout } = await runMain(['ask', refund, ...reader, '--audit', 'mine.json'], {
      cwd,
    });
    expect(exit).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('(output-exists)');
    expect(readFileSync(`${cwd}/mine.json`, 'utf8')).toBe('mine');
  });

  it('gives the same bytes twice under --at and --answer-id', async () => {
    const call = ['ask', refund, ...reader, '--answer-id', `ans_${'7'.repeat(32)}`];
    const runs = [];
    for (const file of ['one.json', 'two.json']) {
      const text = await runMain(call, { cwd });
      const json = await runMain([...call, '--json', '--audit', file], { cwd });
      runs.push([text.stdout, json.stdout, readFileSync(`${cwd}/${file}`, 'utf8')]);
    }
    expect(runs[1]).toEqual(runs[0]);
  });

  it('gives an answer an id of its own otherwise', async () => {
    const ids = await Promise.all([1, 2].map(() => runJson<Answer>(cwd, ['ask', refund, ...reader])));
    expect(ids[0]?.answer_id).toMatch(/^ans_[0-9a-f]{32}$/);
    expect(ids[0]?.answer_id).not.toBe(ids[1]?.answer_id);
  });

  it('[E4] lists the sources it used with their titles', async () => {
    const { stdout } = await runMain(['ask', refund, ...reader], { cwd });
    expect(stdout).toContain('[1]');
    expect(stdout).toContain(
      'Refund policy (refund-policy, 2026.1) https://handbook.acme.example/policies/refund',
    );
  });

  it('answers the same to who may not see a document as to who asks for what is not there', async () => {
    const phone = 'What is the telephone number of the on-call engineer for payments?';
    const shape = ({ status, reason, answer }: Answer) => ({ status, reason: reason?.code, answer });
    const guest = await runJson<Answer>(cwd, ['ask', phone, ...reader]);
    const nothing = await runJson<Answer>(cwd, ['ask', 'Which airline flies to the moon?', ...reader]);
    expect(shape(guest)).toEqual(shape(nothing));
    const onCall = await runJson<Answer>(cwd, ['ask', phone, ...reader, '--as', 'on-call,oncall']);
    expect(onCall.status).toBe('answered');
  });

  it('answers a Chinese question in Chinese, whatever the language of the messages', async () => {
    const call = ['ask', '国内出差的餐费补贴每天是多少？', ...reader];
    expect(await runJson<Answer>(cwd, call)).toMatchObject({
      status: 'answered',
      lang: expect.stringMatching(/^zh/),
    });
  });

  it('writes nothing of the question or the answer to standard error', async () => {
    const { stderr } = await runMain(['ask', refund, ...reader], { cwd });
    expect(stderr).toBe('');
    expect(existsSync(`${cwd}/undefined`)).toBe(false);
  });
});
