import { toCodePointSpans } from '../code-points.js';
import type { Place, RungOpinion, SupportFinding } from '../finding.js';
import { softenUnrelated } from '../language/held-content.js';
import { once } from '../once.js';
import type { Reading } from '../reading.js';
import type { Rung } from '../rung.js';
import { findAbsentIdentifiers } from './absent-identifiers.js';
import { findAbsentNames } from './absent-names.js';
import { findAbsentQuotes } from './absent-quotes.js';
import { isSubject, opensWithPronoun } from './unnamed-subject.js';

/** Names, code identifiers and quoted words of the claim that the evidence does not hold. */
export const NAMES_RUNG: Rung = { name: 'names', version: '4', mayDecide: [], judge: judgeNames };

function judgeNames(reading: Reading): RungOpinion {
  const { claim, claimQuantities, evidence, parts, verbatim } = reading;
  if (evidence.trim() === '') return { verdict: 'undecided', findings: [] };
  const beside = once(() => parts.map(({ before = '', after = '' }) => `${before}\n${after}`).join('\n'));
  const identifiers = findAbsentIdentifiers(claim, evidence);
  const names = findAbsentNames(claim, evidence, beside).filter(
    ({ start, end }) => !identifiers.some((each) => each.start < end && start < each.end),
  );
  // Of a claim that is quoted as a whole more is asked.
  const quotes = verbatim ? [] : findAbsentQuotes(claim, evidence, beside);
  // A currency or a unit with its figure is no name: EUR 1,200, 20 °C.
  const isUnit = (place: Place): boolean =>
    claimQuantities().some(
      ({ charEnd, charStart, unit }) =>
        unit !== null && charStart <= place.charStart && place.charStart < charEnd,
    );
  const findings = toCodePointSpans(
    claim,
    [...names, ...identifiers, ...quotes].sort((a, b) => a.start - b.start),
  )
    .filter((each) => each.rule !== 'support/entity-absent' || !isUnit(each))
    .map(
      ({ charEnd, charStart, check, rule, severity, text }): SupportFinding => ({
        rule,
        severity,
        check,
        claimSpan: { charStart, charEnd },
        claimValue: text,
        relation: 'absent',
      }),
    );
  const missed = findings.map(({ claimSpan }) => claimSpan);
  const told = softenUnrelated(reading, findings, missed);
  return { verdict: 'undecided', findings: softenSubject(reading, told) };
}

/** Makes a note of the name that the claim is about, where the passage has a pronoun for it. */
function softenSubject(reading: Reading, findings: readonly SupportFinding[]): SupportFinding[] {
  const names = findings.filter(
    ({ rule, severity }) => rule === 'support/entity-absent' && severity === 'warning',
  );
  const [subject] = names;
  if (subject === undefined || names.length > 1) return [...findings];
  const before = reading.claimCharacters().slice(0, subject.claimSpan.charStart).join('');
  if (!isSubject(before) || !opensWithPronoun(reading)) return [...findings];
  return findings.map((finding) => (finding === subject ? { ...finding, severity: 'note' } : finding));
}
