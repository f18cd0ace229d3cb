/** Numbered passages: how many there are, counted from 1, or the numbers in use. */
export type Passages = number | readonly (number | string)[];

/** Creates the test whether a number names a passage; `undefined` where no passages are given. */
export function createPassageTest(passages: Passages | undefined): ((label: string) => boolean) | undefined {
  if (passages === undefined) return undefined;
  if (typeof passages !== 'number') {
    const numbers = new Set(passages.map(String));
    return (label) => numbers.has(label);
  }
  if (!Number.isSafeInteger(passages) || passages < 0) throw new RangeError('passages: not a count');
  return (label) => /^\d{1,9}$/.test(label) && Number(label) >= 1 && Number(label) <= passages;
}
