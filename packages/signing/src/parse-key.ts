import type { JsonValue } from '@loccit/json';
import { readJson } from './closed-form.js';
import { decodeDidKey } from './did-key.js';
import { readPrivateJwk, readPublicJwk } from './jwk.js';
import { decodePkcs8, decodeSpki } from './key-der.js';
import { decodePem, isPem } from './pem.js';
import { PrivateKey } from './private-key.js';
import { PublicKey } from './public-key.js';
import { SigningError } from './signing-error.js';

/** Longest text of a key. */
const MAX_BYTES = 8192;

/**
 * Reads an Ed25519 public key: PEM (SubjectPublicKeyInfo), JSON Web Key (object or text) or `did:key`.
 *
 * @remarks The form is told by the first characters, never by trying. A private key is refused where a public one belongs,
 * as is a key of any other algorithm. White space around the text is ignored.
 * @throws {@link SigningError} `unknown-key-form`, `not-pem`, `not-did-key`, `malformed-json`, `unexpected-form`,
 * `not-base64`, `wrong-algorithm`, `private-key`, `bad-key` or `small-order-key`.
 * @example
 * ```ts
 * const { publicKey } = generateKeyPair();
 * parsePublicKey(encodePublicKey(publicKey, 'did')).keyid === publicKey.keyid; // true
 * parsePublicKey('ssh-ed25519 AAAA'); // throws 'unknown-key-form'
 * ```
 * @see RFC 8410; RFC 8037; did:key Method v0.9
 */
export function parsePublicKey(key: string | JsonValue): PublicKey {
  if (typeof key !== 'string') return readPublicJwk(key);
  const text = key.trim();
  if (text.startsWith('did:')) return decodeDidKey(text);
  if (text.startsWith('{')) return readPublicJwk(readJson(text, { maxBytes: MAX_BYTES, maxDepth: 3 }));
  if (!isPem(text)) throw new SigningError('unknown-key-form');
  const { label, bytes } = readPem(text);
  if (label.endsWith('PRIVATE KEY')) throw new SigningError('private-key');
  if (label !== 'PUBLIC KEY') throw new SigningError('wrong-algorithm');
  return new PublicKey(decodeSpki(bytes));
}

/**
 * Reads an Ed25519 private key that is not encrypted: PEM (PKCS#8) or JSON Web Key (object or text).
 *
 * @remarks Encrypted ones are read by `decryptPrivateKey` of `@loccit/signing/node`.
 * @throws {@link SigningError} `unknown-key-form`, `not-pem`, `malformed-json`, `unexpected-form`, `not-base64`,
 * `wrong-algorithm`, `encrypted-key`, `bad-key`, or `key-mismatch` where a JSON Web Key has halves of two keys.
 * @example
 * ```ts
 * const { privateKey } = generateKeyPair();
 * parsePrivateKey(encodePrivateKey(privateKey, 'pem')).publicKey.keyid === privateKey.publicKey.keyid; // true
 * ```
 * @see RFC 5958; RFC 8410, section 7; RFC 8037
 */
export function parsePrivateKey(key: string | JsonValue): PrivateKey {
  if (typeof key !== 'string') return readPrivateJwk(key);
  const text = key.trim();
  if (text.startsWith('{')) return readPrivateJwk(readJson(text, { maxBytes: MAX_BYTES, maxDepth: 3 }));
  if (!isPem(text)) throw new SigningError('unknown-key-form');
  const { label, bytes } = readPem(text);
  if (label === 'ENCRYPTED PRIVATE KEY') throw new SigningError('encrypted-key');
  if (label !== 'PRIVATE KEY') throw new SigningError('wrong-algorithm');
  return new PrivateKey(decodePkcs8(bytes));
}

function readPem(text: string): { readonly label: string; readonly bytes: Uint8Array } {
  const pem = decodePem(text);
  if (pem === undefined) throw new SigningError('not-pem');
  return pem;
}
