import { foldCharacters } from '../quantities/fold.js';
import { isNoName } from './find-names.js';
import { otherNames, stemsOf } from './same-name.js';

const WORD =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}][\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}]*/gu;
const SMALL = new Set(['of', 'the', 'and', 'for', 'in', 'on', 'de', 'la', 'a', 'an', 'to', 'at']);

/** A word without case and accents, in half width. */
export const foldWord = (word: string): string =>
  foldCharacters(word)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .toLowerCase();

/** The words of a text as names are looked up in them. */
export interface WordIndex {
  /** Whether a folded word stands there, in whatever case, number or derived form, or as other name of the same. */
  holds(word: string): boolean;
  /** Whether words stand there in a row, of which these are the initials. */
  spells(initials: string): boolean;
  /** Whether a folded word stands there as a name of one word, never behind another name and never in small letters. */
  standsAlone(word: string): boolean;
}

/** Reads a text once; looking a word up then costs nothing that grows with the text, but for {@link WordIndex.spells}. */
export function indexWords(text: string): WordIndex {
  const words = new Set<string>();
  const stems = new Set<string>();
  const pairs = new Set<string>();
  const alone = new Set<string>();
  const inOther = new Set<string>();
  let initials = '';
  let previous = '';
  let nameEnd = Number.NaN;
  const read = text.replace(/(?<=\b\p{Lu})\.(?=\p{Lu}\b)/gu, '');
  for (const { 0: found, index } of read.matchAll(WORD)) {
    const word = foldWord(found);
    const isName = /^\p{Lu}/u.test(found);
    (isName && index !== nameEnd + 1 ? alone : inOther).add(word);
    nameEnd = isName && !isNoName(found) ? index + found.length : Number.NaN;
    if (!words.has(word)) {
      words.add(word);
      for (const stem of stemsOf(word)) stems.add(stem);
    }
    if (previous !== '') pairs.add(`${previous}${word}`).add(`${previous}-${word}`);
    previous = word;
    if (isName) initials += word.charAt(0);
    else if (!SMALL.has(word)) initials += ' ';
  }
  const stands = (word: string): boolean => words.has(word) || pairs.has(word);
  return {
    holds: (word) =>
      stands(word) || [...stemsOf(word)].some((stem) => stems.has(stem)) || otherNames(word).some(stands),
    standsAlone: (word) => alone.has(word) && !inOther.has(word),
    spells: (letters) => letters.length > 1 && initials.includes(letters),
  };
}
