import { extractCitations } from '@loccit/markdown';
import type { AnswerText } from '../answer-text.js';
import type { CitedPlace, ReadingDraft } from '../reading-draft.js';

/**
 * Adds a citation for each mark of a text that names a source by its number: `[1]`, `[2, 3]`, `[4-6]`.
 *
 * @remarks The marks are those that Markdown knows, so that numbers in code and in links are none. A mark whose number no
 * source has is left to whoever extracts the text.
 * @param places what is said of each source, by its number
 * @experimental
 */
export function citeNumberedMarks(
  draft: ReadingDraft,
  answer: AnswerText,
  places: ReadonlyMap<string, CitedPlace>,
): void {
  if (places.size === 0) return;
  for (const { form, label, char_start, char_end } of extractCitations(answer.text).citations) {
    const place = form === 'number' || form === 'range' ? places.get(label) : undefined;
    if (place === undefined) continue;
    draft.cite('mark', { span: { charStart: char_start, charEnd: char_end } }, place);
  }
}
