import type { ExtractedSourceSpan } from '@loccit/contract';
import { countCodePoints } from '@loccit/text';

/**
 * Offsets in a source, taken for code points only where the words cited are as long in them.
 *
 * @remarks The source is not there, so its words are all that can contradict the offsets. An end that is the last
 * character itself, not the place after it, is known by the length too.
 */
export function checkSourceSpan(
  start: number | undefined,
  end: number | undefined,
  words: string | undefined,
): ExtractedSourceSpan | undefined {
  if (start === undefined || end === undefined || words === undefined) return undefined;
  const length = countCodePoints(words);
  if (length === 0 || (end - start !== length && end + 1 - start !== length)) return undefined;
  return { char_start: start, char_end: start + length };
}
