import { includesByte } from '#utf8-decoder';
import { countContinuations, countPairs, viewOf } from './byte-count.js';
import type { Survey } from './nfc-scan.js';
import { surveyNormal } from './normal-form.js';
import { sequenceLength } from './utf8.js';

/** One boundary between characters, counted in every unit. */
export interface Place {
  readonly byte: number;
  readonly char: number;
  readonly utf16: number;
}

const BLOCK_BITS = 11;

/** Bytes that are counted at once on the way through a block, far from the target and near it. */
const STRIDES: readonly number[] = [256, 32];

const LONGEST_SEQUENCE = 4;
const FOUR_BYTE_LEADS: readonly number[] = [0xf0, 0xf1, 0xf2, 0xf3, 0xf4];
const FOUR_BYTE_LEAD = 0xf0;
const NO_LIMIT = 0x7fffffff;

/** The counts before each block, and the length of the whole; no counts where they are the same as bytes. */
interface Counts {
  readonly chars: number;
  readonly utf16Length: number;
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
  readonly utf16Length: number;
  readonly #view: DataView;
  readonly #charsBefore: Uint32Array | undefined;
  readonly #utf16Before: Uint32Array | undefined;

  constructor(bytes: Uint8Array, { chars, utf16Length, charsBefore, utf16Before }: Counts) {
    this.bytes = bytes;
    this.chars = chars;
    this.utf16Length = utf16Length;
    this.#view = viewOf(bytes);
    this.#charsBefore = charsBefore;
    this.#utf16Before = utf16Before;
  }

  /** Whether every character is one byte. */
  get isAscii(): boolean {
    return this.#charsBefore === undefined;
  }

  /** The byte at which a character begins, or the end; cheaper than to seek its place. */
  byteOf(char: number): number {
    if (this.#charsBefore === undefined) return char;
    const block = lastNotAbove(this.#charsBefore, char);
    const { bytes } = this;
    const view = this.#view;
    let byte = block << BLOCK_BITS;
    let seen = this.#charsBefore[block] as number;
    for (const stride of STRIDES) {
      for (let next = byte + stride; next <= bytes.length; next += stride) {
        const chars = stride - countContinuations(view, byte, next);
        if (seen + chars > char) break;
        seen += chars;
        byte = next;
      }
    }
    byte = characterStart(bytes, byte);
    for (; seen < char; seen++) byte += sequenceLength(bytes[byte] as number);
    return byte;
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
    const last = Math.min(byteLimit - LONGEST_SEQUENCE, bytes.length);
    for (const stride of STRIDES) {
      for (let next = byte + stride; next <= last; next += stride) {
        const chars = stride - countContinuations(this.#view, byte, next);
        const pairs = hasPairs ? countPairs(this.#view, byte, next) : 0;
        if (char + chars > charLimit || utf16 + chars + pairs > utf16Limit) break;
        byte = next;
        char += chars;
        utf16 += chars + pairs;
      }
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

/** Lays the grid of a text over its UTF-8; where the number of its UTF-16 units is known, less need be counted. */
export function layGrid(bytes: Uint8Array, utf16Length?: number): Utf8Grid {
  if (bytes.length === utf16Length) return new Utf8Grid(bytes, { chars: utf16Length, utf16Length });
  const view = viewOf(bytes);
  const { before, sum } = sumBlocks(bytes.length, (from, to) => countContinuations(view, from, to));
  const hasFourByteLeads =
    utf16Length === undefined
      ? FOUR_BYTE_LEADS.some((lead) => includesByte(bytes, lead))
      : utf16Length !== bytes.length - sum;
  return layOver(bytes, { continuations: sum, continuationsBefore: before, hasFourByteLeads });
}

/** The grid of a canonical text; `undefined` where well-formed UTF-8 without CR is none. */
export function layNormalGrid(bytes: Uint8Array): Utf8Grid | undefined {
  const survey = surveyNormal(bytes, BLOCK_BITS);
  return survey && layOver(bytes, survey);
}

function layOver(bytes: Uint8Array, survey: Survey): Utf8Grid {
  const { continuations, continuationsBefore, hasFourByteLeads } = survey;
  const chars = bytes.length - continuations;
  if (continuations === 0) return new Utf8Grid(bytes, { chars, utf16Length: chars });
  const charsBefore = continuationsBefore.map((count, block) => (block << BLOCK_BITS) - count);
  if (!hasFourByteLeads) {
    return new Utf8Grid(bytes, { chars, utf16Length: chars, charsBefore, utf16Before: charsBefore });
  }
  const view = viewOf(bytes);
  const pairs = sumBlocks(bytes.length, (from, to) => countPairs(view, from, to));
  const utf16Before = pairs.before.map((count, block) => (charsBefore[block] as number) + count);
  return new Utf8Grid(bytes, { chars, utf16Length: chars + pairs.sum, charsBefore, utf16Before });
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
