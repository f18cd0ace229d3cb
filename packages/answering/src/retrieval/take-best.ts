/**
 * The first rows of an order, in order, without sorting the others.
 *
 * @remarks Linear in the rows for a fixed count; never holds more than twice the count.
 */
export function takeBest<T>(rows: Iterable<T>, count: number, compare: (x: T, y: T) => number): T[] {
  const kept: T[] = [];
  let last: T | undefined;
  for (const row of rows) {
    if (last !== undefined && compare(row, last) >= 0) continue;
    kept.push(row);
    if (kept.length < 2 * count) continue;
    kept.sort(compare);
    kept.length = count;
    last = kept[count - 1];
  }
  return kept.sort(compare).slice(0, count);
}
