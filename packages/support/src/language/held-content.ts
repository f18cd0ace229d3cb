import type { Place, SupportFinding } from '../finding.js';
import type { Reading } from '../reading.js';
import { readPairLanguage } from './read-pair-language.js';

/**
 * Of the words of the claim beside what is missed, the least share that the evidence holds for its silence to tell anything.
 *
 * @remarks What is looked up by its letters presupposes a text that says things in the claim's words. One that holds fewer
 * than a third says it in others, or speaks of something else, which the overlap tells.
 */
const LEAST_HELD = 1 / 3;
/** Of fewer words no share can be told. */
const FEWEST_WORDS = 3;

/**
 * Makes notes of warnings that a name or a figure is absent, where the evidence hardly has the claim's other words.
 *
 * @remarks What is quoted and what names code stands as it is written in whatever text, and is warned of.
 * @param missed - Places of the claim that are looked up by themselves, ascending.
 */
export function softenUnrelated(
  reading: Reading,
  findings: readonly SupportFinding[],
  missed: readonly Place[],
): SupportFinding[] {
  if (!findings.some(isWarningOfAbsence) || holdsShare(reading, LEAST_HELD, missed)) return [...findings];
  return findings.map((finding) =>
    isWarningOfAbsence(finding) ? { ...finding, severity: 'note' } : finding,
  );
}

const isWarningOfAbsence = ({ rule, severity }: SupportFinding): boolean =>
  severity === 'warning' && (rule === 'support/entity-absent' || rule === 'support/number-absent');

/** Whether the evidence holds that share of the claim's words of content, but for those at some places. Linear. */
export function holdsShare(reading: Reading, least: number, but: readonly Place[] = []): boolean {
  const said = new Set<string>();
  let next = 0;
  let passedUntil = 0;
  for (const { charEnd, charStart, isContent, stem } of readPairLanguage(reading).claim().tokens) {
    for (let place = but[next]; place !== undefined && place.charStart < charEnd; place = but[next]) {
      passedUntil = Math.max(passedUntil, place.charEnd);
      next += 1;
    }
    if (isContent && charStart >= passedUntil) said.add(stem);
  }
  if (said.size < FEWEST_WORDS) return true;
  const held = new Set(
    readPairLanguage(reading)
      .evidence()
      .tokens.map(({ stem }) => stem),
  );
  let shared = 0;
  for (const stem of said) if (held.has(stem)) shared += 1;
  return shared >= least * said.size;
}
