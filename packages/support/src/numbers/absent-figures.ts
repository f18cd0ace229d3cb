import type { SupportFinding } from '../finding.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../reading.js';
import { placeOf } from './describe-pair.js';
import { mayComeTo } from './computed.js';
import { hasYear } from './figure-status.js';
import { cut, type OpenFigure } from './open-figures.js';

/** A count in words up to this is often the writer's own: two women of whom the evidence names both. */
const LARGEST_OWN_COUNT = 10;

/** What is said of figures that the evidence does not state, where nothing stands in their place. */
export function describeOpenFigures(
  reading: Reading,
  open: readonly OpenFigure[],
  figures: number,
): SupportFinding[] {
  const absent = open.filter(({ is }) => is === 'absent').length;
  // One figure that is missing may follow from others; that of several none is stated is no oversight.
  const isNoneStated = absent >= 2 && absent === figures;
  const severity = isNoneStated && !mayFollow(reading) ? 'error' : 'warning';
  return open.map((item) => {
    const finding = describe(item);
    if (item.is === 'wider' && isYearAdded(reading, item)) return { ...finding, severity: 'note' };
    if (item.is !== 'absent') return finding;
    return { ...finding, severity: isOwnCount(reading, item) ? 'note' : severity };
  });
}

const HALF = /\bhalf\b|半/i;
const OF_TWO: Pick<Quantity, 'kind' | 'unit' | 'lo' | 'hi'> = {
  kind: 'percent',
  unit: 'ratio',
  lo: 0.5,
  hi: 0.5,
};

/** Whether what the claim states comes to what a sentence of the evidence does, or the other way round. */
function mayFollow(reading: Reading): boolean {
  const claimed = reading.claimQuantities();
  const stated = reading.evidenceQuantities();
  const characters = reading.evidenceCharacters();
  return reading.evidenceSentences().some(({ charEnd, charStart }) => {
    const inside = stated.filter((each) => charStart <= each.charStart && each.charEnd <= charEnd);
    const half = HALF.test(characters.slice(charStart, charEnd).join('')) ? [OF_TWO] : [];
    return mayComeTo(claimed, [...inside, ...half]);
  });
}

/** Whether the claim gives a day the year that the evidence states elsewhere. */
function isYearAdded(reading: Reading, { beside, figure }: OpenFigure): boolean {
  if (figure.kind !== 'date' || figure.lo === null || beside?.unit !== 'month-day' || !hasYear(figure))
    return false;
  const year = Math.floor(figure.lo / 10_000);
  return reading
    .evidenceQuantities()
    .some(
      (other) =>
        other.lo !== null &&
        (other.lo === year || (hasYear(other) && Math.floor(other.lo / 10_000) === year)),
    );
}

function isOwnCount(reading: Reading, { figure }: OpenFigure): boolean {
  if (figure.kind !== 'count' || figure.hi === null || figure.hi > LARGEST_OWN_COUNT) return false;
  if (/\d/.test(cut(reading.claimCharacters(), figure).normalize('NFKC'))) return false;
  return !reading.evidenceQuantities().some(({ kind }) => kind === 'count');
}

function describe({ beside, figure, is }: OpenFigure): SupportFinding {
  const common = { claimSpan: placeOf(figure), claimValue: figure } as const;
  if (beside === undefined || is === 'absent') {
    return {
      rule: 'support/number-absent',
      severity: 'warning',
      check: figure.kind === 'date' ? 'date-absent' : 'number-absent',
      ...common,
      relation: 'absent',
    };
  }
  const compared = { ...common, evidenceSpan: placeOf(beside), evidenceValue: beside } as const;
  if (is === 'other-unit') {
    return {
      rule: 'support/unit-mismatch',
      severity: 'warning',
      check: 'unit-swapped',
      ...compared,
      relation: 'other-unit',
    };
  }
  if (is === 'implied') {
    return {
      rule: 'support/range-mismatch',
      severity: 'warning',
      check: 'bound-looser',
      ...compared,
      relation: 'wider',
    };
  }
  const isDate = figure.kind === 'date';
  return {
    rule: isDate ? 'support/date-mismatch' : 'support/range-mismatch',
    severity: 'warning',
    check: isDate ? `date-less-exact-${beside.unit}` : 'range-less-exact',
    ...compared,
    relation: 'narrower',
  };
}
