/** Words after which the byte-wide sums below would overflow. */
const WORDS = 255;

/**
 * UTF-8 continuation bytes in `bytes[from..to)`.
 *
 * @remarks Four bytes at a time where the memory is aligned, which is what makes laying checkpoints cheaper
 * than hashing.
 */
export function countContinuations(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  let at = from;
  for (; at < to && ((bytes.byteOffset + at) & 3) !== 0; at++) count += isContinuation(bytes[at] as number);
  const words = (to - at) >> 2;
  if (words > 0) {
    const view = new Uint32Array(bytes.buffer, bytes.byteOffset + at, words);
    for (let start = 0; start < words; start += WORDS) {
      const end = Math.min(start + WORDS, words);
      let sums = 0;
      for (let i = start; i < end; i++) {
        const word = view[i] as number;
        // Bit 7 set and bit 6 clear, moved to the lowest bit of each byte.
        sums += (word >>> 7) & ~(word >>> 6) & 0x01010101;
      }
      const pairs = (sums & 0x00ff00ff) + ((sums >>> 8) & 0x00ff00ff);
      count += (pairs & 0xffff) + (pairs >>> 16);
    }
    at += words * 4;
  }
  for (; at < to; at++) count += isContinuation(bytes[at] as number);
  return count;
}

function isContinuation(byte: number): number {
  return (byte & 0xc0) === 0x80 ? 1 : 0;
}
