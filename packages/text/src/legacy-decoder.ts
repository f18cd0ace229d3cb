import { TextError } from './errors.js';
import { gb18030Reader } from './gb18030-reader.js';
import { big5Reader, eucJpReader, eucKrReader, shiftJisReader } from './multi-byte-readers.js';
import { codePointOf, lengthOf, pairOf, type SequenceReader, UNFINISHED } from './sequence-reader.js';
import { singleByteReader } from './single-byte-reader.js';
import { utf16Reader } from './utf16-readers.js';

/** Encodings that more than a table of 128 characters describes. */
const MAKERS: ReadonlyMap<string, () => SequenceReader> = new Map([
  ['utf-16le', () => utf16Reader(1)],
  ['utf-16be', () => utf16Reader(0)],
  ['gb18030', gb18030Reader],
  ['gbk', () => readerOf('gb18030')],
  ['big5', big5Reader],
  ['euc-jp', eucJpReader],
  ['shift_jis', shiftJisReader],
  ['euc-kr', eucKrReader],
  // Differs in the direction of display alone.
  ['iso-8859-8-i', () => readerOf('iso-8859-8')],
]);

const readers = new Map<string, SequenceReader>();

/** The reader of an encoding that {@link resolveCharset} gave, other than UTF-8. */
export function readerOf(charset: string): SequenceReader {
  let reader = readers.get(charset);
  if (reader === undefined) {
    reader = MAKERS.get(charset)?.() ?? singleByteReader(charset);
    readers.set(charset, reader);
  }
  return reader;
}

/** Text of the sequences that end within the bytes, and how many bytes these are. */
export interface DecodedPrefix {
  readonly text: string;
  readonly consumed: number;
}

/**
 * Decodes the sequences of an encoding other than UTF-8 up to the last whole one; faults are reported at `byteBase`
 * plus their place.
 *
 * @throws {@link TextError} `ill-formed-text` and `nul-character`.
 */
export function decodeSequences(bytes: Uint8Array, charset: string, byteBase: number): DecodedPrefix {
  const read = readerOf(charset);
  // No encoding writes a unit of UTF-16 with less than a byte.
  const units = new Uint16Array(bytes.length);
  const holdsAscii = !charset.startsWith('utf-16');
  let count = 0;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] as number;
    if (holdsAscii && byte < 0x80 && byte > 0) {
      units[count++] = byte;
      at++;
      continue;
    }
    const found = read(bytes, at);
    if (found === UNFINISHED) break;
    if (found < 0) {
      const byteOffset = byteBase + at;
      throw new TextError('ill-formed-text', { byteOffset, byteEnd: byteOffset - found });
    }
    const codePoint = codePointOf(found);
    if (codePoint === 0) throw new TextError('nul-character', { byteOffset: byteBase + at });
    at += lengthOf(found);
    if (codePoint < 0x10000) {
      units[count++] = codePoint;
      continue;
    }
    const text = pairOf(codePoint) ?? String.fromCodePoint(codePoint);
    units[count++] = text.charCodeAt(0);
    units[count++] = text.charCodeAt(1);
  }
  return { text: joinUnits(units.subarray(0, count)), consumed: at };
}

/** Units that are handed over in one call, fewer than any engine's limit on arguments. */
const MOST_ARGUMENTS = 4096;

function joinUnits(units: Uint16Array): string {
  let text = '';
  for (let at = 0; at < units.length; at += MOST_ARGUMENTS) {
    // Not spread, which asks an iterator for every unit: ten times as slow.
    text += Reflect.apply(String.fromCharCode, undefined, units.subarray(at, at + MOST_ARGUMENTS));
  }
  return text;
}
