import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import type { Route } from '@loccit/contract';
import { type IngestedDocument, ingestDocument } from '@loccit/ingestion';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import {
  planSources,
  type RefusedSource,
  type SourceJob,
  type SourcePlan,
  type UnusableSource,
} from './plan-sources.js';
import { defaultMaxTextBytes, explainFileError, readInput } from './read-input.js';

/** What the given roots hold of one tenant. */
export interface TenantSources {
  readonly tenantId: string;
  readonly documents: readonly IngestedDocument[];
  readonly routes: readonly Route[];
}

/** Everything that was read, and what was passed over. */
export interface LoadedSources
  extends Pick<SourcePlan, 'ignored' | 'unusable' | 'symbolicLinks' | 'stores' | 'unpublished'> {
  readonly tenants: readonly TenantSources[];
  readonly refused: readonly RefusedSource[];
  /** Characters that no reader sees and that were left out of what is searched. */
  readonly hiddenChars: number;
}

export interface LoadOptions {
  /** A manifest, whatever its name. */
  readonly manifest?: string;
  readonly maxBytes?: number;
  /** Whose files without a manifest are; the default tenant's where absent. */
  readonly tenantId?: string | undefined;
  /** Called after each document. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Reads folders, files and manifests into documents, tenant by tenant.
 *
 * @remarks One document is in memory at a time beside what was made of the others. What cannot be read is refused
 * alone; the rest is taken.
 * @throws {@link CliError} when a root cannot be opened or a manifest cannot be read
 */
export function loadSources(roots: readonly string[], options: LoadOptions = {}): LoadedSources {
  const { jobs, routes, ...plan } = planSources(roots, options.manifest, options.tenantId);
  const refused = [...plan.refused];
  const unusable = [...plan.unusable];
  // A manifest whose documents are all archived leaves its tenant with none, which is to be published too.
  const documents = new Map<string, IngestedDocument[]>([...routes.keys()].map((tenantId) => [tenantId, []]));
  const taken = new Set<string>();
  let hiddenChars = 0;
  for (const [index, job] of jobs.entries()) {
    try {
      const ingested = readDocument(job, options.maxBytes ?? defaultMaxTextBytes);
      const key = JSON.stringify([job.tenantId, ingested.document.document_id]);
      if (taken.has(key)) throw new CliError('duplicate-document', { file: job.shownPath });
      taken.add(key);
      const list = documents.get(job.tenantId);
      if (list === undefined) documents.set(job.tenantId, [ingested]);
      else list.push(ingested);
      hiddenChars += ingested.hidden.chars;
    } catch (error) {
      const told = toCliError(error, job.shownPath);
      refused.push({ path: job.shownPath, error: told });
      unusable.push(describeUnusable(job, told.code));
    }
    options.onProgress?.(index + 1, jobs.length);
  }
  const tenants = [...documents].map(([tenantId, list]) => ({
    tenantId,
    documents: list,
    routes: routes.get(tenantId) ?? [],
  }));
  return {
    ...plan,
    tenants: tenants.sort((a, b) => (a.tenantId < b.tenantId ? -1 : 1)),
    refused,
    unusable,
    hiddenChars,
  };
}

/** A manifest describes what it names without a look at the file. */
function describeUnusable({ confinedTo, describe, shownPath: path, tenantId }: SourceJob, code: string) {
  const source: UnusableSource = { tenantId, path, code };
  return confinedTo === undefined ? source : { ...source, described: describe(new Uint8Array()) };
}

function readDocument(job: SourceJob, maxBytes: number): IngestedDocument {
  if (job.confinedTo !== undefined) {
    assertConfined(job.absolutePath, job.confinedTo, job.shownPath);
    assertRegular(job.absolutePath, job.shownPath);
  }
  const raw = readInput(job.absolutePath, maxBytes);
  return ingestDocument({ tenantId: job.tenantId, document: job.describe(raw), raw }, { maxBytes });
}

/** A manifest's path must not leave its folder by way of a symbolic link. */
export function assertConfined(path: string, folder: string, shown: string): void {
  try {
    const below = relative(realpathSync(folder), realpathSync(path));
    if (below.startsWith('..') || isAbsolute(below)) throw new CliError('path-outside', { file: shown });
  } catch (error) {
    throw explainFileError(error, shown);
  }
}

/** Nobody may be there to write into a pipe that a manifest names, and a device may never end. */
export function assertRegular(path: string, shown: string): void {
  const stat = statSync(path, { bigint: true });
  if (stat.isDirectory()) throw new CliError('is-a-directory', { file: shown });
  if (!stat.isFile()) throw new CliError('not-a-file', { file: shown });
}
