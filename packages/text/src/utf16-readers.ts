import { illFormed, type SequenceReader, sequence, UNFINISHED } from './sequence-reader.js';

/**
 * Reads UTF-16 in the byte order that `high` tells: the index, in a unit, of the byte with the higher bits.
 *
 * @see {@link https://encoding.spec.whatwg.org/#shared-utf-16-decoder}
 */
export function utf16Reader(high: 0 | 1): SequenceReader {
  const low = 1 - high;
  return (bytes, at) => {
    if (at + 1 >= bytes.length) return UNFINISHED;
    const unit = ((bytes[at + high] as number) << 8) | (bytes[at + low] as number);
    if ((unit & 0xf800) !== 0xd800) return sequence(unit, 2);
    if (unit >= 0xdc00) return illFormed(2);
    if (at + 3 >= bytes.length) return UNFINISHED;
    const next = ((bytes[at + 2 + high] as number) << 8) | (bytes[at + 2 + low] as number);
    // What follows a lone first half is read on its own.
    if ((next & 0xfc00) !== 0xdc00) return illFormed(2);
    return sequence(0x10000 + ((unit & 0x3ff) << 10) + (next & 0x3ff), 4);
  };
}
