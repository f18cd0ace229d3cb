import { InteropError } from './interop-error.js';

/** Most UTF-16 units that marks, names and quotes may come to together: more than any answer needs, and what fits in memory. */
const MAX_WRITTEN_UNITS = 64 * 1024 * 1024;

/**
 * What an output has come to: citations share the answer and the sources, and what is written repeats them for each.
 *
 * @remarks A small response may have many citations that all cover a long answer, and would be written as their product.
 */
export class WrittenSize {
  #units = 0;

  /** @throws {@link InteropError} `response-too-large` */
  add(units: number): void {
    this.#units += units;
    if (this.#units > MAX_WRITTEN_UNITS) {
      throw new InteropError('response-too-large', { actual: this.#units, limit: MAX_WRITTEN_UNITS });
    }
  }
}
