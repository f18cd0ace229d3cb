import { isCjk } from '@loccit/text';
import { dropOpening } from './openings.js';
import { foldFigures } from './same-figures.js';
import { foldSpelling, writeContractions } from './same-spelling.js';

/**
 * What may differ between a claim and whole sentences without another thing being said.
 *
 * @remarks `composition`: letters and accents written as one character or as several (NFC). `width`: full-width forms
 * of ASCII. `markup`: a pair of `**` around words; of the evidence the sign of a heading, or of a list item that begins
 * with no figure. `markers`: citation marks of the evidence such as `[15]` behind a stop or at the end. `space`: runs of
 * white space, and white space beside a CJK character. `quotes`: the form of quotation marks, never their absence.
 * `dashes`: the form of dashes between words, never beside a figure or a single letter; one that joins words stays apart
 * from one that parts them. `spaced-marks`: blanks that a tokeniser put beside punctuation, currency signs and clitics,
 * and, in a text that plainly has such blanks, beside hyphens before words and within times of day. `titles`: the point
 * behind Mr, Mrs, Ms, Dr, Prof and St. `spelling`: words with a British and an American spelling. `contractions`: "isn't"
 * and "is not". `figures`: `5,000` and `5000`, `%` and percent, two to twelve in words. `opening`: words before the sentence
 * that only tie it to another, such as "However,", and of the evidence such as only comment on it. `case`: the first letter of a sentence that begins with a word of three or more letters, the others small.
 * `stop`: the full stop at its end, or the exclamation mark behind a word, never a question mark or an ellipsis.
 */
export type EqualityFolding =
  | 'composition'
  | 'width'
  | 'markup'
  | 'markers'
  | 'space'
  | 'quotes'
  | 'dashes'
  | 'spaced-marks'
  | 'titles'
  | 'spelling'
  | 'contractions'
  | 'figures'
  | 'opening'
  | 'case'
  | 'stop';

/** How sentences are folded. */
export interface FoldOptions {
  /** Whether the text is written as a tokeniser leaves it: see {@link isTokenised}. */
  readonly tokenised: boolean;
  /** Whether the sentence is the claim's: its signs and citation marks belong to what it says. */
  readonly ofClaim?: boolean;
  /** A folding that is left out. */
  readonly without?: EqualityFolding;
}

type Step = readonly [folding: EqualityFolding, apply: (text: string, options: FoldOptions) => string];

