import type { Place } from '../finding.js';
import type { SupportMode } from '../reading.js';
import type { LanguageText, TokenSentence } from './language-text.js';
import { findQuantifiers } from './quantifier-check.js';
import type { SentenceDifference, TokenRun } from './sentence-difference.js';

/** What of a claim tells whether it and its opposite may both be true. */
export interface ScopeOfClaim {
  readonly mode: SupportMode;
  /** Counts, and shares of at most a half. */
  readonly counts: readonly Place[];
  /** Whether one side alone has a figure below zero: a loss of 5 and a profit of -5. */
  readonly isOfOtherSign: boolean;
}

/** Up to here a quantifier leaves room for as many others: some, many, half. */
const ROOM_FOR_OTHERS = 2;
const FRACTION = /\ba (?:third|quarter|fifth|tenth) of\b|\bothers?\b|有人|几[个名位家]/;
const DEFINITE =
  /(?:\b(?:the|these|those|all|both|its|their|his|her|our|my|your|every|each|only|another|s)|[这那该此各全每]|所有|全部|上述|仅|只|共)$/;
const COMES_ABOUT =
  /\b(?:perhaps|possibl[ey]|possibility|maybe|potentially|sometimes|occasionally|often|frequently|at times|in (?:some|many) cases)\b|(?<!不)可能|或许|也许|有时|偶尔|时而|时常|常常|经常/;
const MIGHT = /\b(?:may|might)(?: \w+){0,2}$/;
const COULD = /(?:\b(?:can|could)(?: \w+){0,2}|(?:可以|能够|可|能)[\u4e00-\u9fff]{0,2})$/;
const LEFT_OPEN =
  /(?:\b(?:whether|if|unless)\b|\b(?:den(?:y|ies|ied)|doubt(?:s|ed)?|wonders?) that\b|是否|会不会|能不能|否认|怀疑|如果|倘若|假如|要是|若(?!干))[^,]*$/;

/**
 * Whether a sentence and the one that denies it, or says the opposite, may both be true.
 *
 * @remarks So it is where what stands before the place speaks of some of a set (some, half, five employees), of what may be
 * or is at times, of what can be done for opposites, and of what is asked, denied or a condition. In mode `normative` "may
 * not" forbids.
 */
export function mayBothHold(
  claim: LanguageText,
  sentence: TokenSentence,
  { claim: place, evidence }: SentenceDifference,
  isNegation: boolean,
  { counts, isOfOtherSign, mode }: ScopeOfClaim,
): boolean {
  const run = { from: sentence.from, until: place.from };
  const before = writeOut(claim, run);
  if (speaksOfSome(claim, run, before, counts) || LEFT_OPEN.test(before)) return true;
  if (COMES_ABOUT.test(before)) return true;
  if (!isNegation) return isOfOtherSign || MIGHT.test(before) || COULD.test(before);
  return mode === 'descriptive' && MIGHT.test(before) && evidence.until - evidence.from <= 1;
}

function speaksOfSome(claim: LanguageText, run: TokenRun, before: string, counts: readonly Place[]): boolean {
  if (FRACTION.test(before)) return true;
  if (findQuantifiers(claim, run.from, run.until).some(({ value }) => isSome(value))) return true;
  for (let at = run.from, isFirst = true; at < run.until; at++) {
    const token = claim.tokens[at];
    if (token === undefined) continue;
    if (/[,，;；]/.test(token.markBefore)) isFirst = true;
    const isCount = counts.some(
      ({ charEnd, charStart }) =>
        charStart <= token.charStart &&
        token.charStart < charEnd &&
        charEnd <= (claim.tokens[run.until - 1]?.charEnd ?? 0),
    );
    if (isCount) {
      if (isFirst && !DEFINITE.test(writeOut(claim, { from: run.from, until: at }))) return true;
      isFirst = false;
    }
    // A count behind the word for what is spoken of is no part of a set: "the firm with 300 employees".
    if (token.isContent) isFirst = false;
  }
  return false;
}

const isSome = (value: unknown): boolean => typeof value === 'number' && value <= ROOM_FOR_OTHERS;

/** The words of a run in lower case, with a comma where any mark stands. */
function writeOut({ tokens }: LanguageText, { from, until }: TokenRun): string {
  let words = '';
  for (const token of tokens.slice(from, until)) {
    if (token.markBefore !== '' && words !== '' && /[,，;；:：]/.test(token.markBefore)) words += ',';
    words += words !== '' && !token.isCharacter ? ` ${token.text}` : token.text;
  }
  return words;
}
