import { sha256Hex } from '@loccit/lineage';

/** Bytes of the part of an id behind its prefix. */
export const ID_BYTES = 32;

/** Bytes of a key of the index of ids. */
export const KEY_BYTES = 5;

/** What an id is found by: the 64 hex digits behind its prefix, or its SHA-256 if it has another form. */
export function digitsOf(id: string): string {
  return /^[a-z]{2,3}_[0-9a-f]{64}$/.test(id) ? id.slice(-64) : sha256Hex(id);
}
