import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CliError } from '../cli-error.js';
import { explainFileError } from './read-input.js';

/** A regular file below a root. */
export interface FoundFile {
  /** Path below the root, segments joined by `/`, NFC. */
  readonly path: string;
  /** Path to open it by. */
  readonly absolutePath: string;
}

/** What a walk met: files in code-unit order of their path, what it passed over, and folders it could not read. */
export interface FolderWalk {
  readonly files: readonly FoundFile[];
  readonly symbolicLinks: number;
  readonly unreadable: readonly CliError[];
}

/** A folder on the way, with the names in it. */
export interface MetFolder {
  /** Path below the root, NFC; empty for the root itself. */
  readonly path: string;
  readonly absolutePath: string;
  readonly names: ReadonlySet<string>;
}

/**
 * Every regular file below a folder, dot folders included.
 *
 * @param enter - whether to look into a folder; asked once for each, the root included
 *
 * @remarks Symbolic links are counted and never followed, so a loop of links ends nothing and nothing outside the
 * root is read. Sockets, pipes and devices are passed over. Takes one stack entry a folder, not a call.
 */
export function walkFolder(root: string, enter: (folder: MetFolder) => boolean = () => true): FolderWalk {
  const files: FoundFile[] = [];
  const unreadable: CliError[] = [];
  let symbolicLinks = 0;
  const open: { readonly path: string; readonly absolutePath: string }[] = [{ path: '', absolutePath: root }];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    let entries: Dirent[];
    try {
      entries = readdirSync(folder.absolutePath, { withFileTypes: true });
    } catch (error) {
      unreadable.push(explainFileError(error, folder.path || root));
      continue;
    }
    if (!enter({ ...folder, names: new Set(entries.map(({ name }) => name)) })) continue;
    for (const entry of entries) {
      const path = `${folder.path}${folder.path === '' ? '' : '/'}${entry.name.normalize('NFC')}`;
      const absolutePath = join(folder.absolutePath, entry.name);
      if (entry.isSymbolicLink()) symbolicLinks++;
      else if (entry.isDirectory()) open.push({ path, absolutePath });
      else if (entry.isFile()) files.push({ path, absolutePath });
    }
  }
  files.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  return { files, symbolicLinks, unreadable };
}
