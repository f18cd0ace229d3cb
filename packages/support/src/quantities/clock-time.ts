import { readDateNumeral } from './date-numeral.js';
import { createDraft, type Draft } from './draft.js';

/** A time of day, or a stretch of one, that a pattern has found. */
export function clock(match: RegExpExecArray, from: number, to: number | undefined): Draft {
  const end = match.index + match[0].length;
  const until = to === undefined ? from : to < from ? to + 1440 : to;
  return createDraft(match.index, end, 'time', 'minute-of-day', from, until);
}

/** Minutes since midnight of an hour and a minute, with the half of the day. */
export function minutes(
  hour: string | undefined,
  minute: string | undefined,
  half: string | undefined,
): number {
  let hours = Number(hour);
  if (half !== undefined && hours <= 12) hours = (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hours * 60 + Number(minute);
}

/** 上午九点半, 21时30分. */
export function chineseClock(
  match: RegExpExecArray,
  part: string | undefined,
  hour: string | undefined,
  half: string | undefined,
  minute: string | undefined,
): Draft | undefined {
  let hours = readDateNumeral(hour ?? '');
  const extra = half !== undefined ? 30 : minute === undefined ? 0 : readDateNumeral(minute);
  if (hours === undefined || hours > 24 || extra === undefined || extra > 59) return undefined;
  if (hours < 12 && (part === '下午' || part === '傍晚' || part === '晚上')) hours += 12;
  const end = match.index + match[0].length;
  return createDraft(match.index, end, 'time', 'minute-of-day', hours * 60 + extra);
}
