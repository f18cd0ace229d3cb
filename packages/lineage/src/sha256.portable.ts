import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const encoder = new TextEncoder();

/** Lowercase hex SHA-256 of bytes, or of the UTF-8 of a well-formed string. */
export function hashHex(data: Uint8Array | string): string {
  return bytesToHex(hashBytes(typeof data === 'string' ? encoder.encode(data) : data));
}

/** The 32 bytes of the SHA-256 of bytes. */
export function hashBytes(data: Uint8Array): Uint8Array {
  return sha256(data);
}
