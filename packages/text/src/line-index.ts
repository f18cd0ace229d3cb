/** A place as editors show it: both numbers from 1, columns in code points. */
export interface LinePosition {
  readonly line: number;
  readonly column: number;
}

const BLOCK_BITS = 12;
const BLOCK = 1 << BLOCK_BITS;

/**
 * Lines of a text by UTF-16 unit.
 *
 * @remarks Two numbers every 4,096 units: how many lines ended before, and where the line in effect began. The
 * second keeps a look-up in one endless line as cheap as any other.
 */
export class LineIndex {
  readonly count: number;
  readonly #text: string;
  readonly #endedBefore: Uint32Array;
  readonly #startInEffect: Uint32Array;

  constructor(text: string) {
    const blocks = Math.floor(text.length / BLOCK) + 1;
    this.#text = text;
    this.#endedBefore = new Uint32Array(blocks);
    this.#startInEffect = new Uint32Array(blocks);
    let ended = 0;
    let start = 0;
    let at = text.indexOf('\n');
    for (let block = 0; block < blocks; block++) {
      this.#endedBefore[block] = ended;
      this.#startInEffect[block] = start;
      while (at >= 0 && at < (block + 1) * BLOCK) {
        ended++;
        start = at + 1;
        at = text.indexOf('\n', start);
      }
    }
    this.count = ended + 1;
  }

  /** The line that holds a unit position, and the unit at which it begins. */
  lineAt(utf16: number): { line: number; utf16Start: number } {
    const block = utf16 >> BLOCK_BITS;
    let ended = this.#endedBefore[block] as number;
    let utf16Start = this.#startInEffect[block] as number;
    // Searched for only where one is known to be near: the next one may be at the other end of the text.
    const last = this.#endedBefore[block + 1] ?? this.count - 1;
    for (let from = block << BLOCK_BITS; ended < last; ended++) {
      const at = this.#text.indexOf('\n', from);
      if (at >= utf16) break;
      from = at + 1;
      utf16Start = from;
    }
    return { line: ended + 1, utf16Start };
  }

  /** The unit at which a line begins; `line` is in `1..count`. */
  startOf(line: number): number {
    let low = 0;
    let high = this.#endedBefore.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#endedBefore[middle] as number) < line) low = middle;
      else high = middle - 1;
    }
    let left = line - 1 - (this.#endedBefore[low] as number);
    if (left === 0) return this.#startInEffect[low] as number;
    let at = low << BLOCK_BITS;
    for (; left > 0; left--) at = this.#text.indexOf('\n', at) + 1;
    return at;
  }
}
