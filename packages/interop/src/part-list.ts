import { AnswerText } from './answer-text.js';

/** The parts of an answer while they are collected, each with the number by which offsets name it. */
export class PartList {
  readonly #parts: string[] = [];
  #apart = false;

  /** Adds a part and gives its number in {@link AnswerText}. */
  add(text: string): number {
    if (this.#apart && this.#parts.length > 0) this.#parts.push('\n\n');
    this.#apart = false;
    return this.#parts.push(text) - 1;
  }

  /** Sets the next part apart as a paragraph: what follows is another message, not the next words of a sentence. */
  separate(): void {
    this.#apart = true;
  }

  /** The answer so far. */
  join(): AnswerText {
    return new AnswerText(this.#parts);
  }
}
