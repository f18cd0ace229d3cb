/** A rate of `loccit eval --json` with its interval. */
export interface Share {
  n: number;
  m: number;
  value: number | null;
  low: number | null;
  high: number | null;
}
