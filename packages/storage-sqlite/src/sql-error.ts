import { StorageError } from '@loccit/storage';

/**
 * The file system below a store refused; `syscall`, `errno` and `code` are as in errors of Node.
 *
 * @remarks It passes through the ports as what a file port throws does.
 */
export class StoreDiskError extends Error {
  readonly syscall = 'sqlite';
  readonly code: string;
  readonly errno: number;

  constructor(code: string, errno: number, options?: ErrorOptions) {
    super(code, options);
    this.name = 'StoreDiskError';
    this.code = code;
    this.errno = errno;
  }
}

const disk: Readonly<Record<string, readonly [code: string, errno: number]>> = {
  SQLITE_CANTOPEN: ['EACCES', -13],
  SQLITE_READONLY: ['EROFS', -30],
  SQLITE_PERM: ['EPERM', -1],
  SQLITE_FULL: ['ENOSPC', -28],
  SQLITE_IOERR: ['EIO', -5],
};

/** What an error of the driver is to a caller of the store. */
export function translateError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'SqliteError' || !('code' in error)) return error;
  const code = String(error.code);
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return new StorageError('store-locked', {}, { cause: error });
  if (code.startsWith('SQLITE_NOTADB')) return new StorageError('not-a-store', {}, { cause: error });
  if (code.startsWith('SQLITE_CORRUPT'))
    return new StorageError('store-damaged', { role: 'store', fault: 'malformed' }, { cause: error });
  for (const [prefix, [systemCode, errno]] of Object.entries(disk)) {
    if (code.startsWith(prefix)) return new StoreDiskError(systemCode, errno, { cause: error });
  }
  return error;
}
