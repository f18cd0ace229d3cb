import { SigningError } from '../signing-error.js';
import { DER, DerReader, encodeDer, encodeInteger } from './der.js';

/** An EncryptedPrivateKeyInfo by PBES2 with scrypt and AES-256-CBC, taken apart. */
export interface EncryptedKey {
  readonly salt: Uint8Array;
  /** Cost of scrypt: `N`, a power of two. */
  readonly cost: number;
  /** Block size of scrypt: `r`. */
  readonly blockSize: number;
  /** Parallelization of scrypt: `p`. */
  readonly parallelization: number;
  /** Whether the length of the key, 32, is written down. */
  readonly saysLength: boolean;
  readonly iv: Uint8Array;
  readonly ciphertext: Uint8Array;
}

/** `id-PBES2`, `id-scrypt` and `aes256-CBC-PAD` as values of DER. */
const PBES2 = Uint8Array.of(0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x05, 0x0d);
const SCRYPT = Uint8Array.of(0x06, 0x09, 0x2b, 0x06, 0x01, 0x04, 0x01, 0xda, 0x47, 0x04, 0x0b);
const AES_256_CBC = Uint8Array.of(0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x01, 0x2a);
const OBJECT_IDENTIFIER = 0x06;
const KEY_BYTES = 32;

/**
 * Writes an EncryptedPrivateKeyInfo in DER.
 *
 * @see RFC 5958, section 3; RFC 8018, appendix A.4; RFC 7914, section 7
 */
export function encodeEncryptedKey(key: EncryptedKey): Uint8Array {
  const { salt, cost, blockSize, parallelization, saysLength, iv, ciphertext } = key;
  const numbers = [cost, blockSize, parallelization, ...(saysLength ? [KEY_BYTES] : [])].map(encodeInteger);
  const parameters = encodeDer(DER.sequence, encodeDer(DER.octets, salt), ...numbers);
  const derivation = encodeDer(DER.sequence, SCRYPT, parameters);
  const encryption = encodeDer(DER.sequence, AES_256_CBC, encodeDer(DER.octets, iv));
  const scheme = encodeDer(DER.sequence, PBES2, encodeDer(DER.sequence, derivation, encryption));
  return encodeDer(DER.sequence, scheme, encodeDer(DER.octets, ciphertext));
}

/**
 * Reads what {@link encodeEncryptedKey} writes, and refuses every other byte.
 *
 * @throws {@link SigningError} `wrong-algorithm` for another encryption, `damaged-key` for what is no such structure.
 */
export function decodeEncryptedKey(der: Uint8Array): EncryptedKey {
  const top = new DerReader(der).enter();
  const scheme = top?.enter();
  expectName(scheme, PBES2);
  const parameters = scheme?.enter();
  const derivation = parameters?.enter();
  expectName(derivation, SCRYPT);
  const scrypt = derivation?.enter();
  const salt = scrypt?.take(DER.octets);
  const cost = scrypt?.takeInteger();
  const blockSize = scrypt?.takeInteger();
  const parallelization = scrypt?.takeInteger();
  const saysLength = scrypt?.isNext(DER.integer) ?? false;
  const encryption = parameters?.enter();
  expectName(encryption, AES_256_CBC);
  const iv = encryption?.take(DER.octets);
  const ciphertext = top?.take(DER.octets);
  if (salt === undefined || iv === undefined || ciphertext === undefined) throw damaged();
  if (cost === undefined || blockSize === undefined || parallelization === undefined) throw damaged();
  const key = { salt, cost, blockSize, parallelization, saysLength, iv, ciphertext };
  // One form only: no long lengths, no value behind the last, no other length of the key.
  const written = encodeEncryptedKey(key);
  if (written.length !== der.length || !written.every((byte, at) => byte === der[at])) throw damaged();
  return key;
}

function expectName(reader: DerReader | undefined, name: Uint8Array): void {
  const found = reader?.take(OBJECT_IDENTIFIER);
  if (found === undefined) throw damaged();
  if (found.length !== name.length - 2 || !found.every((byte, at) => byte === name[at + 2])) {
    throw new SigningError('wrong-algorithm');
  }
}

function damaged(): SigningError {
  return new SigningError('damaged-key');
}
