import { webcrypto } from 'node:crypto';
import * as portable from '../src/ed25519.portable.js';
import { isScalarReduced } from '../src/point-encoding.js';
import { PublicKey } from '../src/public-key.js';
import { SigningError } from '../src/signing-error.js';
import { verifyEd25519, verifyEd25519WithWebCrypto } from '../src/verify-ed25519.js';

/** What each implementation says of one signature; the code of the refusal where the key is none. */
export async function verdictsOf(bytes: Uint8Array, message: Uint8Array, signature: Uint8Array) {
  let key: PublicKey;
  try {
    key = new PublicKey(bytes);
  } catch (error) {
    if (!(error instanceof SigningError)) throw error;
    return { node: error.code, portable: error.code, web: error.code };
  }
  const node = verifyEd25519(key, message, signature);
  return {
    node,
    portable: verifyPortably(key, message, signature),
    web: await verifyEd25519WithWebCrypto(webcrypto.subtle, key, message, signature),
  };
}

/** {@link verifyEd25519} with the implementation of platforms that are not Node. */
function verifyPortably(key: PublicKey, message: Uint8Array, signature: Uint8Array) {
  if (signature.length !== 64) return 'signature-length';
  if (!isScalarReduced(signature)) return 'signature-scalar';
  return portable.verifyChecked(key, message, signature) ? 'verified' : 'mismatch';
}

export function bytesOfHex(hex: string): Uint8Array {
  return new Uint8Array(Buffer.from(hex, 'hex'));
}
