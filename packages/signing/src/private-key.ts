import { derivePublicKey } from '#ed25519';
import { PublicKey } from './public-key.js';
import { SigningError } from './signing-error.js';

let readSeed: (key: PrivateKey) => Uint8Array;

/**
 * An Ed25519 private key.
 *
 * @remarks Immutable, and silent: as text and as JSON it shows the public key's id and nothing else. The memory is not
 * wiped, since JavaScript makes copies that nobody can reach; keep keys that matter in a device behind a {@link Signer}.
 * @example
 * ```ts
 * const { privateKey } = generateKeyPair();
 * Object.keys(JSON.parse(JSON.stringify({ privateKey })).privateKey); // ['keyid']
 * ```
 */
export class PrivateKey {
  static {
    readSeed = (key) => key.#seed;
  }

  readonly #seed: Uint8Array;
  /** The public half. */
  readonly publicKey: PublicKey;

  /**
   * @param seed - The 32 bytes that RFC 8032 calls the private key; they are copied.
   * @throws {@link SigningError} `bad-key` for another number of bytes.
   */
  constructor(seed: Uint8Array) {
    if (seed.length !== 32) throw new SigningError('bad-key');
    this.#seed = seed.slice();
    this.publicKey = new PublicKey(derivePublicKey(this.#seed));
  }

  /** The id of the public key, so that a key written into JSON by mistake tells no secret. */
  toJSON(): { readonly keyid: string } {
    return { keyid: this.publicKey.keyid };
  }

  /** The id of the public key. */
  toString(): string {
    return `PrivateKey ${this.publicKey.keyid}`;
  }
}

/** The seed itself, for who signs or writes the key down; this package's own. */
export function seedOf(key: PrivateKey): Uint8Array {
  return readSeed(key);
}

/** Two halves of a key. */
export interface KeyPair {
  readonly privateKey: PrivateKey;
  readonly publicKey: PublicKey;
}

/**
 * Makes a key from the platform's random numbers.
 *
 * @example
 * ```ts
 * generateKeyPair().publicKey.keyid.length; // 43
 * ```
 */
export function generateKeyPair(): KeyPair {
  const privateKey = new PrivateKey(crypto.getRandomValues(new Uint8Array(32)));
  return { privateKey, publicKey: privateKey.publicKey };
}
