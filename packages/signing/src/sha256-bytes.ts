import { sha256Hex } from '@loccit/lineage';

/** SHA-256 as 32 bytes. */
export function sha256(data: Uint8Array | string): Uint8Array {
  const hex = sha256Hex(data);
  return Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}
