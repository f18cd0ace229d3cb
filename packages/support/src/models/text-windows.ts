import { segmentSentences } from '@loccit/text';
import type { Place } from '../finding.js';

/** A piece of a text that a model is shown at once (code points of the text, half-open). */
export interface TextWindow extends Place {
  readonly text: string;
}

/**
 * Cuts a text into runs of whole sentences, each as long as fits.
 *
 * @remarks A sentence that alone is too long is cut where it no longer fits. White space alone is no window, and nothing
 * else is lost. About two questions a sentence, and of a long one a number that grows with its length.
 * @param fits - Whether a piece fits, by its text and its code points; what is within a piece that fits must fit too.
 */
export function cutWindows(text: string, fits: (text: string, chars: number) => boolean): TextWindow[] {
  const characters = [...text];
  const windowOf = (charStart: number, charEnd: number): TextWindow => ({
    charStart,
    charEnd,
    text: characters.slice(charStart, charEnd).join(''),
  });
  const isFitting = ({ charEnd, charStart, text: piece }: TextWindow): boolean =>
    fits(piece, charEnd - charStart);
  const windows: TextWindow[] = [];
  let held: TextWindow | undefined;
  for (const { charEnd, charStart } of segmentSentences(text)) {
    for (const piece of cutToFit(windowOf(charStart, charEnd), windowOf, isFitting)) {
      if (piece.text.trim() === '') continue;
      const joined: TextWindow | undefined = held && windowOf(held.charStart, piece.charEnd);
      if (joined !== undefined && isFitting(joined)) {
        held = joined;
        continue;
      }
      if (held !== undefined) windows.push(held);
      held = piece;
    }
  }
  if (held !== undefined) windows.push(held);
  return windows;
}

/** The pieces of a window, each as long as fits and one code point at least. */
function cutToFit(
  window: TextWindow,
  windowOf: (charStart: number, charEnd: number) => TextWindow,
  isFitting: (window: TextWindow) => boolean,
): TextWindow[] {
  if (isFitting(window)) return [window];
  const pieces: TextWindow[] = [];
  let { charStart } = window;
  while (charStart < window.charEnd) {
    const piece = windowOf(charStart, findEnd(charStart, window.charEnd));
    pieces.push(piece);
    charStart = piece.charEnd;
  }
  return pieces;

  // Doubled first, then halved, so that no question is much longer than what fits.
  function findEnd(start: number, end: number): number {
    let fitting = start + 1;
    let length = 2;
    while (start + length < end && isFitting(windowOf(start, start + length))) {
      fitting = start + length;
      length *= 2;
    }
    let tooLong = Math.min(start + length, end + 1);
    while (tooLong - fitting > 1) {
      const middle = fitting + Math.floor((tooLong - fitting) / 2);
      if (isFitting(windowOf(start, middle))) fitting = middle;
      else tooLong = middle;
    }
    return fitting;
  }
}
