import { canonicalizeJson, type JsonValue } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import type { DescribedDocument } from './described-document.js';
import { isDigest } from './folder-layout.js';
import { StorageError } from './storage-error.js';

/** What an event says of its document: a description in which null leaves to the content what belongs to it. */
export interface EventDocument extends Omit<DescribedDocument, 'path' | 'media_type'> {
  /** Null, in an event without content, where it stays what it is. */
  readonly path: string | null;
  /** Null, in an event without content, where it stays what it is. */
  readonly media_type: string | null;
}

/**
 * What happened to one document at its source, as a store keeps it: described whole, with its content named by digest.
 *
 * @remarks Wire names. Whoever reads events from outside has filled in defaults, and hands the bytes over beside it.
 */
export interface StoredEvent {
  /** Unique in its tenant. */
  readonly event_id: string;
  readonly tenant_id: string;
  readonly document_id: string;
  /** The document's own event counter, from 0; larger is later. */
  readonly sequence: number;
  readonly action: 'upsert' | 'delete';
  /** What the document is from now on, all of it; null for a delete. */
  readonly document: EventDocument | null;
  /** Bytes as received; null for a delete, and for an upsert that leaves the content as it is. */
  readonly raw_sha256: string | null;
}

/** An event of the log. */
export interface LoggedEvent {
  readonly position: number;
  readonly outcome: 'accepted' | 'stale';
  readonly event: StoredEvent;
}

/** The digest by which two events of one id are told apart: of all members, in RFC 8785 form. */
export function digestEvent(event: StoredEvent): string {
  return sha256Hex(canonicalizeJson(describeEvent(event)));
}

/** The members of an event alone, in a form that parses back to it. */
export function describeEvent(event: StoredEvent): { [name: string]: JsonValue } {
  const { document } = event;
  return {
    event_id: event.event_id,
    tenant_id: event.tenant_id,
    document_id: event.document_id,
    sequence: event.sequence,
    action: event.action,
    document: document === null ? null : describeDocument(document),
    raw_sha256: event.raw_sha256,
  };
}

function describeDocument(document: EventDocument): JsonValue {
  return {
    document_id: document.document_id,
    path: document.path,
    source_uri: document.source_uri,
    source_version: document.source_version,
    title: document.title,
    title_fallback: document.title_fallback,
    media_type: document.media_type,
    charset: document.charset,
    allowed_groups: [...document.allowed_groups],
    effective_from: document.effective_from,
    effective_to: document.effective_to,
    authority: document.authority,
    work_id: document.work_id,
    marking: document.marking,
    license: document.license,
    scope: document.scope === null ? null : { ...document.scope },
  };
}

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const isListOfText = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Whether a value has every member of an event, each of its type and in agreement with the others. */
export function isStoredEvent(value: unknown): value is StoredEvent {
  if (!isRow(value)) return false;
  const { action, document, document_id, raw_sha256, sequence } = value;
  if (![value.event_id, value.tenant_id, document_id].every(isName)) return false;
  if (!Number.isSafeInteger(sequence) || Number(sequence) < 0) return false;
  if (action === 'delete') return document === null && raw_sha256 === null;
  if (action !== 'upsert' || !isDescribed(document) || document.document_id !== document_id) return false;
  if (raw_sha256 === null) return true;
  const hasContent = document.path !== null && document.media_type !== null;
  return hasContent && typeof raw_sha256 === 'string' && isDigest(raw_sha256);
}

function isDescribed(value: unknown): value is EventDocument {
  if (!isRow(value)) return false;
  const { authority, scope } = value;
  return (
    [value.document_id, value.source_uri, value.source_version].every(isName) &&
    [
      value.path,
      value.media_type,
      value.title,
      value.title_fallback,
      value.charset,
      value.effective_from,
      value.effective_to,
      value.work_id,
      value.marking,
      value.license,
    ].every(isTextOrNull) &&
    isListOfText(value.allowed_groups) &&
    (authority === null || Number.isSafeInteger(authority)) &&
    (scope === null || (isRow(scope) && Object.values(scope).every((item) => typeof item === 'string')))
  );
}

/**
 * An event that may enter a log with these bytes, detached from the caller's objects.
 *
 * @throws {@link StorageError} `event-malformed`, also where the bytes are missing, left over, or not those of its digest
 */
export function checkEvent(event: StoredEvent, raw: Uint8Array | undefined): StoredEvent {
  if (!isStoredEvent(event)) throw new StorageError('event-malformed');
  const { raw_sha256 } = event;
  if (raw_sha256 === null ? raw !== undefined : raw === undefined || sha256Hex(raw) !== raw_sha256) {
    throw new StorageError('event-malformed', { fault: 'raw' });
  }
  return structuredClone(event);
}

/**
 * An event of another log, detached from the caller's objects.
 *
 * @throws {@link StorageError} `event-malformed`
 */
export function checkLogged({ event, outcome, position }: LoggedEvent): LoggedEvent {
  if (!isStoredEvent(event) || (outcome !== 'accepted' && outcome !== 'stale'))
    throw new StorageError('event-malformed');
  return { position, outcome, event: structuredClone(event) };
}
