const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const URL_SAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const NONE = 255;
const PAD = 0x3d;

const standardLetters = lettersOf(STANDARD);
const urlSafeLetters = lettersOf(URL_SAFE);
const standardValues = valuesOf(standardLetters);
const urlSafeValues = valuesOf(urlSafeLetters);
const decoder = new TextDecoder();

/** Standard base64 with padding. */
export function encodeBase64(bytes: Uint8Array): string {
  const full = write(bytes, standardLetters);
  const missing = (3 - (bytes.length % 3)) % 3;
  return full + '='.repeat(missing);
}

/** URL-safe base64 without padding, as JOSE writes it. */
export function encodeBase64Url(bytes: Uint8Array): string {
  return write(bytes, urlSafeLetters);
}

/**
 * Bytes of padded base64 in one alphabet, standard or URL-safe; `undefined` for any other text.
 *
 * @remarks Refused are white space, a mixture of alphabets, padding that is missing, superfluous or in the middle, and
 * trailing bits that are not zero: bytes have exactly one text in each alphabet. O(length).
 * @see RFC 4648, sections 3.2, 3.5, 4 and 5
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0) return undefined;
  let end = text.length;
  while (end > text.length - 2 && end > 0 && text.charCodeAt(end - 1) === PAD) end--;
  return read(text, end, standardValues) ?? read(text, end, urlSafeValues);
}

/** Bytes of URL-safe base64 without padding, as strict as {@link decodeBase64}. */
export function decodeBase64Url(text: string): Uint8Array | undefined {
  return read(text, text.length, urlSafeValues);
}

/** Most characters that so many bytes take, by which a text is refused before it is decoded. */
export function base64Length(bytes: number): number {
  return Math.ceil(bytes / 3) * 4;
}

function write(bytes: Uint8Array, letters: Uint8Array): string {
  const { length } = bytes;
  const whole = length - (length % 3);
  const codes = new Uint8Array(Math.ceil((length * 4) / 3));
  let at = 0;
  for (let from = 0; from < whole; from += 3) {
    const triple = (byteAt(bytes, from) << 16) | (byteAt(bytes, from + 1) << 8) | byteAt(bytes, from + 2);
    codes[at++] = byteAt(letters, triple >> 18);
    codes[at++] = byteAt(letters, (triple >> 12) & 63);
    codes[at++] = byteAt(letters, (triple >> 6) & 63);
    codes[at++] = byteAt(letters, triple & 63);
  }
  const last = (byteAt(bytes, whole) << 16) | (byteAt(bytes, whole + 1) << 8);
  for (let shift = 18; at < codes.length; shift -= 6) codes[at++] = byteAt(letters, (last >> shift) & 63);
  return decoder.decode(codes);
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

function read(text: string, end: number, values: Uint8Array): Uint8Array | undefined {
  const rest = end % 4;
  if (rest === 1) return undefined;
  const bytes = new Uint8Array((end - rest) * 0.75 + (rest === 0 ? 0 : rest - 1));
  let bits = 0;
  let seen = 0;
  let at = 0;
  for (let from = 0; from < end; from++) {
    const code = text.charCodeAt(from);
    const value = code < 128 ? (values[code] ?? NONE) : NONE;
    seen |= value;
    bits = (bits << 6) | value;
    if (from % 4 === 0) continue;
    bytes[at++] = bits >> (6 - 2 * (from % 4));
    bits &= 0xffff;
  }
  const trailing = rest === 2 ? bits & 15 : rest === 3 ? bits & 3 : 0;
  return seen < 64 && trailing === 0 ? bytes : undefined;
}

function lettersOf(alphabet: string): Uint8Array {
  return Uint8Array.from(alphabet, (letter) => letter.charCodeAt(0));
}

function valuesOf(letters: Uint8Array): Uint8Array {
  const values = new Uint8Array(128).fill(NONE);
  for (const [value, letter] of letters.entries()) values[letter] = value;
  return values;
}
