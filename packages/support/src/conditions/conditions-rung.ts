import type { RungOpinion, SupportFinding } from '../finding.js';
import type { Reading } from '../reading.js';
import type { Rung } from '../rung.js';
import { doAgree, findClosestSentence, measureAgreement } from './closest-sentence.js';
import { findDroppedConditions } from './dropped-conditions.js';
import { findFollowingException } from './following-exception.js';
import { readTokens } from './sentence-parts.js';
import { findWidenedScopes } from './widened-scopes.js';

/** Conditions, exceptions and words of scope that the claim leaves out or changes. */
export const CONDITIONS_RUNG: Rung = {
  name: 'conditions',
  version: '2',
  mayDecide: ['partial', 'unsupported'],
  restrictsFound: true,
  judge: judgeConditions,
};

function judgeConditions(reading: Reading): RungOpinion {
  const findings = listFindings(reading);
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return { verdict: 'undecided', findings };
  // What holds for other cases is not borne at all; what leaves a case out is borne in part.
  const isOther = errors.some(({ relation }) => relation === 'disjoint');
  return { verdict: isOther ? 'unsupported' : 'partial', findings };
}

function listFindings(reading: Reading): SupportFinding[] {
  const match = reading.equality();
  if (match.equals !== 'none') {
    return match.place === undefined ? [] : findFollowingException(reading, match.place);
  }
  const sentence = findClosestSentence(reading);
  if (sentence === undefined) return [];
  const isSaid = doAgree(measureAgreement(sentence.claimTokens, readTokens(sentence.text)));
  return [
    ...findDroppedConditions(reading, sentence),
    ...findWidenedScopes(reading, sentence),
    ...(isSaid ? findFollowingException(reading, sentence) : []),
  ];
}
