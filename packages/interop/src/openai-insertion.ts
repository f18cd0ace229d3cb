import { segmentSentences } from '@loccit/text';
import type { AnswerText } from './answer-text.js';
import type { CheckedSpan } from './check-answer-span.js';
import type { AnswerSpan } from './read-response.js';

/** Finds what a place at which a citation is to be inserted belongs to. */
export class InsertionPoints {
  readonly #answer: AnswerText;
  #sentences: readonly AnswerSpan[] | undefined;

  constructor(answer: AnswerText) {
    this.#answer = answer;
  }

  /**
   * The sentence in or behind which a citation is to stand.
   *
   * @remarks An insertion point covers nothing; a reader would take its mark for one of that sentence. One in the white
   * space before a sentence belongs to the one before it, as a mark behind a full stop does.
   */
  sentenceAt(offset: number, part: number): CheckedSpan {
    const place = this.#answer.place(offset, 'code-point', part);
    if (place === 'outside') return { problem: 'answer-span-outside' };
    if (place === 'splits') return { problem: 'answer-span-splits' };
    this.#sentences ??= segmentSentences(this.#answer.text);
    const sentence = this.#sentences[countBefore(this.#sentences, place) - 1];
    return sentence === undefined ? { problem: 'answer-span-empty' } : { span: sentence };
  }
}

/** How many sentences begin before a place. */
function countBefore(sentences: readonly AnswerSpan[], place: number): number {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sentences[middle]?.charStart ?? place) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
