import type { Relation, SupportFinding, SupportRule } from '../finding.js';
import { type CoveringSentence, listContent, rankSentences } from './covering-sentences.js';
import type { LanguageText, TokenSentence } from './language-text.js';
import type { TokenRun } from './sentence-difference.js';
import { placeOf, wordsOf } from './token-place.js';

/** A sentence of the claim beside the sentences of the evidence that hold most of its words. */
export interface SentencePair {
  readonly claim: LanguageText;
  readonly evidence: LanguageText;
  readonly sentence: TokenSentence;
  /** The index of the claim's sentence. */
  readonly index: number;
  /** Its words of content. */
  readonly content: ReadonlySet<string>;
  /** The best first, at least one. */
  readonly covering: readonly CoveringSentence[];
  readonly best: CoveringSentence;
}

/** Every sentence of the claim that states something, with what covers it. */
export function pairSentences(claim: LanguageText, evidence: LanguageText): SentencePair[] {
  const pairs: SentencePair[] = [];
  claim.sentences.forEach((sentence, index) => {
    if (sentence.isQuestion) return;
    const content = listContent(claim, sentence.from, sentence.until);
    const covering = rankSentences(content, evidence).filter((other) => !other.sentence.isQuestion);
    const best = covering[0];
    if (best !== undefined) pairs.push({ claim, evidence, sentence, index, content, covering, best });
  });
  return pairs;
}

const LONGEST_WORDS = 8;

/** A warning about words of the claim and words of the evidence. */
export function warnOf(
  { claim, evidence }: SentencePair,
  [rule, check, relation]: readonly [SupportRule, string, Relation],
  ours: TokenRun,
  theirs: TokenRun,
): SupportFinding {
  return {
    rule,
    severity: 'warning',
    check,
    claimSpan: placeOf(claim.tokens, ours),
    evidenceSpan: placeOf(evidence.tokens, theirs),
    ...(isShort(ours) ? { claimValue: wordsOf(claim.tokens, ours) } : {}),
    ...(isShort(theirs) ? { evidenceValue: wordsOf(evidence.tokens, theirs) } : {}),
    relation,
  };
}

/** Whether a run is a phrase that was compared, not the sentence around it. */
const isShort = ({ from, until }: TokenRun): boolean => until - from <= LONGEST_WORDS;
