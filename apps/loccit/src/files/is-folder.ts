import { statSync } from 'node:fs';
import { explainFileError } from './read-input.js';

/**
 * Whether a path leads to a folder.
 *
 * @throws {@link CliError} where it leads to nothing, or cannot be looked at
 */
export function isFolder(path: string): boolean {
  try {
    // In big integers: see `statDescriptor`.
    return statSync(path, { bigint: true }).isDirectory();
  } catch (error) {
    throw explainFileError(error, path);
  }
}
