/** Enough digits to compare by eye. */
const fewest = 12;
const whole = 64;

/**
 * A function that cuts ids and digests to as few digits as keep all of these apart.
 *
 * @remarks Prefixes stay: ids of two levels are never taken for each other. `--json` has every id whole.
 */
export function createShortener(ids: readonly string[]): (id: string) => string {
  const distinct = [...new Set(ids)];
  let digits = fewest;
  while (digits < whole && new Set(distinct.map((id) => cut(id, digits))).size < distinct.length) digits += 4;
  return (id) => cut(id, digits);
}

function cut(id: string, digits: number): string {
  const [, prefix = '', hex = id] = /^([a-z]+_)?([0-9a-f]+)$/.exec(id) ?? [];
  return hex.length <= digits ? `${prefix}${hex}` : `${prefix}${hex.slice(0, digits)}…`;
}
