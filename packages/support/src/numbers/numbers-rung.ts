import type { Place, RungOpinion, SupportFinding } from '../finding.js';
import { softenUnrelated } from '../language/held-content.js';
import type { Reading } from '../reading.js';
import type { Rung } from '../rung.js';
import type { SupportVerdict } from '../verdict.js';
import { describeOpenFigures } from './absent-figures.js';
import { findAbsentScores } from './absent-scores.js';
import { findContradictedFigures } from './contradicted-figures.js';
import { findAbsentNamed } from './named-figures.js';
import { findOpenFigures, listFigures } from './open-figures.js';
import { findSameStatement } from './same-statement.js';
import { softenAbsent } from './soften-absent.js';
import { weighContradictions } from './weigh-contradictions.js';

/** Figures with their units: what the evidence states otherwise, and what it does not state. */
export const NUMBERS_RUNG: Rung = {
  name: 'numbers',
  version: '3',
  mayDecide: ['contradicted', 'unsupported', 'partial'],
  judge: judgeNumbers,
};

function judgeNumbers(reading: Reading): RungOpinion {
  if (reading.equality().equals !== 'none') return NOTHING;
  const same = findSameStatement(reading);
  const figures = listFigures(reading);
  const open = findOpenFigures(reading, figures).filter(({ figure }) => !same.settled.has(figure.charStart));
  const looked = [...findAbsentScores(reading), ...findAbsentNamed(reading, figures)];
  if (open.length === 0 && same.findings.length === 0 && looked.length === 0) return NOTHING;
  const contradicted = open.length === 0 ? [] : findContradictedFigures(reading, open);
  const told = new Set(contradicted.map(({ claimSpan }) => claimSpan.charStart));
  const rest = open.filter(({ figure }) => !told.has(figure.charStart));
  const others = softenAbsent(reading, describeOpenFigures(reading, rest, figures.length));
  const findings = [...weighContradictions(reading, [...same.findings, ...contradicted]), ...others];
  // What was looked up by its digits may have been read as a quantity too.
  for (const each of looked) {
    if (!findings.some(({ claimSpan }) => doMeet(claimSpan, each.claimSpan))) findings.push(each);
  }
  findings.sort((a, b) => a.claimSpan.charStart - b.claimSpan.charStart);
  const weighed = softenUnrelated(reading, findings, reading.claimQuantities());
  return { verdict: settle(weighed), findings: weighed };
}

const doMeet = (a: Place, b: Place): boolean => a.charStart < b.charEnd && b.charStart < a.charEnd;

const NOTHING: RungOpinion = { verdict: 'undecided', findings: [] };

const IN_SAME_STATEMENT = 'in-same-statement';
const EXCLUDING: ReadonlySet<string | undefined> = new Set(['disjoint', 'overlap', 'other-unit']);
const LACKING: ReadonlySet<string | undefined> = new Set(['absent', 'other-unit']);

/** Whether a finding says that claim and evidence cannot both hold. In one statement other units and shared parts may. */
const excludes = ({ check, relation, rule }: SupportFinding): boolean =>
  relation === 'disjoint' ||
  rule === 'support/number-mismatch' ||
  (EXCLUDING.has(relation) && check?.endsWith(IN_SAME_STATEMENT) !== true);

function settle(findings: readonly SupportFinding[]): SupportVerdict {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.some(excludes)) return 'contradicted';
  if (errors.some(({ relation }) => LACKING.has(relation))) return 'unsupported';
  return errors.length > 0 ? 'partial' : 'undecided';
}
