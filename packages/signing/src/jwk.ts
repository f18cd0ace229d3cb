import type { JsonValue } from '@loccit/json';
import { decodeBase64Url } from './base64.js';
import { type ClosedObject, closedObject, labelOf, textOf, unexpected } from './closed-form.js';
import { PrivateKey } from './private-key.js';
import { PublicKey } from './public-key.js';
import { SigningError } from './signing-error.js';

/** Members beside the key that are read: those that contradict a key for signatures are refused. */
const OPTIONAL = ['kid', 'use', 'alg', 'key_ops', 'd'];

/** The public key of a JSON Web Key of Ed25519. */
export function readPublicJwk(value: JsonValue): PublicKey {
  const jwk = readJwk(value);
  if (jwk.d !== undefined) throw new SigningError('private-key', { pointer: '/d' });
  return new PublicKey(bytesOf(jwk, 'x'));
}

/** The private key of a JSON Web Key of Ed25519, whose two halves must belong together. */
export function readPrivateJwk(value: JsonValue): PrivateKey {
  const jwk = readJwk(value);
  if (jwk.d === undefined) throw unexpected('/d');
  const key = new PrivateKey(bytesOf(jwk, 'd'));
  if (key.publicKey.keyid !== new PublicKey(bytesOf(jwk, 'x')).keyid) throw new SigningError('key-mismatch');
  return key;
}

function readJwk(value: JsonValue): ClosedObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unexpected('');
  // Told before the closed form is, since members of keys of other kinds are no mistake of form.
  if (value.kty !== 'OKP' || value.crv !== 'Ed25519') throw new SigningError('wrong-algorithm');
  const jwk = closedObject(value, '', ['kty', 'crv', 'x'], OPTIONAL);
  const { alg, use, key_ops: operations } = jwk;
  if (alg !== undefined && alg !== 'EdDSA' && alg !== 'Ed25519') {
    throw new SigningError('wrong-algorithm', { pointer: '/alg' });
  }
  if (use !== undefined && use !== 'sig') throw unexpected('/use');
  if (operations !== undefined && !isForSignatures(operations)) throw unexpected('/key_ops');
  if (jwk.kid !== undefined) labelOf(jwk.kid, '/kid');
  return jwk;
}

function isForSignatures(operations: JsonValue): boolean {
  if (!Array.isArray(operations) || new Set(operations).size !== operations.length) return false;
  return operations.every((name) => name === 'sign' || name === 'verify');
}

function bytesOf(jwk: ClosedObject, member: 'd' | 'x'): Uint8Array {
  const bytes = decodeBase64Url(textOf(jwk[member], `/${member}`));
  if (bytes === undefined) throw new SigningError('not-base64', { pointer: `/${member}` });
  return bytes;
}
