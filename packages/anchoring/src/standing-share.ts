import { isCjkUnit } from './foldings.js';
import { weigh } from './weight.js';

/** How many words of a quote, and of a place, are compared. */
const MOST_WORDS = 400;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The share of a folded quote whose words stand at a place, in their order, whatever was put between them.
 *
 * @remarks The longest common row of words, each with its weight. Of more than {@link MOST_WORDS} words 0: then it is
 * the library alone that tells.
 */
export function standingShare(quote: string, place: string): number {
  const words = wordsOf(quote);
  const there = wordsOf(place);
  if (words.length === 0 || words.length > MOST_WORDS || there.length > 3 * MOST_WORDS) return 0;
  const known = new Map<string, number>();
  const number = (word: string): number => {
    const own = known.get(word) ?? known.size;
    known.set(word, own);
    return own;
  };
  const numbers = Uint16Array.from(there, number);
  let above = new Uint32Array(there.length + 1);
  let row = new Uint32Array(there.length + 1);
  let total = 0;
  for (const word of words) {
    const weight = weigh(word);
    const own = number(word);
    total += weight;
    for (let at = 1, left = 0; at < row.length; at++) {
      const taken = numbers[at - 1] === own ? (above[at - 1] ?? 0) + weight : 0;
      left = Math.max(above[at] ?? 0, left, taken);
      row[at] = left;
    }
    [above, row] = [row, above];
  }
  return total === 0 ? 0 : (above[there.length] ?? 0) / total;
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [word] of text.matchAll(WORD)) {
    if (isCjkUnit(word.charCodeAt(0))) words.push(...word);
    else words.push(word);
  }
  return words;
}
