import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, lstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CliError } from '../cli-error.js';
import { deferSignals } from './defer-signals.js';
import { explainFileError } from './read-input.js';
import { statPath } from './stat.js';

/** Takes the bytes of a file in order; their memory may be used again when it returns. */
interface FileSink {
  write(bytes: Uint8Array): void;
}

/** For its owner alone. */
export const forOwner = 0o600;
const asMasked = 0o666;

/**
 * Writes a file that must not exist yet, whole or not at all.
 *
 * @throws {@link CliError} as {@link fillNewFile}
 */
export function writeNewFile(file: string, content: string | Uint8Array, mode: number = asMasked): void {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  fillNewFile(file, (sink) => sink.write(bytes), mode);
}

/**
 * Fills a file that must not exist yet: whenever the process ends, the whole of it stands under its name, or nothing.
 *
 * @remarks Until then it has a random name beside that one, which a process that is killed without a chance to end leaves behind;
 * one that is interrupted or told to end does so when the file is whole.
 * @throws {@link CliError} as {@link refuseExisting}, `unwritable`; and what `fill` throws
 */
export function fillNewFile<T>(file: string, fill: (sink: FileSink) => T, mode: number = asMasked): T {
  refuseExisting(file);
  deferSignals();
  const building = join(dirname(file), nameBuilding(basename(file)));
  const descriptor = attempt(file, () => openSync(building, 'wx', mode));
  try {
    const filled = fillAndSync(file, descriptor, fill);
    attempt(file, () => claimName(building, file));
    return filled;
  } finally {
    rmSync(building, { force: true });
  }
}

/** Takes a file that was just made away again if what is to stand beside it cannot be made. */
export async function withdrawUnless(made: string, makeOther: () => Promise<void> | void): Promise<void> {
  try {
    await makeOther();
  } catch (error) {
    rmSync(made, { force: true });
    throw error;
  }
}

const keptCharacters = 40;

/** Begins as the name does, and is no longer than a name may be. */
const nameBuilding = (name: string): string =>
  `${[...name].slice(0, keptCharacters).join('')}.${randomBytes(6).toString('hex')}.tmp`;

/**
 * Refuses a name for a new file that cannot be one: standard output, a name that is taken, be it by a link that leads nowhere, one
 * that is too long, or one in a folder that is not there.
 *
 * @throws {@link CliError} `output-to-stream`, `output-exists`, `name-too-long`, `no-such-folder`,
 * `not-a-directory`
 */
export function refuseExisting(file: string): void {
  if (file === '-') throw new CliError('output-to-stream');
  if (isTaken(file)) throw new CliError('output-exists', { file });
  const folder = dirname(file);
  const stat = statPath(folder);
  if (stat === undefined) throw new CliError('no-such-folder', { file: folder });
  if (!stat.isDirectory()) throw new CliError('not-a-directory', { file: folder });
}

function isTaken(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENAMETOOLONG') throw new CliError('name-too-long', { file });
    // Why nothing else can be written there is for whoever writes to tell.
    return false;
  }
}

function fillAndSync<T>(file: string, descriptor: number, fill: (sink: FileSink) => T): T {
  try {
    const filled = fill({ write: (bytes) => attempt(file, () => writeWhole(descriptor, bytes)) });
    attempt(file, () => fsyncSync(descriptor));
    return filled;
  } finally {
    closeSync(descriptor);
  }
}

function writeWhole(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
}

/** What the platform refuses of a file that is written, as what a person can do something about. */
function attempt<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const fault = explainFileError(error, file);
    throw fault.code === 'unreadable' || fault.code === 'file-not-found'
      ? new CliError('unwritable', { file })
      : fault;
  }
}

/** Gives the finished file its name, unless somebody took the name in the meantime. */
function claimName(building: string, file: string): void {
  try {
    linkSync(building, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EEXIST') throw new CliError('output-exists', { file });
    // No hard links on this file system: the window between check and rename stays.
    renameSync(building, file);
  }
}
