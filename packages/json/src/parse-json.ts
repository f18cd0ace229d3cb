import { decodeUtf8 } from '#platform';
import { findExcessDepth } from './depth.js';
import { JsonError } from './json-error.js';
import type { JsonValue } from './json-value.js';
import { readOwnForm } from './own-form.js';
import { locatePlace } from './place.js';
import { readValue } from './read-value.js';
import { Reader, type ReaderLimits } from './reader.js';
import { findIllFormedUtf8, utf8Length } from './utf8.js';

/** Containers nested deeper than this are refused unless a caller allows more. */
export const DEFAULT_MAX_DEPTH = 64;
/** Documents of more bytes than this (64 MiB) are refused unless a caller allows more. */
export const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
/**
 * Documents of more values than this are refused unless a caller allows more.
 *
 * @remarks A value of three bytes takes a hundred of memory: without this limit 64 MiB of them would take 2 GiB.
 */
export const DEFAULT_MAX_VALUES = 1_000_000;
const HIGHEST_MAX_DEPTH = 512;
// Below this size decoding first costs less than looking for brackets.
const SCAN_FROM_BYTES = 1024 * 1024;

/** Limits of {@link parseJson}. */
export interface ParseJsonOptions {
  /** Most UTF-8 bytes of the document; 64 MiB by default. */
  readonly maxBytes?: number;
  /** Most levels of arrays and objects; 64 by default, at most 512. */
  readonly maxDepth?: number;
  /** Most values, containers and what they hold; 1,000,000 by default. */
  readonly maxValues?: number;
}

/**
 * Reads one JSON document strictly: whatever two readers could understand differently is refused.
 *
 * @remarks Refused are ill-formed UTF-8, a byte order mark, duplicate names (after unescaping), lone surrogates
 * (raw or escaped), the name `__proto__`, too much depth or size, overflowing numbers, integer tokens beyond
 * ±(2^53-1) and numbers however written with 2^53 <= |v| < 10^21. `1.0`, `1e2` and `-0` are 1, 100 and 0. Faults
 * of the encoding are reported before those of the grammar. Time and memory are linear in the input; an input that
 * is too large or nests too deep is refused without being decoded, and one of too many values where it has them.
 *
 * @param input - UTF-8 bytes as received, or a text already decoded.
 * @returns A value made of own members only, with no reference to the input bytes.
 * @throws {@link JsonError} with code, pointer, line and column of the first fault.
 * @throws RangeError when a limit is not a non-negative integer or `maxDepth` exceeds 512.
 * @example
 * ```ts
 * parseJson('{"pages": 1e1}'); // { pages: 10 }
 * parseJson('{"a": 1, "\\u0061": 2}'); // throws 'duplicate-name at line 1, column 10'
 * ```
 * @see RFC 8259; RFC 7493 (I-JSON)
 */
export function parseJson(input: Uint8Array | string, options: ParseJsonOptions = {}): JsonValue {
  const maxBytes = limitOf(options.maxBytes, DEFAULT_MAX_BYTES, Number.MAX_SAFE_INTEGER, 'maxBytes');
  const maxDepth = limitOf(options.maxDepth, DEFAULT_MAX_DEPTH, HIGHEST_MAX_DEPTH, 'maxDepth');
  const maxValues = limitOf(options.maxValues, DEFAULT_MAX_VALUES, Number.MAX_SAFE_INTEGER, 'maxValues');
  const limits = { maxDepth, maxValues };
  const text =
    typeof input === 'string' ? checkText(input, maxBytes, limits) : decode(input, maxBytes, limits);
  return readOwnForm(text, limits) ?? readStrictly(text, limits);
}

/** Reads a decoded text token by token. */
export function readStrictly(text: string, limits: ReaderLimits): JsonValue {
  const reader = new Reader(text, limits);
  if (text.charCodeAt(0) === 0xfeff) reader.fail('byte-order-mark');
  const value = readValue(reader);
  if (!Number.isNaN(reader.peek())) reader.fail('trailing-content');
  return value;
}

function limitOf(given: number | undefined, byDefault: number, highest: number, name: string): number {
  if (given === undefined) return byDefault;
  if (!Number.isSafeInteger(given) || given < 0 || given > highest) {
    throw new RangeError(`${name} must be an integer from 0 to ${highest}`);
  }
  return given;
}

function checkText(text: string, maxBytes: number, limits: ReaderLimits): string {
  if (text.length > maxBytes || (text.length * 3 > maxBytes && utf8Length(text) > maxBytes)) {
    throw tooLarge(maxBytes);
  }
  if (text.isWellFormed()) return text;
  const at = findLoneSurrogate(text);
  const prefix = text.slice(0, at);
  throw new JsonError('lone-surrogate', {
    pointer: pointerAtEnd(prefix, limits),
    ...locatePlace(prefix, at),
  });
}

function decode(bytes: Uint8Array, maxBytes: number, limits: ReaderLimits): string {
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
  const excess = bytes.length < SCAN_FROM_BYTES ? -1 : findExcessDepth(bytes, limits.maxDepth);
  const needed = excess < 0 ? bytes : bytes.subarray(0, excess + 1);
  const text = decodeUtf8(needed);
  if (text !== undefined) return text;
  const byteOffset = findIllFormedUtf8(needed);
  const prefix = decodeUtf8(needed.subarray(0, byteOffset)) ?? '';
  throw new JsonError('ill-formed-utf8', {
    pointer: pointerAtEnd(prefix, limits),
    ...locatePlace(prefix, prefix.length),
    byteOffset,
  });
}

function tooLarge(limit: number): JsonError {
  return new JsonError('too-large', { pointer: '', line: 1, column: 1, limit });
}

/** Pointer to what was being read where a text breaks off; empty when it has a fault of its own before. */
function pointerAtEnd(prefix: string, limits: ReaderLimits): string {
  try {
    readValue(new Reader(prefix, limits));
  } catch (error) {
    if (error instanceof JsonError && error.code === 'unexpected-end') return error.details.pointer;
  }
  return '';
}

function findLoneSurrogate(text: string): number {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if ((unit & 0xf800) !== 0xd800) continue;
    if (unit >= 0xdc00 || (text.charCodeAt(at + 1) & 0xfc00) !== 0xdc00) return at;
    at++;
  }
  return text.length;
}
