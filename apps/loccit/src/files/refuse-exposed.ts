import { CliError } from '../cli-error.js';
import { statPath } from './stat.js';

const groupOrOthers = 0o077n;

/**
 * Refuses a key, or the passphrase of one, in a file that its group or others may open.
 *
 * @remarks A pipe or a device has no other readers that its permissions could tell of, and Windows no such permissions. A file
 * that is not there is for its reader to refuse.
 * @throws {@link CliError} `exposed-file`
 */
export function refuseExposed(file: string, secret: 'key' | 'passphrase'): void {
  if (process.platform === 'win32' || file === '-') return;
  const stat = statPath(file);
  if (stat?.isFile() !== true || (stat.mode & groupOrOthers) === 0n) return;
  const remedy = secret === 'key' ? 'exposed-file' : 'exposed-passphrase';
  throw new CliError('exposed-file', { file }, {}, 2, { remedy });
}
