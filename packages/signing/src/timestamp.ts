const FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

/** Whether a text is `YYYY-MM-DDThh:mm:ssZ` on a day that the calendar has; two such compare as strings. */
export function isTimestamp(value: unknown): value is string {
  if (typeof value !== 'string' || !FORM.test(value)) return false;
  const time = new Date(value);
  // A date that rolls over to another day is read, and written differently.
  return !Number.isNaN(time.getTime()) && time.toISOString() === value.replace('Z', '.000Z');
}

/** Refuses a time that a caller wrote in another form, before anything is compared with it. */
export function assertTimestamp(value: string, name: string): void {
  if (!isTimestamp(value)) throw new RangeError(`${name} must be a time of the form YYYY-MM-DDThh:mm:ssZ`);
}
