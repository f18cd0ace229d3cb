import { encodingTable } from './encoding-table.js';
import { illFormed, type SequenceReader, sequence, UNFINISHED } from './sequence-reader.js';

/** Number of the four-byte sequence of U+10000 and of U+10FFFF. */
const FIRST_ASTRAL = 189_000;
const LAST_ASTRAL = 1_237_575;

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

/**
 * Reads GB18030, which is also the decoder of GBK.
 *
 * @see {@link https://encoding.spec.whatwg.org/#gb18030-decoder}
 */
export function gb18030Reader(): SequenceReader {
  const pairs = encodingTable('gb18030');
  const quads = encodingTable('gb18030-quads');

  const readQuad = (bytes: Uint8Array, at: number, lead: number, second: number): number => {
    const third = bytes[at + 2];
    if (third === undefined) return UNFINISHED;
    // What follows the lead byte is read again: a digit is a character.
    if (third < 0x81 || third > 0xfe) return illFormed(1);
    const fourth = bytes[at + 3];
    if (fourth === undefined) return UNFINISHED;
    if (!isDigit(fourth)) return illFormed(1);
    const pointer = ((lead - 0x81) * 10 + second - 0x30) * 1260 + (third - 0x81) * 10 + fourth - 0x30;
    if (pointer >= FIRST_ASTRAL && pointer <= LAST_ASTRAL) {
      return sequence(0x10000 + pointer - FIRST_ASTRAL, 4);
    }
    const codePoint = quads[pointer] ?? 0;
    return codePoint !== 0 ? sequence(codePoint, 4) : illFormed(4);
  };

  return (bytes, at) => {
    const lead = bytes[at] as number;
    if (lead < 0x80) return sequence(lead, 1);
    if (lead === 0x80) return sequence(0x20ac, 1);
    if (lead === 0xff) return illFormed(1);
    const second = bytes[at + 1];
    if (second === undefined) return UNFINISHED;
    if (isDigit(second)) return readQuad(bytes, at, lead, second);
    const inRange = (second >= 0x40 && second <= 0x7e) || (second >= 0x80 && second <= 0xfe);
    const pointer = (lead - 0x81) * 190 + second - (second < 0x7f ? 0x40 : 0x41);
    const codePoint = inRange ? (pairs[pointer] ?? 0) : 0;
    if (codePoint !== 0) return sequence(codePoint, 2);
    return illFormed(second < 0x80 ? 1 : 2);
  };
}
