import { type FileHandle, open } from 'node:fs/promises';
import { CliError } from '../cli-error.js';
import { explainFileError, readInputBlocks } from './read-input.js';

const blockBytes = 1 << 20;

/**
 * The blocks of a file of any length, or of standard input for `-`, each read while the one before is worked on.
 *
 * @remarks Two blocks of memory take turns: a block may be used until the next one is asked for.
 * @throws {@link CliError} as {@link readInputBlocks} does
 */
export async function* readAhead(path: string): AsyncGenerator<Uint8Array> {
  const handle = path === '-' ? undefined : await attempt(path, () => open(path, 'r'));
  if (handle === undefined || !(await isRegular(handle, path))) {
    await handle?.close();
    // What cannot be read ahead of time, such as a pipe, is waited for.
    yield* readInputBlocks(path, { reuse: true });
    return;
  }
  let pending: Promise<Uint8Array> | undefined;
  try {
    let [first, second] = [Buffer.allocUnsafeSlow(blockBytes), Buffer.allocUnsafeSlow(blockBytes)];
    pending = readBlock(handle, first, path);
    for (;;) {
      const block = await pending;
      if (block.length === 0) return;
      [first, second] = [second, first];
      pending = readBlock(handle, first, path);
      yield block;
    }
  } finally {
    await pending?.catch(() => undefined);
    await handle.close();
  }
}

async function isRegular(handle: FileHandle, path: string): Promise<boolean> {
  const stat = await attempt(path, () => handle.stat());
  if (!stat.isDirectory()) return stat.isFile();
  await handle.close();
  throw new CliError('is-a-directory', { file: path });
}

function readBlock(handle: FileHandle, block: Buffer, path: string): Promise<Uint8Array> {
  const reading = attempt(path, async () => {
    const { bytesRead } = await handle.read(block, 0, block.length, null);
    return block.subarray(0, bytesRead);
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
