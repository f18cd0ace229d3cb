import type { CharsetInEffect } from './charset.js';
import { decodeText } from './decode.js';
import { assertPosition, type CoveringSpan, type Indivisible, TextError } from './errors.js';
import { readerOf } from './legacy-decoder.js';
import { layMarks, type SequencePlace, type Steps } from './legacy-steps.js';
import { encodeUtf8 } from './utf8.js';

/** Length of the byte order mark that the inner map is given, lest it take a U+FEFF of the text for one. */
const INNER_MARK = 3;

/** The shape of {@link RawMap}, which this module takes from its caller lest the two import each other. */
interface ByteMap {
  toRawByte(char: number): number;
  fromRawByte(byte: number): number;
  toRawSpan(charStart: number, charEnd: number): { readonly byteStart: number; readonly byteEnd: number };
}

/**
 * Maps canonical code points to bytes of an encoding other than UTF-8, and back.
 *
 * @remarks The composition of two maps: bytes as received to the UTF-8 of the decoded text, in step from a checkpoint
 * every KiB, and from there what the map of UTF-8 says. Only places where a sequence begins exist in both.
 */
export function createLegacyRawMap(
  raw: Uint8Array,
  { charset, bomLength }: CharsetInEffect,
  createUtf8Map: (utf8: Uint8Array) => ByteMap,
): ByteMap {
  const { text } = decodeText(raw, { charset });
  const inner = createUtf8Map(encodeUtf8(`\ufeff${text}`));
  return new LegacyRawMap(raw, bomLength, layMarks(raw, bomLength, readerOf(charset)), inner);
}

/** A place that corresponds in both maps. */
interface Edge {
  readonly byte: number;
  readonly char: number;
}

class LegacyRawMap implements ByteMap {
  readonly #raw: Uint8Array;
  readonly #bomLength: number;
  readonly #steps: Steps;
  readonly #inner: ByteMap;

  constructor(raw: Uint8Array, bomLength: number, steps: Steps, inner: ByteMap) {
    this.#raw = raw;
    this.#bomLength = bomLength;
    this.#steps = steps;
    this.#inner = inner;
  }

  toRawByte(char: number): number {
    return this.#steps.byUtf8(this.#inner.toRawByte(char) - INNER_MARK).rawStart;
  }

  fromRawByte(byte: number): number {
    assertPosition(byte, this.#raw.length, 'raw-byte');
    if (byte < this.#bomLength) {
      if (byte === 0) return 0;
      throw inside(byte, 'bom', { byte: 0, char: 0 }, { byte: this.#bomLength, char: 0 });
    }
    const place = this.#steps.byRaw(byte);
    if (place.rawStart !== byte) {
      throw inside(byte, 'byte-sequence', this.#before(place.utf8Start), this.#after(place.utf8End));
    }
    const { covering, indivisible } = this.#cover(place.utf8Start);
    if (indivisible === undefined) return covering.charStart;
    throw inside(byte, indivisible, this.#before(covering.start), this.#after(covering.end));
  }

  toRawSpan(charStart: number, charEnd: number): { byteStart: number; byteEnd: number } {
    const { byteStart, byteEnd } = this.#inner.toRawSpan(charStart, charEnd);
    const last = this.#steps.byUtf8(byteEnd - INNER_MARK);
    return {
      byteStart: this.#steps.byUtf8(byteStart - INNER_MARK).rawStart,
      byteEnd: last.utf8Start === byteEnd - INNER_MARK ? last.rawStart : last.rawEnd,
    };
  }

  /** What the inner map says about a byte of the text's UTF-8. */
  #cover(utf8: number): { covering: CoveringSpan; indivisible?: Indivisible } {
    try {
      const char = this.#inner.fromRawByte(utf8 + INNER_MARK);
      return { covering: { start: utf8, end: utf8, charStart: char, charEnd: char } };
    } catch (error) {
      const { covering, indivisible } = error instanceof TextError ? error.details : {};
      if (covering === undefined || indivisible === undefined) throw error;
      const start = covering.start - INNER_MARK;
      return { covering: { ...covering, start, end: covering.end - INNER_MARK }, indivisible };
    }
  }

  /** Last place at or before a byte of the text's UTF-8 that exists in both maps. */
  #before(utf8: number): Edge {
    for (let at = utf8; ; ) {
      const { covering } = this.#cover(at);
      const place: SequencePlace = this.#steps.byUtf8(covering.start);
      if (place.utf8Start === covering.start) return { byte: place.rawStart, char: covering.charStart };
      at = place.utf8Start;
    }
  }

  /** First place at or after a byte of the text's UTF-8 that exists in both maps. */
  #after(utf8: number): Edge {
    for (let at = utf8; ; ) {
      const { covering } = this.#cover(at);
      const place: SequencePlace = this.#steps.byUtf8(covering.end);
      if (place.utf8Start === covering.end) return { byte: place.rawStart, char: covering.charEnd };
      at = place.utf8End;
    }
  }
}

function inside(position: number, indivisible: Indivisible, before: Edge, after: Edge): TextError {
  return new TextError('position-inside-character', {
    position,
    unit: 'raw-byte',
    indivisible,
    covering: { start: before.byte, end: after.byte, charStart: before.char, charEnd: after.char },
  });
}
