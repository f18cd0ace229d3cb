import { PackError } from './pack-error.js';
import { type PackSource, readRange } from './pack-source.js';
import {
  CENTRAL_BYTES,
  CENTRAL_SIGNATURE,
  END_BYTES,
  END_SIGNATURE,
  LOCAL_BYTES,
  LOCAL_SIGNATURE,
  MAX_PATH_BYTES,
  MAX_ZIP_BYTES,
  MAX_ZIP_ENTRIES,
  type ZipEntry,
} from './zip-form.js';

/** An entry as any directory may describe it. */
export interface FoundEntry extends ZipEntry {
  /** The path as it stands, decoded byte by byte. */
  readonly path: string;
  readonly flags: number;
  readonly method: number;
  readonly storedLength: number;
  /** Bytes that its description takes. */
  readonly headerBytes: Uint8Array;
}

/** The end of a directory as it stands. */
export interface FoundEnd {
  readonly at: number;
  readonly entries: number;
  readonly directoryOffset: number;
  readonly directoryBytes: number;
  readonly commentBytes: number;
}

/** Longest comment of an archive. */
const MAX_COMMENT = 0xffff;
/** Bytes that descriptions of entries may take together, foreign extra fields and comments included. */
const MAX_DIRECTORY_BYTES = 32 * 1024 * 1024;
const ENCRYPTED = 0x2041;
const NO_VALUE = 0xffffffff;

/**
 * Finds the end of the directory.
 *
 * @throws {@link PackError} `not-a-zip` or `zip64`.
 */
export function findEnd(source: PackSource): FoundEnd {
  const from = Math.max(0, source.byteLength - END_BYTES - MAX_COMMENT);
  // The memory of what was read may be used again by the next reading.
  const tail = readRange(source, from, source.byteLength).slice();
  const view = viewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (view.getUint32(at, true) === END_SIGNATURE) return readEnd(view, at, from);
  }
  throw new PackError('not-a-zip');
}

function readEnd(view: DataView, at: number, from: number): FoundEnd {
  const offset = from + at;
  const disks = view.getUint32(at + 4, true);
  const entries = view.getUint16(at + 10, true);
  const directoryBytes = view.getUint32(at + 12, true);
  const directoryOffset = view.getUint32(at + 16, true);
  const isLarge = entries > MAX_ZIP_ENTRIES || directoryBytes === NO_VALUE || directoryOffset === NO_VALUE;
  if (isLarge) throw new PackError('zip64', { offset });
  // Of an archive on several disks the other disks are missing.
  if (disks !== 0 || view.getUint16(at + 8, true) !== entries) throw new PackError('not-a-zip', { offset });
  if (directoryOffset + directoryBytes > offset) throw new PackError('not-a-zip', { offset });
  return {
    at: offset,
    entries,
    directoryBytes,
    directoryOffset,
    commentBytes: view.getUint16(at + 20, true),
  };
}

/**
 * Reads what the directory says of every entry, in its order.
 *
 * @throws {@link PackError} `damaged-entry`, `encrypted`, `zip64` or `too-large`.
 */
export function readDirectory(source: PackSource, end: FoundEnd): FoundEntry[] {
  const { directoryOffset, directoryBytes } = end;
  if (directoryBytes > MAX_DIRECTORY_BYTES) throw new PackError('too-large', { limit: MAX_DIRECTORY_BYTES });
  const bytes = readRange(source, directoryOffset, directoryOffset + directoryBytes).slice();
  const view = viewOf(bytes);
  const entries: FoundEntry[] = [];
  let at = 0;
  for (let entry = 0; entry < end.entries; entry++) {
    const place = { entry, offset: directoryOffset + at };
    if (at + CENTRAL_BYTES > bytes.length || view.getUint32(at, true) !== CENTRAL_SIGNATURE) {
      throw new PackError('damaged-entry', place);
    }
    const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    // Of a path that is too long no more is kept than shows that it is.
    const pathBytes = Math.min(lengths[0] ?? 0, MAX_PATH_BYTES + 1);
    const next = at + CENTRAL_BYTES + lengths.reduce((sum, length) => sum + length, 0);
    if (next > bytes.length) throw new PackError('damaged-entry', place);
    const found = {
      path: decodePath(bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + pathBytes)),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc32: view.getUint32(at + 16, true),
      storedLength: view.getUint32(at + 20, true),
      byteLength: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
      headerBytes: bytes.subarray(at, next),
    };
    if ((found.flags & ENCRYPTED) !== 0) throw new PackError('encrypted', place);
    if (Math.max(found.storedLength, found.byteLength, found.offset) > MAX_ZIP_BYTES) {
      throw new PackError('zip64', place);
    }
    entries.push(found);
    at = next;
  }
  if (at !== bytes.length) throw new PackError('damaged-entry', { offset: directoryOffset + at });
  return entries;
}

/**
 * Where the content of an entry begins, by its local header; that header is read as far as it fits.
 *
 * @throws {@link PackError} `damaged-entry` where there is none, or one of another path.
 */
export function findContent(source: PackSource, found: FoundEntry, entry: number): number {
  const { offset } = found;
  const fixed = offset + LOCAL_BYTES;
  if (fixed > source.byteLength) throw new PackError('damaged-entry', { entry, offset });
  const header = viewOf(readRange(source, offset, fixed));
  const isHeader = header.getUint32(0, true) === LOCAL_SIGNATURE;
  const pathLength = header.getUint16(26, true);
  const content = fixed + pathLength + header.getUint16(28, true);
  const sameMethod = header.getUint16(8, true) === found.method;
  if (!isHeader || !sameMethod || content > source.byteLength) {
    throw new PackError('damaged-entry', { entry, offset });
  }
  const path = decodePath(readRange(source, fixed, fixed + Math.min(pathLength, MAX_PATH_BYTES + 1)));
  if (path !== found.path) throw new PackError('damaged-entry', { entry, offset });
  return content;
}

/** One character a byte: what is no ASCII is refused by its path, in whatever encoding it was meant. */
function decodePath(bytes: Uint8Array): string {
  let path = '';
  for (const byte of bytes) path += String.fromCharCode(byte);
  return path;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
