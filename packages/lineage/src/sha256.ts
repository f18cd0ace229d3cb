import { hashHex } from '#sha256';
import { LineageError } from './lineage-error.js';

/**
 * Lowercase hex SHA-256 of bytes, or of the UTF-8 of a string.
 *
 * @remarks O(length). The same bytes on every platform: Node's own implementation where there is one, else a
 * portable one.
 * @throws {@link LineageError} `lone-surrogate` for a string that has no UTF-8.
 * @example
 * ```ts
 * sha256Hex(''); // 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
 * ```
 * @see FIPS 180-4, section 6.2
 */
export function sha256Hex(data: Uint8Array | string): string {
  // Encoders replace a lone surrogate silently, and two texts would share a digest.
  if (typeof data === 'string' && !data.isWellFormed()) throw new LineageError('lone-surrogate');
  return hashHex(data);
}
