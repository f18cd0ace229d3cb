import type { Absent } from './absent-names.js';

const QUOTED =
  /[“„"]([^“”„"\n]{4,600})[”“"]|「([^「」\n]{4,600})」|『([^『』\n]{4,600})』|«([^«»\n]{4,600})»/gu;
// What the writer left out, or put in to make the words fit.
const GAP = /(?:\.\s?){3,}|…+|\[[^\]\n]{0,80}\]/gu;
const DENIAL =
  /(?<![\p{L}])(?:not|never|no|neither|nor|cannot)(?![\p{L}])|n['’]t(?![\p{L}])|[不没未无非勿莫]/iu;
const HAN = /[\u3400-\u9fff]/gu;

/** Fewer words or Chinese characters are a term, or words that are kept at a distance. */
const LEAST_WORDS = 4;
const LEAST_HAN = 6;
const MOST_QUOTES = 16;
/** Places of the first part of a quotation from which the others are looked for. */
const MOST_STARTS = 32;
/** Letters and digits that an ellipsis may stand for. */
const LONGEST_GAP = 300;

/**
 * Words that a claim has in quotation marks and the evidence does not hold in this order.
 *
 * @remarks Compared are letters and digits alone. An ellipsis or a bracket stands for up to 300 of them, and never for a negation.
 * Titles (most words with a capital), terms of fewer than four words or six Chinese characters, and quotations in another
 * script than the evidence are not looked for.
 */
export function findAbsentQuotes(claim: string, evidence: string, beside: () => string): Absent[] {
  const absent: Absent[] = [];
  let text: Letters | undefined;
  for (const match of [...claim.matchAll(QUOTED)].slice(0, MOST_QUOTES)) {
    const words = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
    if (!isQuotation(words) || isInHan(words) !== isInHan(evidence)) continue;
    text ??= readLetters(evidence);
    if (holds(text, words)) continue;
    const near = holds(readLetters(beside()), words);
    const start = match.index + 1;
    absent.push({
      start,
      end: start + words.length,
      text: words,
      rule: 'support/not-extractive',
      check: near ? 'quote-beside-span' : 'quote',
      severity: near ? 'note' : 'warning',
    });
  }
  return absent;
}

const isInHan = (text: string): boolean => (text.match(HAN)?.length ?? 0) > 0.2 * text.length;

function isQuotation(words: string): boolean {
  if ((words.match(HAN)?.length ?? 0) >= LEAST_HAN) return true;
  const all = words.split(/[^\p{L}\p{N}'’]+/u).filter((word) => word !== '');
  if (all.length < LEAST_WORDS) return false;
  const [, ...long] = all.filter((word) => word.length >= 4);
  return long.length > 0 && long.filter((word) => /^\p{Lu}/u.test(word)).length <= 0.5 * long.length;
}

/** A text by its letters and digits, each with its place in the text. */
interface Letters {
  readonly source: string;
  readonly letters: string;
  readonly places: readonly number[];
}

function readLetters(source: string): Letters {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const character of source) {
    for (const folded of character.normalize('NFKC').toLowerCase()) {
      if (/[\p{L}\p{N}]/u.test(folded)) {
        letters += folded;
        for (let unit = 0; unit < folded.length; unit++) places.push(at);
      }
    }
    at += character.length;
  }
  return { source, letters, places };
}

function holds(text: Letters, quotation: string): boolean {
  const [first, ...rest] = quotation
    .split(GAP)
    .map((part) => readLetters(part).letters)
    .filter((part) => part !== '');
  if (first === undefined) return true;
  let start = text.letters.indexOf(first);
  for (let tried = 0; start >= 0 && tried < MOST_STARTS; tried++) {
    if (goesOn(text, start + first.length, rest)) return true;
    start = text.letters.indexOf(first, start + 1);
  }
  return false;
}

/** Whether the other parts follow, each near the one before it and with no negation between. */
function goesOn({ letters, places, source }: Letters, from: number, parts: readonly string[]): boolean {
  let end = from;
  for (const part of parts) {
    const next = letters.slice(end, end + LONGEST_GAP + part.length).indexOf(part);
    if (next < 0) return false;
    const between = source.slice((places[end - 1] ?? -1) + 1, places[end + next] ?? source.length);
    if (DENIAL.test(between)) return false;
    end += next + part.length;
  }
  return true;
}
