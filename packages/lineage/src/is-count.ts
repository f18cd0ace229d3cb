/** Whether a value is a count that is written as it stands: no fraction, no sign, not even that of -0. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0));
}
