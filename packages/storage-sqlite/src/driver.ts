import { createRequire } from 'node:module';

/** What a column holds and a parameter takes. */
export type SqlValue = string | number | Uint8Array | null;

/** A row by column names. */
export type DriverRow = Readonly<Record<string, SqlValue>>;

/** A prepared statement; values come as one list. */
export interface DriverStatement {
  run(values: readonly SqlValue[]): unknown;
  get(values: readonly SqlValue[]): unknown;
  all(values: readonly SqlValue[]): unknown[];
}

/** A connection of the driver. */
export interface Driver {
  readonly inTransaction: boolean;
  prepare(sql: string): DriverStatement;
  exec(sql: string): void;
  close(): void;
}

type DriverClass = new (path: string, options: { readonly timeout: number }) => Driver;

/**
 * Opens a file by the driver, which is loaded now: a program that opens no store does not pay for it.
 *
 * @param patienceMs - how long a statement waits for another process
 */
export function openDriver(path: string, patienceMs: number): Driver {
  const DriverOf = loadDriver();
  return new DriverOf(path, { timeout: patienceMs });
}

function loadDriver(): DriverClass {
  const here = createRequire(import.meta.url);
  try {
    return here('libsql') as DriverClass;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error;
    // In a bundle this module lies in another package, which depends on ours and not on the driver.
    return createRequire(here.resolve('@loccit/storage-sqlite'))('libsql') as DriverClass;
  }
}
