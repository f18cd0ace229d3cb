import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { encodeBase64Url } from './base64.js';

/** A PKCS#8 PrivateKeyInfo of Ed25519 up to the seed (RFC 8410, section 7). */
const PKCS8_HEAD = Uint8Array.of(
  ...[0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20],
);

// Importing costs as much as a tenth of a verification as JWK, and three quarters of one as DER.
const publicKeys = new WeakMap<object, KeyObject>();
const privateKeys = new WeakMap<object, KeyObject>();

/** Whether [S]B - [k]A encodes to R, for a key and a scalar that have been looked at. */
export function verifyChecked(
  key: { toBytes(): Uint8Array },
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  let imported = publicKeys.get(key);
  if (imported === undefined) {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: encodeBase64Url(key.toBytes()) };
    imported = createPublicKey({ key: jwk, format: 'jwk' });
    publicKeys.set(key, imported);
  }
  return verify(null, message, imported, signature);
}

/** The signature of RFC 8032; `key` is what the imported seed is remembered by. */
export function signWithSeed(key: object, seed: Uint8Array, message: Uint8Array): Uint8Array {
  let imported = privateKeys.get(key);
  if (imported === undefined) {
    imported = importSeed(seed);
    privateKeys.set(key, imported);
  }
  return new Uint8Array(sign(null, message, imported));
}

/** The public key of a seed. */
export function derivePublicKey(seed: Uint8Array): Uint8Array {
  const spki = createPublicKey(importSeed(seed)).export({ format: 'der', type: 'spki' });
  return new Uint8Array(spki.subarray(-32));
}

function importSeed(seed: Uint8Array): KeyObject {
  const key = new Uint8Array(PKCS8_HEAD.length + seed.length);
  key.set(PKCS8_HEAD);
  key.set(seed, PKCS8_HEAD.length);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}
