import type { RungOpinion, SupportFinding } from '../finding.js';
import { areOpposite } from './antonyms.js';
import type { LanguageText } from './language-text.js';
import { findOnlyDifference, type SentenceDifference, type TokenRun } from './sentence-difference.js';
import { placeOf, wordsOf } from './token-place.js';

const NEIGHBOURS = 2;

/**
 * What follows where a sentence of the claim equals one of the evidence but for one place: a negation or an
 * opposite there contradicts.
 */
export function judgeSoleDifferences(claim: LanguageText, evidence: LanguageText): RungOpinion {
  for (const claimSentence of claim.sentences) {
    if (claimSentence.isQuestion) continue;
    for (const sentence of evidence.sentences) {
      if (sentence.isQuestion) continue;
      const difference = findOnlyDifference(claim, claimSentence, evidence, sentence);
      if (difference === undefined) continue;
      const finding = judgeDifference(claim, evidence, difference);
      if (finding !== undefined) return { verdict: 'contradicted', findings: [finding] };
    }
  }
  return { verdict: 'undecided', findings: [] };
}

function judgeDifference(
  claim: LanguageText,
  evidence: LanguageText,
  difference: SentenceDifference,
): SupportFinding | undefined {
  const { claim: ours, evidence: theirs } = difference;
  if (isEmpty(theirs) && isNegation(claim, ours)) {
    return describe('negation-alone', claim, ours, evidence, theirs);
  }
  if (isEmpty(ours) && isNegation(evidence, theirs)) {
    return describe('negation-alone', claim, ours, evidence, theirs);
  }
  const widened = findOpposite(claim, evidence, difference);
  if (widened === undefined) return undefined;
  return describe('antonym-alone', claim, widened.claim, evidence, widened.evidence);
}

const isEmpty = ({ from, until }: TokenRun): boolean => from === until;

/** Whether a run is a negation and nothing else. */
function isNegation(text: LanguageText, { from, until }: TokenRun): boolean {
  return text.cues.some((cue) => cue.value === 'negation' && cue.from <= from && until <= cue.until);
}

/** Opposites at the place of the difference, with up to two words around it that belong to them. */
function findOpposite(
  claim: LanguageText,
  evidence: LanguageText,
  { claim: ours, evidence: theirs }: SentenceDifference,
): SentenceDifference | undefined {
  for (let before = 0; before <= NEIGHBOURS; before++) {
    for (let after = 0; after <= NEIGHBOURS; after++) {
      const a = { from: ours.from - before, until: ours.until + after };
      const b = { from: theirs.from - before, until: theirs.until + after };
      if (a.from < 0 || b.from < 0) continue;
      if (areOpposite(claim.tokens.slice(a.from, a.until), evidence.tokens.slice(b.from, b.until))) {
        return { claim: a, evidence: b };
      }
    }
  }
  return undefined;
}

function describe(
  check: string,
  claim: LanguageText,
  ours: TokenRun,
  evidence: LanguageText,
  theirs: TokenRun,
): SupportFinding {
  return {
    rule: check === 'antonym-alone' ? 'support/contradicted' : 'support/negation-mismatch',
    severity: 'error',
    check,
    claimSpan: placeOf(claim.tokens, ours),
    evidenceSpan: placeOf(evidence.tokens, theirs),
    ...(isEmpty(ours) ? {} : { claimValue: wordsOf(claim.tokens, ours) }),
    ...(isEmpty(theirs) ? {} : { evidenceValue: wordsOf(evidence.tokens, theirs) }),
    relation: 'opposite',
  };
}
