import { encodeBase64Url } from './base64.js';
import { encodeDidKey } from './did-key.js';
import { encodePkcs8, encodeSpki } from './key-der.js';
import { encodePem } from './pem.js';
import { type PrivateKey, seedOf } from './private-key.js';
import type { PublicJwk, PublicKey } from './public-key.js';

/** An Ed25519 private key as a JSON Web Key. Whoever reads it can sign. */
export interface PrivateJwk extends PublicJwk {
  /** The seed in URL-safe base64 without padding. */
  readonly d: string;
}

/**
 * Writes a public key as PEM, as `did:key` or as a JSON Web Key.
 *
 * @remarks Inverse to `parsePublicKey`; each form of a key is one text.
 * @example
 * ```ts
 * const key = parsePublicKey('did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2');
 * encodePublicKey(key, 'jwk').crv; // 'Ed25519'
 * encodePublicKey(key, 'pem').split('\n')[0]; // '-----BEGIN PUBLIC KEY-----'
 * ```
 */
export function encodePublicKey(key: PublicKey, form: 'jwk'): PublicJwk;
export function encodePublicKey(key: PublicKey, form: 'pem' | 'did'): string;
export function encodePublicKey(key: PublicKey, form: 'jwk' | 'pem' | 'did'): PublicJwk | string {
  if (form === 'jwk') return key.toJSON();
  if (form === 'did') return encodeDidKey(key);
  return encodePem({ label: 'PUBLIC KEY', bytes: encodeSpki(key.toBytes()) });
}

/**
 * Writes a private key, not encrypted, as PEM (PKCS#8) or as a JSON Web Key.
 *
 * @remarks For a key at rest use `encryptPrivateKey` of `@loccit/signing/node`.
 * @example
 * ```ts
 * encodePrivateKey(generateKeyPair().privateKey, 'jwk').d.length; // 43
 * ```
 */
export function encodePrivateKey(key: PrivateKey, form: 'jwk'): PrivateJwk;
export function encodePrivateKey(key: PrivateKey, form: 'pem'): string;
export function encodePrivateKey(key: PrivateKey, form: 'jwk' | 'pem'): PrivateJwk | string {
  if (form === 'jwk') return { ...key.publicKey.toJSON(), d: encodeBase64Url(seedOf(key)) };
  return encodePem({ label: 'PRIVATE KEY', bytes: encodePkcs8(seedOf(key)) });
}
