import type { FoundName } from './find-names.js';
import { otherNames } from './same-name.js';
import { foldWord, type WordIndex } from './word-index.js';

const PLURAL = /^\p{L}*\p{Lu}s$/u;
const ACRONYM = /^\p{Lu}{3,}$/u;
const SHORTEST_SURNAME = 4;
const LONGEST_SHORTENED = 3;

/** Whether a text holds a name, be it in another form, by its initials, or shortened as where it is named again. */
export function isHeld({ kind, words }: FoundName, index: WordIndex): boolean {
  const folded = words.map((word) => foldWord(word.replace(/['’]s?$/, '').replace(/[.'’]/g, '')));
  if (kind === 'acronym') {
    const [word = ''] = folded;
    const single = word.replace(/s$/, '');
    return index.holds(word) || index.holds(single) || index.spells(single);
  }
  const initials = folded.map((word) => word.charAt(0)).join('');
  if (folded.length > 1 && (index.holds(folded.join('-')) || (folded.length > 2 && index.holds(initials))))
    return true;
  return (
    folded.every((word, at) => holdsWord(words[at] ?? word, word, index) || holdsPair(folded, at, index)) ||
    isShortened(folded, index)
  );
}

/** A word of a name; `PhDs` is held by `PhD`, and an acronym by the words that it stands for. */
const holdsWord = (written: string, word: string, index: WordIndex): boolean =>
  index.holds(word) ||
  (PLURAL.test(written) && index.holds(word.slice(0, -1))) ||
  (ACRONYM.test(written) && index.spells(word));

/** Whether a word and the one beside it are a name that has another: United States and US. */
const holdsPair = (words: readonly string[], at: number, index: WordIndex): boolean =>
  [at - 1, at].some((from) => {
    const pair = words.slice(Math.max(0, from), from + 2).join('-');
    return otherNames(pair).some((other) => index.holds(other));
  });

/** Whether a name of two or three words stands there by its last alone, which no other name has before it. */
function isShortened(words: readonly string[], index: WordIndex): boolean {
  const last = words.at(-1) ?? '';
  const isShort = words.length > 1 && words.length <= LONGEST_SHORTENED;
  return isShort && last.length >= SHORTEST_SURNAME && index.standsAlone(last);
}
