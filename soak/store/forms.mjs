// The forms of the store that a process may be killed on.
import { join } from 'node:path';
import { createNodeFilePort } from '../../apps/loccit/dist/files/node-file-port.js';
import { termReader } from '../../packages/answering/dist/index.js';
import { openFolderStore } from '../../packages/storage/dist/index.js';
import { openSqliteStore } from '../../packages/storage-sqlite/dist/index.js';

/** Opens the store of that form in a folder; `close` gives it back. */
export function openForm(form, folder) {
  if (form === 'sqlite') return openSqliteStore(join(folder, 'store.sqlite'), termReader);
  if (form !== 'folder') throw new RangeError(form);
  return { ...openFolderStore(createNodeFilePort(), join(folder, 'store')), close: () => {} };
}
