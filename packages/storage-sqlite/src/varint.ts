/** Writes a number below 2^35 in groups of seven bits, least first; the place behind it. */
export function putVarint(into: Uint8Array, at: number, value: number): number {
  let rest = value;
  let place = at;
  // Above 2^31 bits are not shifted as those of a number.
  if (rest > 0x7fffffff) {
    into[place++] = (rest % 0x80) | 0x80;
    rest = Math.floor(rest / 0x80);
  }
  while (rest > 0x7f) {
    into[place++] = (rest & 0x7f) | 0x80;
    rest >>= 7;
  }
  into[place++] = rest;
  return place;
}

/** The bytes of one number. */
export function varintBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(5);
  return bytes.subarray(0, putVarint(bytes, 0, value));
}

/** Reads numbers one after another. */
export class VarintReader {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  next(): number {
    const bytes = this.#bytes;
    let byte = bytes[this.at++] ?? 0;
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    for (let factor = 0x80; byte >= 0x80; factor *= 0x80) {
      byte = bytes[this.at++] ?? 0;
      value += (byte & 0x7f) * factor;
    }
    return value;
  }
}
