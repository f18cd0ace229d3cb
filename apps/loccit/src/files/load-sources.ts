import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import type { Route } from '@loccit/contract';
import {
  DEFAULT_TENANT,
  type DescribedDocument,
  describeFolderFile,
  findMediaType,
  type IngestedDocument,
  ingestDocument,
  readSourceManifest,
} from '@loccit/ingestion';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { defaultMaxTextBytes, explainFileError, maxJsonBytes, readInput } from './read-input.js';
import { walkFolder } from './walk-folder.js';

/** Name of a manifest that a folder is read by when it holds one. */
export const manifestName = 'sources.json';

/** A source that was not taken, and why. */
export interface RefusedSource {
  readonly path: string;
  readonly error: CliError;
}

/** What the given roots hold of one tenant. */
export interface TenantSources {
  readonly tenantId: string;
  readonly documents: readonly IngestedDocument[];
  readonly routes: readonly Route[];
}

/** Everything that was read, and what was passed over. */
export interface LoadedSources {
  readonly tenants: readonly TenantSources[];
  readonly refused: readonly RefusedSource[];
  /** Files of other kinds. */
  readonly ignored: number;
  readonly symbolicLinks: number;
  /** Documents a manifest names as drafts or archived. */
  readonly unpublished: number;
  /** Characters that no reader sees and that were left out of what is searched. */
  readonly hiddenChars: number;
}

export interface LoadOptions {
  readonly maxBytes?: number;
  /** Called after each document. */
  readonly onProgress?: (done: number, total: number) => void;
}

interface Job {
  readonly tenantId: string;
  readonly shownPath: string;
  readonly absolutePath: string;
  readonly describe: (raw: Uint8Array) => DescribedDocument;
  readonly confinedTo?: string;
}

/**
 * Reads folders, files and manifests into documents, tenant by tenant.
 *
 * @remarks A folder that holds `sources.json` is read by it. One document is in memory at a time beside what was made
 * of the others. What cannot be read is refused alone; the rest is taken.
 * @throws {@link CliError} when a root cannot be opened or a manifest cannot be read
 */
export function loadSources(roots: readonly string[], options: LoadOptions = {}): LoadedSources {
  const jobs: Job[] = [];
  const refused: RefusedSource[] = [];
  const routes = new Map<string, Route[]>();
  const counts = { ignored: 0, symbolicLinks: 0, unpublished: 0, hiddenChars: 0 };

  for (const root of roots) {
    const manifest = findManifest(root);
    if (manifest !== undefined) {
      const read = readManifestFile(manifest);
      counts.unpublished += read.unpublished;
      routes.set(read.tenantId, [...(routes.get(read.tenantId) ?? []), ...read.routes]);
      const folder = dirname(manifest);
      for (const document of read.documents) {
        jobs.push({
          tenantId: read.tenantId,
          shownPath: document.path,
          absolutePath: join(folder, document.path),
          describe: () => document,
          confinedTo: folder,
        });
      }
      continue;
    }
    const walk = isFolder(root)
      ? walkFolder(root)
      : { files: [{ path: basename(root), absolutePath: root, bytes: 0 }], symbolicLinks: 0, unreadable: [] };
    counts.symbolicLinks += walk.symbolicLinks;
    for (const error of walk.unreadable) refused.push({ path: error.at.file ?? root, error });
    for (const file of walk.files) {
      if (findMediaType(file.path) === undefined) counts.ignored++;
      else
        jobs.push({
          tenantId: DEFAULT_TENANT,
          shownPath: file.path,
          absolutePath: file.absolutePath,
          describe: (raw) => describeFolderFile(file.path, raw),
        });
    }
  }

  const documents = new Map<string, IngestedDocument[]>();
  const taken = new Set<string>();
  for (const [index, job] of jobs.entries()) {
    try {
      const ingested = readDocument(job, options.maxBytes ?? defaultMaxTextBytes);
      const key = JSON.stringify([job.tenantId, ingested.document.document_id]);
      if (taken.has(key)) throw new CliError('duplicate-document', { file: job.shownPath });
      taken.add(key);
      const list = documents.get(job.tenantId);
      if (list === undefined) documents.set(job.tenantId, [ingested]);
      else list.push(ingested);
      counts.hiddenChars += ingested.hidden.chars;
    } catch (error) {
      refused.push({ path: job.shownPath, error: toCliError(error, job.shownPath) });
    }
    options.onProgress?.(index + 1, jobs.length);
  }
  const tenants = [...documents].map(([tenantId, list]) => ({
    tenantId,
    documents: list,
    routes: routes.get(tenantId) ?? [],
  }));
  return { tenants: tenants.sort((a, b) => (a.tenantId < b.tenantId ? -1 : 1)), refused, ...counts };
}

function readDocument(job: Job, maxBytes: number): IngestedDocument {
  if (job.confinedTo !== undefined) assertConfined(job.absolutePath, job.confinedTo, job.shownPath);
  const raw = readInput(job.absolutePath, maxBytes);
  return ingestDocument({ tenantId: job.tenantId, document: job.describe(raw), raw }, { maxBytes });
}

/** A manifest's path must not leave its folder by way of a symbolic link. */
function assertConfined(path: string, folder: string, shown: string): void {
  try {
    const below = relative(realpathSync(folder), realpathSync(path));
    if (below.startsWith('..') || isAbsolute(below)) throw new CliError('path-outside', { file: shown });
  } catch (error) {
    throw explainFileError(error, shown);
  }
}

function findManifest(root: string): string | undefined {
  if (!isFolder(root)) return root.endsWith('.json') ? root : undefined;
  const candidate = join(root, manifestName);
  return existsSync(candidate) ? candidate : undefined;
}

function readManifestFile(path: string) {
  try {
    return readSourceManifest(readInput(path, maxJsonBytes));
  } catch (error) {
    throw toCliError(error, path);
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    throw explainFileError(error, path);
  }
}
