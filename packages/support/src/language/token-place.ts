import type { Place } from '../finding.js';
import type { LanguageToken } from './language-token.js';

interface TokenRun {
  readonly from: number;
  readonly until: number;
}

/** Where a run of tokens stands in its text; an empty run is shown by the token before which it stands, or the last. */
export function placeOf(tokens: readonly LanguageToken[], { from, until }: TokenRun): Place {
  if (from < until) {
    return { charStart: tokens[from]?.charStart ?? 0, charEnd: tokens[until - 1]?.charEnd ?? 0 };
  }
  const shown = tokens[from] ?? tokens[from - 1];
  return { charStart: shown?.charStart ?? 0, charEnd: shown?.charEnd ?? 0 };
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
