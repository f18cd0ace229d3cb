// Four writers and sixteen readers at once, of whom one after another is killed and started again; then the store is compared.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyStore } from './store/verify.mjs';

const script = join(dirname(fileURLToPath(import.meta.url)), 'store', 'crowd-run.mjs');
const SECONDS = 120;

const counts = { acknowledged: 0, published: 0, reads: 0, 'killed writers': 0, 'killed readers': 0 };

/** Two minutes of it, in a store of its own. */
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
    const lines = readFileSync(told, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
    for (const line of lines) count(line);
    return verifyStore('sqlite', store, lines);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function count({ accepted, killed, published, reads = 0 }) {
  counts.reads += reads;
  if (accepted !== undefined) counts.acknowledged += 1;
  if (published !== undefined) counts.published += 1;
  if (killed === 'write') counts['killed writers'] += 1;
  if (killed === 'read') counts['killed readers'] += 1;
}

/** What was counted, in a line. */
export const report = () =>
  Object.entries(counts)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ');
