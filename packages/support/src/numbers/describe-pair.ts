import type { Place, SupportFinding } from '../finding.js';
import type { AlignedPair } from './aligned-figures.js';

/** The place of a quantity alone. */
export const placeOf = ({ charEnd, charStart }: Place): Place => ({ charStart, charEnd });

const RULES = {
  date: 'support/date-mismatch',
  number: 'support/number-mismatch',
  range: 'support/range-mismatch',
  unit: 'support/unit-mismatch',
} as const;

/** The finding of two figures that stand in one place. */
export function describePair({ claimed, relation, stated }: AlignedPair, how: string): SupportFinding {
  const isExcluded = relation === 'disjoint' || relation === 'overlap' || relation === 'other-unit';
  const what =
    relation === 'other-unit' ? 'unit' : claimed.kind === 'date' ? 'date' : isExcluded ? 'number' : 'range';
  return {
    rule: RULES[what],
    severity: 'error',
    check: isExcluded ? `${what}-${how}` : `${what}-${relation}`,
    claimSpan: placeOf(claimed),
    evidenceSpan: placeOf(stated),
    claimValue: claimed,
    evidenceValue: stated,
    relation,
  };
}
