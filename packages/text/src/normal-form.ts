import { decodeWellFormed } from '#utf8-decoder';
import { joinsPreceding, safeByteFrom, segmentStart } from './boundary.js';
import { normalizeText } from './canonicalize.js';
import { type Survey, surveyUtf8 } from './nfc-scan.js';

/** Bytes about which the platform is asked at once: strings so short take memory that is used again. */
const STRETCH = 1 << 14;

/**
 * Surveys well-formed UTF-8 without CR; `undefined` where it is not in NFC.
 *
 * @remarks Asks the platform, but only about stretches in which some character may be changed or joined.
 */
export function surveyNormal(bytes: Uint8Array, blockBits: number): Survey | undefined {
  return surveyUtf8(bytes, blockBits, (byte) => {
    const start = joinsPreceding(bytes, byte) ? segmentStart(bytes, byte) : byte;
    const end = safeByteFrom(bytes, Math.max(byte + 1, start + STRETCH));
    const text = decodeWellFormed(bytes.subarray(start, end), false);
    return normalizeText(text) === text ? end : undefined;
  });
}
