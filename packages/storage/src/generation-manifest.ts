import type { Route } from '@loccit/contract';
import { canonicalizeJson, type JsonValue } from '@loccit/json';
import { isStoredDocument } from './document-form.js';
import { decodeSealedJson, encodeSealedJson, isJsonObject, type JsonObject } from './sealed-json.js';
import { StorageError } from './storage-error.js';
import type { StoredDocument } from './stored-document.js';

const SCHEMA = 'urn:loccit:store-generation:1';

/** A file of a generation's folder. */
export interface StoredFile {
  /** `records.jsonl`, `texts/<sha256>.txt` or `raw/<sha256>`. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What `manifest.json` of a generation's folder says. */
export interface GenerationManifest {
  readonly tenantId: string;
  readonly generationId: string;
  /** Sorted by path; every file of the folder but the manifest. */
  readonly files: readonly StoredFile[];
  readonly documents: readonly StoredDocument[];
  readonly routes: readonly Route[];
}

/** The bytes of a manifest: equal content, equal bytes. */
export function encodeManifest(manifest: GenerationManifest): Uint8Array {
  return encodeSealedJson({
    schema: SCHEMA,
    tenant_id: manifest.tenantId,
    generation_id: manifest.generationId,
    files: manifest.files.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })),
    documents: manifest.documents.map(describeDocument),
    routes: manifest.routes.map(describeRoute),
  });
}

/**
 * Documents and routes as one string: equal strings serve equally.
 *
 * @remarks The generation's id does not bind all of it (authority, marking, scope, routes), so a store
 * compares this too before it calls a publish unchanged.
 */
export function describeServed(served: {
  readonly documents: readonly StoredDocument[];
  readonly routes: readonly Route[];
}): string {
  return canonicalizeJson({
    documents: served.documents.map(describeDocument),
    routes: served.routes.map(describeRoute),
  });
}

/**
 * The manifest behind its bytes.
 *
 * @throws {@link StorageError} `store-damaged` or `store-version`, role `manifest`
 */
export function parseManifest(bytes: Uint8Array): GenerationManifest {
  const value = decodeSealedJson(bytes, SCHEMA, 'manifest');
  const { tenant_id: tenantId, generation_id: generationId, files, documents, routes } = value;
  if (
    typeof tenantId !== 'string' ||
    typeof generationId !== 'string' ||
    !isListOf(files, isStoredFile) ||
    !isListOf(documents, isStoredDocument) ||
    !isListOf(routes, isRoute)
  ) {
    throw new StorageError('store-damaged', { role: 'manifest', fault: 'schema' });
  }
  return { tenantId, generationId, files, documents, routes };
}

/** The members of a document's row, and no others: what a caller's object carries besides does not reach a store. */
export function describeDocument(document: StoredDocument): JsonObject {
  return {
    document_id: document.document_id,
    canonical_revision_id: document.canonical_revision_id,
    parse_revision_id: document.parse_revision_id,
    allowed_groups: [...document.allowed_groups],
    acl_sha256: document.acl_sha256,
    work_id: document.work_id,
    effective_from: document.effective_from,
    effective_to: document.effective_to,
    authority: document.authority,
    marking: document.marking,
    license: document.license,
    scope: document.scope === null ? null : { ...document.scope },
    sequence: document.sequence,
    title: document.title,
    path: document.path,
  };
}

function describeRoute({ match, policy, status, tool }: Route): JsonObject {
  return {
    match: [...match],
    status,
    ...(tool === undefined ? {} : { tool }),
    ...(policy === undefined ? {} : { policy }),
  };
}

type Guard<T> = (value: unknown) => value is T;

function isListOf<T>(value: unknown, isItem: Guard<T>): value is T[] {
  return Array.isArray(value) && value.every((item) => isItem(item));
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isObject(value: unknown): value is JsonObject {
  return isJsonObject(value as JsonValue | undefined);
}

function isStoredFile(value: unknown): value is StoredFile {
  return (
    isObject(value) && isString(value.path) && Number.isSafeInteger(value.bytes) && isString(value.sha256)
  );
}

function isRoute(value: unknown): value is Route {
  return (
    isObject(value) &&
    isListOf(value.match, isString) &&
    ((value.status === 'tool_required' && isString(value.tool)) ||
      (value.status === 'policy_denied' && isString(value.policy)))
  );
}
