import { decodeWellFormed } from '#utf8-decoder';
import { joinsPreceding, safeByteFrom, segmentStart } from './boundary.js';
import { viewOf } from './byte-count.js';
import { normalizeText } from './canonicalize.js';
import { findActive } from './nfc-scan.js';

/** Bytes about which the platform is asked at once: strings so short take memory that is used again. */
const STRETCH = 1 << 14;

/**
 * Whether well-formed UTF-8 without CR is in NFC.
 *
 * @remarks Asks the platform, but only about stretches in which some character may be changed or joined.
 */
export function isNormal(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = findActive(bytes, view, 0);
  while (at < bytes.length) {
    const start = joinsPreceding(bytes, at) ? segmentStart(bytes, at) : at;
    const end = safeByteFrom(bytes, Math.max(at + 1, start + STRETCH));
    const text = decodeWellFormed(bytes.subarray(start, end), false);
    if (normalizeText(text) !== text) return false;
    at = findActive(bytes, view, end);
  }
  return true;
}
