import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { checkDocument } from '@loccit/contract/documents';
import { parseJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import { StorageError } from '@loccit/storage';
import { CliError } from '../cli-error.js';
import { lockFolder } from '../files/folder-lock.js';
import { explainFileError, maxJsonBytes, readInput } from '../files/read-input.js';
import { type CollectedAddress, type Collection, describeManifest } from './collection.js';

const stateName = 'collected.json';
const manifestName = 'sources.json';
const filesName = 'files';
/** Name of a file that is being written, and of one that was. */
const building = /\.[0-9a-f]{12}\.tmp$/;
const kept = /-[0-9a-f]{12}-[0-9a-f]{12}\.[a-z]+$/;
const ours = new Set([stateName, manifestName, filesName]);

/** A folder that a collection is written into. */
export interface CollectionFolder {
  /** What earlier runs had, where the bytes are still those that were had. */
  readonly earlier: ReadonlyMap<string, CollectedAddress>;
  /** Keeps bytes under a path below the folder, whole or not at all. */
  keep(path: string, bytes: Uint8Array): void;
  /** Replaces `collected.json`, and then the manifest. */
  write(collection: Collection): void;
  /** Removes the files that the collection no longer names, and gives the folder free. */
  close(collection: Collection): void;
  release(): void;
}

/**
 * Opens a folder for a collection: a new one, an empty one, or one of an earlier run.
 *
 * @remarks Nobody else writes into it meanwhile. A file gets its name when it is whole, and its name depends on what it holds, so
 * that whenever the process ends, what `collected.json` and the manifest say is there.
 * @throws {@link CliError} `output-to-stream`, `no-such-folder`, `not-a-directory`, `not-a-collection`, `collection-busy` or `unwritable`
 */
export function openCollectionFolder(folder: string): CollectionFolder {
  prepare(folder);
  const unlock = lock(folder);
  try {
    const earlier = readEarlier(folder);
    mkdirSync(join(folder, filesName), { recursive: true });
    return {
      earlier,
      keep: (path, bytes) => replaceFile(join(folder, path), bytes),
      write: (collection) => {
        replaceFile(join(folder, stateName), `${JSON.stringify(collection, null, 2)}\n`);
        replaceFile(
          join(folder, manifestName),
          `${JSON.stringify(describeManifest(collection.urls), null, 2)}\n`,
        );
      },
      close: ({ urls }) => {
        const named = new Set(urls.flatMap(({ path }) => path ?? []));
        for (const name of readdirSync(join(folder, filesName))) {
          const isOurs = building.test(name) || kept.test(name);
          if (isOurs && !named.has(`${filesName}/${name}`))
            rmSync(join(folder, filesName, name), { force: true });
        }
        unlock();
      },
      release: unlock,
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Path of the bytes of an address: told by both, so that bytes that change never take the name of others. */
export function pathOf(url: string, rawSha256: string, extension: string): string {
  const host = new URL(url).hostname.replace(/[^a-z0-9.-]/g, '').slice(0, 60);
  const name = /^[a-z0-9]/.test(host) ? host : 'host';
  return `${filesName}/${name}-${sha256Hex(url).slice(0, 12)}-${rawSha256.slice(0, 12)}.${extension}`;
}

function prepare(folder: string): void {
  if (folder === '-') throw new CliError('output-to-stream');
  try {
    if (!existsSync(folder)) {
      if (!existsSync(dirname(folder))) throw new CliError('no-such-folder', { file: dirname(folder) });
      mkdirSync(folder);
    }
    if (!statSync(folder).isDirectory()) throw new CliError('not-a-directory', { file: folder });
    const names = readdirSync(folder);
    const isOurs = names.includes(stateName) || names.every((name) => name.endsWith('.lock'));
    // What a run that was killed before it wrote anything leaves is no more than an empty folder of files.
    const isBegun = names.every((name) => ours.has(name) || name.endsWith('.lock') || building.test(name));
    if (!isOurs && !(isBegun && !names.includes(manifestName)))
      throw new CliError('not-a-collection', { file: folder });
    for (const name of names) if (ours.has(name)) assertOwn(folder, name);
    for (const name of names) if (building.test(name)) rmSync(join(folder, name), { force: true });
  } catch (error) {
    throw explainWrite(error, folder);
  }
}

/** A link would be written behind, and a pipe waited for: a run leaves files and a folder, and nothing else is taken for them. */
function assertOwn(folder: string, name: string): void {
  const stat = lstatSync(join(folder, name));
  if (!(name === filesName ? stat.isDirectory() : stat.isFile()))
    throw new CliError('not-a-collection', { file: join(folder, name) });
}

function lock(folder: string): () => void {
  try {
    return lockFolder(folder, 0);
  } catch (error) {
    if (error instanceof StorageError) throw new CliError('collection-busy', { file: folder });
    throw explainWrite(error, folder);
  }
}

function readEarlier(folder: string): Map<string, CollectedAddress> {
  const file = join(folder, stateName);
  if (!existsSync(file)) return new Map();
  let held: Collection;
  try {
    const value: unknown = parseJson(readInput(file, maxJsonBytes));
    if (checkDocument('collected', value).length > 0) throw new CliError('not-a-collection', { file });
    held = value as Collection;
  } catch {
    throw new CliError('not-a-collection', { file });
  }
  return new Map(held.urls.filter((one) => isHeld(folder, one)).map((one) => [one.url, one]));
}

function isHeld(folder: string, { bytes, outcome, path, raw_sha256 }: CollectedAddress): boolean {
  if (outcome !== 'had' || path === undefined || bytes === undefined) return false;
  const file = join(folder, path);
  try {
    return lstatSync(file).isFile() && sha256Hex(readInput(file, bytes)) === raw_sha256;
  } catch {
    return false;
  }
}

function replaceFile(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const descriptor = openSync(temporary, 'wx');
    try {
      writeFileSync(descriptor, content);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw explainWrite(error, file);
  }
}

function explainWrite(error: unknown, file: string): CliError {
  const fault = explainFileError(error, file);
  return fault.code === 'unreadable' ? new CliError('unwritable', { file }) : fault;
}
