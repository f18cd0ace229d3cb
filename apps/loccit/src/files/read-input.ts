import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { CliError } from '../cli-error.js';

const blockBytes = 1 << 20;

/** Largest text that `ingest`, `extract` and `check` read unless told otherwise, in bytes (SPEC 1). */
export const defaultMaxTextBytes = 32 << 20;

/** Largest JSON document that is read, in bytes (SPEC 3). */
export const maxJsonBytes = 64 << 20;

/**
 * Bytes of a file, or of standard input for `-`.
 *
 * @remarks Reads in blocks and stops one byte past `maxBytes`, so that an endless device or a huge file costs no more
 * memory than the limit.
 * @throws {@link CliError} `file-not-found`, `is-a-directory`, `unreadable`, `symlink-loop` or `too-large`
 */
export function readInput(path: string, maxBytes: number): Uint8Array {
  const shown = path === '-' ? '<stdin>' : path;
  let descriptor: number;
  try {
    descriptor = path === '-' ? 0 : openSync(path, 'r');
  } catch (error) {
    throw explainFileError(error, shown);
  }
  try {
    const stat = fstatSync(descriptor);
    if (stat.isDirectory()) throw new CliError('is-a-directory', { file: shown });
    if (stat.isFile() && path !== '-' && stat.size > maxBytes) throw tooLarge(shown, maxBytes);
    return readBlocks(descriptor, shown, maxBytes);
  } catch (error) {
    throw explainFileError(error, shown);
  } finally {
    if (path !== '-') closeSync(descriptor);
  }
}

function readBlocks(descriptor: number, shown: string, maxBytes: number): Uint8Array {
  const blocks: Buffer[] = [];
  let total = 0;
  for (;;) {
    const block = Buffer.allocUnsafe(blockBytes);
    let read: number;
    try {
      read = readSync(descriptor, block, 0, blockBytes, null);
    } catch (error) {
      // A terminal or pipe opened non-blocking reports "try again" before anything has been typed.
      if (errorCode(error) === 'EAGAIN') {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
        continue;
      }
      if (errorCode(error) === 'EOF') break;
      throw error;
    }
    if (read === 0) break;
    total += read;
    if (total > maxBytes) throw tooLarge(shown, maxBytes);
    blocks.push(block.subarray(0, read));
  }
  const joined = blocks.length === 1 && blocks[0] !== undefined ? blocks[0] : Buffer.concat(blocks, total);
  return new Uint8Array(joined.buffer, joined.byteOffset, joined.byteLength);
}

function tooLarge(shown: string, maxBytes: number): CliError {
  return new CliError('too-large', { file: shown }, { limit: maxBytes });
}

/** Translates an error of the file system into a coded one that names the file. */
export function explainFileError(error: unknown, shown: string): CliError {
  if (error instanceof CliError) return error;
  switch (errorCode(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
    case 'ENAMETOOLONG':
    case 'ERR_INVALID_ARG_VALUE':
      return new CliError('file-not-found', { file: shown });
    case 'EISDIR':
      return new CliError('is-a-directory', { file: shown });
    case 'ELOOP':
      return new CliError('symlink-loop', { file: shown });
    case 'ENOSPC':
    case 'EROFS':
    case 'EDQUOT':
      return new CliError('unwritable', { file: shown });
    default:
      return new CliError('unreadable', { file: shown });
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
