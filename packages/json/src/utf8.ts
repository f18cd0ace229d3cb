/**
 * Offset of the first byte that begins no well-formed UTF-8 sequence, or the length if there is none.
 *
 * @remarks Overlong forms, surrogates and values over U+10FFFF are ill-formed from their first byte.
 * @see Unicode, table 3-7
 */
export function findIllFormedUtf8(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return at;
}

function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0xff;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  // Only the second byte's range depends on the lead; it shuts out overlong forms, surrogates and the excess.
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  const second = bytes[at + 1] ?? 0;
  if (second < low || second > high) return 0;
  for (let next = at + 2; next < at + length; next++) {
    if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}

/** Number of bytes of a string's UTF-8; a lone surrogate counts three. */
export function utf8Length(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    if ((unit & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      length += 2;
      at++;
    } else {
      length += unit < 0x800 ? 1 : 2;
    }
  }
  return length;
}
