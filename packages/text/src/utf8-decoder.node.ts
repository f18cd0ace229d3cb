import { Buffer, isAscii, isUtf8, transcode } from 'node:buffer';

export { isAscii, isUtf8 };

// Node's own decoder in its strict mode takes 2 to 10 times as long on text beyond ASCII, and keeps text in one byte a
// character less reliably than a Latin-1 slice does.

/** Text of well-formed UTF-8, U+FEFF kept; `undefined` where the bytes are ill-formed. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  const ascii = isAscii(bytes);
  return ascii || isUtf8(bytes) ? decodeWellFormed(bytes, ascii) : undefined;
}

/** As {@link decodeUtf8}, for bytes that are known to be well-formed, or even ASCII. */
export function decodeWellFormed(bytes: Uint8Array, ascii: boolean): string {
  if (ascii) return over(bytes).latin1Slice();
  const transcoded = transcode(bytes, 'utf8', 'utf16le');
  const units = new Uint16Array(transcoded.buffer, transcoded.byteOffset, transcoded.length >> 1);
  if (!isLatin1(units)) return transcoded.ucs2Slice();
  return over(new Uint8Array(units)).latin1Slice();
}

/** Whether a byte occurs. */
export function includesByte(bytes: Uint8Array, byte: number): boolean {
  return over(bytes).includes(byte);
}

/** Stops soon after the first unit that needs two bytes. */
function isLatin1(units: Uint16Array): boolean {
  for (let start = 0; start < units.length; start += 1024) {
    const end = Math.min(start + 1024, units.length);
    let seen = 0;
    for (let i = start; i < end; i++) seen |= units[i] as number;
    if (seen > 0xff) return false;
  }
  return true;
}

function over(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
