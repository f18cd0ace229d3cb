import { type Outcome, worseOutcome } from '@loccit/contract';

/** The worst of the outcomes, `inapplicable` when there is none. */
export function worstOutcome(outcomes: Iterable<Outcome>): Outcome {
  let worst: Outcome = 'inapplicable';
  for (const outcome of outcomes) worst = worseOutcome(worst, outcome);
  return worst;
}
