import { isSafeStart } from './boundary.js';
import { countContinuations } from './byte-count.js';
import { normalizeText, unifyLineEnds } from './canonicalize.js';
import { countCodePoints, unitBytes } from './utf8.js';

/** Nominal length of a block in bytes; a block may be longer, to end where text can be cut. */
const BLOCK = 1024;
const CR = 0x0d;
const LF = 0x0a;

/** What blocks are laid over. Without `written` and `normal` the bytes after the mark are canonical as they are. */
export interface LayInput {
  readonly raw: Uint8Array;
  readonly bomLength: number;
  readonly ascii: boolean;
  readonly written?: string;
  readonly normal?: string;
}

/** A place at which bytes and code points correspond. */
export interface Origin {
  readonly byteStart: number;
  readonly charStart: number;
}

/** Checkpoints at which bytes and canonical code points correspond, and what the blocks between them need. */
export interface RawBlocks {
  readonly bomLength: number;
  readonly chars: number;
  blockOfByte(byte: number): number;
  blockOfChar(char: number): number;
  /** Start of a block; of the block after the last: the end of the text. */
  origin(block: number): Origin;
  /** Whether nothing but line ends changes in the block, so that its bytes alone tell. */
  isStable(block: number): boolean;
}

/** Lays checkpoints over bytes that are known to be well-formed. */
export function layBlocks(input: LayInput): RawBlocks {
  const { raw, bomLength, ascii, written, normal } = input;
  const body = raw.length - bomLength;
  if (written === undefined || normal === undefined)
    return ascii ? asciiBlocks(bomLength, body) : gridBlocks(raw, bomLength, false);
  if (ascii && normal === written) return asciiBlocks(bomLength, body);
  if (ascii || unifyLineEnds(written) === normal) return gridBlocks(raw, bomLength, raw.includes(CR));
  return cutBlocks(written, bomLength);
}

/** Nothing to store: a byte is a code point. */
function asciiBlocks(bomLength: number, length: number): RawBlocks {
  return {
    bomLength,
    chars: length,
    blockOfByte: (byte) => byte - bomLength,
    blockOfChar: (char) => char,
    origin: (block) => ({ byteStart: bomLength + block, charStart: block }),
    isStable: () => true,
  };
}

/** Only line ends change: blocks of equal length, moved on to the next whole character. */
function gridBlocks(raw: Uint8Array, bomLength: number, hasCr: boolean): RawBlocks {
  const count = Math.max(1, Math.ceil((raw.length - bomLength) / BLOCK));
  const bytes = new Uint32Array(count + 1);
  const chars = new Uint32Array(count + 1);
  let char = 0;
  for (let block = 0; block <= count; block++) {
    const from = bomLength + block * BLOCK;
    let start = Math.min(from, raw.length);
    while (start < raw.length && ((raw[start] as number) & 0xc0) === 0x80) start++;
    if (start > 0 && raw[start] === LF && raw[start - 1] === CR) start++;
    bytes[block] = start;
    // Bytes between the nominal and the actual start begin no character of their own.
    chars[block] = char;
    const to = Math.min(from + BLOCK, raw.length);
    if (from < to) char += to - from - countContinuations(raw, from, to);
    if (hasCr) char -= countCrlf(raw, from, to);
  }
  return tableBlocks(bomLength, bytes, chars, undefined);
}

/** CRLFs whose LF lies in `raw[from..to)`. */
function countCrlf(raw: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = Math.max(from, 1); at < to; at++) if (raw[at] === LF && raw[at - 1] === CR) count++;
  return count;
}

/** NFC changes something: blocks end where it cannot reach across. */
function cutBlocks(written: string, bomLength: number): RawBlocks {
  const bytes: number[] = [];
  const chars: number[] = [];
  const stable: number[] = [];
  let byte = bomLength;
  let char = 0;
  let at = 0;
  while (at < written.length) {
    bytes.push(byte);
    chars.push(char);
    const start = at;
    for (
      const limit = byte + BLOCK;
      at < written.length && (byte < limit || !isSafeStart(written, at));
      at++
    ) {
      byte += unitBytes(written.charCodeAt(at));
    }
    const block = written.slice(start, at);
    const normal = normalizeText(block);
    stable.push(unifyLineEnds(block) === normal ? 1 : 0);
    char += countCodePoints(normal);
  }
  bytes.push(byte);
  chars.push(char);
  return tableBlocks(bomLength, Uint32Array.from(bytes), Uint32Array.from(chars), Uint8Array.from(stable));
}

function tableBlocks(
  bomLength: number,
  bytes: Uint32Array,
  chars: Uint32Array,
  stable: Uint8Array | undefined,
): RawBlocks {
  const last = chars.length - 1;
  return {
    bomLength,
    chars: chars[last] as number,
    blockOfByte: (byte) => lastNotAbove(bytes, byte),
    blockOfChar: (char) => lastNotAbove(chars, char),
    origin: (block) => ({ byteStart: bytes[block] as number, charStart: chars[block] as number }),
    isStable: (block) => stable === undefined || stable[block] === 1,
  };
}

/** Last block, the closing entry aside, that does not begin after `value`. */
function lastNotAbove(starts: Uint32Array, value: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
