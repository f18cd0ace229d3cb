import { Buffer, isAscii, isUtf8, transcode } from 'node:buffer';

export { isAscii, isUtf8 };

// Node's own decoder in its strict mode takes 2 to 10 times as long on text beyond ASCII, and keeps text in one byte a
// character less reliably than a Latin-1 slice does.

const { latin1Slice, ucs2Slice, utf8Slice } = Buffer.prototype;

/** Bytes that are decoded at once: what becomes of them stays in the caches, and memory for it is used again. */
const CHUNK = 1 << 16;

/** Below, the engine's own decoder is done before the other has begun. */
const SHORT = 1 << 8;

/** Units that are looked at before all of them are tried to be written in one byte each. */
const PROBE = 64;

/** Node keeps strings of so many units outside of the engine's heap. */
const OUTSIDE = 0xfbee9;

/**
 * Strings of so many units are worth being cut from one that is long enough to be kept outside: large pages of the
 * heap are never used again, and to fault fresh ones in takes longer than all the decoding.
 */
const WORTH_OUTSIDE = OUTSIDE >> 2;

/** Text of well-formed UTF-8, U+FEFF kept; `undefined` where the bytes are ill-formed. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  const ascii = isAscii(bytes);
  return ascii || isUtf8(bytes) ? decodeWellFormed(bytes, ascii) : undefined;
}

/** As {@link decodeUtf8}, for bytes that are known to be well-formed, or even ASCII. */
export function decodeWellFormed(bytes: Uint8Array, ascii: boolean): string {
  if (ascii) return latin1Slice.call(bytes, 0, bytes.length);
  if (bytes.length < SHORT) return utf8Slice.call(bytes, 0, bytes.length);
  return bytes.length <= CHUNK ? decodeChunk(bytes) : decodeInChunks(bytes);
}

function decodeChunk(bytes: Uint8Array): string {
  const units = unitsOf(bytes);
  const narrow = new Uint8Array(units.length);
  return narrowInto(narrow, 0, units)
    ? latin1Slice.call(narrow, 0, units.length)
    : ucs2Slice.call(units, 0, 2 * units.length);
}

function decodeInChunks(bytes: Uint8Array): string {
  const room = roomFor(bytes.length);
  let narrow: Uint8Array | undefined = Buffer.allocUnsafeSlow(room);
  let wide: Uint16Array | undefined;
  let count = 0;
  for (let at = 0; at < bytes.length; ) {
    const end = chunkEnd(bytes, at);
    const units = unitsOf(bytes.subarray(at, end));
    if (narrow === undefined || !narrowInto(narrow, count, units)) {
      wide ??= widen(narrow, count, room);
      narrow = undefined;
      wide.set(units, count);
    }
    count += units.length;
    at = end;
  }
  const length = roomFor(count);
  const text = wide === undefined ? latin1Slice.call(narrow, 0, length) : ucs2Slice.call(wide, 0, 2 * length);
  return length === count ? text : text.slice(0, count);
}

function unitsOf(bytes: Uint8Array): Uint16Array {
  const transcoded = transcode(bytes, 'utf8', 'utf16le');
  return new Uint16Array(transcoded.buffer, transcoded.byteOffset, transcoded.length >> 1);
}

/** Units to make a string of for so many that are wanted. */
function roomFor(units: number): number {
  return units >= WORTH_OUTSIDE && units < OUTSIDE ? OUTSIDE : units;
}

function chunkEnd(bytes: Uint8Array, from: number): number {
  let end = Math.min(from + CHUNK, bytes.length);
  while (end < bytes.length && ((bytes[end] as number) & 0xc0) === 0x80) end--;
  return end;
}

function widen(narrow: Uint8Array | undefined, count: number, room: number): Uint16Array {
  const wide = new Uint16Array(Buffer.allocUnsafeSlow(2 * room).buffer);
  if (narrow !== undefined) wide.set(narrow.subarray(0, count));
  return wide;
}

/** Whether a byte occurs. */
export function includesByte(bytes: Uint8Array, byte: number): boolean {
  return over(bytes).includes(byte);
}

/** A search for a byte from a place on; -1 where there is none. */
export function byteFinder(bytes: Uint8Array, byte: number): (from: number) => number {
  const buffer = over(bytes);
  return (from) => buffer.indexOf(byte, from);
}

/** Writes units as bytes, and says whether none of them needed two: then they are the same when widened again. */
function narrowInto(narrow: Uint8Array, from: number, units: Uint16Array): boolean {
  const end = from + units.length;
  for (let i = 0; i < PROBE && i < units.length; i++) if ((units[i] as number) > 0xff) return false;
  narrow.set(units, from);
  const widened = new Uint16Array(narrow.subarray(from, end));
  return Buffer.compare(new Uint8Array(widened.buffer), bytesOf(units)) === 0;
}

function bytesOf(units: Uint16Array): Uint8Array {
  return new Uint8Array(units.buffer, units.byteOffset, units.byteLength);
}

function over(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
