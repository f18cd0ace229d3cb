import { CliError, type CliErrorCode } from './cli-error.js';

/** The refusal of a name that is none of a list, with the one of them that was probably meant. */
export function refuseName(
  code: CliErrorCode,
  name: string,
  names: readonly string[],
  values: CliError['values'] = {},
): CliError {
  const near = findNearName(name, names);
  return near === undefined
    ? new CliError(code, {}, values)
    : new CliError(code, {}, { ...values, near }, 2, { remedy: 'near-name' });
}

const longestName = 60;

/** The first of the names that differs least, if by no more than two letters and a third of the name. */
export function findNearName(name: string, names: readonly string[]): string | undefined {
  if (name.length > longestName) return undefined;
  const most = Math.min(2, Math.floor(name.length / 3) + 1);
  const ranked = names.map((other) => ({ other, distance: editDistance(name.toLowerCase(), other) }));
  const [first] = ranked.sort((a, b) => a.distance - b.distance);
  return first !== undefined && first.distance <= most ? first.other : undefined;
}

/** How many letters must be put in, left out, replaced or swapped with the next. */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
