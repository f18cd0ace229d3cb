import type { Place } from '../finding.js';
import type { Quantity } from '../quantities/quantity.js';
import { isTorn } from '../quantities/torn-figure.js';

const RESPECTIVELY = /\brespectively\b|分别|还是/i;
const RELATIVE =
  /\b(?:this|last|next|previous|following) (?:year|month|week|season)\b|今年|去年|明年|本月|上月|次年/i;
const UP_TO_NOW = /(?:past|last|previous|recent|next|coming)(?: the)? $|(?:过去|最近|近|未来|今后|前|后)$/i;
// "twelve euros and fifty cents" is one amount; a "95% CI" is a share of nothing that is spoken of.
const CONTINUED = /^ and (?:\d|[a-z]+ty\b)|^ ?(?:CI\b|confidence)/i;
const BEFORE = 12;
const AFTER = 14;

/**
 * Whether figures of a sentence may be of other things than they seem: told by turns ("respectively"), or beside a time
 * that is told against the day of writing.
 */
export function isDoubtfulSentence(sentence: string): boolean {
  return RESPECTIVELY.test(sentence) || RELATIVE.test(sentence);
}

/** Whether a figure may be torn or a part of another, or counts a period that ends now ("the past 30 years"). */
export function isDoubtfulFigure(characters: readonly string[], place: Place): boolean {
  if (isTorn(characters, place)) return true;
  const { charEnd, charStart } = place;
  const before = characters.slice(Math.max(0, charStart - BEFORE), charStart).join('');
  const after = characters.slice(charEnd, charEnd + AFTER).join('');
  return UP_TO_NOW.test(before) || CONTINUED.test(after) || characters[charStart] === '近';
}

const FROM = /(?:[从自]|\bfrom(?: the age of)? |\bsince(?: the age of| age)? )$/i;
const ONWARDS = /^ ?(?:开始|起|以来|以后|之后|onwards?\b|and (?:up|over|older)\b)/i;

/** Whether an age is where something begins ("from 10 on"), so that a later one is within it. */
export function isOnwards(characters: readonly string[], { charEnd, charStart, kind }: Quantity): boolean {
  if (kind !== 'age') return false;
  const before = characters.slice(Math.max(0, charStart - 2 * BEFORE), charStart).join('');
  return FROM.test(before) || ONWARDS.test(characters.slice(charEnd, charEnd + AFTER).join(''));
}
