/**
 * The first places of an order, in order, without sorting the others.
 *
 * @remarks Linear in `size` for a fixed count; never holds more than twice the count.
 * @param size - places are 0 to `size` - 1
 * @param compare - two places, as for sorting
 */
export function takeBest(size: number, count: number, compare: (x: number, y: number) => number): number[] {
  let kept: number[] = [];
  let last = -1;
  for (let at = 0; at < size; at += 1) {
    if (last !== -1 && compare(at, last) >= 0) continue;
    kept.push(at);
    if (kept.length < 2 * count) continue;
    kept = kept.sort(compare).slice(0, count);
    last = kept[count - 1] ?? -1;
  }
  return kept.sort(compare).slice(0, count);
}
