// A writer is killed at a random moment of taking in, building, publishing and deleting; then the store is compared with what it told.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLines } from './lines.mjs';
import { verifyStore } from './verify.mjs';

const worker = join(dirname(fileURLToPath(import.meta.url)), 'worker.mjs');
/** Kills of one store before another is begun: all that was ever published is reconciled after each. */
const KILLS_A_STORE = 25;
/** Longest time from the first acknowledgement to the kill: several operations of each kind fit in. */
const LONGEST_MS = 250;

/** Kills of writers of stores of one form, counted by what was under way. */
export function createKills(form) {
  const counts = new Map();
  let early = 0;
  let acknowledged = 0;
  let kills = 0;
  let folder;
  let told = [];
  process.on('exit', () => folder && rmSync(folder, { recursive: true, force: true }));

  return {
    /** One kill; of a store that goes on through several. */
    check: async (next) => {
      if (kills % KILLS_A_STORE === 0) {
        const last = folder === undefined ? undefined : { folder, told };
        folder = mkdtempSync(join(tmpdir(), 'loccit-kills-'));
        told = [];
        if (last !== undefined) await settle(form, last);
      }
      kills += 1;
      // One in twelve is killed while it opens the store, or makes it: that is not counted with the others.
      const isEarly = next() < 1 / 12;
      const lines = await killOne(form, folder, next, isEarly);
      told.push(...lines);
      const isAnswered = lines.some(isAcknowledged);
      if (isAnswered) {
        const { doing = 'between two' } = lines.at(-1);
        counts.set(doing, (counts.get(doing) ?? 0) + 1);
      } else early += 1;
      acknowledged += lines.filter((line) => line.accepted !== undefined).length;
      return verifyStore(form, folder, told);
    },
    /** What was counted, in a line. */
    report: () => {
      const effective = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const by = [...counts].sort().map(([doing, count]) => `${doing} ${count}`);
      return `${effective} kills of a writer that had been acknowledged something (${by.join(', ')}), ${early} of one that had not; ${acknowledged} events acknowledged`;
    },
  };
}

/** Ends with a store: nothing is left of all that was killed once a writer had its way. */
async function settle(form, { folder, told }) {
  const { lines } = await runWriter('settle', form, folder, '1');
  try {
    verifyStore(form, folder, [...told, ...lines], { isSettled: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a writer until it is killed; gives its whole lines. */
async function killOne(form, folder, next, isEarly) {
  const seed = String(Math.floor(next() * 2 ** 32));
  const delay = next() * LONGEST_MS;
  let timer;
  const { complaint, lines, signal } = await runWriter('write', form, folder, seed, (line, child) => {
    // The clock starts when the writer has been acknowledged something, so that no kill is spent on the start of a process.
    if (isEarly || isAcknowledged(line)) timer ??= setTimeout(() => child.kill('SIGKILL'), delay);
  });
  clearTimeout(timer);
  if (signal !== 'SIGKILL') throw new Error(`the writer ended by itself: ${complaint}`);
  return lines;
}

const isAcknowledged = (line) => line.accepted !== undefined || line.published !== undefined;

function runWriter(role, form, folder, seed, see = () => {}) {
  const child = spawn(process.execPath, [worker, role, form, folder, seed, 'one'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = [];
  let complaint = '';
  readLines(child.stdout, (line) => {
    lines.push(line);
    see(line, child);
  });
  child.stderr.on('data', (data) => {
    complaint = `${complaint}${data}`.slice(-300);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (_, signal) => resolve({ complaint, lines, signal }));
  });
}
