import type { PackSource } from '@loccit/packs';

/** Reads a part of a file at once, as only a worker may. */
export type ReadBlob = (blob: Blob) => ArrayBuffer;

/** Bytes that are read ahead, so that headers of entries cost no reading each. */
const WINDOW_BYTES = 256 * 1024;

/**
 * A pack in a file of which only parts are ever in memory.
 *
 * @param onRead - told how many bytes of the file have been read so far, each time more than before
 */
export function openBlob(blob: Blob, read: ReadBlob, onRead: (done: number) => void): PackSource {
  let window = new Uint8Array();
  let windowStart = 0;
  let furthest = 0;
  const load = (start: number, end: number): Uint8Array<ArrayBuffer> => {
    if (end > furthest) {
      furthest = end;
      onRead(end);
    }
    return new Uint8Array(read(blob.slice(start, end)));
  };
  return {
    byteLength: blob.size,
    read: (start, end) => {
      if (end - start >= WINDOW_BYTES) return load(start, end);
      if (start < windowStart || end > windowStart + window.length) {
        windowStart = start;
        window = load(start, Math.min(blob.size, start + WINDOW_BYTES));
      }
      return window.subarray(start - windowStart, end - windowStart);
    },
  };
}
