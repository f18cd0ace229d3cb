import type { JsonValue } from '@loccit/json';
import type { WaitingEvent } from './waiting-event.js';
import { isGenerationId } from './folder-layout.js';
import { decodeSealedJson, encodeSealedJson, isJsonObject } from './sealed-json.js';
import { StorageError } from './storage-error.js';

const SCHEMA = 'urn:loccit:store-pointer:1';

/** What `current.json` of a tenant says. */
export interface TenantPointer {
  readonly tenantId: string;
  /** Ids in order of their last publication; the last is served. Never empty. */
  readonly published: readonly string[];
  /** Position in the event log up to which every event was seen by what is served; 0 where none was. */
  readonly eventsThrough: number;
  /** Those of them that could not be taken up, by position. */
  readonly eventsWaiting: readonly WaitingEvent[];
}

/** The bytes of a pointer. */
export function encodePointer(pointer: TenantPointer): Uint8Array {
  return encodeSealedJson({
    schema: SCHEMA,
    tenant_id: pointer.tenantId,
    published: [...pointer.published],
    // Absent in a store without events, so that one of an earlier version and one of this are equal.
    ...(pointer.eventsThrough === 0 ? {} : { events_through: pointer.eventsThrough }),
    ...(pointer.eventsWaiting.length === 0
      ? {}
      : { events_waiting: pointer.eventsWaiting.map(({ position, reason }) => ({ position, reason })) }),
  });
}

/**
 * The pointer behind its bytes.
 *
 * @throws {@link StorageError} `store-damaged` or `store-version`, role `pointer`
 */
export function parsePointer(bytes: Uint8Array): TenantPointer {
  const value = decodeSealedJson(bytes, SCHEMA, 'pointer');
  const { tenant_id: tenantId, published, events_through: through = 0, events_waiting: waiting = [] } = value;
  if (typeof tenantId !== 'string' || !Array.isArray(published) || published.length === 0) {
    throw new StorageError('store-damaged', { role: 'pointer', fault: 'schema' });
  }
  const ids = published.filter((id): id is string => typeof id === 'string' && isGenerationId(id));
  if (ids.length !== published.length || new Set(ids).size !== ids.length) {
    throw new StorageError('store-damaged', { role: 'pointer', fault: 'schema' });
  }
  if (!isPosition(through) || !Array.isArray(waiting)) {
    throw new StorageError('store-damaged', { role: 'pointer', fault: 'schema' });
  }
  return { tenantId, published: ids, eventsThrough: through, eventsWaiting: waiting.map(readWaiting) };
}

function readWaiting(row: JsonValue): WaitingEvent {
  if (isJsonObject(row)) {
    const { position, reason } = row;
    if (isPosition(position) && typeof reason === 'string') return { position, reason };
  }
  throw new StorageError('store-damaged', { role: 'pointer', fault: 'schema' });
}

function isPosition(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** The list after `id` was published: it moves to, or is added at, the end. */
export function appendPublished(published: readonly string[], id: string): string[] {
  return [...published.filter((other) => other !== id), id];
}
