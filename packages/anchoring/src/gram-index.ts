import { isCjkUnit } from './foldings.js';

/** Units of a gram that begins with a letter of an alphabet, and with a CJK character, which says more. */
const GRAM = 5;
const CJK_GRAM = 3;

/**
 * Where the grams of a text stand: a list of places for every hash of a gram.
 *
 * @remarks 4 bytes a place and at most 2 a unit for the heads of the lists. Two grams may share a list; whoever uses
 * the places compares the text itself.
 */
export class GramIndex {
  readonly #heads: Uint32Array;
  readonly #places: Uint32Array;
  readonly #shift: number;

  constructor(text: string) {
    const bits = Math.max(8, Math.floor(Math.log2(Math.max(2, text.length / 2))));
    this.#shift = 32 - bits;
    this.#heads = new Uint32Array((1 << bits) + 1);
    for (let at = 0; at < text.length; at++) {
      const hash = hashAt(text, at);
      if (hash !== -1) (this.#heads[(hash >>> this.#shift) + 1] as number)++;
    }
    for (let at = 1; at < this.#heads.length; at++) (this.#heads[at] as number) += this.#heads[at - 1] ?? 0;
    this.#places = new Uint32Array(this.#heads[this.#heads.length - 1] ?? 0);
    // Filled from behind, so that the heads end where they have to begin and each list ascends.
    for (let at = text.length - 1; at >= 0; at--) {
      const hash = hashAt(text, at);
      if (hash === -1) continue;
      const list = (hash >>> this.#shift) + 1;
      const place = (this.#heads[list] ?? 0) - 1;
      this.#heads[list] = place;
      this.#places[place] = at;
    }
  }

  /** Bytes that the index takes. */
  get bytes(): number {
    return this.#heads.byteLength + this.#places.byteLength;
  }

  /** The places of grams with the hash of the one at a place of a quote, ascending. */
  placesOf(quote: string, at: number): Uint32Array {
    const hash = hashAt(quote, at);
    if (hash === -1) return NONE;
    const list = (hash >>> this.#shift) + 1;
    return this.#places.subarray(this.#heads[list], this.#heads[list + 1] ?? this.#places.length);
  }
}

const NONE = new Uint32Array(0);

/** A hash of the gram at a place, or -1 if the text ends before. */
function hashAt(text: string, at: number): number {
  const first = text.charCodeAt(at);
  const size = isCjkUnit(first) ? CJK_GRAM : GRAM;
  if (at + size > text.length) return -1;
  let hash = Math.imul(first, 0x9e3779b1);
  for (let step = 1; step < size; step++)
    hash = Math.imul(hash ^ text.charCodeAt(at + step), 0x85ebca6b) ^ (hash >>> 15);
  return Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
}
