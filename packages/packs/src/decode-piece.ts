const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const NONE = 64;
const PAD = 0x3d;

const values = new Uint8Array(256).fill(NONE);
for (let value = 0; value < ALPHABET.length; value += 1) values[ALPHABET.charCodeAt(value)] = value;

/**
 * Bytes of padded base64 that is itself in bytes; undefined for anything else.
 *
 * @remarks As strict as RFC 4648, section 3.5: there is one text for the bytes. No string is made of it, for pieces are large. O(length).
 */
export function decodePiece(base64: Uint8Array): Uint8Array | undefined {
  if (base64.length % 4 !== 0) return undefined;
  const padded = [1, 2].filter((back) => base64[base64.length - back] === PAD).length;
  if (padded === 1 && base64.at(-1) !== PAD) return undefined;
  const bytes = new Uint8Array((base64.length / 4) * 3);
  const end = base64.length - padded;
  let seen = 0;
  let last = 0;
  let to = 0;
  for (let at = 0; at < base64.length; at += 4) {
    let bits = 0;
    for (let digit = at; digit < at + 4; digit += 1) {
      const value = digit < end ? (values[base64[digit] ?? 0] ?? NONE) : 0;
      seen |= value;
      bits = (bits << 6) | value;
    }
    bytes[to++] = bits >> 16;
    bytes[to++] = bits >> 8;
    bytes[to++] = bits;
    last = bits;
  }
  const isExact = padded === 0 || (last & (padded === 1 ? 0xff : 0xffff)) === 0;
  return seen < NONE && isExact ? bytes.subarray(0, bytes.length - padded) : undefined;
}
