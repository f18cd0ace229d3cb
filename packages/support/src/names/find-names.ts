import { isCjk } from '@loccit/text';

/** A name of a text, in UTF-16 units. */
export interface FoundName {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Its words that tell it from others, as written. */
  readonly words: readonly string[];
  readonly kind: 'name' | 'acronym' | 'chinese-name';
}

// Words, with the marks that may stand inside a name: O'Neill, Jean-Luc, U.S.
const LETTERS = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}';
const WORD = new RegExp(
  `(?:\\p{Lu}\\.)+(?:\\p{Lu}\\b)?|[${LETTERS}\\p{N}][${LETTERS}\\p{M}\\p{N}]*(?:['’][${LETTERS}]+)*`,
  'gu',
);
const NAME_WORD = /^\p{Lu}/u;
/** A first word of a sentence that would be written with a capital there whatever it is. */
const OPENS = /(?:^|[.!?:;…。！？\n]["'”’)\]]*\s*|[-–—(["“‘'*•|]\s*|^\s*\d{1,3}[.)]\s*)$/u;
const NO_NAMES = new Set(
  (
    'the a an this that these those there here then they their them he she his her it its we our us you your i my me who what which when where why how ' +
    'and but or nor so yet if in on at by for from to of off as with without into onto over under up down out about after before during since until while because although though however ' +
    'also both each every either neither some many most all any few several such other another more less one two three four five six seven eight nine ten ' +
    'yes no not only just even still now today tomorrow yesterday is are was were be been has have had do does did can could will would shall should may might must ' +
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec ' +
    'monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun spring summer autumn winter ' +
    'mr mrs ms miss mx dr prof professor sir dame lord lady saint st rev president king queen prince princess minister prime senator governor mayor captain general colonel judge justice ' +
    'university college society act season episode chapter section secretary internet web government congress church state god bible table figure data part ' +
    'am pm bc ad ce bce etc no vs jr sr inc ltd co corp llc plc im ive ill id dont ok'
  ).split(' '),
);

/**
 * Names of a claim in Latin script: runs of words with a capital, and acronyms.
 *
 * @remarks A word that opens a sentence counts only behind which the run goes on, and then the rest of the run alone;
 * titles, days, months and function words are no names. A text in which most words have a capital has no names that
 * could be told. Linear.
 */
export function findNames(claim: string): FoundName[] {
  const words = [...claim.matchAll(WORD)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  if (isTitleCase(words.map(({ text }) => text))) return [];
  const names: FoundName[] = [];
  for (let at = 0; at < words.length; at++) {
    const run: { text: string; start: number; end: number }[] = [];
    for (let word = words[at]; word !== undefined && isNameWord(word.text); word = words[at]) {
      const last = run.at(-1);
      if (last !== undefined && !/^[ -]$/.test(claim.slice(last.end, word.start))) break;
      run.push(word);
      at += 1;
    }
    if (run.length === 0) continue;
    at -= 1;
    const [first] = run;
    const opens = first !== undefined && opensSentence(claim, first);
    const telling = (opens && !isMarked(first.text) ? run.slice(1) : run).filter(
      ({ text }) => !isNoName(text) && (run.length === 1 || !INITIALS.test(text)),
    );
    const [start, end] = [telling[0]?.start, telling.at(-1)?.end];
    if (start === undefined || end === undefined) continue;
    const [only] = telling;
    const kind = telling.length === 1 && only !== undefined && isAcronym(only.text) ? 'acronym' : 'name';
    names.push({ start, end, text: claim.slice(start, end), words: telling.map(({ text }) => text), kind });
  }
  return names;
}

const INITIALS = /^(?:\p{Lu}\.)+$/u;

/** Whether a word with a capital is a title, a function word or a day, and tells nobody from others. */
export const isNoName = (word: string): boolean => word !== 'US' && NO_NAMES.has(plain(word));

const plain = (word: string): string => word.replace(/[.'’]/g, '').toLowerCase();

/** Whether a word would have its capital without being a name; between Chinese characters no word would. */
function opensSentence(
  claim: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  return OPENS.test(claim.slice(Math.max(0, start - 8), start)) && !isCjk(claim.codePointAt(end) ?? 0);
}

const isNameWord = (word: string): boolean => NAME_WORD.test(word) && !/^\p{Lu}[\p{N}²³]*$/u.test(word);

const isAcronym = (word: string): boolean => /^(?:\p{Lu}\.?){2,}s?$/u.test(word);

/** Whether a word has a capital or digit where no ordinary word at a sentence's start has one. */
const isMarked = (word: string): boolean => /^.[^'’]*[\p{Lu}\p{N}]/u.test(word);

const SMALL_IN_TITLES =
  /^(?:with|from|into|over|upon|than|that|your|their|after|under|about|between|without)$/;

/** Whether a text is written like a headline, so that a capital says nothing. */
function isTitleCase(words: readonly string[]): boolean {
  const long = words.filter((word) => /^\p{L}{4,}/u.test(word) && !SMALL_IN_TITLES.test(word));
  return long.length >= 4 && long.every((word) => /^\p{Lu}/u.test(word));
}
