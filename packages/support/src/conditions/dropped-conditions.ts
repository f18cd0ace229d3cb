import { toPlace } from '../code-points.js';
import type { SupportFinding } from '../finding.js';
import { foldCharacters } from '../quantities/fold.js';
import type { Reading } from '../reading.js';
import { type ClosestSentence, doAgree, hasMeaning, measureAgreement } from './closest-sentence.js';
import { type ConditionClause, findConditionClauses } from './condition-clauses.js';
import { cutOut, readTokens, readWords } from './sentence-parts.js';

/** Share of the claim in the sentence from which a missing clause is worth a look. */
const ALIKE = 0.7;
const MIN_TOKENS = 3;

/**
 * Conditions of the closest sentence that the claim leaves out.
 *
 * @remarks An error where claim and sentence agree but for the clause; else a warning, since it often is not to the point.
 */
export function findDroppedConditions(reading: Reading, sentence: ClosestSentence): SupportFinding[] {
  const { text, charStart, claimTokens } = sentence;
  const folded = foldCharacters(text);
  const clauses = findConditionClauses(folded);
  if (clauses.length === 0 || claimTokens.filter(hasMeaning).length < MIN_TOKENS) return [];
  if (findConditionClauses(foldCharacters(reading.claim)).length > 0) return [];
  const dropped = clauses.filter((clause) => !isKept(clause, folded, sentence));
  if (dropped.length === 0 || measureAgreement(claimTokens, readTokens(text)).covered < ALIKE) return [];
  const agrees = doAgree(measureAgreement(claimTokens, readTokens(cutOut(text, dropped))));
  return dropped.map(
    (clause): SupportFinding => ({
      rule: 'support/condition-dropped',
      severity: agrees ? 'error' : 'warning',
      check: `${clause.kind}-dropped`,
      claimSpan: reading.claimSpan,
      evidenceSpan: toPlace(text, clause, charStart),
      evidenceValue: text.slice(clause.start, clause.end).trim(),
      relation: 'stronger',
    }),
  );
}

/** Whether the claim holds at least half of the words of a clause, which is then said in another way. */
function isKept({ start, end }: ConditionClause, folded: string, { claimTokens }: ClosestSentence): boolean {
  const words = readWords(folded.slice(start, end)).filter(hasMeaning);
  const said = new Set(claimTokens.map(({ text }) => text));
  return words.filter(({ text }) => said.has(text)).length * 2 >= words.length;
}
