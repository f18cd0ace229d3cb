import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256Hex } from '@loccit/lineage';
import type { ModelCache } from '@loccit/support/models';
import { CliError } from '../cli-error.js';

const maxEntryBytes = 4 << 20;
const digestChars = 64;
// Answers quote what was asked about.
const forOwner = { file: 0o600, folder: 0o700 };

/**
 * Answers of models in a folder, each in a file of its own under its key.
 *
 * @remarks A file is written under another name first and then takes its own, so that of two processes each sees a whole
 * answer or none. A file begins with the digest of the rest; one that was cut or changed is no answer.
 * @throws {@link CliError} `not-a-directory` or `cache-unwritable`, where nothing could be kept: found before anything is asked and paid
 */
export function openFolderCache(folder: string): ModelCache {
  makeFolder(folder);
  // Folders of many thousand files are slow on some systems.
  const place = (key: string): string => join(folder, key.slice(0, 2), key.slice(2));
  return {
    read: async (key) => {
      const file = place(key);
      const { size } = await stat(file);
      if (size > maxEntryBytes) return undefined;
      const text = await readFile(file, 'utf8');
      const value = text.slice(digestChars + 1);
      return text.startsWith(`${sha256Hex(value)}\n`) ? value : undefined;
    },
    write: async (key, value) => {
      const file = place(key);
      const building = `${file}.${process.pid}.${randomBytes(8).toString('hex')}`;
      await mkdir(dirname(file), { recursive: true, mode: forOwner.folder });
      try {
        await writeFile(building, `${sha256Hex(value)}\n${value}`, { mode: forOwner.file, flag: 'wx' });
        await rename(building, file);
      } catch (error) {
        await rm(building, { force: true });
        throw error;
      }
    },
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: forOwner.folder });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw code === 'EEXIST' || code === 'ENOTDIR'
      ? new CliError('not-a-directory', { file: folder }, {}, 2, { remedy: 'cache-folder' })
      : new CliError('cache-unwritable', { file: folder });
  }
}
