import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const encoder = new TextEncoder();

/** Lowercase hex SHA-256 of bytes, or of the UTF-8 of a well-formed string. */
export function hashHex(data: Uint8Array | string): string {
  return bytesToHex(sha256(typeof data === 'string' ? encoder.encode(data) : data));
}

/** A SHA-256 of bytes that come in pieces. */
export function startHash(): { update(data: Uint8Array): void; hex(): string } {
  const state = sha256.create();
  return { update: (data) => void state.update(data), hex: () => bytesToHex(state.digest()) };
}
