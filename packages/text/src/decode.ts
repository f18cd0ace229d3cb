import { decodeUtf8 } from '#utf8-decoder';
import { resolveCharset } from './charset.js';
import { TextError } from './errors.js';
import { type DecodedPrefix, decodeSequences } from './legacy-decoder.js';
import { countUnfinished, locateIllFormed } from './utf8.js';

/** What a decoder may be told about the bytes. */
export interface DecodeOptions {
  /** The declared encoding label, where one was declared. */
  readonly charset?: string;
  /** Refuse more bytes than this; no limit of ours when absent. */
  readonly maxBytes?: number;
}

/** Text as it was written, before line ends and normalisation. */
export interface DecodedText {
  readonly text: string;
  /** The encoding in effect, by its name in the Encoding standard in lower case, even where none was declared. */
  readonly charset: string;
  /** Length of the byte order mark that was removed: 0, 2 or 3. */
  readonly bomLength: number;
}

/** Limit, in bytes, that commands put on one text unless told otherwise: 32 MiB. */
export const DEFAULT_MAX_TEXT_BYTES = 32 * 1024 * 1024;

/** Longest string that every supported engine can hold; one byte never decodes to more than one unit. */
const ENGINE_LIMIT = 0x1fffffe8;

/**
 * Decodes bytes strictly.
 *
 * @remarks A byte order mark is removed here and nowhere else, and only the first one. Nothing becomes U+FFFD.
 * Linear in the bytes.
 * @throws {@link TextError} `too-large`, `bom-conflict`, `charset-unsupported`, `ill-formed-text` and
 * `nul-character`, the last two with the byte offset of the first fault.
 * @example
 * ```ts
 * decodeText(new Uint8Array([0xef, 0xbb, 0xbf, 0x68, 0x69])); // { text: 'hi', charset: 'utf-8', bomLength: 3 }
 * ```
 */
export function decodeText(raw: Uint8Array, options: DecodeOptions = {}): DecodedText {
  assertLength(raw, options);
  const { charset, bomLength } = resolveCharset(raw, options.charset);
  const body = bomLength === 0 ? raw : raw.subarray(bomLength);
  if (charset === 'utf-8') return { text: decodeStrictly(body, bomLength), charset, bomLength };
  const { text, consumed } = decodeSequences(body, charset, bomLength);
  if (consumed < body.length) throw unfinished(bomLength + consumed, raw.length);
  return { text, charset, bomLength };
}

/** Refuses more bytes than were allowed, or than any engine can make a string of. */
export function assertLength(raw: Uint8Array, { maxBytes = ENGINE_LIMIT }: DecodeOptions): void {
  const limit = Math.min(maxBytes, ENGINE_LIMIT);
  if (raw.length > limit) throw new TextError('too-large', { actual: raw.length, limit });
}

/** What stands between the last whole sequence and the end of the bytes is replaced as one by lenient decoders. */
export function unfinished(byteOffset: number, byteEnd: number): TextError {
  return new TextError('ill-formed-text', { byteOffset, byteEnd });
}

/**
 * Decodes all whole sequences of bytes that more may follow.
 *
 * @throws {@link TextError} `ill-formed-text` and `nul-character`.
 */
export function decodePrefix(bytes: Uint8Array, charset: string, byteBase: number): DecodedPrefix {
  if (charset !== 'utf-8') return decodeSequences(bytes, charset, byteBase);
  const consumed = bytes.length - countUnfinished(bytes);
  return { text: decodeStrictly(bytes.subarray(0, consumed), byteBase), consumed };
}

/**
 * Decodes UTF-8 that has no byte order mark to remove; faults are reported at `byteBase` plus their place.
 *
 * @throws {@link TextError} `ill-formed-text` and `nul-character`.
 */
export function decodeStrictly(bytes: Uint8Array, byteBase = 0): string {
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    const fault = locateIllFormed(bytes) ?? { byteOffset: 0, byteEnd: 0 };
    assertNoNul(bytes.subarray(0, fault.byteOffset), byteBase);
    throw new TextError('ill-formed-text', {
      byteOffset: byteBase + fault.byteOffset,
      byteEnd: byteBase + fault.byteEnd,
    });
  }
  // The string is searched faster than the bytes.
  if (text.includes('\0')) assertNoNul(bytes, byteBase);
  return text;
}

function assertNoNul(bytes: Uint8Array, byteBase: number): void {
  const nul = bytes.indexOf(0);
  if (nul >= 0) throw new TextError('nul-character', { byteOffset: byteBase + nul });
}
