import { segmentSentences } from '@loccit/text';
import type { Place } from '../finding.js';

/** A piece of evidence that is compared as a whole (code points of the evidence, half-open). */
export interface Passage extends Place {
  readonly text: string;
}

const PASSAGE_CHARS = 400;

/**
 * Cuts a text into passages of whole sentences, of at most 400 code points each.
 *
 * @remarks A sentence that is longer is cut at 400. White space alone is no passage. Linear.
 *
 * @example
 * ```ts
 * import { cutPassages } from '@loccit/support/models';
 *
 * cutPassages('Keys are kept. Rooms are not.').length; // 1
 * ```
 */
export function cutPassages(text: string): Passage[] {
  const characters = [...text];
  const passages: Passage[] = [];
  const add = (charStart: number, charEnd: number): void => {
    const piece = characters.slice(charStart, charEnd).join('');
    if (piece.trim() !== '') passages.push({ text: piece, charStart, charEnd });
  };
  let start = 0;
  let end = 0;
  for (const sentence of segmentSentences(text)) {
    if (sentence.charEnd - start > PASSAGE_CHARS && end > start) {
      add(start, end);
      start = sentence.charStart;
    }
    for (; sentence.charEnd - start > PASSAGE_CHARS; start += PASSAGE_CHARS)
      add(start, start + PASSAGE_CHARS);
    end = sentence.charEnd;
  }
  add(start, end);
  return passages;
}
