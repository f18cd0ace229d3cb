import type { Place } from '../finding.js';
import type { LanguageToken } from './language-token.js';

interface TokenRun {
  readonly from: number;
  readonly until: number;
}

/** Where a run of tokens stands in its text. */
export function placeOf(tokens: readonly LanguageToken[], { from, until }: TokenRun): Place {
  const charStart = tokens[from]?.charStart ?? 0;
  return { charStart, charEnd: tokens[until - 1]?.charEnd ?? charStart };
}

/** The words of a run, folded. */
export function wordsOf(tokens: readonly LanguageToken[], { from, until }: TokenRun): string {
  let words = '';
  for (let at = from; at < until; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    words += at > from && !token.isCharacter ? ` ${token.text}` : token.text;
  }
  return words;
}
