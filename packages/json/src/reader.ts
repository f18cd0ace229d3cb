import { JsonError, type JsonErrorCode } from './json-error.js';
import { locatePlace } from './place.js';
import { describePointer, type PointerStep } from './pointer.js';

/** How much a {@link Reader} builds before it refuses. */
export interface ReaderLimits {
  readonly maxDepth: number;
  readonly maxValues: number;
}

/** A text, the place reached in it, and the way from the document's root to the value being read. */
export class Reader {
  readonly text: string;
  readonly maxDepth: number;
  readonly maxValues: number;
  /** UTF-16 index of the next unit to be read. */
  at = 0;
  /** Number of values begun. */
  values = 0;
  /** Number of containers entered. */
  depth = 0;
  // One slot a level: an array index, a member name, or null between members.
  readonly #steps: (number | string | null)[] = [];
  readonly #ordinals: number[] = [];

  constructor(text: string, { maxDepth, maxValues }: ReaderLimits) {
    this.text = text;
    this.maxDepth = maxDepth;
    this.maxValues = maxValues;
  }

  /** Skips white space and gives the unit there, NaN at the end. */
  peek(): number {
    const { text } = this;
    let unit = text.charCodeAt(this.at);
    while (unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09)
      unit = text.charCodeAt(++this.at);
    return unit;
  }

  /** Enters the container whose bracket stands here. */
  enter(): void {
    if (this.depth === this.maxDepth) this.fail('too-deep');
    this.#steps[this.depth] = null;
    this.#ordinals[this.depth] = 0;
    this.depth++;
    this.at++;
  }

  /** Leaves the container whose closing bracket stands here. */
  leave(): void {
    this.depth--;
    this.at++;
  }

  /** Says which member of the innermost container is being read. */
  step(member: number | string | null, ordinal: number): void {
    this.#steps[this.depth - 1] = member;
    this.#ordinals[this.depth - 1] = ordinal;
  }

  /** Refuses the unit here: the text ends too early, or this unit cannot stand here. */
  failUnexpected(): never {
    return this.fail(this.at >= this.text.length ? 'unexpected-end' : 'unexpected-character');
  }

  /** Refuses the document, naming this index (the current one unless given). */
  fail(code: JsonErrorCode, utf16Index: number = this.at): never {
    const place = locatePlace(this.text, utf16Index);
    throw new JsonError(code, { pointer: this.#pointer(), ...place, ...this.#limitOf(code) });
  }

  #limitOf(code: JsonErrorCode): { readonly limit?: number } {
    if (code === 'too-deep') return { limit: this.maxDepth };
    return code === 'too-many-values' ? { limit: this.maxValues } : {};
  }

  #pointer(): string {
    const steps: PointerStep[] = [];
    for (let level = 0; level < this.depth; level++) {
      const step = this.#steps[level] ?? null;
      if (step === null) break;
      steps.push(typeof step === 'number' ? step : { name: step, ordinal: this.#ordinals[level] ?? 0 });
    }
    return describePointer(steps);
  }
}
