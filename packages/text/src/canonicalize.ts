import { TextError } from './errors.js';
import { orderLongMarkRuns } from './mark-runs.js';
import { assertWellFormed, countCodePoints } from './utf8.js';

/**
 * Canonical text of a string: CRLF, then lone CR, become LF; the result is in NFC.
 *
 * @remarks Idempotent, and linear in the text. Nothing else is a line break (not VT, FF, NEL, U+2028, U+2029),
 * and a leading U+FEFF stays: a byte order mark exists in bytes only. The given string is returned itself
 * where it is canonical already.
 * @throws {@link TextError} `nul-character` and `lone-surrogate`, with the offset in units and code points.
 * @example
 * ```ts
 * canonicalizeText('e\u0301\r\n'); // '\u00e9\n'
 * ```
 */
export function canonicalizeText(text: string): string {
  assertWellFormed(text);
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    throw new TextError('nul-character', {
      utf16Offset: nul,
      charOffset: countCodePoints(text.slice(0, nul)),
    });
  }
  return normalizeText(text);
}

/** As {@link canonicalizeText}, for text that is known to be well-formed and free of U+0000. */
export function normalizeText(text: string): string {
  const lines = unifyLineEnds(text);
  // Below U+0300 everything is in NFC; on a text stored one byte a unit this test costs nothing.
  if (!/[\u0300-\uffff]/.test(lines)) return lines;
  const normal = orderLongMarkRuns(lines).normalize('NFC');
  return normal === lines ? lines : normal;
}

/** CRLF, then lone CR, become LF. */
function unifyLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
