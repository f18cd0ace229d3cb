import type { FilePort } from './file-port.js';

/** Creates the folder and what is missing above it, each entry on the medium before the next. */
export function ensureFolder(files: FilePort, path: string): void {
  if (files.exists(path)) return;
  const parent = parentOf(path);
  ensureFolder(files, parent);
  files.makeFolder(path);
  files.syncFolder(parent);
}

/**
 * Puts the entries of the folder and of every folder above it on the medium.
 *
 * @remarks A write that was killed before its own sync left names that are seen but not yet safe; whoever relies on them syncs them.
 */
export function syncUpwards(files: FilePort, path: string): void {
  files.syncFolder(path);
  const parent = parentOf(path);
  if (parent !== path) syncUpwards(files, parent);
}

/**
 * Puts content under a name so that, after a crash at any instant, the name holds the old or the new content whole.
 *
 * @remarks Goes through `<path>.new` in the same folder; a leftover of that name is replaced. The caller
 * holds whatever lock keeps two writers of one name apart.
 */
export function replaceFile(files: FilePort, path: string, bytes: Uint8Array): void {
  layReady(files, path, bytes);
  putInPlace(files, path);
}

/** The first half of {@link replaceFile}: the content lies beside the name, its bytes on the medium. */
export function layReady(files: FilePort, path: string, bytes: Uint8Array): void {
  const fresh = `${path}.new`;
  files.removeTree(fresh);
  files.writeNew(fresh, bytes);
  files.syncFile(fresh);
}

/** The second half of {@link replaceFile}. */
export function putInPlace(files: FilePort, path: string): void {
  files.rename(`${path}.new`, path);
  files.syncFolder(parentOf(path));
}

/** The path above; `.` for a single relative name. */
export function parentOf(path: string): string {
  const at = path.lastIndexOf('/');
  if (at < 0) return '.';
  return at === 0 ? '/' : path.slice(0, at);
}
