import { findDeniedPart, matchParts } from '../evidence-parts.js';
import type { RungOpinion } from '../finding.js';
import type { Reading } from '../reading.js';
import type { Rung } from '../rung.js';
import { readLanguage } from './language-text.js';
import { findInsertedNegations } from './negation-check.js';
import { judgeSoleDifferences } from './sole-difference.js';

/** Negations, opposites, certainty and quantifiers: where the claim says otherwise or more than the evidence. */
export const LANGUAGE_RUNG: Rung = {
  name: 'language',
  version: '2',
  mayDecide: ['contradicted', 'partial'],
  judge: judgeLanguage,
};

const LONGEST_CLAIM = 200;

function judgeLanguage(reading: Reading): RungOpinion {
  const { claim, parts } = reading;
  const isSettled = matchParts(claim, parts).equals !== 'none' || findDeniedPart(claim, parts) !== undefined;
  if (isSettled) return { verdict: 'undecided', findings: [] };
  const ours = readLanguage(claim);
  if (ours.tokens.length > LONGEST_CLAIM) return { verdict: 'undecided', findings: [] };
  const theirs = readLanguage(reading.evidence, reading.evidenceSentences());
  const sole = judgeSoleDifferences(ours, theirs);
  if (sole.verdict !== 'undecided') return sole;
  return { verdict: 'undecided', findings: findInsertedNegations(ours, theirs) };
}
