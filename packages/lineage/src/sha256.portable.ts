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

/** A SHA-256 of bytes that come in pieces. */
export function startHash(): { update(data: Uint8Array): void; hex(): string } {
  const state = sha256.create();
  return { update: (data) => void state.update(data), hex: () => bytesToHex(state.digest()) };
}
