import { sha256Hex } from '@loccit/lineage';

/** Bytes of the part of an id behind its prefix. */
export const ID_BYTES = 32;

/** Bytes of a key of the index of ids. */
export const KEY_BYTES = 5;

/** What an id is found by: the 64 hex digits behind its prefix, or its SHA-256 if it has another form. */
export function digitsOf(id: string): string {
  return /^[a-z]{2,3}_[0-9a-f]{64}$/.test(id) ? id.slice(-64) : sha256Hex(id);
}

/** Value of each hex digit in lower case; 255 for every other byte. */
const VALUES = new Uint8Array(256).fill(255);
for (let value = 0; value < 16; value++) VALUES[value.toString(16).charCodeAt(0)] = value;

/**
 * The bytes that ids are found by, one behind the other.
 *
 * @remarks All digits are read as one string, and prefixes compared with the one before: a pattern for each id takes as long as
 * the rest of storing its record.
 */
export function packIds(ids: readonly string[]): Buffer {
  const digits = Buffer.from(ids.map((id) => id.slice(-2 * ID_BYTES)).join(''));
  if (digits.length !== ids.length * 2 * ID_BYTES) return packEach(ids);
  const packed = Buffer.allocUnsafe(ids.length * ID_BYTES);
  return readDigits(digits, packed) < 16 && arePrefixed(ids) ? packed : packEach(ids);
}

/** Reads hex digits into bytes; what it returns is below 16 if all of them are digits. */
function readDigits(digits: Uint8Array, into: Uint8Array): number {
  let seen = 0;
  for (let at = 0; at < into.length; at++) {
    const high = VALUES[digits[2 * at] as number] as number;
    const low = VALUES[digits[2 * at + 1] as number] as number;
    seen |= high | low;
    into[at] = (high << 4) | low;
  }
  return seen;
}

function packEach(ids: readonly string[]): Buffer {
  return Buffer.from(ids.map(digitsOf).join(''), 'hex');
}

/** Whether a prefix stands before the digits of each id. */
function arePrefixed(ids: readonly string[]): boolean {
  let prefix = '';
  return ids.every((id) => {
    if (prefix !== '' && id.startsWith(prefix)) return id.length === prefix.length + 2 * ID_BYTES;
    prefix = id.slice(0, -2 * ID_BYTES);
    return /^[a-z]{2,3}_$/.test(prefix);
  });
}
