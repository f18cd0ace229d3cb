import { locateIllFormed } from './utf8.js';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Text of well-formed UTF-8, U+FEFF kept; `undefined` where the bytes are ill-formed. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    // Platforms say that there is a fault, not where. Anything else, such as a lack of memory, is no fault of the text.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** As {@link decodeUtf8}, for bytes that are known to be well-formed. */
export function decodeWellFormed(bytes: Uint8Array, _ascii: boolean): string {
  return decoder.decode(bytes);
}

export function isAscii(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80);
}

export function isUtf8(bytes: Uint8Array): boolean {
  return locateIllFormed(bytes) === undefined;
}

/** Whether a byte occurs. */
export function includesByte(bytes: Uint8Array, byte: number): boolean {
  return bytes.includes(byte);
}

/** A search for a byte from a place on; -1 where there is none. */
export function byteFinder(bytes: Uint8Array, byte: number): (from: number) => number {
  return (from) => bytes.indexOf(byte, from);
}
