import type { FoundName } from './find-names.js';

/** Units of a claim before a bracket in which the words lie that it abbreviates. */
const BEFORE = 80;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Acronyms that a claim makes itself, in brackets behind the words that they stand for: "the plum growers' union (PGU)".
 *
 * @remarks Every letter begins one of the words before it, or stands in one, in order, and the first letter begins a word.
 * Linear.
 */
export function listIntroduced(claim: string, names: readonly FoundName[]): ReadonlySet<string> {
  const introduced = new Set<string>();
  for (const { end, kind, start, text } of names) {
    if (kind !== 'acronym' || claim.charAt(start - 1) !== '(' || claim.charAt(end) !== ')') continue;
    const letters = bareLetters(text);
    const words = [...claim.slice(Math.max(0, start - 1 - BEFORE), start - 1).matchAll(WORD)]
      .map(([word]) => word.toLowerCase())
      .slice(-2 * letters.length);
    const begin = words.findIndex((_, at) => abbreviates(letters, words.slice(at)));
    if (begin >= 0) introduced.add(letters);
  }
  return introduced;
}

/** An acronym without points and plural. */
export const bareLetters = (acronym: string): string =>
  acronym.replace(/[.'’]/g, '').replace(/s$/, '').toLowerCase();

/** Whether letters stand in words in order, the first of them first in its word. */
function abbreviates(letters: string, words: readonly string[]): boolean {
  const [first = ''] = words;
  if (!first.startsWith(letters.charAt(0))) return false;
  const text = words.join('');
  let at = -1;
  for (const letter of letters) {
    at = text.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  // The last word has a letter of its own.
  return at >= text.length - (words.at(-1)?.length ?? 0);
}
