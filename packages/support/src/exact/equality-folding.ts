import { isCjk } from '@loccit/text';

/**
 * What may differ between a claim and whole sentences without another thing being said.
 *
 * @remarks `width`: full-width forms of ASCII. `markup`: `**`, and the marker of a list item or heading. `markers`:
 * citation marks such as `[15]`. `space`: runs of white space, white space beside a CJK character, and characters that
 * show nothing. `quotes`: the form of quotation marks, never their absence. `dashes`: the form of dashes; one that
 * joins words stays apart from one that parts them. `spaced-marks`: blanks that a tokeniser put beside punctuation,
 * currency signs and clitics, and, in a text that plainly has such blanks, beside hyphens and within figures. `titles`:
 * the point behind Mr, Mrs, Ms, Dr, Prof and St. `opening`: a word before the sentence that only ties it to another,
 * such as "However,". `case`: the first letter of a sentence. `stop`: the full stop or exclamation mark at its end,
 * never a question mark or an ellipsis.
 */
export type EqualityFolding =
  | 'width'
  | 'markup'
  | 'markers'
  | 'space'
  | 'quotes'
  | 'dashes'
  | 'spaced-marks'
  | 'titles'
  | 'opening'
  | 'case'
  | 'stop';

/** How sentences are folded. */
export interface FoldOptions {
  /** Whether the text is written as a tokeniser leaves it: see {@link isTokenised}. */
  readonly tokenised: boolean;
  /** A folding that is left out. */
  readonly without?: EqualityFolding;
}

type Step = readonly [folding: EqualityFolding, apply: (text: string, tokenised: boolean) => string];

// In the order in which they are applied: what a later step looks for, an earlier one has made.
const STEPS: readonly Step[] = [
  ['width', (text) => text.replace(/[！-～]/g, narrow)],
  ['markup', (text) => text.replace(LINE_MARKER, '').replaceAll('**', '')],
  ['markers', (text) => text.replace(/ ?\[(?:\d{1,3}|[a-z]|(?:note|nb) \d{1,2}|citation needed)\](?!\()/g, '')],
  ['space', foldSpace],
  ['quotes', (text) => text.replace(/[“”„‟″«»「」『』]|``|''/g, '"').replace(/[‘’‚‛′`´ʼ]/g, "'")],
  ['spaced-marks', (text, tokenised) => (tokenised ? joinTokens(joinMarks(text)) : joinMarks(text))],
  ['dashes', (text) => foldDashes(text)],
  ['titles', (text) => text.replace(/\b(Mr|Mrs|Ms|Dr|Prof|St)\.(?= )/g, '$1')],
  ['opening', (text) => text.replace(OPENING, '')],
  ['case', (text) => text.replace(/^["'([]*\p{Lu}/u, (head) => head.toLowerCase())],
  ['stop', (text) => text.replace(/(?<![.…])[.。!]([")\]']*)$/, '$1')],
];

const LINE_MARKER = /^\s*(?:[-*+•·▪‣◦]|\d{1,3}[.)]|#{1,6})\s+/;
const OPENING =
  /^(?:(?:(?:however|moreover|furthermore|additionally|nevertheless|nonetheless|meanwhile|in addition|but),|and,?) |(?:但是?|不过|而且|并且|此外|另外|同时|然而),)(?=\S)/i;

const narrow = (character: string): string => String.fromCharCode(character.charCodeAt(0) - 0xfee0);

/** Brings a sentence into the form in which sentences that say the same by the same words are equal. Linear. */
export function foldSentence(sentence: string, { tokenised, without }: FoldOptions): string {
  let folded = sentence;
  for (const [folding, apply] of STEPS) if (folding !== without) folded = apply(folded, tokenised);
  return folded;
}

/** The foldings without which two sentences that are equal when folded are not. */
export function listNeededFoldings(a: string, b: string, tokenised: boolean): EqualityFolding[] {
  if (a === b) return [];
  const fold = (text: string, without: EqualityFolding): string => foldSentence(text, { tokenised, without });
  return STEPS.map(([folding]) => folding).filter((folding) => fold(a, folding) !== fold(b, folding));
}

const TOKENISED =
  /[$€£] \d|\p{L} [,.;] \p{L}|\p{L} \( [\p{L}\d][^()\n]{0,80} \)|\p{L} '(?:s|re|ve|ll) \p{L}|\d : \d|\b(?:non|co|self|semi|anti|multi|ex|one|two|three|four|five|\d{1,3}) - \p{L}|[\p{L}\d] - \p{L}{1,16} - \p{L}|\p{Ll} (?:` ?|``)\p{L}/u;

/** Whether a text has the blanks that a tokeniser puts before commas and beside brackets, signs and hyphens. */
export const isTokenised = (text: string): boolean => TOKENISED.test(text);

const SPACE = /[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g;

function foldSpace(text: string): string {
  return text.trim().replace(SPACE, (run, at: number, whole: string) => {
    if (!/\s/.test(run)) return '';
    const next = whole.codePointAt(at + run.length) ?? 0;
    return isWide(whole.charCodeAt(at - 1)) || isWide(next) ? '' : ' ';
  });
}

const isWide = (code: number): boolean => isCjk(code) || (code >= 0x3001 && code <= 0x3011);

const joinMarks = (text: string): string =>
  text
    .replace(/ (?=[,.;:!?%)\]]+(?:[\s"')]|$))/g, '')
    .replace(/([([$€£¥]) /g, '$1')
    .replace(/ (?='(?:s|re|ll|ve|m|d)\b|n't\b)/g, '');

const joinTokens = (text: string): string =>
  text
    .replace(/(?<=\d,) (?=\d{3}(?!\d))|(?<=\d[.:]) (?=\d)/g, '')
    .replace(/ ?- ?(?!-)|(?<=\p{L}) \/ (?=\p{L})/gu, (run) => run.trim());

const foldDashes = (text: string): string =>
  text
    .replace(/(\d) ?[-‐-―−] ?(?=\d)/g, '$1-')
    .replace(/ ?(?:[—―]+|--+) ?| [-‐‑‒–−] /g, '—')
    .replace(/[‐‑‒–−]/g, '-');
