import canonicalize from 'canonicalize';
import { assertJson } from './assert-json.js';

const encoder = new TextEncoder();

/**
 * Writes a value in the one form that RFC 8785 allows.
 *
 * @remarks The value is guarded first, see {@link assertJson}: nothing is dropped, converted or called. Doubles of
 * any size are written, also those that `parseJson` refuses. O(size of the value, plus sorting of names).
 * @throws {@link JsonError} with a pointer to the first part that JSON cannot say.
 * @example
 * ```ts
 * canonicalizeJson({ b: 1e-7, a: [true, null] }); // '{"a":[true,null],"b":1e-7}'
 * ```
 * @see RFC 8785, section 3
 */
export function canonicalizeJson(value: unknown): string {
  assertJson(value);
  // Only `undefined` has no text, and that has been refused.
  return canonicalize(value) ?? '';
}

/**
 * UTF-8 bytes of {@link canonicalizeJson}: what is hashed and signed.
 *
 * @throws {@link JsonError} with a pointer to the first part that JSON cannot say.
 */
export function encodeCanonicalJson(value: unknown): Uint8Array {
  return encoder.encode(canonicalizeJson(value));
}
