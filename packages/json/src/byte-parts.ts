const encoder = new TextEncoder();
const FIRST_BLOCK = 1 << 16;
const LARGEST_BLOCK = 1 << 20;
/** UTF-8 bytes that a UTF-16 unit takes at most. */
const MOST_BYTES = 3;

/** Collects the UTF-8 of texts that follow each other, none of which ends within a pair of surrogates. */
export class ByteParts {
  /** No array: an element that arrays inherit might catch what is put there. */
  readonly #full = new Set<Uint8Array>();
  #block = new Uint8Array(FIRST_BLOCK);
  #used = 0;
  #total = 0;

  add(text: string): void {
    const most = text.length * MOST_BYTES;
    if (most > this.#block.length - this.#used) {
      this.#keep(this.#block.subarray(0, this.#used));
      if (most > LARGEST_BLOCK) {
        this.#block = this.#block.subarray(this.#used);
        this.#used = 0;
        this.#keep(encoder.encode(text));
        return;
      }
      this.#block = new Uint8Array(Math.max(most, Math.min(LARGEST_BLOCK, 2 * this.#block.length)));
      this.#used = 0;
    }
    this.#used += encoder.encodeInto(text, this.#block.subarray(this.#used)).written;
  }

  /** All bytes so far, in memory of their own. */
  join(): Uint8Array {
    const joined = new Uint8Array(this.#total + this.#used);
    let at = 0;
    for (const part of this.#full) {
      joined.set(part, at);
      at += part.length;
    }
    joined.set(this.#block.subarray(0, this.#used), at);
    return joined;
  }

  #keep(part: Uint8Array): void {
    this.#full.add(part);
    this.#total += part.length;
  }
}
