import type { Report } from '@loccit/contract';
import { createTextIndex } from '@loccit/text';
import { refuseExisting, writeNewFile } from '../files/write-new-file.js';
import type { CheckedText } from '../formats/checked-file.js';
import { readText } from '../options.js';
import { encodeBaseline, makeBaseline, readBaseline } from './baseline.js';
import { compareBaseline } from './compare-baseline.js';
import { type Fingerprinted, fingerprintReport, type Words } from './fingerprint.js';

/** The baselines of one call: the one that its findings are compared with, and the one that is written. */
export interface BaselineKeeper {
  /** Whether findings are only written down, so that all of them count as known. */
  readonly writesOnly: boolean;
  /** Whether a baseline is to be written. */
  readonly writes: boolean;
  /** The report with what is known of it. */
  take(name: string, report: Report, checked: CheckedText): Report;
  /** Writes what was taken; gives the number of findings, undefined where no baseline is to be written. */
  write(): number | undefined;
}

/**
 * Opens what `--baseline` and `--write-baseline` name; undefined where neither is there.
 *
 * @throws {@link CliError} as `readBaseline`, and as `refuseExisting` for the file to be written
 */
export function openBaseline(options: Readonly<Record<string, unknown>>): BaselineKeeper | undefined {
  const from = readText(options, 'baseline');
  const to = readText(options, 'writeBaseline');
  if (from === undefined && to === undefined) return undefined;
  if (to !== undefined) refuseExisting(to);
  const known = from === undefined ? undefined : readBaseline(from);
  const found = new Map<string, Fingerprinted[]>();
  return {
    writesOnly: known === undefined,
    writes: to !== undefined,
    take: (name, report, checked) => {
      const items = fingerprintReport(report, wordsOf(checked));
      found.set(name, [...(found.get(name) ?? []), ...items]);
      return known === undefined ? report : compareBaseline(report, items, known, name);
    },
    write: () => {
      if (to === undefined) return undefined;
      writeNewFile(to, encodeBaseline(makeBaseline(found)));
      return [...found.values()].reduce((sum, items) => sum + items.length, 0);
    },
  };
}

function wordsOf(checked: CheckedText): Words {
  if (checked.kind === 'answer') return () => undefined;
  const index = createTextIndex(checked.text);
  return (start, end) => (start <= end && end <= index.chars ? index.slice(start, end) : undefined);
}
