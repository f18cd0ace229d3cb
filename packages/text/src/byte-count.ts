/** Rounds of sixteen bytes after which the byte-wide sums below could overflow. */
const ROUNDS = 63;

/** A view that reads words from any place, aligned or not. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** UTF-8 continuation bytes in `bytes[from..to)`, told sixteen at a time: cheaper than hashing them. */
export function countContinuations(view: DataView, from: number, to: number): number {
  let count = 0;
  let at = from;
  while (at + 16 <= to) {
    const stop = Math.min(at + 16 * ROUNDS, to - 15);
    let sums = 0;
    for (; at < stop; at += 16) {
      sums +=
        continuations(view.getInt32(at, true)) +
        continuations(view.getInt32(at + 4, true)) +
        continuations(view.getInt32(at + 8, true)) +
        continuations(view.getInt32(at + 12, true));
      sums |= 0;
    }
    count += sumOfBytes(sums);
  }
  for (; at < to; at++) if ((view.getUint8(at) & 0xc0) === 0x80) count++;
  return count;
}

/** Leads of four-byte sequences, of characters that take two UTF-16 units, in `bytes[from..to)`. */
export function countPairs(view: DataView, from: number, to: number): number {
  let count = 0;
  let at = from;
  while (at + 16 <= to) {
    const stop = Math.min(at + 16 * ROUNDS, to - 15);
    let sums = 0;
    for (; at < stop; at += 16) {
      sums +=
        fourByteLeads(view.getInt32(at, true)) +
        fourByteLeads(view.getInt32(at + 4, true)) +
        fourByteLeads(view.getInt32(at + 8, true)) +
        fourByteLeads(view.getInt32(at + 12, true));
      sums |= 0;
    }
    count += sumOfBytes(sums);
  }
  for (; at < to; at++) if (view.getUint8(at) >= 0xf0) count++;
  return count;
}

/** Whether any of four bytes is CR: only a byte that is zero borrows into its highest bit. */
export function hasCr(word: number): boolean {
  const other = word ^ 0x0d0d0d0d;
  return ((other - 0x01010101) & ~other & 0x80808080) !== 0;
}

/** Whether four bytes are ASCII without CR. */
export function isPlain(word: number): boolean {
  return ((word | ((word ^ 0x0d0d0d0d) - 0x01010101)) & 0x80808080) === 0;
}

/** Bit 7 set and bit 6 clear, moved to the lowest bit of each byte. */
function continuations(word: number): number {
  return (word >>> 7) & ~(word >>> 6) & 0x01010101;
}

/** Bits 7 to 4 set, moved to the lowest bit of each byte. */
function fourByteLeads(word: number): number {
  return (word >>> 7) & (word >>> 6) & (word >>> 5) & (word >>> 4) & 0x01010101;
}

function sumOfBytes(sums: number): number {
  const pairs = (sums & 0x00ff00ff) + ((sums >>> 8) & 0x00ff00ff);
  return (pairs & 0xffff) + (pairs >>> 16);
}
