import type { ErrorPlace } from '../cli-error.js';
import { locatePointers } from '../files/locate-pointers.js';
import type { CaseLine } from './case-lines.js';

/**
 * Where a fault lies in a file, from where it lies in one of its lines.
 *
 * @param value - what the line was parsed to, where it could be parsed: then a pointer has a place, too
 * @remarks A parser of the line counts from its beginning and ends a line at CR as well. Here only LF ends a line of the file:
 * column (in code points) and byte are counted anew from the byte at fault.
 */
export function placeInFile(
  at: ErrorPlace,
  { bytes, byteOffset, line }: CaseLine,
  file: string,
  value?: unknown,
): ErrorPlace {
  const from = { ...at, file: file === '-' ? '<stdin>' : file, line };
  if (!(bytes instanceof Uint8Array)) return { ...from, byteOffset };
  const inner = at.line === undefined ? findMember(bytes, value, at.pointer) : byteOf(bytes, at);
  if (inner === undefined) return { ...from, byteOffset };
  return { ...from, column: countCodePoints(bytes, inner) + 1, byteOffset: byteOffset + inner };
}

/** The byte of a member's value; where it is missing, that of the object that lacks it. */
function findMember(bytes: Uint8Array, value: unknown, pointer: string | undefined): number | undefined {
  if (pointer === undefined || value === undefined) return undefined;
  const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, pointer.slice(1));
  const query = { pointer: isThere ? pointer : '', atName: false };
  const [place] = locatePointers(new TextDecoder().decode(bytes), value, [query]);
  return place === undefined ? undefined : byteOf(bytes, place);
}

const CR = 0x0d;
const isInside = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

/** The byte at a line and column of one line of a file. */
function byteOf(bytes: Uint8Array, { byteOffset, column = 1, line = 1 }: ErrorPlace): number {
  if (byteOffset !== undefined) return byteOffset;
  let at = 0;
  for (let ended = 1; ended < line && at < bytes.length; at += 1) if (bytes[at] === CR) ended += 1;
  for (let passed = 1; passed < column && at < bytes.length; passed += 1) {
    at += 1;
    while (isInside(bytes[at])) at += 1;
  }
  return at;
}

function countCodePoints(bytes: Uint8Array, end: number): number {
  let count = 0;
  for (let at = 0; at < end; at += 1) if (!isInside(bytes[at])) count += 1;
  return count;
}
