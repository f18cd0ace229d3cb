const FORM = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})Z$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Whether a text is a time as artifacts write it: `YYYY-MM-DDThh:mm:ssZ`, on a day that the calendar has.
 *
 * @remarks UTC only, no fraction, no leap second; the year is four digits of the proleptic Gregorian calendar. Two such
 * texts compare as times when compared as strings.
 * @example
 * ```ts
 * isTimestamp('2024-02-29T00:00:00Z'); // true
 * isTimestamp('2023-02-29T00:00:00Z'); // false
 * ```
 */
export function isTimestamp(text: string): boolean {
  const parts = FORM.exec(text)?.slice(1).map(Number);
  if (parts === undefined) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  return day >= 1 && day <= daysInMonth(year, month) && hour < 24 && minute < 60 && second < 60;
}

function daysInMonth(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
}
