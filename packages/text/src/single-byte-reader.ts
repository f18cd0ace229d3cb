import { encodingTable } from './encoding-table.js';
import { illFormed, type SequenceReader, sequence } from './sequence-reader.js';

/**
 * Reads one of the encodings in which each byte is a character of its own, ASCII below 0x80.
 *
 * @see {@link https://encoding.spec.whatwg.org/#single-byte-decoder}
 */
export function singleByteReader(table: string): SequenceReader {
  const upper = encodingTable(table);
  return (bytes, at) => {
    const byte = bytes[at] as number;
    if (byte < 0x80) return sequence(byte, 1);
    const codePoint = upper[byte - 0x80] ?? 0;
    return codePoint === 0 ? illFormed(1) : sequence(codePoint, 1);
  };
}