// In the order in which they are applied: what a later step looks for, an earlier one has made.
const STEPS: readonly Step[] = [
  ['composition', (text) => text.normalize('NFC')],
  ['width', (text) => text.replace(/[！-～]/g, narrow)],
  ['markup', (text, { ofClaim }) => (ofClaim ? text : text.replace(LINE_MARKER, '')).replace(BOLD, '$1')],
  ['markers', (text, { ofClaim }) => (ofClaim ? text : text.replace(CITATION_MARKS, '').replace(NOTES, ''))],
  ['space', foldSpace],
  ['quotes', (text) => text.replace(/[“”„‟″«»「」『』]|``|''/g, '"').replace(/[‘’‚‛′`´ʼ]/g, "'")],
  ['spaced-marks', (text, { tokenised }) => (tokenised ? joinTokens(text) : joinMarks(text))],
  ['dashes', (text) => foldDashes(text)],
  ['titles', (text) => text.replace(/\b(Mr|Mrs|Ms|Dr|Prof|St)\.(?= )/g, '$1')],
  ['spelling', foldSpelling],
  ['contractions', writeContractions],
  ['figures', foldFigures],
  ['opening', (text, { ofClaim }) => dropOpening(text, ofClaim === true)],
  ['case', (text) => text.replace(CAPITAL, (head) => head.toLowerCase())],
  ['stop', (text) => text.replace(/(?:(?<![.…])[.。]|(?<=\p{L}{2})!)([")\]']*)$/u, '$1')],
];

// Before a figure it may be a sign.
const LINE_MARKER =
  /^\s*(?:[-*+•·▪‣◦]\s+(?![$€£¥]?\s?[.,]?\p{N}|[零一二两三四五六七八九十百千万]+(?:点|度|℃|摄氏|元|分|米|个百分点)|\s)|#{1,6}\s+)/u;
// Beside letters or figures it may be a power; Chinese has no blanks beside it.
const BOLD =
  /(?<!(?!\p{sc=Han})[\p{L}\p{N})\]*])\*\*(?=[^\s*])([^*\n]+)(?<=\S)\*\*(?!(?!\p{sc=Han})[\p{L}\p{N}([*])/gu;
/** Notes of an encyclopedia, and what only says that there is a picture. */
const NOTES =
  / ?\[(?:note|nb|注) ?\d{1,3}\]| ?[(（] ?(?:pictured|stock image|file (?:photo|picture|image))(?: (?:above|below|left|right))? ?[)）]|[(（](?:如图|资料图|图)[)）]/gi;
// Behind a word within a sentence it may be an index.
const CITATION_MARKS =
  /(?<=[.,;:!?。"'”’]) ?(?:\[[1-9]\d{0,2}\])+(?=\s|[.。]?$)|(?<=\p{L}{4}) ?(?:\[[1-9]\d{0,2}\])+(?=[.。]?$)/gu;
// A shorter word, or one with further capitals, may be a unit, a name or a variable.
const CAPITAL =
  /^["'([]*(?:\p{Lu}(?=\p{Ll}{2,}(?![\p{L}\p{M}\p{N}_([]|\.\S))|(?:In|On|At|By|To|An)(?= (?!is |was |has |are )\S\S))/u;
const narrow = (character: string): string => String.fromCharCode(character.charCodeAt(0) - 0xfee0);

/** Brings a sentence into the form in which sentences that say the same by the same words are equal. Linear. */
export function foldSentence(sentence: string, options: FoldOptions): string {
  let folded = sentence;
  for (const [folding, apply] of STEPS) if (folding !== options.without) folded = apply(folded, options);
  return folded;
}

/** The foldings without which a sentence of a claim is not equal to a sentence of the evidence. */
export function listNeededFoldings(claim: string, evidence: string, tokenised: boolean): EqualityFolding[] {
  if (claim === evidence) return [];
  return STEPS.map(([folding]) => folding).filter(
    (without) =>
      foldSentence(claim, { tokenised, without, ofClaim: true }) !==
      foldSentence(evidence, { tokenised, without }),
  );
}

const TOKENISED =
  /[$€£] \d|\p{L} [,.;] \p{L}|\p{L} \( [\p{L}\d][^()\n]{0,80} \)|\p{L} '(?:s|re|ve|ll) \p{L}|\d : \d|\b(?:non|co|self|semi|anti|multi|ex|one|two|three|four|five|\d{1,3}) - \p{L}|[\p{L}\d] - \p{L}{1,16} - \p{L}|\p{Ll} (?:` ?|``)\p{L}/u;

/** Whether a text has the blanks that a tokeniser puts before commas and beside brackets, signs and hyphens. */
export const isTokenised = (text: string): boolean => TOKENISED.test(text);

// U+FEFF is not seen: it parts no words.
const SPACE = /[^\S\uFEFF]+/g;

function foldSpace(text: string): string {
  return text.trim().replace(SPACE, (run, at: number, whole: string) => {
    const next = whole.codePointAt(at + run.length) ?? 0;
    return isWide(whole.charCodeAt(at - 1)) || isWide(next) ? '' : ' ';
  });
}

const isWide = (code: number): boolean => isCjk(code) || (code >= 0x3001 && code <= 0x3011);

const joinMarks = (text: string): string =>
  text
    .replace(
      / (?=[,.;:!?)\]][,.;:!?%)\]]*(?:[\s"')]|$))|(?<=\d) (?=%(?! ?[\d(])[,.;:!?)\]]*(?:[\s"')]|$))/g,
      '',
    )
    .replace(/([([$€£¥]) /g, '$1')
    .replace(/ (?='(?:s|re|ll|ve|m|d)\b|n't\b)/g, '');

// A comma between figures may part them, a hyphen before one may be its sign: those stay.
const joinTokens = (text: string): string =>
  joinMarks(
    text
      .replace(/(?<=\d) : (?=\d)/g, ':')
      .replace(SPLIT_GROUP, ',')
      .replace(AGE, '-'),
  ).replace(/(?<=\p{L}) ?- ?(?=\p{L})|(?<=\d) ?- ?(?=\p{L}{3})|(?<=\p{L}) \/ (?=\p{L})/gu, (run) =>
    run.trim(),
  );

// Of "12, 345" nobody can say whether it is one figure, unless the second could be none or a word before it counts.
const SPLIT_GROUP =
  /(?<=(?<![\d.,])\d{1,3}), (?=000(?![\d]))|(?<=\b(?:about|around|nearly|almost|approximately|roughly|over|more than|fewer than|less than|at least|up to|an estimated) \d{1,3}), (?=\d{3} \p{Ll})/giu;
const AGE =
  /(?<=\p{L}) - (?=\d{1,3} - (?:year|month|week|day|hour|minute|second|mile|foot|metre|meter|pound)s?\b)/gu;

const foldDashes = (text: string): string =>
  text
    .replace(/(?<=[\p{L}"')\],]{2})(?: ?[—―]+ ?|--+| --+ | [-‐‑‒–] )(?=[\p{L}"'(]{2})/gu, '—')
    .replace(/[‐‑]|(?<=\p{L}{2})[‒–](?=\p{L}{2})/gu, '-');
