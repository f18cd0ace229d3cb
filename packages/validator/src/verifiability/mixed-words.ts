import { readHostName } from '../markdown/host-name.js';
import { readWebAddress } from '../markdown/web-address.js';
import { isMixedWord, isWhollyAlike } from './look-alikes.js';

/** A word in UTF-16 units of its text. */
export interface MixedWord {
  readonly from: number;
  readonly to: number;
}

// Scripts that look like no other, and are written beside them without a space, end a word.
const WORD =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}])[\p{L}\p{M}\p{N}])+/gu;
const MAY_LOOK_ALIKE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}]/u;
const LONGEST = 100;

/** The words of a text that mix scripts so that they read as words of one; linear. */
export function findMixedWords(text: string): MixedWord[] {
  if (!MAY_LOOK_ALIKE.test(text)) return [];
  const found: MixedWord[] = [];
  for (const { 0: word, index: from } of text.matchAll(WORD)) {
    if (word.length <= LONGEST && MAY_LOOK_ALIKE.test(word) && isMixedWord(word)) {
      found.push({ from, to: from + word.length });
    }
  }
  return found;
}

/**
 * Whether the host of an address has a label that reads as another one: mixed, or of one script throughout that reads as Latin under
 * a Latin top level.
 */
export function hasMixedHost(address: string): boolean {
  const host = readWebAddress(address)?.host ?? '';
  if (!/[^\0-\x7f]/.test(host)) return false;
  const labels = readHostName(host).split('.');
  const isLatinTop = /^[a-z]+$/.test(labels.at(-1) ?? '');
  return labels.some((label) =>
    (label.match(WORD) ?? []).some((word) => isMixedWord(word) || (isLatinTop && isWhollyAlike(word))),
  );
}
