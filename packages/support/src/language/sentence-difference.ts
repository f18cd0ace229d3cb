import type { LanguageText, TokenSentence } from './language-text.js';
import type { LanguageToken } from './language-token.js';

/** A run of tokens of one text (indexes, half-open); empty where the other text has words that this one lacks. */
export interface TokenRun {
  readonly from: number;
  readonly until: number;
}

/** The one place at which two sentences differ. */
export interface SentenceDifference {
  readonly claim: TokenRun;
  readonly evidence: TokenRun;
}

const LONGEST_DIFFERENCE = 6;
const FEWEST_SHARED_WORDS = 3;
const FEWEST_SHARED_CHARACTERS = 4;

// Words with which a sentence says the same as without them.
const IDLE = new Set(
  'a an the do does did also however therefore moreover thus 的 了 也 还 但 则'.split(' '),
);

/**
 * The place at which a sentence of the claim and one of the evidence differ, if it is the only one and short.
 *
 * @remarks Words count in any of their forms. Linear in the shorter sentence.
 */
export function findOnlyDifference(
  claim: LanguageText,
  claimSentence: TokenSentence,
  evidence: LanguageText,
  sentence: TokenSentence,
): SentenceDifference | undefined {
  const most = Math.max(claimSentence.until - claimSentence.from, sentence.until - sentence.from);
  const least = Math.min(claimSentence.until - claimSentence.from, sentence.until - sentence.from);
  // Idle words come on top of the difference.
  if (most - least > LONGEST_DIFFERENCE * 2) return undefined;
  const a = keepWords(claim.tokens, claimSentence);
  const b = keepWords(evidence.tokens, sentence);
  let start = 0;
  while (start < a.length && start < b.length && isSame(claim, a[start], evidence, b[start])) start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    isSame(claim, a[a.length - 1 - end], evidence, b[b.length - 1 - end])
  ) {
    end += 1;
  }
  if (a.length - start - end > LONGEST_DIFFERENCE || b.length - start - end > LONGEST_DIFFERENCE) {
    return undefined;
  }
  if (start + end === Math.max(a.length, b.length) || !isEnough(claim.tokens, a, start, end))
    return undefined;
  return {
    claim: toRun(a, start, a.length - end, claimSentence),
    evidence: toRun(b, start, b.length - end, sentence),
  };
}

function keepWords(tokens: readonly LanguageToken[], { from, until }: TokenSentence): number[] {
  const kept: number[] = [];
  for (let at = from; at < until; at++) if (!IDLE.has(tokens[at]?.text ?? '')) kept.push(at);
  return kept;
}

function isSame(a: LanguageText, at: number | undefined, b: LanguageText, bt: number | undefined): boolean {
  const left = a.tokens[at ?? -1];
  const right = b.tokens[bt ?? -1];
  return left !== undefined && right !== undefined && sameForm(left.stem) === sameForm(right.stem);
}

const FORMS = new Map([
  ['has', 'hav'],
  ['had', 'hav'],
  ['are', 'is'],
  ['were', 'was'],
]);
const sameForm = (stem: string): string => FORMS.get(stem) ?? stem;

/** Whether what two sentences share is enough to call them one sentence. */
function isEnough(
  tokens: readonly LanguageToken[],
  kept: readonly number[],
  start: number,
  end: number,
): boolean {
  let words = 0;
  let characters = 0;
  kept.forEach((at, i) => {
    if (i >= start && i < kept.length - end) return;
    if (tokens[at]?.isCharacter === true) characters += 1;
    else if (tokens[at]?.text !== 's') words += 1;
  });
  // A figure or a Latin word in a Chinese sentence weighs as much as a Chinese word, which has two characters.
  const inAll = characters === 0 ? 0 : characters + 2 * words;
  return words >= FEWEST_SHARED_WORDS || inAll >= FEWEST_SHARED_CHARACTERS;
}

function toRun(kept: readonly number[], from: number, until: number, sentence: TokenSentence): TokenRun {
  const first = kept[from] ?? sentence.until;
  return { from: first, until: from === until ? first : (kept[until - 1] ?? first) + 1 };
}
