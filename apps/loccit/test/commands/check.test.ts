import { writeFileSync } from 'node:fs';
import { type Answer, checkSchema, type Report } from '@loccit/contract';
import { projectRoot } from '@loccit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { binary, runBinary, runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

const corpora = `${projectRoot}fixtures/corpora`;
const at = ['--at', '2026-11-29T00:00:00Z'];
const reader = ['--store', 's', '--tenant', 'acme', ...at];
let cwd = '';
let good: Answer;

const tamper = (change: (answer: Answer) => void): string => {
  const copy = structuredClone(good);
  change(copy);
  return JSON.stringify(copy);
};

beforeAll(async () => {
  cwd = makeFolder();
  await runJson(cwd, ['ingest', `${corpora}/acme`, '--store', 's']);
  good = await runJson<Answer>(cwd, [
    'ask',
    'Within how many working days of approval is a refund paid?',
    ...reader,
  ]);
  writeFileSync(`${cwd}/good.json`, JSON.stringify(good));
  writeFileSync(
    `${cwd}/longer.json`,
    tamper((answer) => Object.assign(answer, { answer: `${answer.answer} Today.` })),
  );
  writeFileSync(
    `${cwd}/report.md`,
    'A refund is paid within 3 to 5 working days of approval [1].\n\n[1]: Refund policy\n',
  );
});

