import { isCjkUnit } from './foldings.js';

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const NEGATIONS = new Set(
  (
    'not no never none nor neither without cannot nothing nobody hardly scarcely unless except ' +
    'nicht kein keine keinen nie niemals ohne ne pas jamais sans'
  ).split(' '),
);
const NUMBER_WORDS = new Set(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
    'nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion half double twice first ' +
    'second third fourth fifth sixth seventh eighth ninth tenth'
  ).split(' '),
);
const CJK_TELLING = /[不没沒未无無非莫勿零一二三四五六七八九十百千万萬亿億两兩半]/u;

/**
 * The words that tell a sentence from one that looks alike: numbers, names, negations, in order.
 *
 * @remarks A name is a word with a capital letter that does not begin a sentence, or of one letter. In a script
 * without capitals only negations and numerals are known.
 */
function tellingWords(text: string): string[] {
  const words: string[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (isCjkUnit(word.charCodeAt(0))) {
      for (const character of word)
        if (CJK_TELLING.test(character) || /\p{N}/u.test(character)) words.push(character);
      continue;
    }
    const lower = word.toLowerCase().replace('’', "'");
    if (/\p{N}/u.test(word) || NEGATIONS.has(lower) || lower.endsWith("n't") || NUMBER_WORDS.has(lower))
      words.push(lower);
    else if (isName(word, text, index)) words.push(lower);
  }
  return words;
}

const SENTENCE_START = /(?:^|[.!?:;。！？；：]["'”’)\]]*\s|\n\s*)["'“‘([*_#>\-\s]*$/u;

function isName(word: string, text: string, index: number): boolean {
  if (!/\p{Lu}/u.test(word)) return false;
  if (/.\p{Lu}/u.test(word) || [...word].length === 1)
    return word !== 'I' && !(word === 'A' && startsSentence(text, index));
  return !startsSentence(text, index);
}

const startsSentence = (text: string, index: number): boolean =>
  SENTENCE_START.test(text.slice(Math.max(0, index - 12), index));

/** How many of the telling words of two texts are not in both, as a share of the words of the first. */
export function differingShare(quote: string, place: string): number {
  const here = tellingWords(quote);
  const there = tellingWords(place);
  const missing = withoutEach(here, there).length;
  const added = withoutEach(there, here).length;
  return Math.max(missing, added) / Math.max(1, (quote.match(WORD) ?? []).length);
}

function withoutEach(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
