import { verifyChecked } from '#ed25519';
import { isScalarReduced } from './point-encoding.js';
import type { PublicKey } from './public-key.js';

/**
 * What the check of one Ed25519 signature came to.
 *
 * @remarks `signature-length`: not 64 bytes; `signature-scalar`: S is not below the order of the base point;
 * `mismatch`: the equation does not hold, or the key is no point of the curve.
 */
export type Ed25519Outcome = 'verified' | 'signature-length' | 'signature-scalar' | 'mismatch';

/**
 * Verifies a signature by the one rule of this project.
 *
 * @remarks A signature is accepted iff it has 64 bytes, S is below the order L, the key is the canonical encoding of a point
 * not of small order, and the encoding of [S]B - [k]A equals the bytes of R, without multiplying by the cofactor. The
 * verdict is the same on Node, on a portable implementation and through WebCrypto. O(message).
 * @example
 * ```ts
 * const { privateKey, publicKey } = generateKeyPair();
 * const message = new Uint8Array([1, 2, 3]);
 * const signature = await createSigner(privateKey).sign(message);
 * verifyEd25519(publicKey, message, signature); // 'verified'
 * verifyEd25519(publicKey, message, signature.subarray(1)); // 'signature-length'
 * ```
 * @see RFC 8032, section 5.1.7
 */
export function verifyEd25519(key: PublicKey, message: Uint8Array, signature: Uint8Array): Ed25519Outcome {
  return findSignatureFault(signature) ?? (verifyChecked(key, message, signature) ? 'verified' : 'mismatch');
}

/** What is used of `crypto.subtle`, so that this compiles without the types of any platform. */
export interface WebCryptoVerifier<Key> {
  importKey(
    format: 'raw',
    key: Uint8Array<ArrayBuffer>,
    algorithm: 'Ed25519',
    extractable: boolean,
    usages: 'verify'[],
  ): Promise<Key>;
  verify(
    algorithm: 'Ed25519',
    key: Key,
    signature: Uint8Array<ArrayBuffer>,
    message: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>;
}

/**
 * {@link verifyEd25519} by the Web Cryptography API, off the thread that asks.
 *
 * @param subtle - `crypto.subtle`; it must know Ed25519.
 * @throws What `subtle` throws where it does not know Ed25519: a check that could not be made is no verdict.
 * @see Web Cryptography API Level 2, Ed25519
 */
export async function verifyEd25519WithWebCrypto<Key>(
  subtle: WebCryptoVerifier<Key>,
  key: PublicKey,
  message: Uint8Array,
  signature: Uint8Array,
): Promise<Ed25519Outcome> {
  const fault = findSignatureFault(signature);
  if (fault !== undefined) return fault;
  const imported = await importKey(subtle, key);
  if (imported === undefined) return 'mismatch';
  const held = await subtle.verify('Ed25519', imported, signature.slice(), message.slice());
  return held ? 'verified' : 'mismatch';
}

function findSignatureFault(signature: Uint8Array): Ed25519Outcome | undefined {
  if (signature.length !== 64) return 'signature-length';
  return isScalarReduced(signature) ? undefined : 'signature-scalar';
}

async function importKey<Key>(subtle: WebCryptoVerifier<Key>, key: PublicKey): Promise<Key | undefined> {
  try {
    return await subtle.importKey('raw', key.toBytes().slice(), 'Ed25519', false, ['verify']);
  } catch (error) {
    // `DataError` is a key that is no point; anything else says that the algorithm is not there.
    if (error instanceof Error && error.name === 'DataError') return undefined;
    throw error;
  }
}