describe('loccit check', () => {
  it('passes a good answer with 0, and prints a report of the schema', async () => {
    const report = await runJson<Report>(cwd, ['check', 'good.json', ...reader]);
    expect(checkSchema('report', report)).toEqual([]);
    expect(report.verdict).toBe('pass');
  });

  it('says for whom it read where something was not at hand, and only there', async () => {
    const said = async (argv: readonly string[]) =>
      (await runMain(['check', 'good.json', ...argv], { cwd })).stdout;
    const line = 'read for tenant globex, groups public, staff';
    expect(await said(['--store', 's', '--tenant', 'globex', '--as', 'staff', ...at])).toContain(line);
    expect(await said([...reader, '--lang', 'zh'])).not.toContain('读者身份');
    expect(await said(['--store', 's', '--tenant', 'globex', ...at, '--lang', 'zh'])).toContain(
      '读者身份：租户 globex，组 public',
    );
  });

  it('ends with 1 for what fails and for what cannot be checked', async () => {
    expect(await runJson(cwd, ['check', 'longer.json', ...reader], 1)).toMatchObject({ verdict: 'fail' });
    expect(
      await runJson(makeFolder({ 'good.json': JSON.stringify(good) }), ['check', 'good.json', ...at], 1),
    ).toMatchObject({
      verdict: 'unverifiable',
    });
  });

  it('ends with 2 for JSON that cannot be read, and with 3 for a store that is not there', async () => {
    writeFileSync(`${cwd}/broken.json`, '{"schema": ');
    const report = await runJson<Report>(cwd, ['check', 'broken.json', ...reader], 2);
    expect(report.findings.map(({ rule }) => rule)).toEqual(['structure/malformed-json']);
    expect(checkSchema('report', report)).toEqual([]);
    expect((await runMain(['check', 'good.json', '--store', 'none'], { cwd })).exit).toBe(3);
  });

  it('turns what cannot be checked into 0 only with --allow-unverifiable, and says so', async () => {
    const alone = makeFolder({ 'good.json': JSON.stringify(good) });
    const call = ['check', 'good.json', ...at, '--allow-unverifiable'];
    const report = await runJson<Report>(alone, call);
    expect(report).toMatchObject({ verdict: 'unverifiable', scope: { allow_unverifiable: true } });
    const { stdout } = await runMain(call, { cwd: alone });
    expect(stdout).toMatch(/--allow-unverifiable|unverifiable/);
    expect((await runMain(['check', 'longer.json', ...reader, '--allow-unverifiable'], { cwd })).exit).toBe(
      1,
    );
  });

  it('leaves out what --without names, and the report carries it', async () => {
    writeFileSync(
      `${cwd}/other-id.json`,
      tamper((answer) => Object.assign(answer, { answer_id: `ans_${'0'.repeat(32)}` })),
    );
    expect((await runMain(['check', 'other-id.json', ...reader], { cwd })).exit).toBe(1);
    const report = await runJson<Report>(cwd, ['check', 'other-id.json', ...reader, '--without', 'audit']);
    expect(JSON.stringify(report.scope)).toContain('audit');
    expect(checkSchema('report', report)).toEqual([]);
  });

  it('fails on the rules of --fail-on even where they are but warnings', async () => {
    const call = ['check', 'report.md', '--sources', `${corpora}/acme`, ...at, '--allow-unverifiable'];
    const plain = await runMain(call, { cwd });
    const report = await runJson<Report>(cwd, call, plain.exit);
    const noticed = report.findings.map(({ rule }) => rule)[0] ?? 'support/undecided';
    expect(await runJson(cwd, [...call, '--fail-on', noticed], 1)).toMatchObject({
      scope: { fail_on: [noticed] },
    });
  });

  it('holds the coverage to --min-coverage', async () => {
    const share = async (asked: string) =>
      (await runMain(['check', 'good.json', ...reader, '--min-coverage', asked], { cwd })).exit;
    expect(await share('1/2')).toBe(0);
    writeFileSync(`${cwd}/half.md`, 'The sea is salt.\n\nThe moon is round.\n');
    const half = ['check', 'half.md', '--sources', `${corpora}/acme`, '--allow-unverifiable', ...at];
    expect((await runMain(half, { cwd })).exit).toBe(0);
    expect((await runMain([...half, '--min-coverage', '1/2'], { cwd })).exit).toBe(1);
  });

  it('says last, and in the report, which demand is not met', async () => {
    writeFileSync(`${cwd}/low.md`, 'The sea is salt.\n\nThe moon is round.\n');
    const call = ['check', 'low.md', '--sources', `${corpora}/acme`, '--allow-unverifiable', ...at];
    const lastLine = async (demands: readonly string[], ...more: string[]) =>
      (await runMain([...call, ...demands, ...more], { cwd })).stdout.trimEnd().split('\n').at(-1);
    const coverage = ['--min-coverage', '9/10'];
    expect(await lastLine(coverage)).toBe('coverage 0/2 is below the demanded 9/10');
    expect(await lastLine(coverage, '--lang', 'zh')).toContain('0/2');
    const rule = ['--fail-on', 'structure/missing-citation,support/off-topic'];
    expect(await lastLine(rule)).toBe(
      'structure/missing-citation was named in --fail-on and has findings: 2',
    );
    const report = await runJson<Report>(cwd, [...call, ...coverage, ...rule], 1);
    expect(report.scope.demands).toEqual([
      { demand: 'fail_on', rule: 'structure/missing-citation', met: false },
      { demand: 'fail_on', rule: 'support/off-topic', met: true },
      { demand: 'min_coverage', met: false },
    ]);
    expect(checkSchema('report', report)).toEqual([]);
  });

  it('says of a schema fault which member it is, and of JSON that cannot be read why and where', async () => {
    writeFileSync(`${cwd}/lacks.json`, '{"schema": "urn:loccit:answer:1", "claims": 7}');
    const { stdout } = await runMain(['check', 'lacks.json', ...reader], { cwd, columns: 100 });
    const text = stdout.replace(/\s+/g, ' ');
    expect(text).toContain('The member answer_id is missing. (at /)');
    expect(text).toContain('This must be of type array. (at /claims)');
    writeFileSync(`${cwd}/ends.json`, '{"schema": ');
    const ends = await runMain(['check', 'ends.json', ...reader], { cwd });
    expect(ends.stdout.replace(/\s+/g, ' ')).toContain('The JSON ends too early. (at 1:12)');
    expect(ends.stdout).not.toContain('–,');
  });

  it('holds JSON to --max-bytes where it is given', async () => {
    expect(await runJson(cwd, ['check', 'good.json', ...reader, '--max-bytes', '10'], 2)).toMatchObject({
      error: { code: 'too-large' },
    });
  });

  it('says of a file that is neither text nor an answer that it needs an extractor', async () => {
    writeFileSync(`${cwd}/paper.pdf`, Buffer.from('%PDF-1.7\n\u00ff\u00fe\n', 'latin1'));
    const { exit, stderr } = await runMain(['check', 'paper.pdf', ...reader], { cwd });
    expect(exit).toBe(2);
    expect(stderr).toContain('extractor');
    expect(stderr).not.toContain('--charset');
  });

  it('takes several files, one line of JSON each, the worst exit code, and goes on after one that cannot be read', async () => {
    const { exit, stdout } = await runMain(
      ['check', 'good.json', 'none.json', 'longer.json', ...reader, '--json'],
      { cwd },
    );
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.verdict ?? line.error.code)).toEqual(['pass', 'file-not-found', 'fail']);
    expect(exit).toBe(2);
  });

  it('takes a file for JSON by its name or by its first character that is no space', async () => {
    const rulesOf = async (name: string, text: string) => {
      writeFileSync(`${cwd}/${name}`, text);
      const { exit, stdout } = await runMain(['check', name, ...reader, '--json'], { cwd });
      return [exit, (JSON.parse(stdout) as Report).findings[0]?.rule];
    };
    expect(await rulesOf('a.json', 'no JSON')).toEqual([2, 'structure/malformed-json']);
    expect(await rulesOf('a.md', ' \n\t{"schema": "urn:loccit:answer:1"}')).toEqual([
      1,
      'structure/schema-mismatch',
    ]);
    expect((await rulesOf('b.md', '[1] {"a": 1}'))[1]).not.toBe('structure/malformed-json');
  });

  it('reads standard input for -, as JSON or as a report', async () => {
    const json = await runBinary(['check', '-', ...reader, '--json'], {
      cwd,
      stdin: Buffer.from(JSON.stringify(good)),
    });
    expect(json.exit).toBe(0);
    const report = await runBinary(['check', '-', ...reader], {
      cwd,
      stdin: Buffer.from('The sea is salt.\n'),
    });
    expect(report.exit).toBe(1);
    expect(binary).toMatch(/loccit\.js$/);
  });

  it('gives the same bytes twice', async () => {
    for (const call of [
      ['check', 'good.json', ...reader],
      ['check', `${corpora}/report/service-review.md`, '--sources', `${corpora}/acme`, ...at],
    ]) {
      for (const form of [[], ['--json']]) {
        const [one, two] = [
          await runMain([...call, ...form], { cwd }),
          await runMain([...call, ...form], { cwd }),
        ];
        expect(two).toEqual(one);
      }
    }
  });

  it('[E4] lists the sources that were used with their titles, and what a pass does not prove', async () => {
    const { stdout } = await runMain(['check', 'good.json', ...reader], { cwd });
    expect(stdout).toContain('Refund policy (refund-policy, 2026.1)');
    expect(stdout).toMatch(/What a pass does not prove/);
    const brief = await runMain(['check', 'good.json', ...reader, '--brief'], { cwd });
    expect(brief.stdout.length).toBeLessThan(stdout.length / 2);
    const words = ['source', 'extractor', 'parser', 'selection', 'better', 'current', 'secret'];
    for (const word of words) expect(brief.stdout, word).toContain(word);
    expect(stdout).toContain('  - Refund policy (refund-policy');
  });

  it('speaks the language asked for, and English in JSON', async () => {
    const { stdout } = await runMain(['check', 'longer.json', ...reader, '--lang', 'zh'], { cwd });
    expect(stdout).toMatch(/[\u4e00-\u9fff]{4}/);
    const json = await runMain(['check', 'longer.json', ...reader, '--json'], {
      cwd,
      env: { LANG: 'zh_CN.UTF-8' },
    });
    expect((JSON.parse(json.stdout) as Report).findings[0]?.message).toMatch(/^[\x20-\x7e]+$/);
  });
});
