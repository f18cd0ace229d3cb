import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { StorageError } from '@loccit/storage';

/** How long a caller waits before it gives up; a publish of some thousand documents stays below. */
const PATIENCE_MS = 30_000;

/** Marks this process holds or contends with now: their names must not be taken for those of a dead namesake. */
const own = new Set<string>();

/**
 * Holds the folder until the returned function runs.
 *
 * @remarks Every contender creates a mark of its own, `<host>.<pid>.<random>.lock`, and only then lists the folder. Whoever sees
 * another living mark takes its own away and tries again after a random pause: of two contenders the one that lists later always
 * sees both, so two never hold at once. A mark whose process is gone is removed by whoever meets it; names are never used twice,
 * so that nobody's living mark can go with it. Marks of another machine count as living.
 * @throws StorageError `store-locked` after `patienceMs` milliseconds
 */
export function lockFolder(path: string, patienceMs: number = PATIENCE_MS): () => void {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const name = `${hostLabel()}.${process.pid}.${randomBytes(8).toString('hex')}.lock`;
    const file = `${path}/${name}`;
    own.add(name);
    const release = (): void => {
      rmSync(file, { force: true });
      own.delete(name);
    };
    let alone: boolean;
    try {
      closeSync(openSync(file, 'wx'));
      alone = readdirSync(path).every((other) => other === name || removeIfDead(path, other));
    } catch (error) {
      release();
      throw error;
    }
    if (alone) return release;
    release();
    if (Date.now() >= deadline) throw new StorageError('store-locked');
    sleep(5 + Math.floor(Math.random() * 45));
  }
}

function removeIfDead(path: string, name: string): boolean {
  const parts = name.split('.');
  const pid = Number(parts[1]);
  if (parts.length !== 4 || parts[3] !== 'lock' || !Number.isSafeInteger(pid)) return true;
  if (parts[0] !== hostLabel() || isAlive(pid, name)) return false;
  rmSync(`${path}/${name}`, { force: true });
  return true;
}

function isAlive(pid: number, name: string): boolean {
  // A container gives every process the same small numbers: a mark with our own number that we did not make is stale.
  if (pid === process.pid) return own.has(name);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

function hostLabel(): string {
  return hostname().replaceAll(/[^A-Za-z0-9-]/g, '_') || 'host';
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
