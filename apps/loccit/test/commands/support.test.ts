import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { checkDocument } from '@loccit/contract/documents';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { binary, runBinary, runMain } from '../run-loccit.js';
import { makeFolder } from '../temp-folder.js';

interface Line {
  id: string | number | null;
  verdict?: string;
  decided_by?: string;
  findings?: { rule: string; severity: string; claim: object; evidence?: object }[];
  reason?: { code: string };
  error?: { code: string; at: object };
}

const readLines = (text: string): Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

const built = existsSync(`${projectRoot}apps/loccit/dist/index.js`);
const pair = (id: number) => ({
  id,
  claim: `The quay has ${id} berths.`,
  evidence: `The quay has ${id + (id % 2)} berths. The harbour master keeps the keys.`,
});

describe('loccit support', () => {
  it('[A9] [C12] shows what was compared with what, in English and Chinese', async () => {
    const asked = ['support', 'The trial takes one day.', '--evidence', 'The trial takes three days.'];
    const english = await runMain([...asked, '--lang', 'en']);
    expect(english.exit).toBe(1);
    expect(english.stdout).toContain('✗ contradicted  decided by: figures');
    expect(english.stdout).toMatch(/claim {5}The trial takes 【one day】\. {2}= 1 day/);
    expect(english.stdout).toMatch(/evidence {2}The trial takes 【three days】\. {2}= 3 day/);
    const chinese = await runMain([
      'support',
      '退款需要一天，不收手续费。',
      '--evidence',
      '退款需要三天，不收手续费。',
      '--lang',
      'zh',
    ]);
    expect(chinese.stdout).toContain('✗ 相矛盾  判定依据：数值比对');
    expect(chinese.stdout).toContain('【三天】');
  });

  it('ends with 0 for what is supported, and for what is open where that is allowed', async () => {
    const cwd = makeFolder({
      'page.md': 'Opening.\n\nThe quay is free on Sundays. Boats pay at the lock.\n',
    });
    const run = (...argv: string[]) => runMain(['support', ...argv], { cwd });
    expect((await run('The quay is free on Sundays.', 'page.md')).exit).toBe(0);
    expect((await run('Boats are asked to pay.', 'page.md')).exit).toBe(1);
    expect((await run('Boats are asked to pay.', 'page.md', '--allow-unverifiable')).exit).toBe(0);
    const rough = await run(
      'The quay is free on Saturdays.',
      'page.md',
      '--verbatim',
      '--allow-unverifiable',
    );
    expect(rough.exit).toBe(1);
  });

  it('prints one document of the published form, and answers lines of the same', async () => {
    const cwd = makeFolder({ 'pairs.jsonl': JSON.stringify(pair(3)) });
    const asked = ['support', pair(3).claim, '--evidence', pair(3).evidence, '--json'];
    const document = JSON.parse((await runMain(asked, { cwd })).stdout) as object;
    expect(checkDocument('support', document)).toEqual([]);
    const { schema: _, ...one } = document as { schema: string };
    const [line] = readLines((await runMain(['support', '--pairs', 'pairs.jsonl'], { cwd })).stdout);
    expect(line).toEqual({ id: 3, ...one });
  });

  it('answers each line on its own, in order, and ends with 2 for a bad one', async () => {
    const cwd = makeFolder({
      'pairs.jsonl': [
        JSON.stringify({ id: 'a', claim: 'Tide is at six.', evidence: 'Tide is at six. Gates close.' }),
        '',
        JSON.stringify({ id: 'b', claim: 'Tide is at six.' }),
        '{"id": "c", "claim": ',
        JSON.stringify({ id: 4, claim: 'x', evidence: 'y', mode: 'loose' }),
        JSON.stringify({ claim: 'x', evidence: 'y' }),
        JSON.stringify({ id: 'e', claim: '钥匙收费。', evidence: '钥匙免费。', label: 'contradicted' }),
        JSON.stringify({ id: 'f', claim: '', evidence: 'y', lang: null }),
        JSON.stringify({
          id: 'g',
          claim: 'The gate is open.',
          evidence: 'The gate is open.',
          before: 'It is not true that: ',
        }),
        JSON.stringify({
          id: 'h',
          claim: 'The gate is shut.',
          evidence: 'The gate is open.',
          verbatim: true,
        }),
      ].join('\n'),
    });
    const { exit, stdout } = await runMain(['support', '--pairs', 'pairs.jsonl'], { cwd });
    expect(exit).toBe(2);
    const lines = readLines(stdout);
    expect(lines.map(({ error, id, verdict }) => [id, error?.code ?? verdict])).toEqual([
      ['a', 'supported'],
      ['b', 'bad-pair'],
      [null, 'unexpected-end'],
      [4, 'bad-pair'],
      [null, 'bad-pair'],
      ['e', expect.stringMatching(/^(?:undecided|contradicted)$/)],
      ['f', 'undecided'],
      ['g', 'undecided'],
      ['h', 'unsupported'],
    ]);
    // A member that is missing is missed where its object begins.
    expect(lines[1]?.error?.at).toMatchObject({
      file: 'pairs.jsonl',
      line: 3,
      column: 1,
      pointer: '/evidence',
    });
    expect(lines[6]?.reason?.code).toBe('empty-claim');
    // Who counts errors and warnings counts what rungs found.
    for (const { findings = [] } of lines) {
      expect(findings.map(({ rule }) => rule)).not.toContain('support/undecided');
    }
  });

  it('names line, column and byte of every fault, and tells it on standard error with its remedy unless programs read', async () => {
    const faults: [line: string, at: string, code: string][] = [
      ['{"id": "é𝄞", "claim": 3, "evidence": "x"}', '3,', 'bad-pair'],
      ['{"id": 2, "claim": tru}\r', 'tru', 'invalid-literal'],
      ['{"id": 3,\r "claim": nul}\r', 'nul', 'invalid-literal'],
      ['  {"id": 4, "id": 5}', '"id": 5', 'duplicate-name'],
      ['["é", ', '', 'unexpected-end'],
      ['{"claim": "x"}', '{', 'bad-pair'],
    ];
    const text = faults.map(([line]) => line).join('\n');
    const cwd = makeFolder({ 'pairs.jsonl': text });
    const asked = ['support', '--pairs', 'pairs.jsonl'];
    const { stderr, stdout } = await runMain(asked, { cwd });
    let lineAt = 0;
    for (const [index, { error }] of readLines(stdout).entries()) {
      const [line = '', at = '', code] = faults[index] ?? [];
      const unit = at === '' ? line.length : line.indexOf(at);
      expect(error).toMatchObject({ code, remedy: expect.stringMatching(/\w/) });
      expect(error?.at).toMatchObject({
        line: index + 1,
        column: [...line.slice(0, unit)].length + 1,
        byte_offset: Buffer.byteLength(text.slice(0, lineAt + unit)),
      });
      lineAt += line.length + 1;
    }
    expect(stderr).toContain('could not be read: 6');
    expect(stderr).toMatch(/pairs\.jsonl:4:13.*\(duplicate-name\)/);
    expect(stderr).toContain('Keep one of the two');
    expect((await runMain([...asked, '--lang', 'zh'], { cwd })).stderr).toContain('未能读取的行：6');
    expect((await runMain([...asked, '--json'], { cwd })).stderr).toBe('');
  });

  it('repeats the words at each place beside the figure that was read there', async () => {
    const { stdout } = await runMain([
      'support',
      'The trial takes one day.',
      '--evidence',
      'The trial takes three days.',
      '--json',
    ]);
    const [finding] = (JSON.parse(stdout) as Line).findings ?? [];
    expect(finding?.claim).toMatchObject({ text: 'one day', value: { lo: 1, unit: 'day' } });
    expect(finding?.evidence).toMatchObject({ text: 'three days', value: { lo: 3, unit: 'day' } });
  });

  it('refuses a pair and a file of pairs at once, and a claim without evidence', async () => {
    for (const argv of [
      ['a claim', '--pairs', 'p.jsonl'],
      ['--pairs', 'p.jsonl', '--verbatim'],
      ['a claim'],
      ['a claim', 'page.md', '--evidence', 'x'],
      [],
      ['a claim', '--evidence', 'x', '--mode', 'loose'],
    ]) {
      expect((await runMain(['support', ...argv])).exit).toBe(2);
    }
  });

  it.each([
    ['en', 'given twice'],
    ['zh', '两次'],
  ])('names what is given twice: evidence as words and as a file (%s)', async (lang, words) => {
    const { stderr } = await runMain(['support', 'a claim', 'page.md', '--evidence', 'x', '--lang', lang]);
    expect(stderr).toContain(words);
    expect(stderr).toContain('<file>, --evidence');
  });

  it.skipIf(!built)(
    'streams a long file in bounded memory, from standard input too (skipped where the app is not built)',
    async () => {
      const count = 3_000;
      // A member that means nothing here takes room, not time.
      const note = 'The harbour master keeps the keys. '.repeat(400);
      const input = Buffer.from(
        Array.from({ length: count }, (_, id) => JSON.stringify({ ...pair(id), note })).join('\n'),
      );
      expect(input.length).toBeGreaterThan(40 << 20);
      const small = await runBinary(['support', '--pairs', '-'], { stdin: input.subarray(0, 1 << 20) });
      const large = await runBinary(['support', '--pairs', '-'], { stdin: input });
      expect(large.exit).toBe(0);
      expect(large.stdout.slice(0, 100)).toContain('"id":0,');
      expect(large.peakMegabytes - small.peakMegabytes).toBeLessThan(60);
    },
    120_000,
  );

  it.skipIf(!built || process.platform === 'win32')(
    'leaves whole lines behind when it is killed, and two at once do not disturb each other (skipped where the app is not built)',
    async () => {
      const count = 2_000;
      const cwd = makeFolder({
        'pairs.jsonl': Array.from({ length: count }, (_, id) => JSON.stringify(pair(id))).join('\n'),
      });
      const child = spawn(process.execPath, [binary, 'support', '--pairs', 'pairs.jsonl'], { cwd });
      let printed = '';
      child.stdout.on('data', (part: Buffer) => {
        printed += part.toString('utf8');
        child.kill('SIGKILL');
      });
      await new Promise((resolve) => child.on('close', resolve));
      const whole = printed.slice(0, printed.lastIndexOf('\n'));
      expect(readLines(whole).map(({ id }) => id)).toEqual(
        Array.from({ length: whole.split('\n').length }, (_, id) => id),
      );
      const [one, other] = await Promise.all([
        runBinary(['support', '--pairs', 'pairs.jsonl'], { cwd }),
        runBinary(['support', '--pairs', 'pairs.jsonl'], { cwd }),
      ]);
      expect(one.stdout).toBe(other.stdout);
      expect(one.exit).toBe(0);
      expect(readFileSync(`${cwd}/pairs.jsonl`, 'utf8').split('\n')).toHaveLength(count);
    },
    120_000,
  );
});
