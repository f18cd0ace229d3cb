import { PackError } from './pack-error.js';

/** The bytes of a pack wherever they are: in memory, or in a file of which parts are read when asked for. */
export interface PackSource {
  readonly byteLength: number;
  /** The bytes of `[start, end)`; their memory may be used again with the next call. */
  read(start: number, end: number): Uint8Array;
}

/** Bytes that are read at once. */
const PIECE_BYTES = 1024 * 1024;

/** A source over bytes in memory. */
export function sourceOf(pack: PackSource | Uint8Array): PackSource {
  if (!(pack instanceof Uint8Array)) return pack;
  return { byteLength: pack.length, read: (start, end) => pack.subarray(start, end) };
}

/**
 * The bytes of a range, all of them.
 *
 * @throws {@link PackError} `unreadable` where the source gives fewer, as a file does that has been cut since.
 */
export function readRange(source: PackSource, start: number, end: number): Uint8Array {
  const bytes = source.read(start, end);
  if (bytes.length !== end - start) throw new PackError('unreadable', { offset: start });
  return bytes;
}

/** The bytes of a range in pieces. */
export function* readPieces(
  source: PackSource,
  start: number,
  end: number,
  size: number = PIECE_BYTES,
): Generator<Uint8Array> {
  for (let at = start; at < end; at += size) yield readRange(source, at, Math.min(end, at + size));
}
