import type { SupportFinding } from '../finding.js';
import { type AntonymMatch, areOpposite, findAntonymWords } from './antonyms.js';
import { listBeside } from './covering-sentences.js';
import type { LanguageText, TokenSentence } from './language-text.js';
import { type SentencePair, warnOf } from './sentence-pair.js';

const LEAST_SHARE = 0.6;
/** Words on each side that may tell that two opposites stand in the same place. */
const REACH = 2;
/** Tokens between a negation and what it denies. */
const NEGATION_REACH = 3;

/**
 * Words of the claim whose opposite stands in the same place of a sentence that holds most of the claim.
 *
 * @remarks Not where the evidence has a word of the claim's own side, or where a negation before one of the two turns
 * it round.
 */
export function findAntonyms(
  pair: SentencePair,
  inEvidence: () => readonly AntonymMatch[],
): SupportFinding[] {
  const { claim, covering, evidence, sentence } = pair;
  const close = covering.filter(({ share }) => share >= LEAST_SHARE);
  if (close.length === 0) return [];
  for (const ours of findAntonymWords(claim.tokens, sentence.from, sentence.until)) {
    const words = claim.tokens.slice(ours.from, ours.until);
    const beside = listBeside(claim, ours, sentence, REACH, REACH);
    const isStated = inEvidence().some(({ value }) => value.some((side) => ours.value.includes(side)));
    if (isStated) continue;
    for (const { sentence: other } of close) {
      const theirs = inEvidence().find((match) => {
        if (match.from < other.from || match.until > other.until) return false;
        if (!areOpposite(words, evidence.tokens.slice(match.from, match.until))) return false;
        const near = listBeside(evidence, match, other, REACH, REACH);
        if (!beside.some((stem) => near.includes(stem))) return false;
        return isDenied(claim, ours, sentence) === isDenied(evidence, match, other);
      });
      if (theirs === undefined) continue;
      return [warnOf(pair, ['support/negation-mismatch', 'antonym', 'opposite'], ours, theirs)];
    }
  }
  return [];
}

function isDenied(text: LanguageText, { from }: AntonymMatch, sentence: TokenSentence): boolean {
  return text.cues.some(
    (cue) => cue.from >= sentence.from && cue.from < from && from - cue.until < NEGATION_REACH,
  );
}
