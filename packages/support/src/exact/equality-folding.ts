import { isCjk } from '@loccit/text';

/**
 * What may differ between a claim and whole sentences without another thing being said.
 *
 * @remarks `width`: full-width forms of ASCII. `markup`: `**`, and the sign of a list item or heading, never
 * its number. `markers`: citation marks of the evidence such as `[15]`. `space`: runs of white space, and white space
 * beside a CJK character. `quotes`: the form of quotation marks, never their absence. `dashes`: the form of dashes; one
 * that joins words stays apart from one that parts them. `spaced-marks`: blanks that a tokeniser put beside punctuation,
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
  /** Foldings that are left out. */
  readonly without?: readonly EqualityFolding[];
}

type Step = readonly [folding: EqualityFolding, apply: (text: string, tokenised: boolean) => string];

// In the order in which they are applied: what a later step looks for, an earlier one has made.
const STEPS: readonly Step[] = [
  ['width', (text) => text.replace(/[！-～]/g, narrow)],
  ['markup', (text) => text.replace(LINE_MARKER, '').replaceAll('**', '')],
  [
    'markers',
    (text) => text.replace(/ ?\[(?:\d{1,3}|[a-z]|(?:note|nb) \d{1,2}|citation needed)\](?!\()/g, ''),
  ],
  ['space', foldSpace],
  ['quotes', (text) => text.replace(/[“”„‟″«»「」『』]|``|''/g, '"').replace(/[‘’‚‛′`´ʼ]/g, "'")],
  ['spaced-marks', (text, tokenised) => (tokenised ? joinTokens(joinMarks(text)) : joinMarks(text))],
  ['dashes', (text) => foldDashes(text)],
  ['titles', (text) => text.replace(/\b(Mr|Mrs|Ms|Dr|Prof|St)\.(?= )/g, '$1')],
  ['opening', (text) => text.replace(OPENING, '')],
  ['case', (text) => text.replace(/^["'([]*\p{Lu}/u, (head) => head.toLowerCase())],
  ['stop', (text) => text.replace(/(?<![.…])[.。!]([")\]']*)$/, '$1')],
];

const LINE_MARKER = /^\s*(?:[-*+•·▪‣◦]|#{1,6})\s+/;
const OPENING =
  /^(?:(?:(?:however|moreover|furthermore|additionally|nevertheless|nonetheless|meanwhile|in addition|but),|and,?) |(?:但是?|不过|而且|并且|此外|另外|同时|然而),)(?=\S)/i;

const narrow = (character: string): string => String.fromCharCode(character.charCodeAt(0) - 0xfee0);

/** Brings a sentence into the form in which sentences that say the same by the same words are equal. Linear. */
export function foldSentence(sentence: string, { tokenised, without = [] }: FoldOptions): string {
  let folded = sentence;
  for (const [folding, apply] of STEPS) if (!without.includes(folding)) folded = apply(folded, tokenised);
  return folded;
}

/** What is never folded in a claim: a mark in it would belong to what it says. */
export const NOT_IN_CLAIMS: readonly EqualityFolding[] = ['markers'];

/** The foldings without which a sentence of a claim is not equal to a sentence of the evidence. */
export function listNeededFoldings(claim: string, evidence: string, tokenised: boolean): EqualityFolding[] {
  if (claim === evidence) return [];
  return STEPS.map(([folding]) => folding).filter((folding) => {
    const ofClaim = foldSentence(claim, { tokenised, without: [...NOT_IN_CLAIMS, folding] });
    return ofClaim !== foldSentence(evidence, { tokenised, without: [folding] });
  });
}

const TOKENISED =
  /[$€£] \d|\p{L} [,.;] \p{L}|\p{L} \( [\p{L}\d][^()\n]{0,80} \)|\p{L} '(?:s|re|ve|ll) \p{L}|\d : \d|\b(?:non|co|self|semi|anti|multi|ex|one|two|three|four|five|\d{1,3}) - \p{L}|[\p{L}\d] - \p{L}{1,16} - \p{L}|\p{Ll} (?:` ?|``)\p{L}/u;

/** Whether a text has the blanks that a tokeniser puts before commas and beside brackets, signs and hyphens. */
export const isTokenised = (text: string): boolean => TOKENISED.test(text);

const SPACE = /\s+/g;

function foldSpace(text: string): string {
  return text.trim().replace(SPACE, (run, at: number, whole: string) => {
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
