/** Tags of the few types that an encrypted key is made of. */
export const DER = { integer: 0x02, octets: 0x04, sequence: 0x30 } as const;

/** One value in DER: tag, length and content. */
export function encodeDer(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  const encoded = new Uint8Array(1 + size.length + length);
  encoded.set([tag, ...size]);
  let at = 1 + size.length;
  for (const part of parts) {
    encoded.set(part, at);
    at += part.length;
  }
  return encoded;
}

/** A positive integer in DER. */
export function encodeInteger(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  // The highest bit would be a sign.
  if ((bytes[0] ?? 0x80) >= 0x80) bytes.unshift(0);
  return encodeDer(DER.integer, Uint8Array.from(bytes));
}

/**
 * Takes values one behind the other.
 *
 * @remarks Attacker-controlled bytes: nothing is read past the end, and `undefined` is all that is said of a fault. That lengths
 * and numbers are written in the shortest way is not looked at; whoever reads writes again and compares.
 */
export class DerReader {
  #rest: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#rest = bytes;
  }

  /** Whether nothing is left. */
  get done(): boolean {
    return this.#rest.length === 0;
  }

  /** Whether the next value has this tag. */
  isNext(tag: number): boolean {
    return this.#rest[0] === tag;
  }

  /** Content of the next value, if it has this tag. */
  take(tag: number): Uint8Array | undefined {
    const [first, short = 0x80, high = 0, low = 0] = this.#rest;
    if (first !== tag) return undefined;
    const [start, length] =
      short < 0x80
        ? [2, short]
        : short === 0x81
          ? [3, high]
          : short === 0x82
            ? [4, high * 256 + low]
            : [0, -1];
    if (length < 0 || start + length > this.#rest.length) return undefined;
    const content = this.#rest.subarray(start, start + length);
    this.#rest = this.#rest.subarray(start + length);
    return content;
  }

  /** The values inside the next one, which is a sequence. */
  enter(): DerReader | undefined {
    const content = this.take(DER.sequence);
    return content && new DerReader(content);
  }

  /** The next value as a number of at most 48 bits. */
  takeInteger(): number | undefined {
    const content = this.take(DER.integer);
    if (content === undefined || content.length === 0 || content.length > 6) return undefined;
    return content.reduce((value, byte) => value * 256 + byte, 0);
  }
}
