import { encodeBase64Url } from './base64.js';
import { findKeyFault } from './point-encoding.js';
import { SigningError } from './signing-error.js';
import { thumbprintOf } from './thumbprint.js';

/** An Ed25519 public key as a JSON Web Key with its required members. */
export interface PublicJwk {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  /** The key in URL-safe base64 without padding. */
  readonly x: string;
}

/**
 * An Ed25519 public key.
 *
 * @remarks Immutable. What exists is the canonical encoding of a y coordinate and not of a point of small order; that it
 * lies on the curve shows when a signature is verified. Keep one and use it again: on Node the imported key is
 * remembered with it.
 * @example
 * ```ts
 * const { publicKey } = generateKeyPair();
 * new PublicKey(publicKey.toBytes()).keyid === publicKey.keyid; // true
 * ```
 * @see RFC 8032, section 5.1.5
 */
export class PublicKey {
  readonly #bytes: Uint8Array;
  #keyid: string | undefined;

  /**
   * @param bytes - The 32 bytes of RFC 8032; they are copied.
   * @throws {@link SigningError} `bad-key` or `small-order-key`.
   */
  constructor(bytes: Uint8Array) {
    const fault = findKeyFault(bytes);
    if (fault !== undefined) throw new SigningError(fault === 'small-order' ? 'small-order-key' : 'bad-key');
    this.#bytes = bytes.slice();
  }

  /** RFC 7638 thumbprint with SHA-256, 43 characters. */
  get keyid(): string {
    this.#keyid ??= thumbprintOf(this.#bytes);
    return this.#keyid;
  }

  /** A copy of the 32 bytes. */
  toBytes(): Uint8Array {
    return this.#bytes.slice();
  }

  /** The key as a JSON Web Key. */
  toJSON(): PublicJwk {
    return { kty: 'OKP', crv: 'Ed25519', x: encodeBase64Url(this.#bytes) };
  }
}
