import { codePointOf, lengthOf, pairOf, type SequenceReader } from './sequence-reader.js';
import { countUtf8 } from './utf8.js';

/** Bytes as received between two checkpoints, about. */
const BLOCK = 1024;

/** Where a sequence stands in the bytes as received and in the UTF-8 of the decoded text; at the end of both nothing. */
export interface SequencePlace {
  readonly rawStart: number;
  readonly rawEnd: number;
  readonly utf8Start: number;
  readonly utf8End: number;
}

/** The way between the bytes as received and the UTF-8 of the decoded text, sequence by sequence. */
export interface Steps {
  /** The sequence that holds a byte as received. */
  byRaw(byte: number): SequencePlace;
  /** The sequence whose UTF-8 holds a byte. */
  byUtf8(byte: number): SequencePlace;
}

/** Lays checkpoints over bytes that are known to be well-formed. */
export function layMarks(raw: Uint8Array, bomLength: number, read: SequenceReader): Steps {
  const rawMarks: number[] = [];
  const utf8Marks: number[] = [];
  let utf8 = 0;
  let next = bomLength;
  for (let at = bomLength; at < raw.length; ) {
    if (at >= next) {
      rawMarks.push(at);
      utf8Marks.push(utf8);
      next = at + BLOCK;
    }
    const found = read(raw, at);
    at += lengthOf(found);
    utf8 += utf8Length(codePointOf(found));
  }
  if (rawMarks.length === 0) {
    rawMarks.push(bomLength);
    utf8Marks.push(0);
  }
  return new MarkedSteps(raw, read, Uint32Array.from(rawMarks), Uint32Array.from(utf8Marks));
}

class MarkedSteps implements Steps {
  readonly #raw: Uint8Array;
  readonly #read: SequenceReader;
  readonly #rawMarks: Uint32Array;
  readonly #utf8Marks: Uint32Array;

  constructor(raw: Uint8Array, read: SequenceReader, rawMarks: Uint32Array, utf8Marks: Uint32Array) {
    this.#raw = raw;
    this.#read = read;
    this.#rawMarks = rawMarks;
    this.#utf8Marks = utf8Marks;
  }

  byRaw(byte: number): SequencePlace {
    return this.#walk(lastNotAbove(this.#rawMarks, byte), byte, Number.POSITIVE_INFINITY);
  }

  byUtf8(byte: number): SequencePlace {
    return this.#walk(lastNotAbove(this.#utf8Marks, byte), Number.POSITIVE_INFINITY, byte);
  }

  #walk(mark: number, rawTarget: number, utf8Target: number): SequencePlace {
    let rawStart = this.#rawMarks[mark] as number;
    let utf8Start = this.#utf8Marks[mark] as number;
    while (rawStart < this.#raw.length) {
      const found = this.#read(this.#raw, rawStart);
      const rawEnd = rawStart + lengthOf(found);
      const utf8End = utf8Start + utf8Length(codePointOf(found));
      if (rawEnd > rawTarget || utf8End > utf8Target) return { rawStart, rawEnd, utf8Start, utf8End };
      rawStart = rawEnd;
      utf8Start = utf8End;
    }
    return { rawStart, rawEnd: rawStart, utf8Start, utf8End: utf8Start };
  }
}

function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  if (codePoint < 0x10000) return 3;
  const pair = pairOf(codePoint);
  return pair === undefined ? 4 : countUtf8(pair);
}

/** Last mark that is at most `value`. */
function lastNotAbove(marks: Uint32Array, value: number): number {
  let low = 0;
  let high = marks.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((marks[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
