const LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
/** Makes a string of units ten times as fast as calls with thousands of arguments do. */
const decoder = new TextDecoder(LITTLE_ENDIAN ? 'utf-16le' : 'utf-16be', { ignoreBOM: true });

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
    return this.#units[this.#length - 1] ?? -1;
  }

  /** The unit so many before the last, or -1. */
  before(count: number): number {
    return this.#units[this.#length - 1 - count] ?? -1;
  }

  /**
   * Adds the units of a text from a place on as long as they are plain, or capitals of ASCII in lower case.
   *
   * @returns the place of the first that is neither
   */
  copy(text: string, from: number, plain: Uint8Array, lower: boolean): number {
    const units = this.#units;
    const room = Math.min(text.length, from + units.length - this.#length);
    let length = this.#length;
    let at = from;
    for (; at < room; at++) {
      const unit = text.charCodeAt(at);
      if (plain[unit] === 1) units[length++] = unit;
      else if (lower && unit >= 0x41 && unit <= 0x5a) units[length++] = unit + 32;
      // A lone space between letters stays as it is too.
      else if (unit === 0x20 && isBetweenWords(text, at, units[length - 1] ?? -1)) units[length++] = unit;
      else break;
    }
    if (at === from) return at;
    if (from !== this.#expected) this.#break(from);
    this.#length = length;
    this.#expected = at;
    return at;
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
    const text = decoder.decode(this.#units.subarray(0, this.#length));
    return new FoldedText(text, this.#folded.slice(0, this.#runs), this.#source.slice(0, this.#runs));
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

/** Whether a space stands between two letters or digits of ASCII. */
function isBetweenWords(text: string, at: number, last: number): boolean {
  const next = text.charCodeAt(at + 1) | 0x20;
  return (
    ((last >= 0x61 && last <= 0x7a) || (last >= 0x30 && last <= 0x39) || last === 0x2c || last === 0x2e) &&
    next >= 0x61 &&
    next <= 0x7a
  );
}

function grown<Kind extends Uint16Array | Uint32Array>(from: Kind, to: Kind): Kind {
  to.set(from);
  return to;
}
