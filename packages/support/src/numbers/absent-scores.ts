import { toCodePointSpans } from '../code-points.js';
import type { SupportFinding } from '../finding.js';
import { foldCharacters } from '../quantities/fold.js';
import type { Reading } from '../reading.js';

const SCORE = /(?<![\d:.])(\d{1,3})[:比](\d{1,3})(?![\d:.])/g;
const HAN = /[\u3400-\u9fff]/;

/**
 * Scores and ratios of a Chinese claim ("以3：1取胜") that the evidence has neither way round, though it has others.
 *
 * @remarks What is read as one quantity, such as a time, is none. Linear.
 */
export function findAbsentScores(reading: Reading): SupportFinding[] {
  if (!HAN.test(reading.claim)) return [];
  const claimed = [...foldCharacters(reading.claim).matchAll(SCORE)];
  if (claimed.length === 0) return [];
  const stated = new Set<string>();
  for (const [, a, b] of foldCharacters(reading.evidence).matchAll(SCORE)) {
    stated.add(`${a}:${b}`).add(`${b}:${a}`);
  }
  if (stated.size === 0) return [];
  const absent = claimed.flatMap(({ 0: text, 1: a, 2: b, index }) =>
    stated.has(`${a}:${b}`) ? [] : [{ start: index, end: index + text.length, text }],
  );
  return toCodePointSpans(reading.claim, absent)
    .filter(
      (score) =>
        !reading
          .claimQuantities()
          .some(({ charEnd, charStart }) => charStart <= score.charStart && score.charEnd <= charEnd),
    )
    .map(({ charEnd, charStart, text }) => ({
      rule: 'support/number-absent',
      severity: 'warning',
      check: 'number-absent',
      claimSpan: { charStart, charEnd },
      claimValue: text,
      relation: 'absent',
    }));
}
