import { signWithSeed } from '#ed25519';
import { type PrivateKey, seedOf } from './private-key.js';
import type { PublicKey } from './public-key.js';

/**
 * Who signs: a key in memory, or a service or device that never gives its key away.
 *
 * @remarks `sign` gets the whole message and returns the 64 bytes of an Ed25519 signature over it (not over a digest of
 * it). What a signer other than that of {@link createSigner} returns is verified before it is used.
 */
export interface Signer {
  readonly publicKey: PublicKey;
  sign(message: Uint8Array): Promise<Uint8Array>;
}

const own = new WeakSet<Signer>();

/**
 * A signer for a key in memory.
 *
 * @example
 * ```ts
 * const signer = createSigner(generateKeyPair().privateKey);
 * (await signer.sign(new Uint8Array())).length; // 64
 * ```
 */
export function createSigner(privateKey: PrivateKey): Signer {
  const signer: Signer = Object.freeze({
    publicKey: privateKey.publicKey,
    sign: async (message: Uint8Array) => signWithSeed(privateKey, seedOf(privateKey), message),
  });
  own.add(signer);
  return signer;
}

/** Whether a signer is one that this package made, and cannot return what is no signature. */
export function isOwnSigner(signer: Signer): boolean {
  return own.has(signer);
}
