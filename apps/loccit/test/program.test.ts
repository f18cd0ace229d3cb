import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../src/console/display-width.js';
import { binary, runBinary, runMain } from './run-loccit.js';
import { makeFolder } from './temp-folder.js';

const commands = [
  'ingest',
  'ask',
  'check',
  'lineage',
  'open',
  'extract',
  'canonicalize',
  'jcs',
  'schema',
  'rules',
];
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape that begins a colour is what is looked for
const colour = /\u001b\[\d+m/;
const built = existsSync(`${projectRoot}apps/loccit/dist/index.js`);

describe('the command line', () => {
  it('lists every command without an argument, with --help and with -h, and ends with 0', async () => {
    for (const argv of [[], ['--help'], ['-h']]) {
      const { exit, stderr, stdout } = await runMain(argv);
      expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
      for (const name of commands) expect(stdout).toMatch(new RegExp(`^ +${name} `, 'm'));
    }
  });

  it('teaches every command in both languages, with examples and no missing message', async () => {
    for (const name of commands) {
      const english = await runMain([name, '--help']);
      const chinese = await runMain([name, '--help', '--lang', 'zh']);
      for (const { exit, stdout } of [english, chinese]) {
        expect(exit).toBe(0);
        expect(stdout).toContain(`loccit ${name}`);
        expect(stdout).not.toMatch(/\b(cli|error|remedy)\.[a-z]+\.|undefined|\{\w+\}/);
        expect(stdout).toContain('--json');
      }
      expect(english.stdout).toMatch(/^Options:/m);
      expect(chinese.stdout).toMatch(/^选项：/m);
    }
  });

  it('takes the options of every command before its name too', async () => {
    const before = await runMain(['--lang', 'zh', 'ask', '--help']);
    expect(before).toEqual(await runMain(['ask', '--help', '--lang', 'zh']));
    expect(await runMain(['--lang=zh', 'help', 'ask'])).toEqual(before);
    const { exit, stdout } = await runMain(['--json', '--lang', 'zh', 'rules', 'structure/missing-citation']);
    expect([exit, JSON.parse(stdout).schema]).toEqual([0, 'urn:loccit:rules:1']);
    const dashed = await runMain(['--json', 'support', '--evidence', 'x', '--', '--help']);
    expect(JSON.parse(dashed.stdout)).toMatchObject({ schema: 'urn:loccit:support:1' });
  });

  it('refuses a command that is none, help asked for or not, and knows what others call it', async () => {
    for (const argv of [
      ['seal', '--help'],
      ['seal', 'a.json'],
      ['--lang', 'en', 'seal'],
    ]) {
      const { exit, stderr, stdout } = await runMain(argv);
      expect([exit, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/no such command.*\n.*sign\?/);
    }
    const { exit, stderr } = await runMain(['--lang', 'zh', 'statsu']);
    expect(exit).toBe(2);
    expect(stderr).toContain('status');
  });

  it('says its version', async () => {
    expect((await runMain(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('takes the language of the locale, and --lang before it', async () => {
    const help = async (argv: readonly string[], env: Record<string, string>) =>
      (await runMain(argv, { env })).stdout;
    expect(await help(['--help'], { LANG: 'zh_CN.UTF-8' })).toMatch(/命令/);
    expect(await help(['--help'], { LC_ALL: 'de_DE.UTF-8', LANG: 'zh_CN.UTF-8' })).toMatch(/^Commands:/m);
    expect(await help(['check', '--help', '--lang=en'], { LANG: 'zh_CN.UTF-8' })).toMatch(/^Options:/m);
  });

  it('says what is wrong with a command line in one document or three lines, and ends with 2', async () => {
    for (const argv of [
      ['nothing'],
      ['check'],
      ['check', 'a.md', '--nothing'],
      ['--nothing'],
      ['extract', 'a.md', 'b.md'],
    ]) {
      const plain = await runMain(argv);
      expect({ exit: plain.exit, stdout: plain.stdout }).toEqual({ exit: 2, stdout: '' });
      expect(plain.stderr).toMatch(/\((bad-usage|unknown-command)\)/);
      const json = await runMain([...argv, '--json']);
      expect(JSON.parse(json.stdout)).toMatchObject({ schema: 'urn:loccit:error:1', error: { at: {} } });
      expect(json.exit).toBe(2);
    }
  });

  it('suggests the name that was probably meant, and repeats nothing of what was typed', async () => {
    for (const [argv, near] of [
      [['chekc', 'a.md'], 'check'],
      [['check', 'a.md', '--sourcs', 'kb'], '--sources'],
      [['rules', 'span-hsh'], 'span-hash'],
      [['schema', 'anwser'], 'answer'],
      [['check', 'a.md', '--fail-on', 'support/undecide'], 'support/undecided'],
      [['help', 'chek'], 'check'],
    ] as const) {
      const { exit, stderr } = await runMain(argv);
      expect(exit).toBe(2);
      expect(stderr).toContain(`Did you mean ${near}?`);
      expect((await runMain([...argv, '--lang', 'zh'])).stderr).toContain(`${near}？`);
    }
  });

  it('shows with help COMMAND what COMMAND --help shows', async () => {
    expect(await runMain(['help', 'check'])).toEqual(await runMain(['check', '--help']));
    expect(await runMain(['help'])).toEqual(await runMain(['--help']));
  });

  it('lays the help out within the terminal, in Chinese too, with descriptions in one column', async () => {
    for (const [lang, columns] of [
      ['zh', 80],
      ['en', 80],
      ['en', 60],
      ['zh', 60],
    ] as const) {
      const { stdout } = await runMain(['check', '--help', '--lang', lang], { isTTY: true, columns });
      const options = stdout.split('\n\n').find((part) => part.includes('--fail-on')) ?? '';
      for (const line of options.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(columns);
      expect(options).toMatch(/\n {20,}\S/);
    }
    expect((await runMain(['--help', '--lang', 'zh'])).stdout).toContain('[选项] [命令]');
  });

  it('names the option and the form of a time that is none', async () => {
    const { stderr } = await runMain(['check', 'a.md', '--at', 'noon']);
    expect(stderr).toContain('--at takes a time such as 2026-11-30T09:00:00Z');
  });

  it('colours a terminal only; FORCE_COLOR colours a pipe, NO_COLOR and TERM=dumb nothing', async () => {
    const coloured = async (isTTY: boolean, env: Record<string, string>) =>
      colour.test((await runMain(['rules'], { isTTY, env })).stdout);
    expect(await coloured(true, {})).toBe(true);
    expect(await coloured(false, {})).toBe(false);
    expect(await coloured(false, { FORCE_COLOR: '1' })).toBe(true);
    expect(await coloured(false, { FORCE_COLOR: '0' })).toBe(false);
    expect(await coloured(true, { NO_COLOR: '1' })).toBe(false);
    expect(await coloured(true, { NO_COLOR: '1', FORCE_COLOR: '1' })).toBe(false);
    expect(await coloured(true, { TERM: 'dumb' })).toBe(false);
  });

  it.skipIf(!built)(
    'says an error in colour where that is asked for (skipped where the app is not built)',
    async () => {
      const cwd = makeFolder();
      const plain = await runBinary(['check', 'none.md'], { cwd });
      expect(plain.exit).toBe(2);
      expect(plain.stderr).not.toMatch(colour);
    },
  );

  it.skipIf(!built || process.platform === 'win32')(
    'ends quietly when its reader closes the pipe (skipped where the app is not built)',
    async () => {
      const child = spawn(process.execPath, [binary, 'schema', 'report'], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let stderr = '';
      child.stderr.on('data', (part) => {
        stderr += part;
      });
      // Closed before anything can have been written.
      child.stdout.destroy();
      const code = await new Promise((resolve) => child.on('close', resolve));
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    },
  );

  it('keeps within the width of the terminal', async () => {
    for (const columns of [60, 100]) {
      const { stdout } = await runMain(['rules', 'structure/malformed-json'], {
        isTTY: true,
        columns,
        env: { NO_COLOR: '1' },
      });
      for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
    }
  });
});
