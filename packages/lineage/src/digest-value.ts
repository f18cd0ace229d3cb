import { canonicalizeJson } from '@loccit/json';
import { hashHex } from '#sha256';
import { assertHashable } from './assert-hashable.js';

/**
 * H(x): lowercase hex SHA-256 of the RFC 8785 bytes of a JSON value.
 *
 * @throws {@link JsonError} of `@loccit/json` for what JSON cannot say.
 * @see RFC 8785
 */
export function digestValue(value: unknown): string {
  return hashHex(canonicalizeJson(value));
}

/**
 * H(x) of a value that must be fit for a preimage.
 *
 * @throws {@link LineageError} for decimals, empty strings, strings that are not NFC and what is no JSON.
 */
export function digestPreimage(value: unknown): string {
  assertHashable(value);
  return hashHex(canonicalizeJson(value));
}
