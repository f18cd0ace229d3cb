import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Route } from '@loccit/contract';
import {
  DEFAULT_TENANT,
  type DescribedDocument,
  describeFolderFile,
  findMediaType,
  readSourceManifest,
} from '@loccit/ingestion';
import { isStoreFile } from '@loccit/storage-sqlite';
import type { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { storeFileName } from './find-store.js';
import { isFolder } from './is-folder.js';
import { maxJsonBytes, readInput } from './read-input.js';
import { walkFolder } from './walk-folder.js';

/** Name of a manifest that a folder is read by when it holds one. */
const manifestName = 'sources.json';

/** One document to read. */
export interface SourceJob {
  readonly tenantId: string;
  readonly shownPath: string;
  readonly absolutePath: string;
  readonly describe: (raw: Uint8Array) => DescribedDocument;
  /** Folder of the manifest that names it, which it must not leave. */
  readonly confinedTo?: string;
}

/** A source that was not taken, and why. */
export interface RefusedSource {
  readonly path: string;
  readonly error: CliError;
}

/** A source that was found and is of no use, as those who cite it may call it. */
export interface UnusableSource {
  /** What a manifest says of it; a file of a folder has its path alone. */
  readonly described?: DescribedDocument;
  readonly tenantId: string;
  readonly path: string;
  readonly code: string;
}

/** What is to be read, and what was passed over. */
export interface SourcePlan {
  readonly jobs: readonly SourceJob[];
  readonly routes: ReadonlyMap<string, readonly Route[]>;
  readonly refused: readonly RefusedSource[];
  readonly unusable: readonly UnusableSource[];
  /** Files of other kinds. */
  readonly ignored: number;
  readonly symbolicLinks: number;
  /** Stores of this program, which are never a source. */
  readonly stores: number;
  /** Documents a manifest names as drafts or archived. */
  readonly unpublished: number;
}

/**
 * Finds out what the given roots hold, without reading documents.
 *
 * @remarks A folder that holds `sources.json`, at whatever depth, is read by that manifest and by nothing else: its
 * access lists must not be lost because a folder above it was named. A folder that holds a store is passed over: its
 * texts are those of other readers.
 * @param tenantId - whose files without a manifest are
 * @throws {@link CliError} when a root cannot be opened or a manifest cannot be read
 */
export function planSources(
  roots: readonly string[],
  manifest?: string,
  tenantId: string = DEFAULT_TENANT,
): SourcePlan {
  const jobs: SourceJob[] = [];
  const refused: RefusedSource[] = [];
  const unusable: UnusableSource[] = [];
  const routes = new Map<string, Route[]>();
  const counts = { ignored: 0, symbolicLinks: 0, stores: 0, unpublished: 0 };

  const planManifest = (path: string, folder: string, shownBelow: string): void => {
    const read = readManifestFile(path);
    counts.unpublished += read.unpublished;
    routes.set(read.tenantId, [...(routes.get(read.tenantId) ?? []), ...read.routes]);
    for (const document of read.documents) {
      jobs.push({
        tenantId: read.tenantId,
        shownPath: `${shownBelow}${document.path}`,
        absolutePath: join(folder, document.path),
        describe: () => document,
        confinedTo: folder,
      });
    }
  };

  const planFolder = (root: string): void => {
    const walk = walkFolder(root, ({ absolutePath, names, path }) => {
      if (isStore(absolutePath, names)) {
        counts.stores++;
        return false;
      }
      if (!names.has(manifestName)) return true;
      planManifest(join(absolutePath, manifestName), absolutePath, path === '' ? '' : `${path}/`);
      return false;
    });
    counts.symbolicLinks += walk.symbolicLinks;
    for (const error of walk.unreadable) refused.push({ path: error.at.file ?? root, error });
    for (const file of walk.files) planFile(file.path, file.absolutePath);
  };

  const planFile = (path: string, absolutePath: string): void => {
    if (findMediaType(path) === undefined) {
      counts.ignored++;
      unusable.push({ tenantId, path, code: 'media-type-unknown' });
    } else
      jobs.push({
        tenantId,
        shownPath: path,
        absolutePath,
        describe: (raw) => describeFolderFile(path, raw),
      });
  };

  if (manifest !== undefined) planManifest(manifest, dirname(manifest), '');
  for (const root of roots) {
    if (isFolder(root)) planFolder(root);
    else if (root.endsWith('.json')) planManifest(root, dirname(root), '');
    else planFile(basename(root), root);
  }
  return { jobs, routes, refused, unusable, ...counts };
}

function readManifestFile(path: string) {
  try {
    return readSourceManifest(readInput(path, maxJsonBytes));
  } catch (error) {
    throw toCliError(error, path);
  }
}

const storeMarkerBytes = 4096;

/** Whether the folder is a store of this program: its marker names the schema, or its file says whose it is. */
function isStore(folder: string, names: ReadonlySet<string>): boolean {
  if (names.has(storeFileName) && isStoreFile(join(folder, storeFileName))) return true;
  const marker = join(folder, 'store.json');
  if (!names.has('store.json') || !existsSync(marker) || statSync(marker).size > storeMarkerBytes)
    return false;
  return new TextDecoder().decode(readInput(marker, storeMarkerBytes)).includes('urn:loccit:store:');
}
