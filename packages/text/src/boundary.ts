import { NfcKind, nfcKind } from './nfc-kinds.js';
import { codePointAt, sequenceLength } from './utf8.js';

const LF = 0x0a;
const CR = 0x0d;

/** No code point below U+0300 joins what precedes it; this is the lead byte of U+0300. */
const FIRST_JOINING_LEAD = 0xcc;

/**
 * Whether well-formed text can be cut before this UTF-16 unit so that both halves canonicalise on their own.
 *
 * @remarks NFC is not closed under concatenation; it is across such a place. True at both ends of the text.
 */
export function isSafeStart(text: string, utf16: number): boolean {
  if (utf16 <= 0 || utf16 >= text.length) return true;
  const unit = text.charCodeAt(utf16);
  if (unit === LF) return text.charCodeAt(utf16 - 1) !== CR;
  if (unit < 0x300) return true;
  if ((unit & 0xfc00) === 0xdc00) return false;
  return nfcKind(text.codePointAt(utf16) as number) !== NfcKind.Joins;
}

/** Whether the code point at this byte of well-formed UTF-8 may join what precedes it. */
export function joinsPreceding(bytes: Uint8Array, byte: number): boolean {
  return (bytes[byte] as number) >= FIRST_JOINING_LEAD && nfcKind(codePointAt(bytes, byte)) === NfcKind.Joins;
}

/** First byte at or after a byte where well-formed UTF-8 can be cut as in {@link isSafeStart}, or its end. */
export function safeByteFrom(bytes: Uint8Array, byte: number): number {
  if (byte === 0) return 0;
  let at = Math.min(byte, bytes.length);
  while (at < bytes.length && ((bytes[at] as number) & 0xc0) === 0x80) at++;
  if (bytes[at] === LF && bytes[at - 1] === CR) at++;
  return isLineEnd(bytes[at - 1]) ? at : skipJoining(bytes, at);
}

/** Start of the stretch that NFC treats as one, from a code point that may join what precedes it. */
export function segmentStart(bytes: Uint8Array, byte: number): number {
  if (byte === 0 || isLineEnd(bytes[byte - 1])) return byte;
  let at = byte - 1;
  while (((bytes[at] as number) & 0xc0) === 0x80) at--;
  return at;
}

/** End of the stretch that NFC treats as one, from a byte where the text can be cut. */
export function segmentEnd(bytes: Uint8Array, byte: number): number {
  const lead = bytes[byte] as number;
  if (lead === CR && bytes[byte + 1] === LF) return byte + 2;
  const at = byte + sequenceLength(lead);
  return isLineEnd(lead) ? at : skipJoining(bytes, at);
}

/** Nothing joins a line end: a mark after one stands alone. */
function isLineEnd(byte: number | undefined): boolean {
  return byte === LF || byte === CR;
}

function skipJoining(bytes: Uint8Array, byte: number): number {
  let at = byte;
  while (at < bytes.length && joinsPreceding(bytes, at)) at += sequenceLength(bytes[at] as number);
  return at;
}
