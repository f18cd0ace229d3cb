import { writeSync } from 'node:fs';
import { statDescriptor } from '../files/stat.js';
import type { Streams } from './terminal.js';

/**
 * The standard streams of this process.
 *
 * @param exitCode - what the command has come to so far: a reader that closes the pipe early (`| head`) ends it with that
 * @remarks Node's own streams take a twentieth of an empty process to set up; a file or a pipe is written to without
 * them, as they would: in order, and before `write` returns.
 */
export function openStandardStreams(exitCode: () => number): Streams {
  return {
    out: openOutput(1, () => process.stdout, exitCode),
    err: openOutput(2, () => process.stderr, exitCode),
    env: process.env,
  };
}

function openOutput(fd: 1 | 2, open: () => NodeJS.WriteStream, exitCode: () => number): Streams['out'] {
  let direct = isPlain(fd);
  let closed = false;
  // Only when what is running has ended, so that it is known what the command came to.
  const end = (code: () => number): void => {
    if (!closed) setImmediate(() => process.exit(code()));
    closed = true;
  };
  let opened: NodeJS.WriteStream | undefined;
  const stream = (): NodeJS.WriteStream => {
    opened ??= open().on('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'EPIPE' ? exitCode : () => 1),
    );
    return opened;
  };
  return {
    write: (part) => {
      if (closed) return true;
      if (!direct) return stream().write(part);
      const rest = writeNow(fd, typeof part === 'string' ? Buffer.from(part) : part);
      if (rest === 'closed') end(exitCode);
      if (rest === 'written' || rest === 'closed') return true;
      direct = false;
      return stream().write(rest);
    },
    once: (event, listener) => (direct ? setImmediate(listener) : stream().once(event, listener)),
    get isTTY() {
      return !direct && stream().isTTY === true;
    },
    get columns() {
      return direct ? undefined : stream().columns;
    },
  };
}

/** Whether a descriptor is a file or a pipe, and so no terminal. */
function isPlain(fd: number): boolean {
  try {
    return !statDescriptor(fd).isCharacterDevice();
  } catch {
    return false;
  }
}

/** Writes bytes, or gives back those that a reader who is slow, and must not be waited for, has not taken. */
function writeNow(fd: number, bytes: Uint8Array): 'written' | 'closed' | Uint8Array {
  let rest = bytes;
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest));
    return 'written';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EAGAIN') return rest;
    if (code === 'EPIPE') return 'closed';
    throw error;
  }
}
