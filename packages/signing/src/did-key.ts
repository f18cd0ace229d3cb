import { base58 } from '@scure/base';
import { PublicKey } from './public-key.js';
import { SigningError } from './signing-error.js';

const HEAD = 'did:key:z';
/** The multicodec of an Ed25519 public key, 0xed, as an unsigned varint. */
const CODEC = [0xed, 0x01] as const;
/** Characters of base58btc that the codec and 32 bytes take: always so many, since the first byte is not small. */
const DIGITS = 47;

/**
 * The `did:key` of an Ed25519 key: its multicodec and its bytes in base58btc.
 *
 * @see did:key Method v0.9, section 3.1
 */
export function encodeDidKey(key: PublicKey): string {
  return HEAD + base58.encode(Uint8Array.of(...CODEC, ...key.toBytes()));
}

/**
 * The Ed25519 key of a `did:key`, without a fragment.
 *
 * @throws {@link SigningError} `not-did-key` for another form, `wrong-algorithm` for another kind of key, `bad-key` or
 * `small-order-key` for bytes that are no key.
 */
export function decodeDidKey(did: string): PublicKey {
  const bytes = did.startsWith(HEAD) ? decodeBase58(did.slice(HEAD.length), DIGITS) : undefined;
  if (bytes === undefined) throw new SigningError('not-did-key');
  if (bytes.length !== 34 || bytes[0] !== CODEC[0] || bytes[1] !== CODEC[1]) {
    throw new SigningError('wrong-algorithm');
  }
  return new PublicKey(bytes.subarray(2));
}

/** Bytes of base58btc of at most so many digits (the time is quadratic in them), or `undefined`. */
export function decodeBase58(text: string, digits: number): Uint8Array | undefined {
  if (text.length > digits || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return undefined;
  return base58.decode(text);
}

/** Base58btc of bytes. */
export function encodeBase58(bytes: Uint8Array): string {
  return base58.encode(bytes);
}
