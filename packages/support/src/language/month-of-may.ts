import type { LanguageToken } from './language-token.js';

const NUMERAL = /^\d{1,4}(?:st|nd|rd|th)?$/;
const BEFORE_TIME = new Set(
  'in of by since until till during before after through from to early late mid last next this on'.split(' '),
);

/**
 * Whether a token is the month of May: beside a figure behind it, after a preposition of time, or behind a figure where
 * the clause ends ("on 3 May,"), where no verb could follow.
 */
export function isMonthOfMay(tokens: readonly LanguageToken[], at: number): boolean {
  const token = tokens[at];
  if (token?.text !== 'may') return false;
  const [before, after] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (NUMERAL.test(after) || BEFORE_TIME.has(before)) return true;
  return NUMERAL.test(before) && (token.markAfter !== '' || after === '');
}
