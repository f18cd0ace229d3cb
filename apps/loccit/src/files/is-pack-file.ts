import { closeSync, openSync, readSync } from 'node:fs';
import { readInput } from './read-input.js';
import { statDescriptor } from './stat.js';

const magic = [0x50, 0x4b, 0x03, 0x04];

/** Stands in the head of every page that shows packs, with or without one. */
const pageMark = '<meta name="generator" content="loccit-verifier">';
const headBytes = 4096;

/** Whether a file that begins with these bytes is a page that shows packs. */
export const isVerifierPage = (head: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(head.subarray(0, headBytes)).includes(pageMark);

/** Whether bytes begin as a ZIP archive that holds something does, or a page that shows packs. */
export const isPack = (bytes: Uint8Array): boolean =>
  magic.every((byte, at) => bytes[at] === byte) || isVerifierPage(bytes);

/**
 * Whether a file is read as a pack: its name ends in `.zip` or `.pack`, or it begins as a ZIP archive or a page for packs does.
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
    const head = new Uint8Array(headBytes);
    return isPack(head.subarray(0, readSync(descriptor, head, 0, head.length, 0)));
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
