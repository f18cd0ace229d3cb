import type { Stretch } from './whole.js';

const NEGATIVE_WORDS = new Set(
  'not no never none neither nor cannot without hardly untrue false wrong incorrect myth lie hoax bogus misconception'.split(
    ' ',
  ),
);
const NEGATIVE_CHARACTERS = new Set('不未没非无否勿');
const WITHOUT_CONTENT = new Set('已了的均都将会也就是着过');
const IDLE_WORDS = new Set('the a an do does did it that there'.split(' '));
const LONGEST = 600;

interface Said {
  readonly words: readonly string[];
  readonly isNegative: boolean;
}

/** The first sentence that says all words of another, in order, and denies them, or says without a negation what that one denies. */
export function findDenialOf(own: string, text: string, sentences: readonly Stretch[]): Stretch | undefined {
  if (own.length > LONGEST) return undefined;
  const said = read(own);
  if (said.words.length < 2) return undefined;
  return sentences.find(({ start, end }) => {
    if (end - start > own.length * 3 + 60) return false;
    const other = read(text.slice(start, end));
    return (
      other.isNegative !== said.isNegative &&
      other.words.length <= said.words.length + 7 &&
      holdsInOrder(other.words, said.words)
    );
  });
}

function holdsInOrder(words: readonly string[], wanted: readonly string[]): boolean {
  let at = 0;
  for (const word of words) if (word === wanted[at]) at += 1;
  return at === wanted.length;
}

function read(sentence: string): Said {
  let negations = 0;
  const words: string[] = [];
  for (const found of sentence
    .toLowerCase()
    .replace(/n['’]t\b/g, ' not')
    .replace(/\bcannot\b/g, 'can not')
    .match(/[㐀-鿿]|(?:(?![㐀-鿿])[\p{L}\p{N}])+/gu) ?? []) {
    if (NEGATIVE_WORDS.has(found) || NEGATIVE_CHARACTERS.has(found)) negations += 1;
    else if (!IDLE_WORDS.has(found) && !WITHOUT_CONTENT.has(found)) words.push(toStem(found));
  }
  return { words, isNegative: negations % 2 === 1 };
}

const toStem = (word: string): string =>
  word.length < 4 ? word : word.replace(/(?:ies|y)$/, 'i').replace(/(?:es|ed|s|d|e)$/, '');
