import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { FilePort } from '@loccit/storage';
import { lockFolder } from './folder-lock.js';
import { statDescriptor } from './stat.js';

/**
 * Node's file system as the folder store wants it.
 *
 * @remarks Folders are synced where the platform can (Windows cannot, and does not need it). Hard links fall back to copies
 * on file systems that have none.
 */
export function createNodeFilePort(): FilePort {
  return {
    readFile: (path) => whereMissing(undefined, () => readRegular(path)),
    writeNew: (path, bytes) => writeFileSync(path, bytes, { flag: 'wx' }),
    makeFolder: (path) => {
      mkdirSync(path, { recursive: true });
    },
    syncFile: (path) => syncPath(path, 'r+'),
    syncFolder,
    rename: (from, to) => renameSync(from, to),
    linkOrCopy,
    list: (path) => whereMissing([], () => readdirSync(path)),
    exists: (path) => existsSync(path),
    removeTree: (path) => rmSync(path, { recursive: true, force: true }),
    lock: (path) => lockFolder(path),
  };
}

/** The bytes of a file; a pipe, a device or a folder of its name is none, and would keep whoever reads waiting or without end. */
function readRegular(path: string): Uint8Array | undefined {
  const handle = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    return statDescriptor(handle).isFile() ? new Uint8Array(readFileSync(handle)) : undefined;
  } finally {
    closeSync(handle);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EXDEV', 'EMLINK'].includes(codeOf(error))) throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

// A folder above the store that may be entered but not listed cannot be opened to be synced; it was there before us.
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  try {
    syncPath(path, 'r');
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes(codeOf(error))) throw error;
  }
}

function syncPath(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function whereMissing<T, M>(missing: M, read: () => T): T | M {
  try {
    return read();
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return missing;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
