import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { message } from '@loccit/contract';
import {
  type CopiedCounts,
  type CopyableStore,
  copyStore,
  openFolderStore,
  StorageError,
} from '@loccit/storage';
import { StoreDiskError } from '@loccit/storage-sqlite';
import { CliError } from '../cli-error.js';
import { wrapLines } from '../console/terminal.js';
import {
  findStoreFolder,
  holdsStore,
  openPlainStore,
  storeFileName,
  storeName,
} from '../files/find-store.js';
import { createNodeFilePort } from '../files/node-file-port.js';
import { atStore } from '../files/placed-store.js';
import { type Session, sessionTerminal, showProgress, writeJson, writeLines } from '../session.js';

const KINDS = ['export', 'import'] as const;

/** A store, its folder and how messages name it. */
interface Side {
  readonly folder: string;
  readonly shown: string;
}

/** `loccit store`: writes a store in the form of a folder, or reads one back into a store. */
export function store(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): void {
  const [what = '', path = ''] = operands;
  if (what !== 'export' && what !== 'import')
    throw new CliError('bad-choice', {}, { option: '<what>', choices: KINDS.join(', ') });
  const named = typeof options.store === 'string' ? options.store : undefined;
  const other: Side = { folder: resolve(path), shown: path };
  const own = findStoreFolder(named);
  const from = what === 'import' ? other : { folder: own ?? '', shown: named ?? storeName };
  const to = what === 'export' ? other : { folder: resolve(named ?? storeName), shown: named ?? storeName };
  if (from.folder === '' || !holdsStore(from.folder))
    throw new CliError('no-store', { file: from.shown }, {}, 3);
  const source = openPlainStore(from.folder);
  const counts = intoNew(to, () => {
    const target =
      what === 'export' ? openFolderStore(createNodeFilePort(), to.folder) : openPlainStore(to.folder);
    return copy(session, { source, from }, { target, to });
  });
  if (options.json === true) writeJson(session, { schema: 'urn:loccit:store-copy:1', ...counts });
  else writeLines(session, describe(session, what, to.shown, counts));
}

function copy(
  session: Session,
  { from, source }: { readonly source: CopyableStore; readonly from: Side },
  { target, to }: { readonly target: CopyableStore; readonly to: Side },
): CopiedCounts {
  const progress = showProgress(session, 'cli.store.progress');
  try {
    return copyStore(source, target, progress);
  } catch (error) {
    return isOf(from, error)
      ? atStore(from.shown, 'unreadable', () => raise(error))
      : atStore(to.shown, 'unwritable', () => raise(error));
  }
}

/** Whether what is refused lies in what is copied: the copy is new and cannot be damaged, and files say where they are. */
function isOf({ folder }: Side, error: unknown): boolean {
  if (error instanceof StorageError) return sourceCodes.has(error.code);
  if (error instanceof StoreDiskError) return existsSync(join(folder, storeFileName));
  const path = error instanceof Error && 'path' in error ? error.path : undefined;
  return typeof path === 'string' && `${path}${sep}`.startsWith(`${folder}${sep}`);
}

const sourceCodes: ReadonlySet<string> = new Set(['not-a-store', 'store-damaged', 'store-version']);

function raise(error: unknown): never {
  throw error;
}

/** A target that is there is never written to, and one that was begun does not stay. */
function intoNew<T>({ folder, shown }: Side, write: () => T): T {
  if (existsSync(folder) && isTaken(folder)) throw new CliError('output-exists', { file: shown });
  mkdirSync(folder, { recursive: true });
  try {
    return write();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Whether a path is a file, or a folder that holds something. */
function isTaken(path: string): boolean {
  try {
    return readdirSync(path).length > 0;
  } catch {
    return true;
  }
}

function describe(
  session: Session,
  what: 'export' | 'import',
  shown: string,
  { audits, events, generations, tenants }: CopiedCounts,
): string[] {
  const terminal = sessionTerminal(session);
  const values = { audits, events, generations, tenants, store: shown };
  return wrapLines(
    terminal,
    message(`cli.store.${what}ed`, session.lang, values),
    `${terminal.colors.green('✓')} `,
  );
}
