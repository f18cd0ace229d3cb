import type { Quantity } from '../quantities/quantity.js';

/** A figure with the text in which it stands. */
export interface FigureInText {
  readonly figure: Quantity;
  readonly written: string;
  /** What stands before and behind it in its sentence. */
  readonly before: string;
  readonly after: string;
}

const NOT_ROUNDED: ReadonlySet<string> = new Set(['date', 'time', 'ordinal', 'identifier', 'discount']);
/** What one of a unit is in per cent. */
export const PER_CENT: Readonly<Record<string, number>> = { '%': 1, ratio: 100, permille: 0.1, cheng: 10 };
const MINUS_BEFORE = /(?:\b(?:minus|negative) |负|零下 ?|[-−–] ?)$/i;
const MINUS_WITHIN = /^(?:[-−–]|零下|负|minus|negative)/i;
const MINUS_AFTER =
  /^ (?:below (?:zero|(?:the )?sea level|freezing)|underwater)\b|^ ?(?:在海平面以下|低于海平面)/i;

/**
 * Whether two figures state the same within the digits that the rougher one is written with, its sign in whatever words.
 *
 * @remarks A whole number without a scale is no rounding of another: 30 of 28 never, 3 km of 3.4 km, $1.2m of $1,234,567.
 */
export function isSameFigure(a: FigureInText, b: FigureInText): boolean {
  if (a.figure.form !== 'exact' || b.figure.form !== 'exact') return false;
  if (a.figure.kind !== b.figure.kind || NOT_ROUNDED.has(a.figure.kind)) return false;
  const [mine, theirs] = [signedValue(a), signedValue(b)];
  if (mine === undefined || theirs === undefined) return false;
  if (a.figure.unit !== b.figure.unit && a.figure.kind !== 'percent') return false;
  const [stepOfMine, stepOfTheirs] = [stepOf(a), stepOf(b)];
  if (Math.abs(mine - theirs) <= 1e-9 * Math.abs(mine)) return true;
  if (stepOfMine === stepOfTheirs) return false;
  const step = Math.max(stepOfMine, stepOfTheirs);
  return Math.abs(mine - theirs) <= (step / 2) * (1 + 1e-9);
}

/** Whether a sign stands apart from its figure or in words, so that its value is not sure. */
export function hasSignInWords({ after, before, figure }: FigureInText): boolean {
  return figure.lo !== null && figure.lo > 0 && (MINUS_BEFORE.test(before) || MINUS_AFTER.test(after));
}

function signedValue(place: FigureInText): number | undefined {
  const { figure, written } = place;
  if (figure.lo === null || figure.lo !== figure.hi) return undefined;
  const factor = figure.kind === 'percent' ? PER_CENT[figure.unit ?? ''] : 1;
  if (factor === undefined) return undefined;
  const isNegative = hasSignInWords(place) || (figure.lo > 0 && MINUS_WITHIN.test(written));
  return (isNegative ? -figure.lo : figure.lo) * factor;
}

/** The worth of the last digit written: 0.1 of 3.4, 100,000 of 1.2 million; nothing of a fraction in words. */
function stepOf({ figure, written }: FigureInText): number {
  if (figure.lo === null || figure.unit === 'ratio') return 0;
  // 1:30 hours is written to the minute.
  if (figure.kind === 'duration' && /\d:\d/.test(written)) return 1;
  // 两成 is written in tenths, yet 25 % is another share.
  const isTenths = figure.unit === 'cheng';
  const factor = figure.kind === 'percent' && !isTenths ? (PER_CENT[figure.unit ?? ''] ?? 1) : 1;
  const digits = isTenths ? null : /\d[\d,]*(?:\.(\d+))?/.exec(written);
  if (digits === null) return factor;
  const number = Number(digits[0].replaceAll(',', ''));
  const scale = number === 0 ? 1 : Math.abs(figure.lo) / number;
  return factor * scale * 10 ** -(digits[1]?.length ?? 0);
}
