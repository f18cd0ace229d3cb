import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
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
 * so that nobody's living mark can go with it. Marks of another machine count as living. Where the system tells when a process began,
 * the mark says it: a number is given out again, after a restart of the machine to anybody.
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
      writeMark(file);
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
  if (parts[0] !== hostLabel() || isAlive(pid, name, readIfThere(`${path}/${name}`))) return false;
  rmSync(`${path}/${name}`, { force: true });
  return true;
}

function writeMark(file: string): void {
  const handle = openSync(file, 'wx');
  try {
    writeSync(handle, `${beginningOf(process.pid) ?? ''}\n`);
  } finally {
    closeSync(handle);
  }
}

/** @param mark - what its maker wrote of its own beginning; no whole line while it is just doing so, an empty one where it could not tell */
function isAlive(pid: number, name: string, mark: string): boolean {
  // A container gives every process the same small numbers: a mark with our own number that we did not make is stale.
  if (pid === process.pid) return own.has(name);
  try {
    process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
  const now = beginningOf(pid);
  if (now === undefined) return true;
  const isAnothers = mark.endsWith('\n') && mark.trim() !== '' && mark.trim() !== now;
  return now !== ENDED && !isAnothers;
}

/** Of a process that has ended and that nobody has asked about yet: it holds nothing any more. */
const ENDED = 'ended';

/**
 * When a process began, in a form that no other process of this machine has; undefined where the system does not tell.
 *
 * @remarks Linux: the start of the machine and the ticks since then, which no setting of a clock changes.
 */
function beginningOf(pid: number): string | undefined {
  // The name of the program, in brackets, may hold anything.
  const [state, ...rest] = readIfThere(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
  if (state === 'Z' || state === 'X') return ENDED;
  const ticks = rest[18];
  const boot = readIfThere('/proc/sys/kernel/random/boot_id').trim();
  return ticks === undefined || boot === '' ? undefined : `${boot} ${ticks}`;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function hostLabel(): string {
  return hostname().replaceAll(/[^A-Za-z0-9-]/g, '_') || 'host';
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
