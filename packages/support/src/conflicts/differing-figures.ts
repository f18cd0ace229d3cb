import { compareQuantities } from '../quantities/compare-quantities.js';
import type { Quantity } from '../quantities/quantity.js';

/** Two figures at the same place of two statements. */
export interface Difference {
  readonly a: Quantity;
  readonly b: Quantity;
}

/** Whether two figures state different things, be it not by a rounding or by the way a minus sign is written. */
export function statesOtherwise(a: Quantity, b: Quantity): boolean {
  return compareQuantities(a, b) === 'different' && !isRounding(a, b) && !isNegative(a, b);
}

/** Whether one is the other with fewer decimals; sums of money and whole numbers are not rounded. */
function isRounding(a: Quantity, b: Quantity): boolean {
  if (a.unit !== b.unit || a.kind === 'money' || a.form !== b.form) return false;
  const { lo: x } = a;
  const { lo: y } = b;
  if (x === null || y === null || x !== a.hi || y !== b.hi) return false;
  if (Number.isInteger(x) && Number.isInteger(y)) return false;
  const decimals = Math.min(countDecimals(x), countDecimals(y));
  return Math.abs(x - y) < 0.5 * 10 ** -decimals + 1e-9;
}

function countDecimals(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
}

/** A dash before a figure is a minus sign in one text and a dash in another. */
function isNegative(a: Quantity, b: Quantity): boolean {
  return (
    a.unit === b.unit &&
    a.lo !== null &&
    a.lo === a.hi &&
    a.lo !== 0 &&
    a.lo === -(b.lo ?? 0) &&
    b.lo === b.hi
  );
}

const TERMINAL = /[.!。！]["”’」』)）]?\s*$/;

/** Words and CJK characters from which a sentence states a date. */
const MIN_SIZE = 3;

/** What is asked of a statement whose figures differ from another's. */
export interface SizedText {
  readonly text: string;
  readonly size: number;
}

/**
 * Whether differing dates or places in a row say that the sentences speak of two occasions.
 *
 * @remarks A report of another day differs in its figures too. Where dates alone differ, only a whole sentence states
 * them; a line with a date is a heading or a signature.
 */
export function isAnotherOccasion(differences: readonly Difference[], a: SizedText, b: SizedText): boolean {
  const anchors = differences.filter(({ a: { kind } }) => kind === 'date' || kind === 'ordinal').length;
  if (anchors === 0) return false;
  return (
    anchors < differences.length || [a, b].some(({ text, size }) => size < MIN_SIZE || !TERMINAL.test(text))
  );
}
