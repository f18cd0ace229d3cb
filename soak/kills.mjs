// A writer is killed at a random moment of accepting, publishing and deleting, and the store is compared with what it was told.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyStore } from './store/verify.mjs';

const worker = join(dirname(fileURLToPath(import.meta.url)), 'store', 'worker.mjs');
const folder = mkdtempSync(join(tmpdir(), 'loccit-kills-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const told = [];
const startMs = measureStart();

/** One kill, of one store that goes on through all of them; at least 500 are wanted of a run. */
export function check(next) {
  const timeout = Math.round(startMs + next() * 400);
  const child = spawnSync(
    process.execPath,
    [worker, 'write', folder, String(Math.floor(next() * 2 ** 32)), 'one'],
    {
      timeout,
      killSignal: 'SIGKILL',
      encoding: 'utf8',
    },
  );
  told.push(...readLines(child.stdout));
  if (child.signal !== 'SIGKILL') throw new Error(`the writer ended by itself: ${child.stderr.slice(-300)}`);
  return verifyStore(folder, told);
}

/** Whole lines: what a kill cut was not told. */
function readLines(text) {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

/** How long a writer takes until it writes. */
function measureStart() {
  const begin = performance.now();
  const child = spawnSync(process.execPath, [worker, 'write', folder, '1', 'zero'], {
    maxBuffer: 1,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
  });
  if (child.error?.code !== 'ENOBUFS') throw new Error(String(child.stderr).slice(-300));
  rmSync(folder, { recursive: true, force: true });
  return performance.now() - begin;
}
