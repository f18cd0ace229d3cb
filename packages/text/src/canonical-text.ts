import { resolveCharset } from './charset.js';
import { assertLength, type DecodeOptions, decodeText } from './decode.js';
import { encodeUtf8 } from './utf8.js';
import { readUtf8, type Utf8Reading } from './utf8-reading.js';

/** A text in the form that is hashed and cited. */
export interface CanonicalText {
  /** Made of `bytes` when first asked for, which takes longer than all the rest. */
  readonly text: string;
  /** UTF-8 of `text`; a view of the bytes that were read where they are canonical already. */
  readonly bytes: Uint8Array;
  /** Length in code points. */
  readonly chars: number;
  /** The encoding in effect when the bytes were decoded, by its name in the Encoding standard in lower case. */
  readonly charset: string;
}

/** What reading found out, for whoever maps the text next. */
const readings = new WeakMap<CanonicalText, Utf8Reading>();

/**
 * Reads bytes as canonical text: decoded strictly, LF line ends, NFC.
 *
 * @remarks Linear. `bytes` shares memory with `raw` where nothing but a byte order mark had to change, so that
 * unchanged text needs neither a copy nor a second digest; do not write to `raw` afterwards. Hand the result on as
 * it is: {@link createTextIndex} and {@link createRawMap} take from it what was counted already. No string is made
 * before `text` is read.
 * @throws {@link TextError} as {@link decodeText} does.
 */
export function readCanonicalText(raw: Uint8Array, options: DecodeOptions = {}): CanonicalText {
  assertLength(raw, options);
  const { charset, bomLength } = resolveCharset(raw, options.charset);
  const reading =
    charset === 'utf-8'
      ? readUtf8(raw.subarray(bomLength), bomLength)
      : readUtf8(encodeUtf8(decodeText(raw, options).text));
  const { bytes, chars } = reading.grid;
  const canonical: CanonicalText = {
    get text() {
      return reading.text;
    },
    bytes,
    chars,
    charset,
  };
  readings.set(canonical, reading);
  return canonical;
}

/** What is known of the positions of a canonical text; `undefined` for one that was not read here. */
export function readingOf(canonical: CanonicalText): Utf8Reading | undefined {
  return readings.get(canonical);
}
