import { countContinuations, countPairs, viewOf } from './byte-count.js';
import { sequenceLength } from './utf8.js';

/** One boundary between characters, counted in every unit. */
export interface Place {
  readonly byte: number;
  readonly char: number;
  readonly utf16: number;
}

const BLOCK_BITS = 11;

/** Bytes that are counted at once on the way through a block. */
const STRIDE = 32;

const LONGEST_SEQUENCE = 4;
const FOUR_BYTE_LEAD = 0xf0;
const NO_LIMIT = 0x7fffffff;

/** The counts before each block, and the length of the whole; no counts where they are the same as bytes. */
interface Counts {
  readonly chars: number;
  readonly charsBefore?: Uint32Array;
  /** The very same array as `charsBefore` where no character takes two units. */
  readonly utf16Before?: Uint32Array;
}

/**
 * Counts of code points and UTF-16 units before every 2,048th byte of well-formed UTF-8.
 *
 * @remarks Only for what differs: ASCII needs no counts, text without astral characters none of units. A seek is
 * a binary search and a walk over at most one block; it stops at the last character boundary that is not beyond
 * the target.
 */
export class Utf8Grid {
  readonly bytes: Uint8Array;
  readonly chars: number;
  readonly #view: DataView;
  readonly #charsBefore: Uint32Array | undefined;
  readonly #utf16Before: Uint32Array | undefined;

  constructor(bytes: Uint8Array, { chars, charsBefore, utf16Before }: Counts) {
    this.bytes = bytes;
    this.chars = chars;
    this.#view = viewOf(bytes);
    this.#charsBefore = charsBefore;
    this.#utf16Before = utf16Before;
  }

  seekByte(byte: number): Place {
    const block = byte >> BLOCK_BITS;
    const isCovered =
      this.#charsBefore === undefined || characterStart(this.bytes, block << BLOCK_BITS) <= byte;
    return this.#walk(isCovered ? block : block - 1, byte, NO_LIMIT, NO_LIMIT);
  }

  seekChar(char: number): Place {
    return this.#walk(lastNotAbove(this.#charsBefore, char), NO_LIMIT, char, NO_LIMIT);
  }

  seekUtf16(utf16: number): Place {
    return this.#walk(lastNotAbove(this.#utf16Before, utf16), NO_LIMIT, NO_LIMIT, utf16);
  }

  /** The place after the character at a place; that same place at the end. */
  next(place: Place): Place {
    const lead = this.bytes[place.byte];
    if (lead === undefined) return place;
    return {
      byte: place.byte + sequenceLength(lead),
      char: place.char + 1,
      utf16: place.utf16 + (lead < FOUR_BYTE_LEAD ? 1 : 2),
    };
  }

  /** Goes on from the start of a block as long as no limit is passed. */
  #walk(block: number, byteLimit: number, charLimit: number, utf16Limit: number): Place {
    if (this.#charsBefore === undefined || this.#utf16Before === undefined) {
      const at = Math.min(byteLimit, charLimit, utf16Limit);
      return { byte: at, char: at, utf16: at };
    }
    const { bytes } = this;
    const hasPairs = this.#utf16Before !== this.#charsBefore;
    let byte = block << BLOCK_BITS;
    let char = this.#charsBefore[block] as number;
    let utf16 = this.#utf16Before[block] as number;
    // Whole strides first, counted without looking where characters begin.
    const lastStride = Math.min(byteLimit - LONGEST_SEQUENCE, bytes.length) - STRIDE;
    while (byte <= lastStride) {
      const chars = STRIDE - countContinuations(this.#view, byte, byte + STRIDE);
      const pairs = hasPairs ? countPairs(this.#view, byte, byte + STRIDE) : 0;
      if (char + chars > charLimit || utf16 + chars + pairs > utf16Limit) break;
      byte += STRIDE;
      char += chars;
      utf16 += chars + pairs;
    }
    byte = characterStart(bytes, byte);
    while (byte < bytes.length) {
      const lead = bytes[byte] as number;
      const byteEnd = byte + sequenceLength(lead);
      const utf16End = utf16 + (lead < FOUR_BYTE_LEAD ? 1 : 2);
      if (byteEnd > byteLimit || char >= charLimit || utf16End > utf16Limit) break;
      byte = byteEnd;
      utf16 = utf16End;
      char++;
    }
    return { byte, char, utf16 };
  }
}

/** Lays the grid of a text over its UTF-8; only the number of its UTF-16 units need be known. */
export function layGrid(bytes: Uint8Array, utf16Length: number): Utf8Grid {
  if (bytes.length === utf16Length) return new Utf8Grid(bytes, { chars: utf16Length });
  const view = viewOf(bytes);
  const continuations = sumBlocks(bytes.length, (from, to) => countContinuations(view, from, to));
  const charsBefore = continuations.before.map((count, block) => (block << BLOCK_BITS) - count);
  const chars = bytes.length - continuations.sum;
  if (chars === utf16Length) return new Utf8Grid(bytes, { chars, charsBefore, utf16Before: charsBefore });
  const pairs = sumBlocks(bytes.length, (from, to) => countPairs(view, from, to));
  const utf16Before = pairs.before.map((count, block) => (charsBefore[block] as number) + count);
  return new Utf8Grid(bytes, { chars, charsBefore, utf16Before });
}

function sumBlocks(
  length: number,
  count: (from: number, to: number) => number,
): { before: Uint32Array; sum: number } {
  const before = new Uint32Array((length >> BLOCK_BITS) + 1);
  let sum = 0;
  for (let block = 0; block < before.length; block++) {
    before[block] = sum;
    sum += count(block << BLOCK_BITS, Math.min((block + 1) << BLOCK_BITS, length));
  }
  return { before, sum };
}

/** First character boundary at or after a byte; as many characters begin before the one as before the other. */
function characterStart(bytes: Uint8Array, byte: number): number {
  let at = byte;
  while (((bytes[at] as number) & 0xc0) === 0x80) at++;
  return at;
}

/** Last of ascending starts that does not lie after a target; 0 without any. */
export function lastNotAbove(starts: Uint32Array | undefined, target: number): number {
  let low = 0;
  let high = (starts?.length ?? 1) - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts?.[middle] as number) <= target) low = middle;
    else high = middle - 1;
  }
  return low;
}
