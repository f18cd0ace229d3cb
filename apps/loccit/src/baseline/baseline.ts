import type { Finding } from '@loccit/contract';
import { checkDocument } from '@loccit/contract/documents';
import { parseJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { maxJsonBytes, readInput } from '../files/read-input.js';
import type { Fingerprinted } from './fingerprint.js';

/** Findings that are alike, as the schema `baseline` has them. */
export interface KnownFinding {
  readonly fingerprint: string;
  readonly rule?: Finding['rule'];
  readonly outcome: string;
  readonly count: number;
}

/** A document of the schema `baseline`. */
export interface Baseline {
  readonly schema: 'urn:loccit:baseline:1';
  readonly files: readonly { readonly name: string; readonly findings: readonly KnownFinding[] }[];
}

/** How many findings of each fingerprint are known, by file, and of which bytes that was read. */
export interface KnownFindings {
  readonly sha256: string;
  /** Counts down as findings are recognised. */
  readonly byFile: ReadonlyMap<string, Map<string, number>>;
}

/**
 * The baseline in a file.
 *
 * @throws {@link CliError} `not-a-baseline`, and the codes of files and of JSON
 */
export function readBaseline(file: string): KnownFindings {
  try {
    const bytes = readInput(file, maxJsonBytes);
    const value: unknown = parseJson(bytes);
    if (checkDocument('baseline', value).length > 0) throw new CliError('not-a-baseline', { file });
    return indexBaseline(value as Baseline, sha256Hex(bytes));
  } catch (error) {
    throw toCliError(error, file);
  }
}

/** Ready to compare with. */
function indexBaseline({ files }: Baseline, sha256: string): KnownFindings {
  const byFile = new Map<string, Map<string, number>>();
  for (const { findings, name } of files) {
    const known = byFile.get(name) ?? new Map<string, number>();
    for (const { count, fingerprint } of findings)
      known.set(fingerprint, (known.get(fingerprint) ?? 0) + count);
    byFile.set(name, known);
  }
  return { sha256, byFile };
}

/** What was found in each file, as a baseline: sorted, so that equal findings give equal bytes. */
export function makeBaseline(found: ReadonlyMap<string, readonly Fingerprinted[]>): Baseline {
  return {
    schema: 'urn:loccit:baseline:1',
    files: [...found]
      .sort(([a], [b]) => compareText(a, b))
      .map(([name, items]) => ({ name, findings: countAlike(items) })),
  };
}

/** As it is written to a file. */
export const encodeBaseline = (baseline: Baseline): string => `${JSON.stringify(baseline, null, 2)}\n`;

function countAlike(items: readonly Fingerprinted[]): KnownFinding[] {
  const alike = new Map<string, KnownFinding>();
  for (const { finding, fingerprint, outcome } of items) {
    const rule = finding === undefined ? {} : { rule: finding.rule };
    const count = (alike.get(fingerprint)?.count ?? 0) + 1;
    alike.set(fingerprint, { fingerprint, ...rule, outcome, count });
  }
  return [...alike.values()].sort((a, b) => compareText(a.fingerprint, b.fingerprint));
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
