import type { SupportFinding } from '../finding.js';
import { listBeside } from './covering-sentences.js';
import type { LanguageText } from './language-text.js';
import type { PhraseMatch } from './phrase-table.js';
import { QUANTIFIER_PHRASES, type Quantifier } from './quantifier-words.js';
import { type SentencePair, warnOf } from './sentence-pair.js';

const ALL = 4;
const MOST = 3;

/** The phrases of a run of tokens that say how much of a set is meant. */
export function findQuantifiers(
  text: LanguageText,
  from: number,
  until: number,
): PhraseMatch<Quantifier | 'none'>[] {
  return QUANTIFIER_PHRASES.findAll(text.tokens, from, until);
}

/** "All" or "most" of the claim before what the evidence says of fewer. */
export function findWidenedQuantifier(pair: SentencePair): SupportFinding[] {
  const { claim, covering, evidence, sentence } = pair;
  for (const ours of findQuantifiers(claim, sentence.from, sentence.until)) {
    const { value } = ours;
    if (typeof value !== 'number' || value < MOST) continue;
    const [head] = listBeside(claim, ours, sentence, 0, 1);
    if (head === undefined) continue;
    for (const { sentence: other } of covering) {
      const phrases = findQuantifiers(evidence, other.from, other.until);
      if (phrases.some((phrase) => phrase.value === value || phrase.value === ALL)) continue;
      const theirs = phrases.find(
        (phrase) =>
          typeof phrase.value === 'number' &&
          phrase.value < value &&
          listBeside(evidence, phrase, other, 0, 1)[0] === head,
      );
      if (theirs === undefined) continue;
      return [warnOf(pair, ['support/scope-widened', 'quantifier', 'stronger'], ours, theirs)];
    }
  }
  return [];
}
