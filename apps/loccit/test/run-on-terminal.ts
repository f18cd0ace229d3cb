import { spawn, spawnSync } from 'node:child_process';

/** What is awaited on the terminal, and what is typed then. */
export interface Turn {
  readonly awaits: string;
  readonly types: string;
}

const spawnInPython =
  'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:], lambda fd: os.read(fd, 1024))))';

/** The arguments of a program that runs a line of the shell on a terminal of its own, undefined where there is none. */
const terminal = ((): ((line: string) => readonly [string, ...string[]]) | undefined => {
  if (process.platform === 'win32') return undefined;
  const { stdout } = spawnSync('script', ['--version'], { encoding: 'utf8' });
  if (stdout?.includes('util-linux')) return (line) => ['script', '-qec', line, '/dev/null'];
  const { status } = spawnSync('python3', ['-c', 'import pty, os; os.waitstatus_to_exitcode']);
  return status === 0 ? (line) => ['python3', '-c', spawnInPython, 'sh', '-c', line] : undefined;
})();

/** Why nothing can be run on a terminal here, if nothing can. */
export const lacksTerminal =
  terminal === undefined ? 'neither script of util-linux nor python3 is here' : undefined;

/** Runs a line of the shell on a terminal, types what is to be typed, and gives everything that was shown. */
export function runOnTerminal(
  line: string,
  turns: readonly Turn[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<string> {
  const [program, ...argv] = terminal?.(line) ?? ['false'];
  return new Promise((resolve, reject) => {
    const child = spawn(program, argv, {
      cwd: options.cwd,
      env: { PATH: process.env.PATH, HOME: options.cwd, SHELL: '/bin/sh', LANG: 'C', ...options.env },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const left = [...turns];
    let shown = '';
    let seen = 0;
    child.stdout.on('data', (part: Buffer) => {
      shown += part.toString('utf8');
      const [next] = left;
      const at = next === undefined ? -1 : shown.indexOf(next.awaits, seen);
      if (next === undefined || at < 0) return;
      seen = at + next.awaits.length;
      left.shift();
      child.stdin.write(next.types);
    });
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', () => resolve(shown));
  });
}
