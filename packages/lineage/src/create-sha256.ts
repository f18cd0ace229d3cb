import { startHash } from '#sha256';

/** A SHA-256 of bytes that come in pieces. */
export interface Sha256 {
  /** Takes the next bytes; their memory may be used again afterwards. */
  update(data: Uint8Array): void;
  /** Says that the bytes are over and returns the digest in lowercase hex. */
  digestHex(): string;
}

/**
 * Creates a SHA-256 of bytes that need not be in memory at once.
 *
 * @remarks Equal to {@link sha256Hex} of all pieces joined, and as fast from pieces of about a MiB on. After
 * `digestHex` it is of no further use.
 * @example
 * ```ts
 * const hash = createSha256();
 * hash.update(new Uint8Array([0x61]));
 * hash.update(new Uint8Array([0x62, 0x63]));
 * hash.digestHex(); // 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
 * ```
 * @see FIPS 180-4, section 6.2
 */
export function createSha256(): Sha256 {
  const state = startHash();
  return { update: (data) => state.update(data), digestHex: () => state.hex() };
}
