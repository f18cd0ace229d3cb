import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { describeStoreConformance } from '../../storage/test/conformance.js';
import { describeEventConformance } from '../../storage/test/event-conformance.js';
import { openSqliteStore, type SqliteStore } from '../src/index.js';

const folders: string[] = [];
const stores: SqliteStore[] = [];

afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const createForm = () => {
  const folder = mkdtempSync(join(tmpdir(), 'loccit-sqlite-'));
  folders.push(folder);
  const open = (): SqliteStore => {
    const store = openSqliteStore(join(folder, 'store', 'store.sqlite'));
    stores.push(store);
    return store;
  };
  return { store: open(), reopen: open };
};

describeStoreConformance('openSqliteStore', createForm);
describeEventConformance('openSqliteStore', createForm);
