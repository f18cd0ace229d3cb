import { matchUnits } from '../match-units.js';
import { readQuestion } from '../read-question.js';
import { answerThresholds } from '../select-passages.js';
import { createTermSet } from '../term-set.js';

const NOTHING = createTermSet('');

/**
 * Whether a text speaks of what a claim speaks of: of as much of its content, figures left aside, as a passage has to that
 * answers a question.
 *
 * @remarks Small words and a figure in common make tokens overlap; they make no passage a source. Linear in both.
 */
export function speaksOfClaim(claim: string, text: string): boolean {
  const units = readQuestion(claim).units.filter(({ terms }) => !terms.some((term) => /\p{N}/u.test(term)));
  if (units.length === 0) return true;
  const terms = { passage: createTermSet(text), heading: NOTHING, neighbours: NOTHING };
  return matchUnits(units, terms).own >= answerThresholds.own;
}
