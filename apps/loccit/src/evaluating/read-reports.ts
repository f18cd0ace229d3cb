import { basename } from 'node:path';
import { checkSchema, type Report } from '@loccit/contract';
import { type JsonValue, parseJson } from '@loccit/json';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { maxJsonBytes, readInput } from '../files/read-input.js';
import { walkFolder } from '../files/walk-folder.js';

/** A report with the name by which answers of two systems are paired. */
export interface NamedReport {
  /** Path below the folder, and the place in the file where it holds several. */
  readonly name: string;
  readonly report: Report;
}

/** The reports of one system. */
export interface ReportFolder {
  readonly folder: string;
  readonly name: string;
  readonly reports: readonly NamedReport[];
  /** JSON files of the folder that hold something else. */
  readonly others: number;
}

/**
 * Reads every report below a folder: `.json` files, and `.jsonl` files with one a line.
 *
 * @throws {@link CliError} `no-reports` for a folder without any, `schema-mismatch` for one of another form
 */
export function readReports(folder: string): ReportFolder {
  const { files, unreadable } = walkFolder(folder);
  const [fault] = unreadable;
  if (fault !== undefined) throw fault;
  let others = 0;
  const reports: NamedReport[] = [];
  for (const { absolutePath, path } of files) {
    if (!/\.jsonl?$/i.test(path)) continue;
    for (const { name, value } of readValues(absolutePath, path)) {
      if (isReport(value)) reports.push({ name, report: assertReport(value, absolutePath) });
      else others += 1;
    }
  }
  if (reports.length === 0) throw new CliError('no-reports', { file: folder });
  return { folder, name: basename(folder), reports, others };
}

function readValues(file: string, path: string): { name: string; value: JsonValue }[] {
  try {
    const bytes = readInput(file, maxJsonBytes);
    if (!/l$/i.test(path)) return [{ name: path, value: parseJson(bytes) }];
    return new TextDecoder('utf-8', { fatal: true })
      .decode(bytes)
      .split('\n')
      .flatMap((line, at) =>
        line.trim() === '' ? [] : [{ name: `${path}:${at + 1}`, value: parseJson(line) }],
      );
  } catch (error) {
    throw toCliError(error, file);
  }
}

const isReport = (value: JsonValue): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  value.schema === 'urn:loccit:report:1';

function assertReport(value: unknown, file: string): Report {
  const [fault] = checkSchema('report', value);
  if (fault !== undefined)
    throw new CliError('schema-mismatch', { file, pointer: fault.pointer }, {}, 2, { fault });
  return value as Report;
}
