import { type CanonicalText, readingOf } from './canonical-text.js';
import { resolveCharset } from './charset.js';
import { assertLength, type DecodeOptions } from './decode.js';
import { assertPosition, type Indivisible, TextError } from './errors.js';
import { createLegacyRawMap } from './legacy-raw-map.js';
import type { Bracket, RawAlignment } from './raw-alignment.js';
import { readUtf8 } from './utf8-reading.js';

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
 * @remarks Keeps at most five bytes a KiB and a reference to `raw`, which must not be written to; one block is
 * followed again at each look-up. Inside a run of more than 256 marks and jamo no position corresponds, so that a
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
  const inEffect = resolveCharset(raw, options.charset);
  if (inEffect.charset !== 'utf-8') return createLegacyRawMap(raw, inEffect, createRawMap);
  const { bomLength } = inEffect;
  const body = raw.subarray(bomLength);
  const known = options.canonical && readingOf(options.canonical);
  if (known !== undefined && isSameMemory(known.source, body)) {
    return new AlignedRawMap(raw, bomLength, known.alignment);
  }
  assertLength(raw, options);
  return new AlignedRawMap(raw, bomLength, readUtf8(body, bomLength).alignment);
}

class AlignedRawMap implements RawMap {
  readonly #raw: Uint8Array;
  readonly #bomLength: number;
  readonly #alignment: RawAlignment;

  constructor(raw: Uint8Array, bomLength: number, alignment: RawAlignment) {
    this.#raw = raw;
    this.#bomLength = bomLength;
    this.#alignment = alignment;
  }

  toRawByte(char: number): number {
    assertPosition(char, this.#alignment.chars, 'code-point');
    return this.#bomLength + this.#alignment.aroundChar(char).byteStart;
  }

  fromRawByte(byte: number): number {
    assertPosition(byte, this.#raw.length, 'raw-byte');
    if (byte < this.#bomLength) {
      if (byte === 0) return 0;
      throw inside(byte, 'bom', { byteStart: 0, byteEnd: this.#bomLength, charStart: 0, charEnd: 0 });
    }
    const bracket = this.#alignment.aroundByte(byte - this.#bomLength);
    const byteStart = this.#bomLength + bracket.byteStart;
    if (byteStart === byte) return bracket.charStart;
    const byteEnd = this.#bomLength + bracket.byteEnd;
    throw inside(byte, this.#indivisible(byteStart, byte), { ...bracket, byteStart, byteEnd });
  }

  toRawSpan(charStart: number, charEnd: number): RawSpan {
    assertPosition(charEnd, this.#alignment.chars, 'code-point');
    assertPosition(charStart, charEnd, 'code-point');
    const last = this.#alignment.aroundChar(charEnd);
    return {
      byteStart: this.toRawByte(charStart),
      byteEnd: this.#bomLength + (last.charStart === charEnd ? last.byteStart : last.byteEnd),
    };
  }

  #indivisible(byteStart: number, byte: number): Indivisible {
    const isContinuation = ((this.#raw[byte] as number) & 0xc0) === 0x80;
    if (isContinuation) return 'utf8-sequence';
    return this.#raw[byte] === 0x0a && byte - byteStart === 1 ? 'crlf' : 'composed-character';
  }
}

function isSameMemory(one: Uint8Array, other: Uint8Array): boolean {
  return one.buffer === other.buffer && one.byteOffset === other.byteOffset && one.length === other.length;
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
