import type { Relation } from '../finding.js';
import { intervalOf, toCommonUnit, toDays } from '../quantities/convert.js';
import { type Interval, relateIntervals } from '../quantities/interval.js';
import type { Quantity } from '../quantities/quantity.js';

/**
 * How two quantities of one kind that state different things lie to each other, the claim's first.
 *
 * @remarks What shares nothing is `disjoint`. Two ranges that share a part exclude each other as statements: `overlap`.
 * Where one holds the other, the claim says less (`wider`) or more (`narrower`) than the evidence.
 */
export function relateDifferent(claimed: Quantity, stated: Quantity): Relation {
  const [mine, theirs] = toComparable(claimed, stated);
  switch (relateIntervals(mine, theirs)) {
    case 'contains':
      return 'wider';
    case 'inside':
      return 'narrower';
    case 'overlap':
      return claimed.form === 'bound' || stated.form === 'bound' ? 'wider' : 'overlap';
    default:
      // Equal figures of units that never convert, currencies or kinds of days, exclude each other too.
      return 'disjoint';
  }
}

function toComparable(a: Quantity, b: Quantity): readonly [Interval, Interval] {
  const common = toCommonUnit(a, b);
  if (common !== undefined) return common;
  const [x, y] = [toDays(a), toDays(b)];
  if (x !== undefined && y !== undefined)
    return relateIntervals(x, y) === 'disjoint' ? [x, y] : [NEVER, ALWAYS];
  return a.kind === 'date' ? [intervalOf(a), intervalOf(b)] : [NEVER, ALWAYS];
}

// Two intervals that share nothing: units that never convert.
const NEVER: Interval = { lo: 0, hi: 0, loOpen: false, hiOpen: false };
const ALWAYS: Interval = { lo: 1, hi: 1, loOpen: false, hiOpen: false };
