import { spawn } from 'node:child_process';
import { projectRoot } from '@loccit/testing';
import { main } from '../src/index.js';

/** What a command line printed and how it ended. */
export interface Run {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What the streams say of themselves. */
  readonly isTTY?: boolean;
  readonly columns?: number;
}

let last: Promise<unknown> = Promise.resolve();

/** Runs a command line in this process, in another folder if asked; one after the other, for they share the working folder. */
export function runMain(argv: readonly string[], options: RunOptions = {}): Promise<Run> {
  const run = last.then(() => runNow(argv, options));
  last = run.catch(() => undefined);
  return run;
}

async function runNow(argv: readonly string[], options: RunOptions): Promise<Run> {
  const out: Buffer[] = [];
  let stderr = '';
  const { isTTY = false, columns = 100 } = options;
  const before = process.cwd();
  process.chdir(options.cwd ?? before);
  try {
    const exit = await main(argv, {
      out: { write: (part) => out.push(Buffer.from(part)), isTTY, columns },
      err: {
        write: (part) => {
          stderr += part;
        },
        isTTY,
      },
      env: options.env ?? {},
    });
    return { exit, stdout: Buffer.concat(out).toString('utf8'), stderr };
  } finally {
    process.chdir(before);
  }
}

/** A run of the built program in a process of its own; of long output only the beginning is kept. */
export interface BinaryRun extends Run {
  readonly peakMegabytes: number;
  readonly outputBytes: number;
}

export const binary = `${projectRoot}apps/loccit/bin/loccit.js`;

/**
 * Tells the peak of resident memory, in KiB, on a fourth channel when the process ends. Linux carries `maxRSS` over
 * from the process that started this one, so what the kernel keeps of this program alone is read where it is told.
 */
const meter = `data:text/javascript,${encodeURIComponent(
  `import { existsSync, readFileSync, writeSync } from 'node:fs';
   const status = '/proc/self/status';
   const peak = () => existsSync(status)
     ? /^VmHWM:\\s*(\\d+) kB$/m.exec(readFileSync(status, 'latin1'))[1]
     : String(process.resourceUsage().maxRSS);
   process.on('exit', () => writeSync(3, peak()));`,
)}`;

const keptBytes = 16 << 20;

export function runBinary(
  argv: readonly string[],
  options: RunOptions & { readonly stdin?: Uint8Array } = {},
): Promise<BinaryRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', meter, binary, ...argv], {
      cwd: options.cwd,
      env: { PATH: process.env.PATH, ...options.env },
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    });
    const kept: [Buffer[], Buffer[], Buffer[]] = [[], [], []];
    const bytes = [0, 0, 0];
    for (const [index, channel] of [1, 2, 3].entries()) {
      (child.stdio[channel] as NodeJS.ReadableStream).on('data', (part: Buffer) => {
        if ((bytes[index] ?? 0) < keptBytes) kept[index]?.push(part);
        bytes[index] = (bytes[index] ?? 0) + part.length;
      });
    }
    const text = (index: 0 | 1 | 2) => Buffer.concat(kept[index]).toString('utf8');
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === null) reject(new Error(`ended by ${signal}`));
      else
        resolve({
          exit: code,
          stdout: text(0),
          stderr: text(1),
          peakMegabytes: Number(text(2)) / 1024,
          outputBytes: bytes[0] ?? 0,
        });
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(options.stdin);
  });
}
