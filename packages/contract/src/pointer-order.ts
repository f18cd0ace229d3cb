/**
 * Order of two JSON Pointers: step by step, array indexes as numbers and before names, a prefix first.
 *
 * @remarks Names are compared by UTF-16 units. Linear in the length of the pointers.
 * @see RFC 6901
 */
export function comparePointers(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  const shared = Math.min(left.length, right.length);
  for (let i = 0; i < shared; i++) {
    const order = compareSteps(left[i] ?? '', right[i] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

const isIndex = (step: string): boolean => /^(?:0|[1-9][0-9]*)$/.test(step);

function compareSteps(a: string, b: string): number {
  if (a === b) return 0;
  const [aIndex, bIndex] = [isIndex(a), isIndex(b)];
  if (aIndex && bIndex) return a.length - b.length || (a < b ? -1 : 1);
  if (aIndex !== bIndex) return aIndex ? -1 : 1;
  return a < b ? -1 : 1;
}
