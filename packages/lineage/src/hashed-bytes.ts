import { sha256Hex } from './sha256.js';

/** The memory of hashed bytes, for who reads it and does not write. */
export let memoryOf: (hashed: HashedBytes) => Uint8Array;

/**
 * Bytes whose memory nobody else can reach, with the digest that was made of them.
 *
 * @remarks Who holds documents hashes each once and hands this out: a chain verifier takes the digest as it is and
 * hashes plain bytes anew in every check.
 * @example
 * ```ts
 * const hashed = HashedBytes.takeOver(new TextEncoder().encode('The fee is 4 crowns.'));
 * hashed.digest === sha256Hex(hashed.copy()); // true
 * ```
 */
export class HashedBytes {
  readonly #bytes: Uint8Array;
  readonly #digest: string;

  static {
    memoryOf = (hashed) => hashed.#bytes;
  }

  /** True of what was made here alone, and not of what only inherits from it. */
  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && #bytes in value;
  }

  private constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#digest = sha256Hex(bytes);
  }

  /**
   * Hashes bytes that their maker gives up.
   *
   * @remarks Linear. Not copied: whoever goes on writing to them breaks what this stands for.
   */
  static takeOver(bytes: Uint8Array): HashedBytes {
    return new HashedBytes(bytes);
  }

  /** SHA-256 of the bytes in lower-case hex. */
  get digest(): string {
    return this.#digest;
  }

  /** The bytes, for whoever may write to what is given. */
  copy(): Uint8Array {
    return new Uint8Array(this.#bytes);
  }
}
