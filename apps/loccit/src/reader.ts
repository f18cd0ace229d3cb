import { PUBLIC_GROUP } from '@loccit/storage';
import { CliError } from './cli-error.js';

/** For whom a command reads the store, and as of when. */
export interface ReaderOptions {
  readonly groups: readonly string[];
  readonly tenant: string | undefined;
  /** `YYYY-MM-DDThh:mm:ssZ` */
  readonly at: string;
}

/**
 * The reader that `--as`, `--tenant` and `--at` describe.
 *
 * @remarks These options stand for a principal someone else has authenticated; they are not authentication.
 * @throws {@link CliError} `bad-time`
 */
export function parseReaderOptions(options: Readonly<Record<string, unknown>>): ReaderOptions {
  const listed =
    typeof options.as === 'string' ? options.as.split(',').map((group) => group.trim().normalize('NFC')) : [];
  const groups = [...new Set([PUBLIC_GROUP, ...listed.filter((group) => group !== '')])].sort();
  return {
    groups,
    tenant: typeof options.tenant === 'string' ? options.tenant.normalize('NFC') : undefined,
    at: typeof options.at === 'string' ? parseTime(options.at) : formatTime(new Date()),
  };
}

const formatTime = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

/** A time of the command line: `YYYY-MM-DDThh:mm:ssZ`, or a date for its first second in UTC. */
function parseTime(text: string): string {
  const date = readTime(text);
  if (date === undefined) throw new CliError('bad-time');
  return formatTime(date);
}

function readTime(text: string): Date | undefined {
  const full = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text;
  const date = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(full) ? new Date(full) : undefined;
  // The round trip refuses what Date would roll over, such as the 31st of February.
  return date === undefined || Number.isNaN(date.getTime()) || formatTime(date) !== full ? undefined : date;
}

const seconds = { h: 3600, d: 86_400, w: 604_800 } as const;

/**
 * When something ends that begins at a time: after a duration such as `12h`, `90d` or `4w`, or at a time or date.
 *
 * @throws {@link CliError} `bad-duration`, also for an end that does not come after the beginning
 */
export function addDuration(from: string, text: string): string {
  const [, count, unit] = /^([1-9]\d{0,4})([hdw])$/.exec(text) ?? [];
  const until =
    count === undefined
      ? readTime(text)
      : new Date(Date.parse(from) + Number(count) * seconds[unit as keyof typeof seconds] * 1000);
  const end = until === undefined ? '' : formatTime(until);
  if (end <= from || end.length !== from.length) throw new CliError('bad-duration');
  return end;
}
