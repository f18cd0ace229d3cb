import { isCjk } from '@loccit/text';
import { foldCharacters } from '../quantities/fold.js';

/** A word or a CJK character of a text; full width, traditional characters and contractions are folded. */
export interface LanguageToken {
  /** In lower case; the `n't` of a contraction is a `not` of its own. */
  readonly text: string;
  /** The word without its English endings, a character as it is. */
  readonly stem: string;
  /** Code points of the text as given, half-open. */
  readonly charStart: number;
  readonly charEnd: number;
  readonly isCharacter: boolean;
  /** Whether it carries meaning of its own. */
  readonly isContent: boolean;
  /** The mark of punctuation right before it, if one stands there. */
  readonly markBefore: string;
  /** The mark of punctuation right after it. */
  readonly markAfter: string;
}

const FUNCTION_WORDS = new Set(
  (
    'a an the of in on at to for from by with and or but as that this these those it its he she they we you i his her their our your ' +
    'which who whom whose than then there here also so such very too just into over about during per be is are was were been being am ' +
    'do does did done have has had having will would can could may might shall should must not no s t however therefore moreover ' +
    'thus hence if when while where how what any some all both each other own more most'
  ).split(' '),
);
const FUNCTION_CHARACTERS = new Set([
  ...'的了是在和与及也都就而其之于为以被把将等这那并不没未无会能可要应着过地得个有',
]);

const IRREGULAR_BASE = new Map([
  ['ca', 'can'],
  ['wo', 'will'],
  ['sha', 'shall'],
  ['ai', 'is'],
]);

const WORD = /[\p{L}\p{M}\p{N}_]/u;

/** Reads a text as tokens, in order. Linear. */
export function readTokens(text: string): LanguageToken[] {
  const folded = foldCharacters(text);
  const tokens: Draft[] = [];
  let char = 0;
  let mark = '';
  let wordUnit = -1;
  let wordChar = 0;
  const endWord = (unit: number): void => {
    if (wordUnit < 0) return;
    addWord(tokens, folded.slice(wordUnit, unit).toLowerCase(), wordChar, char, mark);
    wordUnit = -1;
    mark = '';
  };
  for (let unit = 0; unit < folded.length; char++) {
    const code = folded.codePointAt(unit) ?? 0;
    const width = code > 0xffff ? 2 : 1;
    if (
      code < 0x80 ? isAsciiWord(code) : !isHan(code) && !isCjk(code) && WORD.test(String.fromCodePoint(code))
    ) {
      if (wordUnit < 0) {
        wordUnit = unit;
        wordChar = char;
      }
    } else if (isApostrophe(code) && wordUnit >= 0 && isAsciiWord(folded.charCodeAt(unit + 1))) {
      // Part of the word: "isn't".
    } else {
      endWord(unit);
      const character = folded.slice(unit, unit + width);
      if (isHan(code) || (isCjk(code) && WORD.test(character))) {
        tokens.push(makeToken(character, character, char, char + 1, true, mark));
        mark = '';
      } else if (character.trim() !== '' && character !== '-') {
        mark = character;
        const last = tokens.at(-1);
        if (last !== undefined && last.markAfter === '') last.markAfter = character;
      }
    }
    unit += width;
  }
  endWord(folded.length);
  return tokens;
}

type Draft = { -readonly [K in keyof LanguageToken]: LanguageToken[K] };

function addWord(tokens: Draft[], word: string, charStart: number, charEnd: number, mark: string): void {
  const plain = word.replace(/[’ʼ]/g, "'");
  if (plain.endsWith("n't") && plain.length > 3) {
    const base = plain.slice(0, -3);
    const cut = charEnd - 3;
    const whole = IRREGULAR_BASE.get(base) ?? base;
    tokens.push(makeToken(whole, stemWord(whole), charStart, cut, false, mark));
    tokens.push(makeToken('not', 'not', cut, charEnd, false, ''));
    return;
  }
  if (plain === 'cannot') {
    tokens.push(makeToken('can', 'can', charStart, charStart + 3, false, mark));
    tokens.push(makeToken('not', 'not', charStart + 3, charEnd, false, ''));
    return;
  }
  const cut = plain.indexOf("'");
  const text = cut > 0 ? plain.slice(0, cut) : plain;
  tokens.push(makeToken(text, stemWord(text), charStart, charEnd, false, mark));
}

function makeToken(
  text: string,
  stem: string,
  charStart: number,
  charEnd: number,
  isCharacter: boolean,
  markBefore: string,
): Draft {
  const isContent = !(isCharacter ? FUNCTION_CHARACTERS : FUNCTION_WORDS).has(text);
  return { text, stem, charStart, charEnd, isCharacter, isContent, markBefore, markAfter: '' };
}

/** An English word without the endings of number, tense and adverb; not a word, but the same for all its forms. */
function stemWord(word: string): string {
  if (word.length < 3 || !LATIN.test(word)) return word;
  let stem = word.slice(0, word.length - countEnding(word));
  if (word.length > 4 && (word.endsWith('ies') || word.endsWith('ied'))) stem = `${stem}y`;
  if (stem.length > 2 && stem.endsWith('e')) stem = stem.slice(0, -1);
  const last = stem.charAt(stem.length - 1);
  const isDoubled = last === stem.charAt(stem.length - 2) && !'aeiou'.includes(last);
  return isDoubled ? stem.slice(0, -1) : stem;
}

const LATIN = /^[a-z]+$/;

/** Letters of the ending of a word; by its last letter first, since most words have none. */
function countEnding(word: string): number {
  const { length } = word;
  switch (word.charAt(length - 1)) {
    case 's':
      if (length > 4 && word.endsWith('ies')) return 3;
      if (length > 4 && word.endsWith('es')) return 2;
      return length > 3 && !'sui'.includes(word.charAt(length - 2)) ? 1 : 0;
    case 'd':
      if (length > 4 && word.endsWith('ied')) return 3;
      return length > 3 && word.endsWith('ed') && !word.endsWith('eed') ? 2 : 0;
    case 'g':
      return length > 4 && word.endsWith('ing') ? 3 : 0;
    case 'y':
      return length > 5 && word.endsWith('ly') ? 2 : 0;
    default:
      return 0;
  }
}

const isHan = (code: number): boolean => code >= 0x4e00 && code <= 0x9fff;

function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019 || code === 0x2bc;
}

function isAsciiWord(code: number): boolean {
  return (
    (code >= 0x30 && code <= 0x39) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x61 && code <= 0x7a) ||
    code === 0x5f
  );
}
