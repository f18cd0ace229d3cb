import { createCipheriv, createDecipheriv, scrypt } from 'node:crypto';
import { encodeUtf8 } from '@loccit/text';
import { decodePkcs8, encodePkcs8 } from '../key-der.js';
import { decodePem, encodePem } from '../pem.js';
import { PrivateKey, seedOf } from '../private-key.js';
import { SigningError } from '../signing-error.js';
import { decodeEncryptedKey, type EncryptedKey, encodeEncryptedKey } from './pbes2.js';

const LABEL = 'ENCRYPTED PRIVATE KEY';
const BLOCK = 16;

/**
 * The cost of new keys. OpenSSL allows scrypt 32 MiB and refuses to read more, which N = 2^15 would take; five lanes make up
 * for it.
 */
const NEW_KEY = { cost: 2 ** 14, blockSize: 8, parallelization: 5, saysLength: false } as const;

/** Most memory that a file may ask for: 256 MiB, by 128 r (N + 2p), for the lanes are held twice. */
const MAX_MEMORY = 2 ** 28;
/** Most work that a file may ask for, by N r p: six times that of a new key. */
const MAX_WORK = 2 ** 22;

const FORM = /^(?:keyid: ([A-Za-z0-9_-]{43})\r?\n)?(-----BEGIN [\s\S]*)$/;

/**
 * Encrypts a private key with a passphrase, as PEM: PKCS#8 with PBES2, scrypt (N = 2^14, r = 8, p = 5) and AES-256-CBC.
 *
 * @remarks Before the block stands a line `keyid: ` with the thumbprint of the key, which other programs skip (`openssl pkcs8`
 * and `openssl pkey` read the file); by it a damaged file is told, since the encryption itself has no check. About a
 * quarter of a second and 16 MiB, off the main thread.
 * @throws RangeError for an empty passphrase or one with a lone surrogate.
 * @example
 * ```ts
 * const { privateKey } = generateKeyPair();
 * const pem = await encryptPrivateKey(privateKey, 'low water at noon');
 * (await decryptPrivateKey(pem, 'low water at noon')).publicKey.keyid === privateKey.publicKey.keyid; // true
 * ```
 * @see RFC 5958, section 3; RFC 7914; RFC 8018, section 6.2
 */
export async function encryptPrivateKey(key: PrivateKey, passphrase: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(BLOCK));
  const iv = crypto.getRandomValues(new Uint8Array(BLOCK));
  const secret = await deriveKey(passphrase, { ...NEW_KEY, salt });
  const cipher = createCipheriv('aes-256-cbc', secret, iv);
  const ciphertext = join(cipher.update(encodePkcs8(seedOf(key))), cipher.final());
  const pem = encodePem({ label: LABEL, bytes: encodeEncryptedKey({ ...NEW_KEY, salt, iv, ciphertext }) });
  return `keyid: ${key.publicKey.keyid}\n${pem}`;
}

/**
 * Decrypts a private key in PEM, as {@link encryptPrivateKey} and `openssl pkcs8 -topk8 -scrypt` write it.
 *
 * @remarks A file that asks for more than 256 MiB or for more than six times the work of a new key is refused before
 * anything is derived. A file without the line `keyid: ` gives no hint when bits of its seed have changed.
 * @throws {@link SigningError} `not-pem`, `damaged-key` (the structure, or the key is not that of the line `keyid: `),
 * `scrypt-limits`, `wrong-algorithm` (another encryption, or a key that is not Ed25519), `wrong-passphrase`.
 * @throws RangeError for an empty passphrase or one with a lone surrogate.
 */
export async function decryptPrivateKey(pem: string, passphrase: string): Promise<PrivateKey> {
  const [, keyid, block = ''] = FORM.exec(pem.trim()) ?? [];
  const { label, bytes } = decodePem(block) ?? {};
  if (bytes === undefined) throw new SigningError('not-pem');
  if (label !== LABEL) throw new SigningError('wrong-algorithm');
  const encrypted = decodeEncryptedKey(bytes);
  const { iv, ciphertext } = encrypted;
  if (iv.length !== BLOCK || ciphertext.length === 0 || ciphertext.length % BLOCK !== 0) {
    throw new SigningError('damaged-key');
  }
  assertLimits(encrypted);
  const plain = decrypt(await deriveKey(passphrase, encrypted), encrypted);
  const key = new PrivateKey(decodePkcs8(plain));
  if (keyid !== undefined && keyid !== key.publicKey.keyid) throw new SigningError('damaged-key');
  return key;
}

function decrypt(secret: Uint8Array, { iv, ciphertext }: EncryptedKey): Uint8Array {
  let plain: Uint8Array;
  try {
    const cipher = createDecipheriv('aes-256-cbc', secret, iv);
    plain = join(cipher.update(ciphertext), cipher.final());
  } catch {
    throw new SigningError('wrong-passphrase');
  }
  // One wrong passphrase in 256 gives a padding that fits; what is inside then is no sequence of that length.
  if (plain[0] !== 0x30 || plain.length < 2) throw new SigningError('wrong-passphrase');
  const short = plain[1] ?? 0;
  if (short < 0x80 && short !== plain.length - 2) throw new SigningError('wrong-passphrase');
  return plain;
}

/** The parameters are the file's, whoever wrote it: they could ask for hours or for all memory. */
function assertLimits({ cost, blockSize, parallelization, salt }: EncryptedKey): void {
  const powerOfTwo = cost >= 2 && Number.isInteger(Math.log2(cost));
  const memory = 128 * blockSize * (cost + 2 * parallelization);
  const work = cost * blockSize * parallelization;
  const within = memory <= MAX_MEMORY && work <= MAX_WORK && work > 0;
  if (!powerOfTwo || !within || salt.length < 8 || salt.length > 64) throw new SigningError('scrypt-limits');
}

function deriveKey(
  passphrase: string,
  { salt, cost, blockSize, parallelization }: Omit<EncryptedKey, 'iv' | 'ciphertext'>,
): Promise<Uint8Array> {
  if (passphrase === '' || !passphrase.isWellFormed()) {
    throw new RangeError('passphrase must be a well-formed text that is not empty');
  }
  const options = { N: cost, r: blockSize, p: parallelization, maxmem: 2 * MAX_MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(encodeUtf8(passphrase), salt, 32, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

function join(one: Uint8Array, other: Uint8Array): Uint8Array {
  const joined = new Uint8Array(one.length + other.length);
  joined.set(one);
  joined.set(other, one.length);
  return joined;
}
