import type { LoggedEvent } from './stored-event.js';
import { decodeSealedJson, encodeSealedJson } from './sealed-json.js';
import { StorageError } from './storage-error.js';
import { describeEvent, isStoredEvent } from './stored-event.js';

const EVENT_SCHEMA = 'urn:loccit:store-event:1';
const ID_SCHEMA = 'urn:loccit:store-event-id:1';

/** The bytes of `events/<position>.json`. */
export function encodeEventFile({ event, outcome, position }: LoggedEvent): Uint8Array {
  return encodeSealedJson({ schema: EVENT_SCHEMA, position, outcome, event: describeEvent(event) });
}

/**
 * The event behind such bytes.
 *
 * @param tenantId - whose it must be; undefined takes whose it is
 * @throws {@link StorageError} `store-damaged` or `store-version`, role `event`
 */
export function parseEventFile(
  bytes: Uint8Array,
  tenantId: string | undefined,
  expected: number,
): LoggedEvent {
  const { event, outcome, position } = decodeSealedJson(bytes, EVENT_SCHEMA, 'event');
  if ((outcome !== 'accepted' && outcome !== 'stale') || !isStoredEvent(event)) {
    throw new StorageError('store-damaged', { role: 'event', fault: 'schema' });
  }
  if (position !== expected || (tenantId !== undefined && event.tenant_id !== tenantId)) {
    throw new StorageError('store-damaged', { role: 'event', fault: 'incoherent' });
  }
  return { position, outcome, event };
}

/** The bytes of `events/ids/<sha256 of the id>.json`. */
export function encodeIdFile(position: number): Uint8Array {
  return encodeSealedJson({ schema: ID_SCHEMA, position });
}

/**
 * The position behind such bytes.
 *
 * @throws {@link StorageError} `store-damaged` or `store-version`, role `event`
 */
export function parseIdFile(bytes: Uint8Array): number {
  const { position } = decodeSealedJson(bytes, ID_SCHEMA, 'event');
  if (typeof position === 'number' && Number.isSafeInteger(position) && position > 0) return position;
  throw new StorageError('store-damaged', { role: 'event', fault: 'schema' });
}
