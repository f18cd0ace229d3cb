import { closeSync, openSync, readSync } from 'node:fs';
import { CliError } from '../cli-error.js';
import { statDescriptor } from './stat.js';

const blockBytes = 1 << 20;
const leastBlockBytes = 1 << 12;

/** Largest text that `ingest`, `extract` and `check` read unless told otherwise, in bytes (SPEC 1). */
export const defaultMaxTextBytes = 32 << 20;

/** Largest JSON document that is read, in bytes (SPEC 3). */
export const maxJsonBytes = 64 << 20;

/**
 * Bytes of a file, or of standard input for `-`.
 *
 * @param maxBytes - the limit, or what it is for a file that begins like this
 * @remarks Stops one byte past the limit, so that an endless device or a huge file costs no more memory than the limit.
 * @throws {@link CliError} `file-not-found`, `is-a-directory`, `unreadable`, `symlink-loop` or `too-large`
 */
export function readInput(path: string, maxBytes: number | ((head: Uint8Array) => number)): Uint8Array {
  const blocks: Buffer[] = [];
  let total = 0;
  let limit = typeof maxBytes === 'number' ? maxBytes : 0;
  for (const block of readInputBlocks(path, typeof maxBytes === 'number' ? { maxBytes } : {})) {
    if (total === 0 && typeof maxBytes === 'function') limit = maxBytes(block);
    total += block.length;
    if (total > limit) throw tooLarge(nameInput(path), limit);
    blocks.push(block);
  }
  const joined = blocks.length === 1 && blocks[0] !== undefined ? blocks[0] : Buffer.concat(blocks, total);
  return new Uint8Array(joined.buffer, joined.byteOffset, joined.byteLength);
}

const nameInput = (path: string): string => (path === '-' ? '<stdin>' : path);

/** How a file is read block by block. */
export interface BlockOptions {
  readonly maxBytes?: number;
  /** Every block uses the memory of the one before. */
  readonly reuse?: boolean;
}

/**
 * The blocks of a file, or of standard input for `-`.
 *
 * @throws {@link CliError} like {@link readInput}; `too-large` before the first block where the size of a file says so
 */
export function* readInputBlocks(path: string, options: BlockOptions = {}): Generator<Buffer> {
  const { maxBytes = Number.POSITIVE_INFINITY, reuse = false } = options;
  const shown = nameInput(path);
  const descriptor = attempt(shown, () => (path === '-' ? 0 : openSync(path, 'r')));
  try {
    const stat = attempt(shown, () => statDescriptor(descriptor));
    const bytes = Number(stat.size);
    if (stat.isDirectory()) throw new CliError('is-a-directory', { file: shown });
    if (stat.isFile() && path !== '-' && bytes > maxBytes) throw tooLarge(shown, maxBytes);
    // A small file takes a small block: of thousands of documents the bytes are kept.
    const size = stat.isFile() ? Math.min(blockBytes, Math.max(leastBlockBytes, bytes + 1)) : blockBytes;
    const shared = reuse ? Buffer.allocUnsafeSlow(size) : undefined;
    for (;;) {
      const block = attempt(shown, () => readBlock(descriptor, shared ?? Buffer.allocUnsafeSlow(size)));
      if (block.length === 0) return;
      yield block;
    }
  } finally {
    if (path !== '-') closeSync(descriptor);
  }
}

function attempt<T>(shown: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw explainFileError(error, shown);
  }
}

/** The next bytes, none at the end. */
function readBlock(descriptor: number, block: Buffer): Buffer {
  for (;;) {
    try {
      return block.subarray(0, readSync(descriptor, block, 0, block.length, null));
    } catch (error) {
      if (errorCode(error) === 'EOF') return block.subarray(0, 0);
      // A terminal or pipe opened non-blocking reports "try again" before anything has been typed.
      if (errorCode(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
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
