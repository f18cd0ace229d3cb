import canonicalize from 'canonicalize';
import { isProxy } from '#platform';
import { copyJson } from './assert-json.js';
import { FastCanonical } from './fast-canonical.js';

const encoder = new TextEncoder();

/** Writes values in the one form that RFC 8785 allows; see {@link createJsonCanonicalizer}. */
export interface JsonCanonicalizer {
  /**
   * RFC 8785 text.
   *
   * @throws {@link JsonError} with a pointer to the first part that JSON cannot say.
   */
  canonicalize(value: unknown): string;
  /**
   * UTF-8 of {@link JsonCanonicalizer.canonicalize}.
   *
   * @throws {@link JsonError} with a pointer to the first part that JSON cannot say.
   */
  encode(value: unknown): Uint8Array;
}

/** How a canonicalizer works; nothing here changes what it writes or refuses. */
export interface JsonCanonicalizerOptions {
  /** Whether plain values take the shorter way; true by default, false sends all through `canonicalize`. */
  readonly fastPath?: boolean;
}

/**
 * Makes a canonicalizer of its own.
 *
 * @remarks {@link canonicalizeJson} is the one most callers want. This is for who must compare the two ways, or trusts
 * the package `canonicalize` only: without the fast path every value is guarded, copied and handed to it.
 * @example
 * ```ts
 * createJsonCanonicalizer({ fastPath: false }).canonicalize({ b: 1, a: 2 }); // '{"a":2,"b":1}'
 * ```
 * @see RFC 8785, section 3
 */
export function createJsonCanonicalizer(options: JsonCanonicalizerOptions = {}): JsonCanonicalizer {
  const fast = options.fastPath === false ? undefined : new FastCanonical(isProxy);
  const write = (value: unknown): string => fast?.write(value) ?? writeCarefully(value);
  return {
    canonicalize: write,
    encode: (value) => fast?.encode(value) ?? encoder.encode(writeCarefully(value)),
  };
}

const standard = createJsonCanonicalizer();

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
  return standard.canonicalize(value);
}

/**
 * UTF-8 bytes of {@link canonicalizeJson}: what is hashed and signed.
 *
 * @throws {@link JsonError} with a pointer to the first part that JSON cannot say.
 */
export function encodeCanonicalJson(value: unknown): Uint8Array {
  return standard.encode(value);
}

function writeCarefully(value: unknown): string {
  // Only `undefined` has no text, and that has been refused.
  return canonicalize(copyJson(value)) ?? '';
}
