import { segmentSentences } from '@loccit/text';
import { describeConflict } from '../conflicts/conflict.js';
import type { SupportFinding } from '../finding.js';
import type { Quantity } from '../quantities/quantity.js';

const LONGEST_DIFFERENCE = 40;

/**
 * Figures in which the claim differs from a sentence that says the same but for its figures.
 *
 * @remarks Decides by the rule that makes two sources conflict, so a negation or a choice in the sentence does not
 * matter: both say it. Only sentences of about the claim's length with as many quantities are masked; linear.
 * @param open - figures of the claim that the evidence states nowhere
 */
export function findDifferingFigures(
  claim: string,
  claimed: readonly Quantity[],
  open: readonly Quantity[],
  evidence: string,
  stated: readonly Quantity[],
): SupportFinding[] {
  const characters = [...evidence];
  const length = [...claim].length;
  let next = 0;
  for (const { charStart, charEnd } of segmentSentences(evidence)) {
    while (next < stated.length && (stated[next]?.charEnd ?? 0) <= charStart) next += 1;
    let inside = 0;
    while ((stated[next + inside]?.charStart ?? charEnd) < charEnd) inside += 1;
    if (inside !== claimed.length || Math.abs(charEnd - charStart - length) > LONGEST_DIFFERENCE) continue;
    const sentence = characters.slice(charStart, charEnd).join('');
    const differences = describeConflict({ text: claim }, { text: sentence })?.differences ?? [];
    const findings = differences
      .filter(({ a }) => open.some((quantity) => quantity.charStart === a.charStart))
      .map(
        ({ a, b }): SupportFinding => ({
          rule: 'support/number-mismatch',
          severity: 'error',
          claimSpan: { charStart: a.charStart, charEnd: a.charEnd },
          evidenceSpan: { charStart: charStart + b.charStart, charEnd: charStart + b.charEnd },
          claimValue: a,
          evidenceValue: b,
        }),
      );
    if (findings.length > 0) return findings;
  }
  return [];
}
