import { safeByteFrom, segmentEnd } from './boundary.js';
import { includesByte } from '#utf8-decoder';
import { countContinuations, countCrLf, countMarkLeads, viewOf } from './byte-count.js';
import { BLOCK_BITS, BlockKind, type RewrittenBlocks } from './canonical-bytes.js';
import { COMMON_MARK_LEADS } from './pair-composer.js';
import { type Cut, cutsAround } from './segment-cuts.js';
import { normalizeBytes, recallSegment } from './segment-memo.js';
import { lastNotAbove, type Place, type Utf8Grid } from './utf8-grid.js';

/** The corresponding place at or before a target, and the next one after it; the same at the end. */
export interface Bracket {
  readonly byteStart: number;
  readonly charStart: number;
  readonly byteEnd: number;
  readonly charEnd: number;
}

/** How canonical code points lie over the bytes they were made from, a byte order mark not counted. */
export interface RawAlignment {
  readonly chars: number;
  aroundByte(byte: number): Bracket;
  aroundChar(char: number): Bracket;
}

/** Bytes that are canonical as they were written. */
export function alignUnchanged(grid: Utf8Grid): RawAlignment {
  const bracket = (place: Place): Bracket => {
    const next = grid.next(place);
    return { byteStart: place.byte, charStart: place.char, byteEnd: next.byte, charEnd: next.char };
  };
  return {
    chars: grid.chars,
    aroundByte: (byte) => bracket(grid.seekByte(byte)),
    aroundChar: (char) => bracket({ byte: grid.byteOf(char), char, utf16: 0 }),
  };
}

const CR = 0x0d;
const LF = 0x0a;
const NO_LIMIT = 0x7fffffff;

/** Bytes that are counted at once on the way through a block, far from the target and near it. */
const STRIDES: readonly number[] = [128, 32];

/** 1 for each byte that begins a character. */
const CHARACTERS = Uint8Array.from({ length: 256 }, (_, byte) => ((byte & 0xc0) === 0x80 ? 0 : 1));

/** The same without the lead bytes of common marks. */
const LETTERS = CHARACTERS.map((begins, byte) => (COMMON_MARK_LEADS.includes(byte) ? 0 : begins));

/** Two limits, one of them without effect. */
type Limits = Cut;

/** Bytes that were rewritten: one block is followed again at each look-up. */
export class RewrittenAlignment implements RawAlignment {
  readonly chars: number;
  readonly #source: Uint8Array;
  readonly #view: DataView;
  readonly #blocks: RewrittenBlocks;
  readonly #hasCr: boolean;

  constructor(source: Uint8Array, blocks: RewrittenBlocks) {
    this.chars = blocks.chars;
    this.#source = source;
    this.#view = viewOf(source);
    this.#blocks = blocks;
    this.#hasCr = includesByte(source, CR);
  }

  aroundByte(byte: number): Bracket {
    let block = byte >> BLOCK_BITS;
    // A block without a character lies within a longer run of marks, as does the beginning of the one behind it.
    while (block > 0 && (this.#isEmpty(block) || this.#start(block) > byte)) block--;
    return this.#follow(block, { byte, char: NO_LIMIT });
  }

  aroundChar(char: number): Bracket {
    return this.#follow(lastNotAbove(this.#blocks.charsBefore, char), { byte: NO_LIMIT, char });
  }

  #isEmpty(block: number): boolean {
    const { charsBefore } = this.#blocks;
    return charsBefore[block] === (charsBefore[block + 1] ?? this.chars);
  }

  #start(block: number): number {
    return safeByteFrom(this.#source, block << BLOCK_BITS);
  }

  #follow(block: number, limits: Limits): Bracket {
    const { charsBefore, kinds } = this.#blocks;
    const start = { byte: this.#start(block), char: charsBefore[block] as number };
    const kind = kinds[block];
    if (kind === BlockKind.Segments) return this.#followSegments(start, limits);
    return this.#followCharacters(start, limits, kind === BlockKind.Absorbed ? LETTERS : CHARACTERS);
  }

  /** Where only line ends change, and marks, if any, are absorbed by the letters before them. */
  #followCharacters(start: Cut, limits: Limits, begins: Uint8Array): Bracket {
    const source = this.#source;
    const stop = Math.min(limits.byte + 1, source.length);
    let at = start.byte;
    // Characters that begin before `at`, summed without a branch: which byte begins one is hard to foretell.
    let seen = start.char;
    for (const stride of STRIDES) {
      for (let next = at + stride; next <= stop; next += stride) {
        const chars = this.#countBegins(at, next, begins === LETTERS);
        if (seen + chars > limits.char) break;
        seen += chars;
        at = next;
      }
    }
    while (at < stop && seen <= limits.char) {
      const byte = source[at] as number;
      seen += begins[byte] as number;
      if (byte === LF && source[at - 1] === CR) seen--;
      at++;
    }
    if (seen <= limits.char && limits.byte >= source.length) {
      return { byteStart: at, charStart: seen, byteEnd: at, charEnd: seen };
    }
    let byteStart = at - 1;
    while (this.#isWithin(byteStart, begins)) byteStart--;
    let byteEnd = at;
    while (this.#isWithin(byteEnd, begins)) byteEnd++;
    return { byteStart, charStart: seen - 1, byteEnd, charEnd: seen };
  }

  #countBegins(from: number, to: number, absorbs: boolean): number {
    let count = to - from;
    if (!this.#blocks.ascii) count -= countContinuations(this.#view, from, to);
    if (absorbs) count -= countMarkLeads(this.#view, from, to);
    if (this.#hasCr) count -= countCrLf(this.#view, from, to);
    return count;
  }

  /** Whether a byte goes on with a character rather than begins one. */
  #isWithin(at: number, begins: Uint8Array): boolean {
    const byte = this.#source[at];
    return byte !== undefined && (begins[byte] === 0 || (byte === LF && this.#source[at - 1] === CR));
  }

  /** Where NFC changes something. */
  #followSegments(start: Cut, limits: Limits): Bracket {
    const source = this.#source;
    let { byte, char } = start;
    while (byte < source.length) {
      const byteEnd = segmentEnd(source, byte);
      const { chars } =
        recallSegment(source, byte, byteEnd) ?? normalizeBytes(source.subarray(byte, byteEnd));
      if (byteEnd > limits.byte || char + chars > limits.char) {
        const target = { byte: limits.byte - byte, char: limits.char - char };
        const unit = limits.byte === NO_LIMIT ? 'char' : 'byte';
        const [before, after] = cutsAround(source.subarray(byte, byteEnd), unit, target[unit]);
        return {
          byteStart: byte + before.byte,
          charStart: char + before.char,
          byteEnd: byte + after.byte,
          charEnd: char + after.char,
        };
      }
      byte = byteEnd;
      char += chars;
    }
    return { byteStart: byte, charStart: char, byteEnd: byte, charEnd: char };
  }
}
