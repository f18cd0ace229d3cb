import type { TermReader } from '@loccit/storage';
import { foldWriting } from '@loccit/support';
import { isCjk } from '@loccit/text';
import { stemmer } from 'stemmer';
import { irregularForms } from './irregular-forms.js';
import { chineseLikeWords, englishLikeWords, englishNearWords, joinGroups } from './like-words.js';

const wordOrCjk = /[\p{L}\p{M}\p{N}_]+/gu;

/** Folding leaves ASCII as it is but for capitals, and nothing in it is CJK. */
const isAscii = /^[\0-\x7f]*$/;
const asciiWord = /[a-z0-9_]+/g;

/** A maximal run of one kind of script inside a text, folded for comparison. */
interface Run {
  readonly cjk: boolean;
  readonly text: string;
}

/**
 * The index terms of a text, in order and with repeats: stems of words, bigrams of scripts written without spaces.
 *
 * @remarks Folded by NFKC, lower case and simplified characters ({@link foldText}). A run of one CJK character is that character. Linear in the text.
 */
export function listTerms(text: string): string[] {
  if (isAscii.test(text)) return text.toLowerCase().match(asciiWord)?.map(stemWord) ?? [];
  const terms: string[] = [];
  for (const run of listRuns(text)) {
    if (!run.cjk) terms.push(stemWord(run.text));
    else terms.push(...listBigrams(run.text));
  }
  return terms;
}

/**
 * The rules by which rows are indexed and questions searched, for a store that keeps an index.
 *
 * @remarks The version changes with the rules, their word lists included.
 * @example
 * ```ts
 * termReader.list('Refunds take 退款期'); // ['refund', 'take', '退款', '款期']
 * ```
 */
export const termReader: TermReader = { version: 'loccit-terms/1', list: listTerms, word: stemWord };

/**
 * A text as it is compared: in NFKC, lower case, and traditional characters in their simplified form.
 *
 * @remarks Character by character, on both sides: what is written in one script is found in the other. Linear.
 */
export const foldText = (text: string): string => foldWriting(text.normalize('NFKC').toLowerCase());

/** Words and CJK runs of a text in order, folded. */
export function* listRuns(text: string): Generator<Run> {
  for (const [match] of foldText(text).matchAll(wordOrCjk)) {
    let start = 0;
    let cjk: boolean | undefined;
    let position = 0;
    for (const character of match) {
      const here = isCjk(character.codePointAt(0) ?? 0);
      if (cjk !== undefined && here !== cjk) {
        yield { cjk, text: match.slice(start, position) };
        start = position;
      }
      cjk = here;
      position += character.length;
    }
    if (cjk !== undefined) yield { cjk, text: match.slice(start) };
  }
}

/** Longer than any word: what is longer is compared as it stands, because the stemmer is not linear. */
const longestWord = 64;

/** A word's term: for English letters Porter's stem of the base form, one for words that say the same; the word itself otherwise. */
export function stemWord(word: string): string {
  const known = recentStems.get(word);
  if (known !== undefined) return known;
  if (word.length > longestWord || !/^[a-z]+$/.test(word)) return word;
  const stem = stemForm(word);
  const term = likeStems.get(stem) ?? stem;
  if (recentStems.size >= keptStems) recentStems.clear();
  recentStems.set(word, term);
  return term;
}

/** A text says most of its words often, and a stem costs fifty look-ups. */
const recentStems = new Map<string, string>();
const keptStems = 50_000;

/** Porter leaves `try` but cuts `tries` to `tri`: both become `try`. */
function stemForm(word: string): string {
  const stem = stemmer(irregularForms.get(word) ?? word);
  return stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem;
}

const likeStems: ReadonlyMap<string, string> = new Map(
  englishLikeWords.flatMap((group) => {
    const [first = ''] = group;
    return group.map((word): [string, string] => [stemForm(word), stemForm(first)]);
  }),
);

/** Overlapping pairs of code points; the run itself if it has only one. */
export function listBigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** The terms that may stand for a term: Chinese words that say the same, English ones that are near; those that say the same share a stem. */
export function listLikeTerms(term: string): readonly string[] {
  return chineseLikeWords.get(term) ?? nearStems.get(term) ?? [];
}

const nearStems = joinGroups(englishNearWords.map((group) => [...new Set(group.map(stemWord))]));
