export { holdsDatabase, isStoreFile } from './open-database.js';
export { StoreDiskError } from './sql-error.js';
export { openSqliteStore, type SqliteStore } from './sqlite-store.js';
