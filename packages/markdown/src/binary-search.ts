/** How many of the first `length` indexes pass a test that holds up to some index and fails from there on. */
export function countUpTo(length: number, test: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
