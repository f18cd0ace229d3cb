import {
  checkSchema,
  conformsTo,
  type EventContent,
  type EventDocument,
  type SourceEvent,
} from '@loccit/contract';
import { JsonError, type JsonValue, parseJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import type { StoredEvent, EventDocument as StoredEventDocument } from '@loccit/storage';
import { encodeUtf8 } from '@loccit/text';
import { assertNormalized, describeDeclared } from './declared-document.js';
import { IngestionError } from './ingestion-error.js';
import { findMediaType } from './media-type.js';
import { assertPathBelow, isPathBelow } from './source-path.js';

/** An event read: checked, its defaults filled in, its content still where the event says. */
export interface ReadEvent {
  readonly event: Omit<StoredEvent, 'raw_sha256'>;
  /** Undefined for a delete, and for an upsert that leaves the content as it is. */
  readonly content: EventContent | undefined;
}

/**
 * Reads a source event.
 *
 * @param input - one line of a file of events, or what it was parsed to
 * @remarks Strict JSON, then the `event` schema, then what a schema cannot say. The content is not looked at; a path is checked
 * as a string, and whoever opens it does not follow symbolic links out of the folder. Linear.
 * @throws {@link IngestionError} with a JSON Pointer: `event-malformed` (with line and column), `event-schema`,
 * `not-normalized`, `path-outside`, `media-type-unknown`, `window-empty`
 * @example
 * ```ts
 * const line = '{"schema":"urn:loccit:event:1","event_id":"e1","tenant_id":"default","document_id":"fees","sequence":1,"action":"delete"}';
 * readSourceEvent(line).event.action; // 'delete'
 * ```
 * @see specification, section 6.5
 */
export function readSourceEvent(input: Uint8Array | string | JsonValue): ReadEvent {
  const value = parseEvent(input);
  const { action, content, document, document_id, event_id, sequence, tenant_id } = value;
  assertNormalized(event_id, '/event_id');
  assertNormalized(tenant_id, '/tenant_id');
  const described = document === undefined ? null : describeEventDocument(document_id, document, content);
  return { event: { event_id, tenant_id, document_id, sequence, action, document: described }, content };
}

/**
 * The event as a store keeps it, with its bytes.
 *
 * @param raw - what `content` says, where it is no `text`
 */
export function bindContent(
  { content, event }: ReadEvent,
  raw?: Uint8Array,
): { readonly event: StoredEvent; readonly raw?: Uint8Array } {
  const bytes =
    content === undefined ? undefined : content.text === undefined ? raw : encodeUtf8(content.text);
  if (bytes === undefined) return { event: { ...event, raw_sha256: null } };
  return { event: { ...event, raw_sha256: sha256Hex(bytes) }, raw: bytes };
}

function parseEvent(input: Uint8Array | string | JsonValue): SourceEvent {
  const value = typeof input === 'string' || input instanceof Uint8Array ? parseLine(input) : input;
  if (conformsTo('event', value)) return value;
  const fault = checkSchema('event', value)[0];
  throw new IngestionError('event-schema', {
    pointer: fault?.pointer ?? '',
    ...(fault === undefined ? {} : { fault }),
  });
}

function parseLine(line: Uint8Array | string): JsonValue {
  try {
    return parseJson(line);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { pointer, line: inLine, column } = error.details;
    throw new IngestionError('event-malformed', { pointer, line: inLine, column }, { cause: error });
  }
}

function describeEventDocument(
  document_id: string,
  document: EventDocument,
  content: EventContent | undefined,
): StoredEventDocument {
  const described = describeDeclared({ ...document, document_id }, '/document', (time) => time);
  const { media_type = null } = document;
  if (content === undefined) return { ...described, path: null, media_type };
  const mediaType = media_type ?? findMediaType(content.path ?? document_id);
  if (mediaType === undefined)
    throw new IngestionError('media-type-unknown', { pointer: '/document/media_type' });
  const path =
    content.path === undefined
      ? describePath(document_id)
      : assertPathBelow(content.path, { pointer: '/content/path' });
  return { ...described, path, media_type: mediaType };
}

/** A document that came without a file is found in a report by its own name, if that can be a path. */
function describePath(documentId: string): string {
  return isPathBelow(documentId) ? documentId : encodeURIComponent(documentId).replace(/\./g, '%2E');
}
