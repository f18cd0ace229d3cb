import { PackError } from './pack-error.js';
import { comparePaths, isPackPath, isUnsafePath, type PackPath } from './pack-paths.js';
import { type PackSource, readPieces, readRange } from './pack-source.js';
import { type FoundEnd, type FoundEntry, findEnd, readDirectory } from './zip-directory.js';
import { END_BYTES, encodeCentralEntry, encodeEnd, encodeLocalHeader } from './zip-form.js';

/** An entry with its content, not yet compared with the manifest. */
export interface OpenEntry {
  readonly path: PackPath;
  readonly byteLength: number;
  readonly crc32: number;
  /** The content from its beginning, anew with every call, at most so many bytes of it as the caller expects and one piece. */
  chunks(): Iterable<Uint8Array>;
}

/**
 * The entries of a pack in the one form that a writer gives it.
 *
 * @remarks Every header is written anew from what it says and compared byte by byte, and the structures lie next to each
 * other without a gap, so that together with the checksums every byte is accounted for. O(entries); contents are not read.
 * @throws {@link PackError} with one of the codes of the container.
 */
export function listStrictEntries(source: PackSource): OpenEntry[] {
  const end = findEnd(source);
  const isLast =
    end.directoryOffset + end.directoryBytes === end.at && end.at + END_BYTES === source.byteLength;
  if (!isLast) refuse(undefined, end.at);
  const found = readDirectory(source, end);
  checkPaths(found);
  for (const [entry, { method, offset }] of found.entries()) {
    if (method !== 0) throw new PackError('compressed', { entry, offset });
  }
  checkForm(source, end, found);
  return found.map(({ path, byteLength, crc32, offset }) => {
    if (!isPackPath(path)) throw new PackError('unknown-path');
    const start = offset + encodeLocalHeader({ path, byteLength, crc32, offset }).length;
    return { path, byteLength, crc32, chunks: () => readPieces(source, start, start + byteLength) };
  });
}

function checkPaths(found: readonly FoundEntry[]): void {
  const paths = new Set<string>();
  for (const [entry, { path }] of found.entries()) {
    if (isUnsafePath(path)) throw new PackError('unsafe-path', { entry });
    if (!isPackPath(path)) throw new PackError('unknown-path', { entry });
    if (paths.has(path)) throw new PackError('duplicate-entry', { entry, path });
    paths.add(path);
  }
}

function checkForm(source: PackSource, end: FoundEnd, found: readonly FoundEntry[]): void {
  let at = 0;
  let before = '';
  for (const [entry, one] of found.entries()) {
    const { path, byteLength, headerBytes } = one;
    const ordered = comparePaths(before, path) < 0;
    if (!ordered || !isEqual(headerBytes, encodeCentralEntry(one))) refuse(entry, end.directoryOffset);
    const header = encodeLocalHeader(one);
    const next = at + header.length + byteLength;
    if (one.offset !== at || next > end.directoryOffset) refuse(entry, one.offset);
    if (!isEqual(readRange(source, at, at + header.length), header)) refuse(entry, at);
    before = path;
    at = next;
  }
  const form = encodeEnd(found.length, end.directoryBytes, at);
  if (at !== end.directoryOffset || !isEqual(readRange(source, end.at, end.at + END_BYTES), form))
    refuse(undefined, end.at);
}

function refuse(entry: number | undefined, offset: number): never {
  throw new PackError('not-canonical-form', { ...(entry === undefined ? {} : { entry }), offset });
}

function isEqual(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, at) => byte === right[at]);
}
