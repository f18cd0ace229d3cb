import {
  checkSchema,
  conformsTo,
  type ManifestDocument,
  type Route,
  type SourceManifest,
} from '@loccit/contract';
import { JsonError, type JsonValue, parseJson } from '@loccit/json';
import { assertNormalized, describeDeclared, readAt } from './declared-document.js';
import { IngestionError, type IngestionErrorCode } from './ingestion-error.js';
import { findMediaType } from './media-type.js';
import type { DescribedDocument } from './source-file.js';
import { assertPathBelow } from './source-path.js';
import { createTimeResolver, type ResolveTime } from './zone-time.js';

/** Members whose own rule is worth a code of its own. */
const CODE_BY_MEMBER: ReadonlyMap<string, IngestionErrorCode> = new Map([
  ['document_id', 'document-id'],
  ['path', 'path-outside'],
  ['source_uri', 'source-uri'],
  ['source_version', 'source-version'],
]);

/** A manifest read: what is to be ingested, defaults filled in. */
export interface ReadManifest {
  readonly tenantId: string;
  /** Published documents, in the code-unit order of their paths. */
  readonly documents: readonly DescribedDocument[];
  /** How many are drafts or archived, and so not live. */
  readonly unpublished: number;
  readonly routes: readonly Route[];
}

/**
 * Reads a source manifest.
 *
 * @remarks Strict JSON, then the `sources` schema, then what a schema cannot say, drafts included. Dates become instants in the
 * manifest's zone. A media type that needs an extractor is read; {@link ingestDocument} refuses that document. Paths are checked as strings; whoever opens them does not follow symbolic links.
 * @throws {@link IngestionError} with a JSON Pointer: `manifest-malformed` (with line and column), `manifest-schema`,
 * `path-outside`, `duplicate-path`, `duplicate-document`, `document-id`, `source-version`, `not-normalized`,
 * `media-type-unknown`, `zone-unknown`, `time-out-of-range`, `window-empty`
 */
export function readSourceManifest(bytes: Uint8Array): ReadManifest {
  const manifest = parseManifest(bytes);
  assertNormalized(manifest.tenant_id, '/tenant_id');
  const resolveTime = readAt('/zone', () => createTimeResolver(manifest.zone ?? 'UTC'));
  assertDistinct(manifest.documents);
  for (const [at, route] of (manifest.routes ?? []).entries()) assertRoute(route, `/routes/${at}`);
  const described = manifest.documents.map((document, at) => ({
    status: document.status ?? 'published',
    document: describeDocument(document, `/documents/${at}`, resolveTime),
  }));
  const published = described.filter(({ status }) => status === 'published');
  return {
    tenantId: manifest.tenant_id,
    documents: published
      .map(({ document }) => document)
      .sort((left, right) => (left.path < right.path ? -1 : 1)),
    unpublished: described.length - published.length,
    routes: manifest.routes ?? [],
  };
}

function parseManifest(bytes: Uint8Array): SourceManifest {
  let value: JsonValue;
  try {
    value = parseJson(bytes);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { pointer, line, column } = error.details;
    throw new IngestionError('manifest-malformed', { pointer, line, column }, { cause: error });
  }
  if (conformsTo('sources', value)) return value;
  const fault = checkSchema('sources', value)[0];
  const pointer = fault?.pointer ?? '';
  const code = fault?.keyword === 'type' ? undefined : CODE_BY_MEMBER.get(pointer.replace(/.*\//, ''));
  if (code !== undefined) throw new IngestionError(code, { pointer });
  throw new IngestionError('manifest-schema', { pointer, ...(fault === undefined ? {} : { fault }) });
}

/** A route names what it leads to, and nothing else. */
function assertRoute(route: Route, pointer: string): void {
  const [needed, other] =
    route.status === 'policy_denied' ? (['policy', 'tool'] as const) : (['tool', 'policy'] as const);
  if (route[needed] === undefined) {
    const fault = { pointer, keyword: 'required', params: { member: needed } };
    throw new IngestionError('manifest-schema', { pointer, fault });
  }
  if (route[other] !== undefined) {
    const fault = { pointer: `${pointer}/${other}`, keyword: 'additionalProperties', params: {} };
    throw new IngestionError('manifest-schema', { pointer: fault.pointer, fault });
  }
}

function assertDistinct(documents: readonly ManifestDocument[]): void {
  const ids = new Set<string>();
  const paths = new Set<string>();
  for (const [at, { document_id, path }] of documents.entries()) {
    // File systems differ in whether they tell normalisation forms apart.
    const normalPath = path.normalize('NFC');
    if (ids.has(document_id)) {
      throw new IngestionError('duplicate-document', { pointer: `/documents/${at}/document_id` });
    }
    if (paths.has(normalPath)) {
      throw new IngestionError('duplicate-path', { pointer: `/documents/${at}/path` });
    }
    ids.add(document_id);
    paths.add(normalPath);
  }
}

function describeDocument(
  document: ManifestDocument,
  pointer: string,
  resolveTime: ResolveTime,
): DescribedDocument {
  const at = (name: string) => ({ pointer: `${pointer}/${name}` });
  const mediaType = document.media_type ?? findMediaType(document.path);
  // One that is stated and needs an extractor makes that document unreadable, not the manifest.
  if (mediaType === undefined) throw new IngestionError('media-type-unknown', at('media_type'));
  const described = describeDeclared(document, pointer, resolveTime);
  const path = assertPathBelow(document.path, at('path'));
  return { ...described, path, media_type: mediaType };
}
