/** Words that are known again by their bytes; the others are asked for, at the cost of a string each. */
const SLOTS = 2 ** 16;
/** Slots looked at for a word, so that no choice of words makes a look-up slow. */
const PROBES = 8;
const KEPT_BYTES = 2 ** 19;
/** Numbers of a slot: hash, place of the word's bytes, their number, term. */
const SLOT_NUMBERS = 4;

/** The bytes of words, capitals as small letters; 0 for what stands between words. */
const LETTERS = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < 128 && /\w/.test(String.fromCharCode(byte))
    ? String.fromCharCode(byte).toLowerCase().charCodeAt(0)
    : 0,
);

/**
 * Reads ASCII texts into numbers of terms without making a string of each word.
 *
 * @remarks A text says most of its words often. Linear in the text.
 */
export class WordScanner {
  readonly #termOf: (word: string) => number;
  readonly #slots = new Int32Array(SLOTS * SLOT_NUMBERS);
  readonly #kept = Buffer.allocUnsafe(KEPT_BYTES);
  #keptBytes = 0;
  #text = Buffer.allocUnsafe(4096);
  #terms = new Uint32Array(2048);

  /** @param termOf - the number of a word's term; the word is of lower-case letters, digits and underscores */
  constructor(termOf: (word: string) => number) {
    this.#termOf = termOf;
  }

  /** The terms of a text in order, to be used before the next is read; undefined if it is not ASCII. */
  read(text: string): Uint32Array | undefined {
    if (this.#text.length < text.length + 4) this.#makeRoom(text.length);
    // Each character of another kind takes two bytes at least, or does not fit.
    if (this.#text.write(text) !== text.length) return undefined;
    const bytes = this.#text;
    const terms = this.#terms;
    const { length } = text;
    // Ends the last word.
    bytes[length] = 0;
    let count = 0;
    for (let at = 0; at < length; at++) {
      let letter = LETTERS[bytes[at] as number] as number;
      if (letter === 0) continue;
      const from = at;
      let hash = 0;
      do {
        hash = Math.imul(hash ^ letter, 0x01000193);
        bytes[at++] = letter;
        letter = LETTERS[bytes[at] as number] as number;
      } while (letter !== 0);
      terms[count++] = this.#find(from, at, hash);
    }
    return this.#terms.subarray(0, count);
  }

  #makeRoom(length: number): void {
    this.#text = Buffer.allocUnsafe(length * 2 + 4);
    // No text has more words than half its characters and one.
    this.#terms = new Uint32Array(length + 1);
  }

  #find(from: number, to: number, hash: number): number {
    const slots = this.#slots;
    let slot = (hash ^ (hash >>> 16)) & (SLOTS - 1);
    for (let probe = 0; probe < PROBES; probe++) {
      const at = slot * SLOT_NUMBERS;
      const length = slots[at + 2] as number;
      if (length === 0) return this.#keep(at, from, to, hash);
      if (slots[at] === hash && length === to - from && this.#isKept(slots[at + 1] as number, from, to))
        return slots[at + 3] as number;
      slot = (slot + 1) & (SLOTS - 1);
    }
    return this.#ask(from, to);
  }

  #isKept(place: number, from: number, to: number): boolean {
    const [text, kept] = [this.#text, this.#kept];
    let other = place;
    for (let at = from; at < to; at++) if (kept[other++] !== text[at]) return false;
    return true;
  }

  #keep(slot: number, from: number, to: number, hash: number): number {
    const term = this.#ask(from, to);
    if (this.#keptBytes + to - from > KEPT_BYTES) return term;
    this.#text.copy(this.#kept, this.#keptBytes, from, to);
    this.#slots.set([hash, this.#keptBytes, to - from, term], slot);
    this.#keptBytes += to - from;
    return term;
  }

  #ask(from: number, to: number): number {
    return this.#termOf(this.#text.toString('latin1', from, to));
  }
}
