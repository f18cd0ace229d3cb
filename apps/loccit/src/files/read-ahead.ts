import { close, fstat, open, read } from 'node:fs';
import { promisify } from 'node:util';
import { CliError } from '../cli-error.js';
import { explainFileError, readInputBlocks } from './read-input.js';

const openFile = promisify(open);
const statFile = promisify(fstat);
const closeFile = promisify(close);

const blockBytes = 2 << 20;

/**
 * The blocks of a file of any length, or of standard input for `-`, each read while the one before is worked on.
 *
 * @remarks Two blocks of memory take turns: a block may be used until the next one is asked for.
 * @throws {@link CliError} as {@link readInputBlocks} does
 */
export async function* readAhead(path: string): AsyncGenerator<Uint8Array> {
  const descriptor = path === '-' ? undefined : await attempt(path, () => openFile(path, 'r'));
  if (descriptor === undefined || !(await isRegular(descriptor, path))) {
    if (descriptor !== undefined) await closeFile(descriptor);
    // What cannot be read ahead of time, such as a pipe, is waited for.
    yield* readInputBlocks(path, { reuse: true });
    return;
  }
  let pending: Promise<Uint8Array> | undefined;
  try {
    let [first, second] = [Buffer.allocUnsafeSlow(blockBytes), Buffer.allocUnsafeSlow(blockBytes)];
    pending = readBlock(descriptor, first, path);
    for (;;) {
      const block = await pending;
      if (block.length === 0) return;
      [first, second] = [second, first];
      pending = readBlock(descriptor, first, path);
      yield block;
    }
  } finally {
    await pending?.catch(() => undefined);
    await closeFile(descriptor);
  }
}

async function isRegular(descriptor: number, path: string): Promise<boolean> {
  const stat = await attempt(path, () => statFile(descriptor));
  if (!stat.isDirectory()) return stat.isFile();
  await closeFile(descriptor);
  throw new CliError('is-a-directory', { file: path });
}

/** By callback: the file handles of `node:fs/promises` take a twentieth of the time that a block takes to hash. */
function readBlock(descriptor: number, block: Buffer, path: string): Promise<Uint8Array> {
  const reading = new Promise<Uint8Array>((resolve, reject) => {
    read(descriptor, block, 0, block.length, null, (error, bytesRead) => {
      if (error === null) resolve(block.subarray(0, bytesRead));
      else reject(explainFileError(error, path));
    });
  });
  // A fault is told when the block is asked for; until then nobody listens.
  reading.catch(() => undefined);
  return reading;
}

async function attempt<T>(path: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw explainFileError(error, path);
  }
}
