import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Answer, type Audit, conformsTo, digestAnswer, type Report } from '@loccit/contract';
import { projectRoot } from '@loccit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFakes } from '../../../../packages/endpoints/test/open-fakes.js';
import { openPlainStore } from '../../src/files/find-store.js';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

const at = ['--at', '2026-03-05'];
const FILES = {
  'docs/shed.md': '# Shed\n\nRiders leave their bicycles in the shed.\n\nThe shed opens at dawn.\n',
  'docs/lock.md': '# Lock\n\nBoats wait at the blue post.\n',
  'docs/船闸.md': '# 船闸\n\n船只在蓝色立柱旁等候。\n',
  // A real passage that does not decide by rules whether the claim holds.
  'report.md': 'Bicycles belong in the shed [shed#0].\n',
};
const { start, stop } = openFakes();
afterAll(stop);

const shortened = (answer: Answer, text: string): Answer => {
  const [claim] = structuredClone(answer.claims) as [Answer['claims'][number]];
  const { verbatim: _, ...rest } = claim;
  return { ...answer, claims: [{ ...rest, text }], answer: text };
};

describe('loccit repair', () => {
  let cwd = '';
  beforeAll(async () => {
    cwd = makeFolder(FILES);
    expect((await runMain(['ingest', 'docs'], { cwd })).exit).toBe(0);
    const lock = await runJson<Answer>(cwd, ['ask', 'Where do boats wait?', ...at]);
    // The passage of the lock for what the shed says.
    writeFileSync(
      `${cwd}/en.json`,
      JSON.stringify(shortened(lock, 'Riders leave their bicycles in the shed.')),
    );
    writeFileSync(
      `${cwd}/zh.json`,
      JSON.stringify({ ...shortened(lock, '船只在蓝色立柱旁等候。'), lang: 'zh' }),
    );
  });
  const repair = (...argv: string[]) => runMain(['repair', ...argv, ...at], { cwd });
  const read = (file: string) => JSON.parse(readFileSync(`${cwd}/${file}`, 'utf8')) as Answer;
  const auditsOf = (file: string): readonly Audit[] =>
    openPlainStore(`${cwd}/.loccit`).audits(digestAnswer(read(file)));

  it.each([
    ['en', 'retrieve', 'replaced', 'shed.md'],
    ['zh', 'retrieve', 'replaced', '船闸.md'],
    ['en', 'degrade', 'unverified', undefined],
    ['en', 'reject', 'unverified', undefined],
  ])(
    '[A5] [A6] keeps an audit of a repaired answer that a check finds (%s, %s)',
    async (name, policy, outcome, source) => {
      const out = `${name}-${policy}.json`;
      await repair(`${name}.json`, '-o', out, '--policy', policy);
      const [audit, ...others] = auditsOf(out);
      expect(others).toEqual([]);
      expect(conformsTo('audit', audit)).toBe(true);
      expect(audit?.rules.map(({ rule, outcome: said }) => [rule, said])).toEqual(
        expect.arrayContaining([
          [`repair-${policy}`, digestAnswer(read(`${name}.json`))],
          ['repaired-claim', `C1 ${outcome}`],
        ]),
      );
      const cited = read(out).claims.flatMap(({ citations }) => citations);
      expect(cited[0]?.document_id).toBe(source);
      const checked = await runMain(['check', out, '--json', ...at], { cwd });
      const report = JSON.parse(checked.stdout) as Report;
      expect(report.findings.filter(({ layer }) => layer === 'provenance')).toEqual([]);
      if (source !== undefined) expect(report.layers.provenance.outcome).toBe('pass');
    },
  );

  it('[C5] gives nothing out where the audit cannot be kept', async () => {
    const folder = makeFolder(FILES);
    expect((await runMain(['ingest', 'docs'], { cwd: folder })).exit).toBe(0);
    writeFileSync(`${folder}/en.json`, readFileSync(`${cwd}/en.json`));
    const Database = createRequire(`${projectRoot}packages/storage-sqlite/package.json`)('libsql');
    const db = new Database(`${folder}/.loccit/store.sqlite`);
    db.exec("CREATE TRIGGER refuse BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'no'); END");
    db.close();
    const run = await runMain(['repair', 'en.json', '-o', 'never.json', ...at], { cwd: folder });
    expect(run.exit).toBeGreaterThan(1);
    expect(run.stdout).toBe('');
    expect(existsSync(`${folder}/never.json`)).toBe(false);
  });

  it('[A6] hears the models that a file names about what failed and about what may replace it', async () => {
    const grade = JSON.stringify([
      { claim: 1, grade: 'C', reason: 'No.', quote: 'in the shed', opposite: false },
    ]);
    const fake = await start({ answer: () => grade });
    const entry = { protocol: 'openai', base_url: fake.baseUrl, model: 'judge-1', when: 'undecided' };
    writeFileSync(`${cwd}/models.json`, JSON.stringify({ schema: 'urn:loccit:models:1', judge: entry }));
    const byRules = await repair('report.md', '-o', 'by-rules.md', '--json');
    expect(JSON.parse(byRules.stdout)).toMatchObject({ outcome: 'unchanged' });
    const judged = await repair('report.md', '-o', 'judged.md', '--models', 'models.json', '--json');
    expect([judged.exit, JSON.parse(judged.stdout)]).toMatchObject([1, { counts: { unverified: 1 } }]);
    expect(readFileSync(`${cwd}/judged.md`, 'utf8')).toContain('(unverified)');
    expect(fake.calls.length).toBeGreaterThan(0);
  });

  it('writes several files into a folder, a line of JSON each, and lets one that cannot be read not end the others', async () => {
    writeFileSync(`${cwd}/torn.json`, '{"schema": "urn:loccit:answer:1"');
    const run = await repair(
      'en.json',
      'torn.json',
      'report.md',
      '-o',
      'many',
      '--policy',
      'retrieve',
      '--json',
    );
    expect(run.exit).toBe(2);
    const lines = run.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { outcome?: string });
    expect(lines.map(({ outcome }) => outcome)).toEqual(['repaired', undefined, 'unchanged']);
    expect(lines[1]).toMatchObject({ error: { code: expect.stringContaining('malformed') } });
    expect(existsSync(`${cwd}/many/torn.json`)).toBe(false);
    const again = await repair('report.md', 'zh.json', '-o', 'many');
    expect([again.exit, again.stderr]).toEqual([2, expect.stringContaining('output-exists')]);
    expect(existsSync(`${cwd}/many/zh.json`)).toBe(false);
  });

  it.each([
    [['en.json', 'en.json', '-o', 'twice'], 'output-exists'],
    [['en.json', '-', '-o', 'streams'], 'option-unfit'],
    [['en.json', 'zh.json', '-o', 'ids', '--answer-id', `ans_${'0'.repeat(32)}`], 'option-unfit'],
    [['en.json', 'zh.json', '-o', 'report.md'], 'not-a-directory'],
  ])('refuses several files as %j with %s', async (argv, code) => {
    const run = await repair(...argv);
    expect([run.exit, run.stderr]).toEqual([2, expect.stringContaining(code)]);
  });
});
