import { listContent, rankSentences } from '../language/covering-sentences.js';
import { readPairLanguage } from '../language/read-pair-language.js';
import type { Reading } from '../reading.js';

// The passage goes on about somebody or something that was named before it began.
const REFERS_BACK = /^[^\p{L}\p{N}]*(?:(?:He|She|It|They|His|Her|Its|Their)(?!\p{L})|[他她它其])/u;
/** What a claim begins with, up to the end of the name that it is about. */
const OPENING =
  /^[^\p{L}\p{N}]*(?:(?:The|A|An) )?(?:\p{Lu}[\p{L}\p{M}\p{N}.'’-]*(?: (?:of|de|the|von|van))* )*$/u;

/**
 * Whether a passage says what is claimed of a subject that it names by a pronoun alone, as its first word.
 *
 * @remarks Asked where no text before the passage is at hand, in which the name could be looked for; and only of what the
 * first sentence says, since further on the pronoun may be another's. Linear.
 */
export function opensWithPronoun(reading: Reading): boolean {
  const { evidence, parts } = reading;
  const language = readPairLanguage(reading);
  if (parts.some(({ before = '' }) => before.trim() !== '') || !REFERS_BACK.test(evidence)) return false;
  const claim = language.claim();
  const [best] = rankSentences(listContent(claim, 0, claim.tokens.length), language.evidence());
  return best?.index === 0;
}

/** Whether a name behind these words is what the claim begins with, so that it tells of whom or what. */
export const isSubject = (before: string): boolean => OPENING.test(before);
