import { closeSync, openSync, readSync } from 'node:fs';
import { readInput } from './read-input.js';
import { statDescriptor } from './stat-descriptor.js';

const magic = [0x50, 0x4b, 0x03, 0x04];

/** Whether bytes begin as a ZIP archive that holds something. */
export const isPack = (bytes: Uint8Array): boolean => magic.every((byte, at) => bytes[at] === byte);

/**
 * Whether a file is read as a pack: its name ends in `.zip` or `.pack`, or it begins as a ZIP archive does.
 *
 * @remarks Of a pipe nothing is read, for it could not be read again; what is not there is none.
 */
export function isPackFile(path: string): boolean {
  if (path === '-' || /\.json$/i.test(path)) return false;
  if (/\.(?:zip|pack)$/i.test(path)) return true;
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, 'r');
    if (!statDescriptor(descriptor).isFile()) return false;
    const head = new Uint8Array(magic.length);
    return readSync(descriptor, head, 0, head.length, 0) === head.length && isPack(head);
  } catch {
    // Why it cannot be read is for whoever reads it to tell.
    return false;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Most bytes of a pack that comes by a pipe and has to be held. */
export const maxHeldBytes = 512 << 20;

/**
 * The bytes of a file; undefined for a pack in a file, which is read piece by piece.
 *
 * @throws {@link CliError} like {@link readInput}
 */
export function readUnlessPack(path: string, maxBytes: number): Uint8Array | undefined {
  if (isPackFile(path)) return undefined;
  return readInput(path, path === '-' ? (head) => (isPack(head) ? maxHeldBytes : maxBytes) : maxBytes);
}
