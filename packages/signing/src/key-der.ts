import { SigningError } from './signing-error.js';

/** SubjectPublicKeyInfo of Ed25519 up to the key (RFC 8410, section 4). */
const SPKI_HEAD = bytesOf('302a300506032b6570032100');
/** PrivateKeyInfo of Ed25519 up to the seed (RFC 8410, section 7). */
const PKCS8_HEAD = bytesOf('302e020100300506032b657004220420');

/** SubjectPublicKeyInfo of an Ed25519 key, in DER. */
export function encodeSpki(key: Uint8Array): Uint8Array {
  return join(SPKI_HEAD, key);
}

/**
 * The key in a SubjectPublicKeyInfo.
 *
 * @remarks DER leaves an Ed25519 key one form only, so that its bytes are compared and nothing is parsed.
 * @throws {@link SigningError} `wrong-algorithm` for anything else.
 */
export function decodeSpki(der: Uint8Array): Uint8Array {
  return behind(SPKI_HEAD, der);
}

/** PrivateKeyInfo (PKCS#8, version 1) of an Ed25519 seed, in DER. */
export function encodePkcs8(seed: Uint8Array): Uint8Array {
  return join(PKCS8_HEAD, seed);
}

/**
 * The seed in a PrivateKeyInfo.
 *
 * @throws {@link SigningError} `wrong-algorithm` for anything but version 1 without attributes of an Ed25519 key.
 */
export function decodePkcs8(der: Uint8Array): Uint8Array {
  return behind(PKCS8_HEAD, der);
}

function behind(head: Uint8Array, der: Uint8Array): Uint8Array {
  if (der.length !== head.length + 32 || !head.every((byte, at) => byte === der[at])) {
    throw new SigningError('wrong-algorithm');
  }
  return der.slice(head.length);
}

function join(head: Uint8Array, key: Uint8Array): Uint8Array {
  const der = new Uint8Array(head.length + key.length);
  der.set(head);
  der.set(key, head.length);
  return der;
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  );
}
