import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { CliError } from '../cli-error.js';
import { createNodeFilePort } from './node-file-port.js';
import { explainFileError } from './read-input.js';

/**
 * Writes a file that must not exist yet, whole or not at all.
 *
 * @throws {@link CliError} `output-exists` or `unwritable`
 */
export function writeNewFile(file: string, text: string): void {
  if (existsSync(file)) throw new CliError('output-exists', { file });
  const port = createNodeFilePort();
  const building = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    port.writeNew(building, new TextEncoder().encode(text));
    port.syncFile(building);
    claimName(building, file);
  } catch (error) {
    const fault = explainFileError(error, file);
    throw fault.code === 'unreadable' || fault.code === 'file-not-found'
      ? new CliError('unwritable', { file })
      : fault;
  } finally {
    rmSync(building, { force: true });
  }
}

/** Gives the finished file its name, unless somebody took the name in the meantime. */
function claimName(building: string, file: string): void {
  try {
    linkSync(building, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EEXIST') throw new CliError('output-exists', { file });
    // No hard links on this file system: the window between check and rename stays.
    renameSync(building, file);
  }
}
