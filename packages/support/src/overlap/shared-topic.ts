import type { TokenSentence } from '../language/language-text.js';
import { readPairLanguage } from '../language/read-pair-language.js';
import type { Reading } from '../reading.js';

/** Beside a CJK letter a word counts as two of them. */
const WORD = 2;
/** Two words of content in one sentence are brought there by a common matter. */
const ENOUGH = 2 * WORD;

/**
 * Whether a sentence of the evidence shares two words of content with the claim, or four CJK letters.
 *
 * @remarks A short passage cannot hold a fifth of the words of a long claim, however near it is. Linear.
 */
export function sharesTopic(reading: Reading): boolean {
  const wanted = new Map<string, number>();
  for (const { isCharacter, isContent, stem } of readPairLanguage(reading).claim().tokens) {
    if (isContent) wanted.set(stem, isCharacter ? 1 : WORD);
  }
  const { sentences, tokens } = readPairLanguage(reading).evidence();
  const isAboutIt = ({ from, until }: TokenSentence): boolean => {
    const seen = new Set<string>();
    let shared = 0;
    for (let at = from; at < until && shared < ENOUGH; at++) {
      const stem = tokens[at]?.stem ?? '';
      if (seen.has(stem)) continue;
      seen.add(stem);
      shared += wanted.get(stem) ?? 0;
    }
    return shared >= ENOUGH;
  };
  return sentences.some(isAboutIt);
}
