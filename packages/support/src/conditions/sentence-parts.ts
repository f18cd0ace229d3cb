import { type Token, tokenizeAround } from '../numbers/align.js';
import { findQuantities } from '../quantities/find-quantities.js';
import { foldCharacters } from '../quantities/fold.js';

interface Utf16Place {
  readonly start: number;
  readonly end: number;
}

/** The tokens of a text in folded characters, each of its figures being one. */
export function readTokens(text: string): Token[] {
  const quantities = findQuantities(text).filter(({ kind }) => kind !== 'identifier');
  return tokenizeAround([...foldCharacters(text)], quantities);
}

/** The words of a text in folded characters, figures cut like other words. */
export function readWords(text: string): Token[] {
  return tokenizeAround([...foldCharacters(text)], []);
}

/** A text without some of its places (ascending). */
export function cutOut(text: string, places: readonly Utf16Place[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of places) {
    if (start < at) continue;
    rest += `${text.slice(at, start)} `;
    at = end;
  }
  return rest + text.slice(at);
}
