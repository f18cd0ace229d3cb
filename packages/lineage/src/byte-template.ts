import { hashHex } from '#sha256';
import { copyDigits } from './hex-bytes.js';

const encoder = new TextEncoder();

/** Room for what stands before the first piece: three counts of sixteen digits with their names, and a kind. */
const FRONT = 160;
const ZERO = 0x30;
/** Ids are read here before they are put into their gaps: one string is encoded faster than many. */
const ids = new Uint8Array(1024);
const idWords = new DataView(ids.buffer);

/**
 * UTF-8 of a text with gaps for the digits of ids, filled anew for each record of one shape.
 *
 * @remarks What the records of a document share is written once. Counts stand at the front, where their length
 * moves nothing if they are written backwards.
 */
export class ByteTemplate {
  readonly #bytes: Uint8Array;
  readonly #words: DataView;
  /** For each gap the place of its digits and the length of the prefix before it. */
  readonly #gaps: Int32Array;
  /** A view takes a tenth of the time of hashing it, and few lengths occur. */
  readonly #views: (Uint8Array | undefined)[] = [];
  #start = FRONT;

  /**
   * @param pieces the text before, between and after the gaps, the prefixes of ids included
   * @param prefixes length of the prefix of the id in each gap; there are few enough ids for 1,024 bytes
   */
  constructor(pieces: readonly string[], prefixes: readonly number[]) {
    const encoded = pieces.map((piece) => encoder.encode(piece));
    const gaps: number[] = [];
    const length = encoded.reduce((sum, piece) => sum + piece.length, FRONT + 64 * prefixes.length);
    this.#bytes = new Uint8Array(length);
    this.#words = new DataView(this.#bytes.buffer);
    let at = FRONT;
    for (const [index, piece] of encoded.entries()) {
      this.#bytes.set(piece, at);
      at += piece.length;
      const prefix = prefixes[index];
      if (prefix === undefined) continue;
      gaps.push(at, prefix);
      at += 64;
    }
    this.#gaps = Int32Array.from(gaps);
  }

  /**
   * Fills the gaps with the digits of ids.
   *
   * @remarks Digits are checked as bytes: testing each string by a pattern costs as much as hashing it.
   * @param joined the ids one behind the other, each as long as its prefix and 64 digits
   * @returns False where one of them has another prefix or other digits; the template then must be filled again.
   */
  fill(joined: string): boolean {
    // A character that is not ASCII is written as bytes that are no digits, or not at all.
    const source = ids;
    if (encoder.encodeInto(joined, source).written !== joined.length) return false;
    const bytes = this.#bytes;
    const gaps = this.#gaps;
    let from = 0;
    for (let gap = 0; gap < gaps.length; gap += 2) {
      const at = gaps[gap] as number;
      for (let to = at - (gaps[gap + 1] as number); to < at; to++)
        if (bytes[to] !== source[from++]) return false;
      if (!copyDigits(idWords, from, this.#words, at)) return false;
      from += 64;
    }
    return from === joined.length;
  }

  /** Begins a record: nothing stands before the first piece. */
  begin(): void {
    this.#start = FRONT;
  }

  /** Puts ASCII bytes before what stands at the front. */
  prepend(front: Uint8Array): void {
    const bytes = this.#bytes;
    const start = this.#start - front.length;
    for (let index = 0; index < front.length; index++) bytes[start + index] = front[index] as number;
    this.#start = start;
  }

  /** Puts the decimal digits of a count before what stands at the front. */
  prependCount(count: number): void {
    const bytes = this.#bytes;
    let at = this.#start;
    let rest = count;
    // Above 2^31 there is no integer division.
    while (rest > 0x7fffffff) {
      const next = Math.floor(rest / 10);
      bytes[--at] = ZERO + (rest - next * 10);
      rest = next;
    }
    do {
      const next = (rest / 10) | 0;
      bytes[--at] = ZERO + (rest - next * 10);
      rest = next;
    } while (rest > 0);
    this.#start = at;
  }

  /** Lowercase hex SHA-256 of the record. */
  hash(): string {
    let view = this.#views[this.#start];
    if (view === undefined) {
      view = this.#bytes.subarray(this.#start);
      this.#views[this.#start] = view;
    }
    return hashHex(view);
  }
}
