import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CliError } from '../cli-error.js';
import { explainFileError } from '../files/read-input.js';
import { statPath } from '../files/stat.js';
import { refuseExisting } from '../files/write-new-file.js';

/** A file to repair, and the new file that it becomes. */
export interface NamedRepair {
  readonly file: string;
  readonly out: string;
}

/**
 * Where the repaired files go: one file under the name that is given, several under their own names in a folder of that name.
 *
 * @remarks The folder is made where there is none. Nothing that is there already is touched: found before anything is repaired.
 * @throws {@link CliError} `output-exists`, where two would take one name too; `option-unfit` for standard input among others
 */
export function nameRepairs(files: readonly string[], out: string): NamedRepair[] {
  const [only = '-'] = files;
  if (files.length < 2) {
    refuseExisting(out);
    return [{ file: only, out }];
  }
  if (files.includes('-')) throw new CliError('option-unfit', {}, { option: '-' }, 2, { remedy: 'one-file' });
  makeFolder(out);
  const taken = new Set<string>();
  return files.map((file) => {
    const named = join(out, basename(file));
    refuseExisting(named);
    if (taken.has(named)) throw new CliError('output-exists', { file: named });
    taken.add(named);
    return { file, out: named };
  });
}

function makeFolder(folder: string): void {
  if (folder === '-') throw new CliError('output-to-stream');
  const stat = statPath(folder);
  if (stat?.isDirectory() === true) return;
  if (stat !== undefined) throw new CliError('not-a-directory', { file: folder });
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw explainFileError(error, folder);
  }
}
