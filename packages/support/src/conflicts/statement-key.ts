import { findScopeTerms } from '../facts/scope-terms.js';
import { findStartEvents } from '../facts/start-events.js';
import { tokenizeAround } from '../numbers/align.js';
import { findQuantities } from '../quantities/find-quantities.js';
import { foldCharacters } from '../quantities/fold.js';
import { singular } from '../quantities/measure-atom.js';
import type { Quantity } from '../quantities/quantity.js';

/** What a sentence says but for its figures, its words of scope and its negation. */
export interface StatementKey {
  /** Equal for sentences that speak of the same in the same words. */
  readonly key: string;
  /** Quantities but identifiers, in order. */
  readonly quantities: readonly Quantity[];
  /** How many negations it has. */
  readonly negations: number;
  /** The same as `key` with the words of scope, for who compares negation. */
  readonly wording: string;
  /** Words and CJK characters of the wording. */
  readonly size: number;
}

// Words that change neither of what nor how much is spoken; prepositions do.
const LIGHT = new Set(
  'a an the is are was were be been being it its this that these those do does did usually generally normally typically'
    .split(' ')
    .map(singular),
);
const LIGHT_CHINESE = /通常|一般|需要|需|须|将|会|为|是|的|了|[享拥](?=有)/g;
const NEGATIONS = new Set(['not', 'never', 'no', '不', '没', '未', '无']);
// Characters that deny elsewhere and not here.
const NOT_DENYING =
  /不仅|不但|不同|不断|不久|不少|不过|不得不|不可不|不管|不论|无论|未来|未必|无法不|没准|(?<![A-Za-z])(?:not only|no later|no longer|no more|no less|no fewer|not more|not less|not later|no doubt|no\.|I(?:['’]m)?(?![A-Za-z]))/i;

// What is left of a short form once its "n't" is read as "no".
const SHORT_FORMS = new Map<string, readonly string[]>([
  ['cannot', ['can', 'not']],
  ['ca', ['can']],
  ['wo', ['will']],
]);

/** Words and CJK characters that a statement has at least: less is a label or a date. */
const MIN_SIZE = 2;
const LONGEST = 2000;
// Rows of tables, headings and addresses state nothing by themselves.
const NO_STATEMENT = /^\s*(?:#{1,6} |\|)|\|\s*$|https?:\/\/|[?？]\s*$|吗[。.]?\s*$/;

/** Reads the key of a sentence; undefined for a question and for what states nothing by itself. */
export function readStatementKey(text: string): StatementKey | undefined {
  if (text.length > LONGEST || NO_STATEMENT.test(text)) return undefined;
  const folded = foldCharacters(text);
  const quantities = findQuantities(text).filter(({ kind }) => kind !== 'identifier');
  const cut = blank(folded, [...findScopeTerms(folded), ...findStartEvents(folded)]);
  const words = listWords(cut, quantities);
  const wording = listWords(folded, quantities);
  const size = wording.filter((word) => /\p{L}/u.test(word) && !isMark(word)).length;
  if (size < MIN_SIZE) return undefined;
  const isDenying = !NOT_DENYING.test(folded);
  return {
    key: words.filter((word) => !isDenying || !NEGATIONS.has(word)).join(' '),
    quantities,
    negations: isDenying ? wording.filter((word) => NEGATIONS.has(word)).length : 0,
    wording: wording.filter((word) => !isDenying || !NEGATIONS.has(word)).join(' '),
    size,
  };
}

const isMark = (word: string): boolean => word.startsWith('⟨') || NEGATIONS.has(word);

/** Words in order; a figure is its kind, and what is light is left out. */
function listWords(folded: string, quantities: readonly Quantity[]): string[] {
  const plain = folded
    .replace(LIGHT_CHINESE, (word) => ' '.repeat(word.length))
    // As long as what it stands for, so that the places of the quantities hold.
    .replace(/n['’]t(?![A-Za-z])/g, ' no');
  return tokenizeAround([...plain], quantities).flatMap(({ quantity, text: word }) => {
    if (quantity !== undefined) return [`⟨${quantity.kind}⟩`];
    if (LIGHT.has(word)) return [];
    return SHORT_FORMS.get(word) ?? [word];
  });
}

/** A text with blanks in some places. */
function blank(text: string, places: readonly { readonly start: number; readonly end: number }[]): string {
  let blanked = text;
  for (const { start, end } of places) {
    blanked = blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end);
  }
  return blanked;
}
