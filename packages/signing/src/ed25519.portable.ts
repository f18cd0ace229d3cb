import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';

const { Point } = ed25519;
/** Bytes of a signature's halves. */
const HALF = 32;

/**
 * Whether [S]B - [k]A encodes to R, for a key and a scalar that have been looked at.
 *
 * @remarks The library's own `verify` multiplies by the cofactor and so takes signatures that Node refuses; only its points
 * are used here. R is compared as bytes and never decoded.
 * @see RFC 8032, section 5.1.7
 */
export function verifyChecked(
  key: { toBytes(): Uint8Array },
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  const bytes = key.toBytes();
  const r = signature.subarray(0, HALF);
  const s = littleEndian(signature.subarray(HALF));
  const k = Point.Fn.create(littleEndian(sha512(join(r, bytes, message))));
  try {
    const negated = Point.fromBytes(bytes).negate().multiplyUnsafe(k);
    const encoded = Point.BASE.multiplyUnsafe(s).add(negated).toBytes();
    return encoded.every((byte, at) => byte === r[at]);
  } catch {
    // The bytes are no point of the curve.
    return false;
  }
}

/** The signature of RFC 8032. */
export function signWithSeed(_key: object, seed: Uint8Array, message: Uint8Array): Uint8Array {
  return ed25519.sign(message, seed);
}

/** The public key of a seed. */
export function derivePublicKey(seed: Uint8Array): Uint8Array {
  return ed25519.getPublicKey(seed);
}

function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

function join(...pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
