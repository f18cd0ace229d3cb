import { TextError } from './errors.js';

const encoder = new TextEncoder();

/** Bytes of the sequence that a well-formed UTF-8 lead byte opens. */
export function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

/** The code point whose sequence begins at a byte of well-formed UTF-8. */
export function codePointAt(bytes: Uint8Array, byte: number): number {
  const lead = bytes[byte] as number;
  if (lead < 0x80) return lead;
  const second = (bytes[byte + 1] as number) & 0x3f;
  if (lead < 0xe0) return ((lead & 0x1f) << 6) | second;
  const third = (bytes[byte + 2] as number) & 0x3f;
  if (lead < 0xf0) return ((lead & 0x0f) << 12) | (second << 6) | third;
  return ((lead & 0x07) << 18) | (second << 12) | (third << 6) | ((bytes[byte + 3] as number) & 0x3f);
}

/** Writes the sequence of a code point at a byte, and returns the byte after it. */
export function encodeCodePoint(codePoint: number, bytes: Uint8Array, byte: number): number {
  let at = byte;
  if (codePoint < 0x80) {
    bytes[at++] = codePoint;
    return at;
  }
  if (codePoint < 0x800) {
    bytes[at++] = 0xc0 | (codePoint >> 6);
  } else {
    if (codePoint < 0x10000) {
      bytes[at++] = 0xe0 | (codePoint >> 12);
    } else {
      bytes[at++] = 0xf0 | (codePoint >> 18);
      bytes[at++] = 0x80 | ((codePoint >> 12) & 0x3f);
    }
    bytes[at++] = 0x80 | ((codePoint >> 6) & 0x3f);
  }
  bytes[at++] = 0x80 | (codePoint & 0x3f);
  return at;
}

/**
 * UTF-8 bytes that a UTF-16 unit of well-formed text adds.
 *
 * @remarks A pair is counted at its first unit, so the second adds nothing: sums taken up to any unit are sums
 * over the code points that start before it.
 */
export function unitBytes(unit: number): number {
  if (unit < 0x80) return 1;
  if (unit < 0x800) return 2;
  if (unit < 0xd800 || unit > 0xdfff) return 3;
  return unit < 0xdc00 ? 4 : 0;
}

/** UTF-8 length of the units `utf16Start..utf16End` of well-formed text. */
export function countUtf8(text: string, utf16Start = 0, utf16End = text.length): number {
  let bytes = 0;
  for (let i = utf16Start; i < utf16End; i++) bytes += unitBytes(text.charCodeAt(i));
  return bytes;
}

/**
 * Number of code points of a well-formed text.
 *
 * @remarks Linear; on a text that is stored one byte a unit the engine answers without looking.
 * @example
 * ```ts
 * countCodePoints('\u{1f6a2} left'); // 6
 * ```
 */
export function countCodePoints(text: string): number {
  // The cheapest way to learn that units and code points are the same.
  const first = text.search(/[\ud800-\udbff]/);
  if (first < 0) return text.length;
  let count = text.length;
  for (let i = first; i < text.length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800) count--;
  }
  return count;
}

/** Refuses a string that is not well-formed UTF-16, naming the place of the first lone surrogate. */
export function assertWellFormed(text: string): void {
  if (text.isWellFormed()) return;
  const utf16Offset = text.search(/\p{Cs}/u);
  throw new TextError('lone-surrogate', {
    utf16Offset,
    charOffset: countCodePoints(text.slice(0, utf16Offset)),
  });
}

/**
 * UTF-8 of a string.
 *
 * @throws {@link TextError} `lone-surrogate`: the platform's encoder would write U+FFFD in its place.
 */
export function encodeUtf8(text: string): Uint8Array {
  assertWellFormed(text);
  return encoder.encode(text);
}

/**
 * First ill-formed sequence of `bytes`, or `undefined` where there is none.
 *
 * @remarks `byteOffset..byteEnd` is the maximal subpart that the Encoding standard's decoder gives up on: a
 * byte that breaks a sequence is not a part of it. Linear; used after a fault only.
 * @see {@link https://encoding.spec.whatwg.org/#utf-8-decoder}
 */
export function locateIllFormed(
  bytes: Uint8Array,
  from = 0,
): { byteOffset: number; byteEnd: number } | undefined {
  let at = from;
  while (at < bytes.length) {
    const lead = bytes[at] as number;
    if (lead < 0x80) {
      at++;
      continue;
    }
    const needed = lead < 0xc2 || lead > 0xf4 ? 0 : sequenceLength(lead);
    let end = at + 1;
    while (end < at + needed && isContinuation(lead, end - at, bytes[end])) end++;
    if (needed === 0 || end < at + needed) return { byteOffset: at, byteEnd: end };
    at = end;
  }
  return undefined;
}

/** Second bytes are narrower after E0, ED, F0 and F4: that excludes overlong forms, surrogates and what lies above U+10FFFF. */
function isContinuation(lead: number, index: number, byte: number | undefined): boolean {
  if (byte === undefined) return false;
  let lower = 0x80;
  let upper = 0xbf;
  if (index === 1) {
    if (lead === 0xe0) lower = 0xa0;
    else if (lead === 0xed) upper = 0x9f;
    else if (lead === 0xf0) lower = 0x90;
    else if (lead === 0xf4) upper = 0x8f;
  }
  return byte >= lower && byte <= upper;
}

/** Bytes at the end of `bytes` that may be the start of a sequence which the next chunk completes (0 to 3). */
export function countUnfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) {
      const fault = locateIllFormed(bytes, bytes.length - back);
      return fault !== undefined && fault.byteEnd === bytes.length && byte >= 0xc2 && byte <= 0xf4 ? back : 0;
    }
  }
  return 0;
}
