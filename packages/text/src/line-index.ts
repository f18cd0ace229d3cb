/** A place as editors show it: both numbers from 1, columns in code points. */
export interface LinePosition {
  readonly line: number;
  readonly column: number;
}

const BLOCK_BITS = 12;
const BLOCK = 1 << BLOCK_BITS;

/** Finds the next LF at or after a unit; -1 where there is none. */
export type FindLineEnd = (from: number) => number;

/**
 * Lines of a text by unit: UTF-16 units of a string, or bytes of its UTF-8.
 *
 * @remarks Two numbers every 4,096 units: how many lines ended before, and where the line in effect began. The
 * second keeps a look-up in one endless line as cheap as any other.
 */
export class LineIndex {
  readonly count: number;
  readonly #find: FindLineEnd;
  readonly #endedBefore: Uint32Array;
  readonly #startInEffect: Uint32Array;

  constructor(length: number, find: FindLineEnd) {
    const blocks = Math.floor(length / BLOCK) + 1;
    this.#find = find;
    this.#endedBefore = new Uint32Array(blocks);
    this.#startInEffect = new Uint32Array(blocks);
    let ended = 0;
    let start = 0;
    let at = find(0);
    for (let block = 0; block < blocks; block++) {
      this.#endedBefore[block] = ended;
      this.#startInEffect[block] = start;
      while (at >= 0 && at < (block + 1) * BLOCK) {
        ended++;
        start = at + 1;
        at = find(start);
      }
    }
    this.count = ended + 1;
  }

  /** The line that holds a unit position, and the unit at which it begins. */
  lineAt(unit: number): { line: number; start: number } {
    const block = unit >> BLOCK_BITS;
    let ended = this.#endedBefore[block] as number;
    let start = this.#startInEffect[block] as number;
    // Searched for only where one is known to be near: the next one may be at the other end of the text.
    const last = this.#endedBefore[block + 1] ?? this.count - 1;
    for (let from = block << BLOCK_BITS; ended < last; ended++) {
      const at = this.#find(from);
      if (at >= unit) break;
      from = at + 1;
      start = from;
    }
    return { line: ended + 1, start };
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
    for (; left > 0; left--) at = this.#find(at) + 1;
    return at;
  }
}
