import type { Span } from '@loccit/text';

/** What a quantity measures. An `identifier` is a number that names something (a version, a room, a phone). */
export type QuantityKind =
  | 'count'
  | 'money'
  | 'percent'
  | 'duration'
  | 'age'
  | 'date'
  | 'time'
  | 'ordinal'
  | 'length'
  | 'area'
  | 'volume'
  | 'mass'
  | 'temperature'
  | 'data'
  | 'energy'
  | 'discount'
  | 'identifier';

/** How a quantity is stated. */
export type QuantityForm = 'exact' | 'range' | 'bound' | 'approx';

/**
 * A number with its unit as it stands in a text.
 *
 * @remarks The span (code points, half-open) covers everything that belongs to the figure: currency, unit,
 * classifier and the words of a bound or an approximation. `lo` and `hi` are in `unit`; `null` is unbounded,
 * and both are `null` for an `identifier`. Dates are `YYYYMMDD` (`MMDD` in unit `month-day`, `DD` in
 * `day-of-month`), clock times minutes since midnight. Values are always finite.
 */
export interface Quantity extends Span {
  readonly kind: QuantityKind;
  readonly unit: string | null;
  readonly lo: number | null;
  readonly hi: number | null;
  readonly loOpen: boolean;
  readonly hiOpen: boolean;
  readonly form: QuantityForm;
  /** The other reading of a separator before exactly three digits: `24.507` is 24.507 or 24,507. */
  readonly alternate: number | null;
  /** For counts: the word counted, as it follows (English in the singular). */
  readonly head: string | null;
}
