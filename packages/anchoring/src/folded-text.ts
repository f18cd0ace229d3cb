/** How many units are made a string at a time; engines limit the arguments of a call. */
const PIECE = 8192;

/**
 * A folded text with the source of every unit of it.
 *
 * @remarks Positions are UTF-16 units of the two strings. Only places where the sources do not go on by one are kept.
 */
export class FoldedText {
  readonly text: string;
  readonly #folded: Uint32Array;
  readonly #source: Uint32Array;

  constructor(text: string, folded: Uint32Array, source: Uint32Array) {
    this.text = text;
    this.#folded = folded;
    this.#source = source;
  }

  /** Bytes that the map to the source takes. */
  get mapBytes(): number {
    return this.#folded.byteLength + this.#source.byteLength;
  }

  /** Where in the source the character of a folded unit begins. */
  sourceOf(unit: number): number {
    let low = 0;
    let high = this.#folded.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#folded[middle] ?? 0) <= unit) low = middle + 1;
      else high = middle;
    }
    const run = low - 1;
    if (run < 0) return unit;
    return (this.#source[run] ?? 0) + unit - (this.#folded[run] ?? 0);
  }

  /** The first folded unit whose source is at or after a place. */
  foldedOf(source: number): number {
    let low = 0;
    let high = this.text.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.sourceOf(middle) < source) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The stretch of the source from which the units come, or undefined if an end lies within one character. */
  sourceSpan(start: number, end: number): readonly [number, number] | undefined {
    const first = this.sourceOf(start);
    const last = this.sourceOf(end - 1);
    if (start > 0 && this.sourceOf(start - 1) === first) return undefined;
    if (end < this.text.length && this.sourceOf(end) === last) return undefined;
    return [first, last + 1];
  }
}

/** Takes the units of a folded text one by one. */
export class FoldingWriter {
  #units: Uint16Array;
  #length = 0;
  #folded = new Uint32Array(64);
  #source = new Uint32Array(64);
  #runs = 0;
  #expected = 0;

  constructor(length: number) {
    this.#units = new Uint16Array(length + 16);
  }

  /** The last unit that was written, or -1. */
  get last(): number {
    return this.before(0);
  }

  /** The unit so many before the last, or -1. */
  before(count: number): number {
    return this.#units[this.#length - 1 - count] ?? -1;
  }

  /** Adds a unit whose character begins at a place of the source. */
  write(unit: number, source: number): void {
    if (source !== this.#expected) this.#break(source);
    if (this.#length === this.#units.length)
      this.#units = grown(this.#units, new Uint16Array(this.#length * 2));
    this.#units[this.#length++] = unit;
    this.#expected = source + 1;
  }

  /** Takes back the last units. */
  drop(count: number): void {
    this.#length -= count;
    while (this.#runs > 0 && (this.#folded[this.#runs - 1] ?? 0) >= this.#length) this.#runs--;
    this.#expected = -1;
  }

  finish(): FoldedText {
    const parts: string[] = [];
    for (let at = 0; at < this.#length; at += PIECE) {
      parts.push(String.fromCharCode(...this.#units.subarray(at, Math.min(at + PIECE, this.#length))));
    }
    return new FoldedText(
      parts.join(''),
      this.#folded.slice(0, this.#runs),
      this.#source.slice(0, this.#runs),
    );
  }

  #break(source: number): void {
    if (this.#runs === this.#folded.length) {
      this.#folded = grown(this.#folded, new Uint32Array(this.#runs * 2));
      this.#source = grown(this.#source, new Uint32Array(this.#runs * 2));
    }
    this.#folded[this.#runs] = this.#length;
    this.#source[this.#runs++] = source;
  }
}

function grown<Kind extends Uint16Array | Uint32Array>(from: Kind, to: Kind): Kind {
  to.set(from);
  return to;
}
