import { statSync } from 'node:fs';
import { CliError } from '../cli-error.js';

const groupOrOthers = 0o077;

/**
 * Refuses a secret in a file that its group or others may open.
 *
 * @remarks A pipe or a device has no other readers that its permissions could tell of, and Windows no such permissions. A file
 * that is not there is for its reader to refuse.
 * @throws {@link CliError} `exposed-file`
 */
export function refuseExposed(file: string): void {
  if (process.platform === 'win32' || file === '-') return;
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isFile() !== true || (stat.mode & groupOrOthers) === 0) return;
  throw new CliError('exposed-file', { file });
}
