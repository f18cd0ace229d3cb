import { IngestionError } from './ingestion-error.js';

const HOUR_MS = 3_600_000;

/** Local time minus UTC at an instant, both in milliseconds. */
type ZoneOffset = (instantMs: number) => number;

/** Turns a manifest's times into instants. */
export type ResolveTime = (time: string) => string;

/**
 * A resolver for the times of a manifest in a zone.
 *
 * @remarks A time with `Z` stays as it is. A date means 00:00:00 of that day in the zone; where the day begins later because
 * clocks skip midnight it means the day's first instant, and where midnight comes twice, the first of the two. The platform's
 * zone data decide.
 * @param zone - an IANA name, `UTC`, `Z`, or a fixed offset such as `+08:00`
 * @throws {@link IngestionError} `zone-unknown`; the resolver throws `time-out-of-range` for an instant outside the years 0000 to 9999
 */
export function createTimeResolver(zone: string): ResolveTime {
  const offsetAt = createZoneOffset(zone);
  return (time) => (time.includes('T') ? time : formatInstant(findMidnight(parseDate(time), offsetAt)));
}

function createZoneOffset(zone: string): ZoneOffset {
  if (zone === 'UTC' || zone === 'Z') return () => 0;
  const fixed = /^([+-])([01][0-9]|2[0-3]):([0-5][0-9])$/.exec(zone);
  if (fixed !== null) {
    const size = (Number(fixed[2]) + Number(fixed[3]) / 60) * HOUR_MS;
    return () => (fixed[1] === '-' ? -size : size);
  }
  const format = createFormat(zone);
  return (instantMs) => {
    const part = new Map(format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]));
    const read = (name: Intl.DateTimeFormatPartTypes): number => part.get(name) ?? 0;
    const local = utcMs(read('year'), read('month'), read('day'));
    return local + ((read('hour') * 60 + read('minute')) * 60 + read('second')) * 1000 - instantMs;
  };
}

function createFormat(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch (cause) {
    throw new IngestionError('zone-unknown', {}, { cause });
  }
}

function findMidnight(midnightMs: number, offsetAt: ZoneOffset): number {
  const candidates = [midnightMs - 24 * HOUR_MS, midnightMs + 24 * HOUR_MS]
    .map((near) => midnightMs - offsetAt(near))
    .sort((left, right) => left - right);
  const exact = candidates.find((instant) => instant + offsetAt(instant) === midnightMs);
  return exact ?? findFirstInstant(midnightMs, offsetAt);
}

// Clocks skip midnight: bisect for the first second whose local time is not before it.
function findFirstInstant(midnightMs: number, offsetAt: ZoneOffset): number {
  let before = (midnightMs - 30 * HOUR_MS) / 1000;
  let after = (midnightMs + 30 * HOUR_MS) / 1000;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (middle * 1000 + offsetAt(middle * 1000) < midnightMs) before = middle;
    else after = middle;
  }
  return after * 1000;
}

function parseDate(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return utcMs(year, month, day);
}

// Date.UTC takes the years 0 to 99 for those of the last century.
function utcMs(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

function formatInstant(instantMs: number): string {
  const text = new Date(instantMs).toISOString();
  if (!/^[0-9]{4}-/.test(text)) throw new IngestionError('time-out-of-range');
  return `${text.slice(0, 19)}Z`;
}
