import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { openPack } from '@loccit/packs';
import { describe, expect, it } from 'vitest';
import { binary } from './run-loccit.js';
import { makeFolder, runJson } from './temp-folder.js';

const isBuilt = existsSync(binary.replace('bin/loccit.js', 'dist/bundle/start.cjs'));
const reason =
  process.platform === 'win32' ? 'no such signals here' : isBuilt ? undefined : 'the app is not built';

const skipped = reason === undefined ? '' : ` (skipped: ${reason})`;

interface Interrupted {
  readonly exit: number;
  readonly milliseconds: number;
}

/** Runs the program under a shell, as a person does, and interrupts both when `when` says so; gives what the shell tells. */
function interrupt(
  cwd: string,
  argv: readonly string[],
  when: (strike: () => void) => () => void,
  signal: 'SIGINT' | 'SIGTERM' = 'SIGINT',
): Promise<Interrupted> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child: ChildProcess = spawn(
      'sh',
      ['-c', 'trap : INT TERM; "$@"; echo "[exit $?]"', 'sh', process.execPath, binary, ...argv],
      {
        cwd,
        detached: true,
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { PATH: process.env.PATH, LOCCIT_PASSPHRASE: 'low water at noon' },
      },
    );
    let stdout = '';
    child.stdout?.on('data', (part: Buffer) => {
      stdout += part.toString('utf8');
    });
    const strike = (): void => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
    };
    const stop = when(strike);
    child.on('error', reject);
    child.on('close', () => {
      stop();
      const exit = Number(/\[exit (\d+)\]/.exec(stdout)?.[1]);
      resolve({ exit, milliseconds: performance.now() - start });
    });
  });
}

const never = () => () => {};
const after = (milliseconds: number) => (strike: () => void) => {
  const timer = setTimeout(strike, milliseconds);
  return () => clearTimeout(timer);
};

/** As soon as a file is being built. */
const whenBuilding = (cwd: string) => (strike: () => void) => {
  const timer = setInterval(() => {
    if (!readdirSync(cwd).some((name) => name.endsWith('.tmp'))) return;
    clearInterval(timer);
    strike();
  }, 1);
  return () => clearInterval(timer);
};

/** What a command that could not end left behind. */
const unfinished = (cwd: string): string[] => readdirSync(cwd).filter((name) => name.endsWith('.tmp'));

describe('a command that is interrupted while it works', () => {
  it.skipIf(reason !== undefined)(
    `[C14] ends with 130 or 143, and leaves its output whole or nothing at all${skipped}`,
    async () => {
      const prose = 'The tide comes in and the tide goes out again, twice in every day of the year. '.repeat(
        40,
      );
      const cwd = makeFolder({
        'docs/refunds.md': `# Refunds\n\nA refund is paid within five working days of approval.\n\n${`${prose}\n\n`.repeat(1200)}`,
      });
      await runJson(cwd, ['ingest', 'docs', '--store', 'store']);
      const answer = await runJson(cwd, ['ask', 'When is a refund paid?', '--store', 'store']);
      writeFileSync(`${cwd}/answer.json`, JSON.stringify(answer));
      const pack = (out: string) => ['pack', 'answer.json', '--store', 'store', '-o', out];

      const undisturbed = await interrupt(cwd, pack('whole.pack'), never);
      expect(undisturbed.exit).toBe(0);
      const whole = readFileSync(`${cwd}/whole.pack`);
      const moments = [0.3, 0.5, 0.7, 0.9].map((part) => after(part * undisturbed.milliseconds));
      const exits: number[] = [];
      for (const [at, moment] of [...moments, whenBuilding(cwd), whenBuilding(cwd)].entries()) {
        const out = `${at}.pack`;
        const { exit } = await interrupt(cwd, pack(out), moment);
        exits.push(exit);
        expect([0, 130]).toContain(exit);
        if (exit === 0 || existsSync(`${cwd}/${out}`))
          expect(Buffer.compare(readFileSync(`${cwd}/${out}`), whole)).toBe(0);
      }
      expect(exits).toContain(130);
      expect([0, 143]).toContain(
        (await interrupt(cwd, pack('told.pack'), whenBuilding(cwd), 'SIGTERM')).exit,
      );
      expect(unfinished(cwd)).toEqual([]);
      expect((await interrupt(cwd, pack('again.pack'), never)).exit).toBe(0);
      expect(openPack(readFileSync(`${cwd}/again.pack`)).digest).toBe(openPack(whole).digest);
    },
    180_000,
  );

  it.skipIf(reason !== undefined)(
    `[C14] leaves no private key without its public half${skipped}`,
    async () => {
      const cwd = makeFolder();
      const keygen = (out: string) => ['keygen', '-o', out];
      const undisturbed = await interrupt(cwd, keygen('whole.pem'), never);
      expect(undisturbed.exit).toBe(0);
      const exits: number[] = [];
      for (const [at, part] of [0.4, 0.6, 0.8, 0.95].entries()) {
        const { exit } = await interrupt(cwd, keygen(`${at}.pem`), after(part * undisturbed.milliseconds));
        exits.push(exit);
        if (existsSync(`${cwd}/${at}.pem`)) {
          expect(existsSync(`${cwd}/${at}.pub.pem`)).toBe(true);
          expect(readFileSync(`${cwd}/${at}.pem`, 'utf8')).toMatch(/-----END ENCRYPTED PRIVATE KEY-----\n$/);
        } else expect(exit).toBe(130);
      }
      expect(exits).toContain(130);
      expect(unfinished(cwd)).toEqual([]);
    },
  );
});
