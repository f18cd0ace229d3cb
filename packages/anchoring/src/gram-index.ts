import { isCjkUnit } from './foldings.js';

/** Units of a gram that begins with a letter of an alphabet, and with a CJK character, which says more. */
const GRAM = 5;
const CJK_GRAM = 3;
/** Of the grams every second one is kept: a quote is looked up by all of its own, and half of them are enough. */
const STEP = 2;
/** Units of text for each list: few enough lists that the caches of a processor hold their heads. */
const UNITS_PER_LIST = 8;

/**
 * Where the grams of a text stand: a list of places for every hash of a gram.
 *
 * @remarks 2 bytes a unit of the text for the places and at most half a byte for the heads of the lists. Two grams may share a list; whoever uses
 * the places compares the text itself.
 */
export class GramIndex {
  readonly #heads: Uint32Array;
  readonly #places: Uint32Array;
  readonly #shift: number;

  constructor(text: string) {
    const bits = Math.max(8, Math.floor(Math.log2(Math.max(2, text.length / UNITS_PER_LIST))));
    const shift = 32 - bits;
    const heads = new Uint32Array((1 << bits) + 1);
    const lists = new Uint32Array(Math.ceil(lastGram(text) / STEP));
    for (let order = 0, at = 0; order < lists.length; order++, at += STEP) {
      const list = (hashAt(text, at) >>> shift) + 1;
      lists[order] = list;
      heads[list] = (heads[list] ?? 0) + 1;
    }
    for (let list = 1, sum = 0; list < heads.length; list++) {
      sum += heads[list] ?? 0;
      heads[list] = sum;
    }
    const places = new Uint32Array(lists.length);
    // Filled from behind, so that the heads end where they have to begin and each list ascends.
    for (let order = lists.length - 1; order >= 0; order--) {
      const list = lists[order] ?? 0;
      const place = (heads[list] ?? 0) - 1;
      heads[list] = place;
      places[place] = STEP * order;
    }
    this.#shift = shift;
    this.#heads = heads;
    this.#places = places;
  }

  /**
   * Every place of a stretch in the text, ascending; undefined where all of its grams are too common to tell.
   *
   * @remarks Wherever it stands, of any two neighbouring grams one is kept: so the rarest at even distances from its
   * start and the rarest at odd ones lead to all of its places.
   */
  wholePlaces(text: string, stretch: string, limit: number): number[] | undefined {
    const places: number[] = [];
    for (let odd = 0; odd < STEP; odd++) {
      const at = this.#rarest(stretch, odd);
      if (at === undefined) return undefined;
      for (const place of this.placesOf(stretch, at)) {
        if (place >= at && text.startsWith(stretch, place - at)) places.push(place - at);
      }
    }
    return places.sort((a, b) => a - b).slice(0, limit);
  }

  /** Where the rarest of every second gram stands in a stretch, unless even that is common. */
  #rarest(stretch: string, first: number): number | undefined {
    const last = lastGram(stretch);
    let found: number | undefined;
    let least = COMMON;
    for (let at = first; at < last && least > 0; at += STEP) {
      const { length } = this.placesOf(stretch, at);
      if (length >= least) continue;
      found = at;
      least = length;
    }
    return found;
  }

  /** The places of grams with the hash of the one at a place of a quote, ascending. */
  placesOf(quote: string, at: number): Uint32Array {
    if (at >= lastGram(quote)) return NONE;
    const list = (hashAt(quote, at) >>> this.#shift) + 1;
    return this.#places.subarray(this.#heads[list], this.#heads[list + 1] ?? this.#places.length);
  }
}

/** Places of a gram from which on another way is faster, and the longest stretches cost too much. */
const COMMON = 512;
const NONE = new Uint32Array(0);

/** How many places of a text begin a gram. */
function lastGram(text: string): number {
  for (let at = Math.max(0, text.length - GRAM + 1); at < text.length; at++) {
    if (!isCjkUnit(text.charCodeAt(at)) || at + CJK_GRAM > text.length) return at;
  }
  return text.length;
}

/** A hash of the gram at a place, which the text has to hold as a whole. */
function hashAt(text: string, at: number): number {
  const first = text.charCodeAt(at);
  let hash = (Math.imul(first, MIX) + text.charCodeAt(at + 1)) | 0;
  hash = (Math.imul(hash, MIX) + text.charCodeAt(at + 2)) | 0;
  if (first < 0x2e80 || !isCjkUnit(first)) {
    hash = (Math.imul(hash, MIX) + text.charCodeAt(at + 3)) | 0;
    hash = (Math.imul(hash, MIX) + text.charCodeAt(at + 4)) | 0;
  }
  return Math.imul(hash ^ (hash >>> 15), 0x9e3779b1);
}

const MIX = 0x01000193;
