import type { Driver, DriverRow, DriverStatement, SqlValue } from './driver.js';
import { translateError } from './sql-error.js';

/** A connection with its statements prepared once, and every refusal in the words of this package. */
export interface Sql {
  /** First row, undefined if there is none. */
  get<Row extends DriverRow>(sql: string, ...values: SqlValue[]): Row | undefined;
  all<Row extends DriverRow>(sql: string, ...values: SqlValue[]): Row[];
  run(sql: string, ...values: SqlValue[]): void;
  /** Several statements without values. */
  exec(sql: string): void;
  /** Runs as the only writer; what it wrote is on the medium when this returns, and nothing of it if it throws. */
  write<T>(act: () => T): T;
  /** Runs over one state of the file. */
  read<T>(act: () => T): T;
  close(): void;
}

/** Wraps an open connection. */
export function createSql(driver: Driver): Sql {
  const prepared = new Map<string, DriverStatement>();
  const prepare = (sql: string): DriverStatement => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = driver.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const guard = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      throw translateError(error);
    }
  };
  const within = <T>(begin: string, act: () => T): T => {
    guard(() => driver.exec(begin));
    try {
      const result = act();
      guard(() => driver.exec('COMMIT'));
      return result;
    } catch (error) {
      if (driver.inTransaction) driver.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    get: <Row extends DriverRow>(sql: string, ...values: SqlValue[]) =>
      guard(() => prepare(sql).get(values) as Row | undefined),
    all: <Row extends DriverRow>(sql: string, ...values: SqlValue[]) =>
      guard(() =>
        prepare(sql)
          .all(values)
          .map((row) => withBuffers(row) as Row),
      ),
    run: (sql, ...values) => {
      guard(() => prepare(sql).run(values));
    },
    exec: (sql) => guard(() => driver.exec(sql)),
    write: (act) => within('BEGIN IMMEDIATE', act),
    read: (act) => (driver.inTransaction ? act() : within('BEGIN', act)),
    close: () => {
      // What is left beside the file goes into it, so that a copy of the file alone has all; nobody is waited for.
      try {
        driver.exec('PRAGMA wal_checkpoint(PASSIVE)');
      } catch {
        // It is on the medium all the same.
      }
      prepared.clear();
      driver.close();
    },
  };
}

/** The driver gives blobs of a list as memory without a view. */
function withBuffers(row: unknown): unknown {
  const values = row as Record<string, unknown>;
  for (const name in values) {
    const value = values[name];
    if (value instanceof ArrayBuffer) values[name] = Buffer.from(value);
  }
  return values;
}
