import { cutWindows, type TextWindow } from './text-windows.js';

/** A piece of evidence that is compared as a whole (code points of the evidence, half-open). */
export type Passage = TextWindow;

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
  return cutWindows(text, (_, chars) => chars <= PASSAGE_CHARS);
}
