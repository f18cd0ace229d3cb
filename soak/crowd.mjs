// Four writers and sixteen readers at once, of whom one after another is killed and started again; then the store is compared.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyStore } from './store/verify.mjs';

const script = join(dirname(fileURLToPath(import.meta.url)), 'store', 'crowd-run.mjs');
const SECONDS = 30;

/** Half a minute of it, in a store of its own. */
export function check(next) {
  const folder = mkdtempSync(join(tmpdir(), 'loccit-crowd-'));
  try {
    const store = join(folder, 'store');
    const told = join(folder, 'told.jsonl');
    const run = spawnSync(
      process.execPath,
      [script, store, String(Math.floor(next() * 2 ** 32)), String(SECONDS), told],
      {
        stdio: ['ignore', 'inherit', 'pipe'],
        encoding: 'utf8',
      },
    );
    if (run.status !== 0) throw new Error(run.stderr.slice(-500));
    const lines = readFileSync(told, 'utf8').split('\n').slice(0, -1);
    return verifyStore(
      'sqlite',
      store,
      lines.map((line) => JSON.parse(line)),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
