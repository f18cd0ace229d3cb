import type { CanonicalText } from './canonical-text.js';
import { normalizeText } from './canonicalize.js';
import { resolveCharset } from './charset.js';
import { type DecodeOptions, decodeText } from './decode.js';
import { assertPosition, type Indivisible, TextError } from './errors.js';
import { createLegacyRawMap } from './legacy-raw-map.js';
import { type Bracket, bracketByByte, bracketByChar, refineBlock } from './raw-alignment.js';
import { layBlocks, type RawBlocks } from './raw-blocks.js';

/** A stretch of bytes as received, half-open, from 0. */
export interface RawSpan {
  readonly byteStart: number;
  readonly byteEnd: number;
}

/**
 * The way between code points of a canonical text and bytes as received.
 *
 * @remarks A byte position and a code point position *correspond* where cutting the bytes there and
 * canonicalising both halves on their own gives the two halves of the canonical text. In a byte order mark, a
 * UTF-8 sequence, a CRLF and a composed character no byte corresponds; in a character that NFC takes apart
 * there are code point positions to which none does.
 */
export interface RawMap {
  /** The corresponding byte; where there is none, the nearest one before. Monotone; 0 lies after a byte order mark. */
  toRawByte(char: number): number;
  /** The corresponding code point position. Byte 0 corresponds to 0 even before a byte order mark. */
  fromRawByte(byte: number): number;
  /** The fewest bytes whose canonical text holds the span. */
  toRawSpan(charStart: number, charEnd: number): RawSpan;
}

/** What is known about the bytes already. */
export interface RawMapOptions extends DecodeOptions {
  /** What {@link readCanonicalText} made of the very same bytes; saves decoding them again. */
  readonly canonical?: CanonicalText;
}

/**
 * Maps canonical code points to bytes as received and back.
 *
 * @remarks Keeps two numbers a KiB and a reference to `raw`, which must not be written to; one block is derived
 * again at each look-up. Inside a run of more than 256 marks and jamo no position corresponds, so that a
 * look-up stays cheap on hostile text. Look-ups refuse a position outside the text with
 * `position-out-of-range`; `fromRawByte` refuses one that nothing corresponds to with
 * `position-inside-character` and the covering span.
 * @throws {@link TextError} as {@link decodeText} does.
 * @example
 * ```ts
 * const map = createRawMap(new TextEncoder().encode('one\r\ntwo'));
 * map.toRawByte(4); // 5
 * map.fromRawByte(4); // throws 'position-inside-character position=4 unit=raw-byte indivisible=crlf'
 * ```
 */
export function createRawMap(raw: Uint8Array, options: RawMapOptions = {}): RawMap {
  const { canonical } = options;
  const inEffect = resolveCharset(raw, options.charset);
  if (inEffect.charset !== 'utf-8') return createLegacyRawMap(raw, inEffect, createRawMap);
  const { bomLength } = inEffect;
  const unchanged =
    canonical !== undefined &&
    canonical.bytes.buffer === raw.buffer &&
    canonical.bytes.byteOffset === raw.byteOffset + bomLength &&
    canonical.bytes.length === raw.length - bomLength;
  if (unchanged) {
    return new BlockRawMap(
      raw,
      layBlocks({ raw, bomLength, ascii: canonical.chars === canonical.bytes.length }),
    );
  }
  const { text } = decodeText(raw, options);
  const normal = canonical?.text ?? normalizeText(text);
  const ascii = text.length === raw.length - bomLength;
  return new BlockRawMap(raw, layBlocks({ raw, bomLength, ascii, written: text, normal }));
}

class BlockRawMap implements RawMap {
  readonly #raw: Uint8Array;
  readonly #blocks: RawBlocks;

  constructor(raw: Uint8Array, blocks: RawBlocks) {
    this.#raw = raw;
    this.#blocks = blocks;
  }

  toRawByte(char: number): number {
    assertPosition(char, this.#blocks.chars, 'code-point');
    return this.#byChar(char).byteStart;
  }

  fromRawByte(byte: number): number {
    assertPosition(byte, this.#raw.length, 'raw-byte');
    const { bomLength } = this.#blocks;
    if (byte < bomLength) {
      if (byte === 0) return 0;
      throw inside(byte, 'bom', { byteStart: 0, byteEnd: bomLength, charStart: 0, charEnd: 0 });
    }
    const block = this.#blocks.blockOfByte(byte);
    const origin = this.#blocks.origin(block);
    const bracket = this.#blocks.isStable(block)
      ? bracketByByte(this.#raw, origin, byte)
      : refineBlock(this.#raw, origin, this.#blocks.origin(block + 1).byteStart, 'byte', byte);
    if (bracket.byteStart !== byte) throw inside(byte, this.#indivisible(bracket, byte), bracket);
    return bracket.charStart;
  }

  toRawSpan(charStart: number, charEnd: number): RawSpan {
    assertPosition(charEnd, this.#blocks.chars, 'code-point');
    assertPosition(charStart, charEnd, 'code-point');
    const byteStart = this.toRawByte(charStart);
    const last = this.#byChar(charEnd);
    return { byteStart, byteEnd: last.charStart === charEnd ? last.byteStart : last.byteEnd };
  }

  #byChar(char: number): Bracket {
    const block = this.#blocks.blockOfChar(char);
    const origin = this.#blocks.origin(block);
    if (this.#blocks.isStable(block)) return bracketByChar(this.#raw, origin, char);
    return refineBlock(this.#raw, origin, this.#blocks.origin(block + 1).byteStart, 'char', char);
  }

  #indivisible(bracket: Bracket, byte: number): Indivisible {
    const isContinuation = ((this.#raw[byte] as number) & 0xc0) === 0x80;
    if (isContinuation) return 'utf8-sequence';
    return this.#raw[byte] === 0x0a && byte - bracket.byteStart === 1 ? 'crlf' : 'composed-character';
  }
}

function inside(position: number, indivisible: Indivisible, bracket: Bracket): TextError {
  const { byteStart, byteEnd, charStart, charEnd } = bracket;
  return new TextError('position-inside-character', {
    position,
    unit: 'raw-byte',
    indivisible,
    covering: { start: byteStart, end: byteEnd, charStart, charEnd },
  });
}
