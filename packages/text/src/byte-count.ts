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

/** Whether four bytes are ASCII without CR. */
export function isPlain(word: number): boolean {
  return ((word | ((word ^ 0x0d0d0d0d) - 0x01010101)) & 0x80808080) === 0;
}

/** LFs in `bytes[from..to)` that a CR precedes. */
export function countCrLf(view: DataView, from: number, to: number): number {
  let count = 0;
  let at = Math.max(1, from);
  while (at + 4 <= to) {
    const stop = Math.min(at + 4 * ROUNDS, to - 3);
    let sums = 0;
    for (; at < stop; at += 4) {
      // Zero where this byte is LF and the one before is CR.
      const rest = (view.getInt32(at - 1, true) ^ 0x0d0d0d0d) | (view.getInt32(at, true) ^ 0x0a0a0a0a);
      sums += zeros(rest);
    }
    count += sumOfBytes(sums);
  }
  for (; at < to; at++) if (view.getUint16(at - 1, true) === 0x0a0d) count++;
  return count;
}

/** Bytes CC and CD in `bytes[from..to)`, the lead bytes of common marks. */
export function countMarkLeads(view: DataView, from: number, to: number): number {
  let count = 0;
  let at = from;
  while (at + 4 <= to) {
    const stop = Math.min(at + 4 * ROUNDS, to - 3);
    let sums = 0;
    for (; at < stop; at += 4) sums += zeros((view.getInt32(at, true) & 0xfefefefe) ^ 0xcccccccc);
    count += sumOfBytes(sums);
  }
  for (; at < to; at++) if ((view.getUint8(at) & 0xfe) === 0xcc) count++;
  return count;
}

/** The lowest bit of each byte that is zero. */
function zeros(word: number): number {
  return (~(((word & 0x7f7f7f7f) + 0x7f7f7f7f) | word) >>> 7) & 0x01010101;
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
