import Database from 'libsql';

/**
 * Opens a file as SQLite, creating it if there is none, in the mode in which readers never wait for a writer.
 *
 * @param path - of the file; the folder must exist
 */
export function openDatabase(path: string): Database.Database {
  const database = new Database(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return database;
}
