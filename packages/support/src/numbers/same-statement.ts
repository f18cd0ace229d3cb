import { describeConflict } from '../conflicts/conflict.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../reading.js';
import type { AlignedPair } from './aligned-figures.js';
import { relateDifferent } from './relate-different.js';

const LONGEST_DIFFERENCE = 40;

/**
 * Figures in which the claim differs from a sentence that says the same but for its figures.
 *
 * @remarks Decides by the rule that makes two sources conflict, so a negation or a choice in the sentence does not
 * matter: both say it. Only sentences of about the claim's length with as many quantities are masked; linear.
 * @param open - figures of the claim that the evidence states nowhere
 */
export function findDifferingFigures(reading: Reading, open: readonly Quantity[]): AlignedPair[] {
  const { claim } = reading;
  const claimed = reading.claimQuantities();
  const stated = reading.evidenceQuantities();
  const characters = reading.evidenceCharacters();
  const length = reading.claimCharacters().length;
  let next = 0;
  for (const { charStart, charEnd } of reading.evidenceSentences()) {
    while (next < stated.length && (stated[next]?.charEnd ?? 0) <= charStart) next += 1;
    let inside = 0;
    while ((stated[next + inside]?.charStart ?? charEnd) < charEnd) inside += 1;
    if (inside !== claimed.length || Math.abs(charEnd - charStart - length) > LONGEST_DIFFERENCE) continue;
    const sentence = characters.slice(charStart, charEnd).join('');
    const differences = describeConflict({ text: claim }, { text: sentence })?.differences ?? [];
    const pairs = differences.flatMap(({ a, b }): AlignedPair[] => {
      const claimed = open.find((quantity) => quantity.charStart === a.charStart);
      if (claimed === undefined) return [];
      const stated = { ...b, charStart: charStart + b.charStart, charEnd: charStart + b.charEnd };
      return [{ claimed, stated, relation: relateDifferent(claimed, stated) }];
    });
    if (pairs.length > 0) return pairs;
  }
  return [];
}
