import { once } from '../once.js';
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

/** A sentence beside others, with its words once they are asked for. */
interface ReadSentence extends Stretch {
  readonly said: () => Said;
}

/** The sentences of a text, each of which is read once however many sentences are looked for. */
export function readSentences(text: string, sentences: readonly Stretch[]): readonly ReadSentence[] {
  return sentences.map(({ start, end }) => ({ start, end, said: once(() => read(text.slice(start, end))) }));
}

/** The first sentence that says all words of another, in order, and denies them, or says without a negation what that one denies. */
export function findDenialOf(own: string, sentences: readonly ReadSentence[]): Stretch | undefined {
  if (own.length > LONGEST) return undefined;
  const mine = read(own);
  if (mine.words.length < 2) return undefined;
  return sentences.find(({ start, end, said }) => {
    if (end - start > own.length * 3 + 60) return false;
    const other = said();
    return (
      other.isNegative !== mine.isNegative &&
      other.words.length <= mine.words.length + 7 &&
      holdsInOrder(other.words, mine.words)
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
