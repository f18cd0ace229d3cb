import { isCjk } from '@loccit/text';
import { once } from '../once.js';
import { foldCharacters } from '../quantities/fold.js';
import { findChineseNames } from './find-chinese-names.js';
import { findNames } from './find-names.js';
import { isHeld } from './held-name.js';
import { bareLetters, listIntroduced } from './introduced.js';
import { indexWords } from './word-index.js';

/** What of a claim the evidence does not hold, in UTF-16 units of the claim. */
export interface Absent {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly rule: 'support/entity-absent' | 'support/identifier-absent' | 'support/not-extractive';
  readonly check: string;
  readonly severity: 'warning' | 'note';
}

/**
 * Names of a claim that the evidence does not hold.
 *
 * @remarks A name that stands beside the span, in the text that is only shown with it, is a note. Names in Latin script
 * are not looked for in evidence that is written in Chinese, unless the claim is too.
 */
export function findAbsentNames(claim: string, evidence: string, beside: () => string): Absent[] {
  const found = findNames(claim);
  const introduced = listIntroduced(claim, found);
  const latin = found.filter(({ kind, text }) => kind !== 'acronym' || !introduced.has(bareLetters(text)));
  const chinese = findChineseNames(claim);
  const index = once(() => indexWords(evidence));
  const context = once(() => indexWords(beside()));
  const folded = once(() => foldCharacters(evidence).replace(/\s/g, ''));
  const readable = isCjkText(claim) || !isCjkText(evidence);
  const absent = [
    ...latin
      .filter((name) => readable && !isHeld(name, index()))
      .map((name) => ({ name, near: () => isHeld(name, context()) })),
    ...(isCjkText(evidence) ? chinese : [])
      .filter(({ words }) => !words.every((word) => folded().includes(word)))
      .map((name) => ({
        name,
        near: () => name.words.every((word) => foldCharacters(beside()).replace(/\s/g, '').includes(word)),
      })),
  ];
  return absent.map(({ name: { start, end, text, kind }, near }) => ({
    start,
    end,
    text,
    rule: 'support/entity-absent',
    check: near() ? `${kind}-beside-span` : kind,
    severity: near() ? 'note' : 'warning',
  }));
}

/** Whether a text is written in Chinese: a tenth of its first characters are. */
function isCjkText(text: string): boolean {
  const head = text.slice(0, 2000);
  let cjk = 0;
  for (const character of head) if (isCjk(character.codePointAt(0) ?? 0)) cjk += 1;
  return cjk * 10 >= head.length && cjk > 0;
}
