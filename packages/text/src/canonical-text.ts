import { countContinuations } from './byte-count.js';
import { normalizeText } from './canonicalize.js';
import { type DecodeOptions, decodeText } from './decode.js';
import { encodeUtf8 } from './utf8.js';

/** A text in the form that is hashed and cited. */
export interface CanonicalText {
  readonly text: string;
  /** UTF-8 of `text`; a view of the bytes that were read where they are canonical already. */
  readonly bytes: Uint8Array;
  /** Length in code points. */
  readonly chars: number;
  /** The encoding in effect when the bytes were decoded, in lower case. */
  readonly charset: string;
}

/**
 * Reads bytes as canonical text: decoded strictly, LF line ends, NFC.
 *
 * @remarks Linear. `bytes` shares memory with `raw` where nothing but a byte order mark had to change, so that
 * unchanged text needs neither a copy nor a second digest; do not write to `raw` afterwards.
 * @throws {@link TextError} as {@link decodeText} does.
 */
export function readCanonicalText(raw: Uint8Array, options: DecodeOptions = {}): CanonicalText {
  const decoded = decodeText(raw, options);
  const text = normalizeText(decoded.text);
  const body = decoded.bomLength === 0 ? raw : raw.subarray(decoded.bomLength);
  const unchanged = text === decoded.text && decoded.charset === 'utf-8';
  const bytes = unchanged ? body : encodeUtf8(text);
  // One byte a unit throughout means ASCII; then there is nothing to count.
  const ascii = bytes.length === text.length;
  const chars = ascii ? text.length : bytes.length - countContinuations(bytes, 0, bytes.length);
  return { text, bytes, chars, charset: decoded.charset };
}
