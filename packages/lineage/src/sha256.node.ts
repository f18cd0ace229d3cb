import { createHash, hash } from 'node:crypto';

// `crypto.hash` has no object to allocate: 2 to 3 times as fast as `createHash` below 1 KiB, equal for long input.

/** Lowercase hex SHA-256 of bytes, or of the UTF-8 of a well-formed string. */
export function hashHex(data: Uint8Array | string): string {
  return hash('sha256', data, 'hex');
}

/** A SHA-256 of bytes that come in pieces. */
export function startHash(): { update(data: Uint8Array): void; hex(): string } {
  const state = createHash('sha256');
  return { update: (data) => void state.update(data), hex: () => state.digest('hex') };
}
