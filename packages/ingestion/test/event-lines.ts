import type { JsonValue } from '@loccit/json';
import type { EventReceipt, EventStore } from '@loccit/storage';
import { bindContent, buildPending, readSourceEvent } from '../src/index.js';

export interface SmallLine {
  readonly id: string;
  readonly sequence: number;
  readonly document?: string;
  readonly groups?: readonly string[];
  readonly text?: string;
  /** In place of `text`. */
  readonly raw?: Uint8Array;
  readonly more?: { readonly [name: string]: JsonValue };
}

/** An upsert as a line of a file of events has it. */
export function upsertLine({
  document = 'fees',
  groups = ['public'],
  id,
  more,
  raw,
  sequence,
  text,
}: SmallLine) {
  return {
    schema: 'urn:loccit:event:1',
    event_id: id,
    tenant_id: 'harbour',
    document_id: document,
    sequence,
    action: 'upsert',
    document: {
      source_uri: `urn:example:${encodeURIComponent(document)}`,
      source_version: '1',
      allowed_groups: [...groups],
      ...(text === undefined && raw === undefined ? {} : { media_type: 'text/markdown' }),
      ...more,
    },
    ...(text === undefined ? {} : { content: { text } }),
    ...(raw === undefined ? {} : { content: { base64: Buffer.from(raw).toString('base64') } }),
  };
}

/** Hands an upsert in. */
export function upsert(store: EventStore, line: SmallLine): EventReceipt {
  const { event, raw } = bindContent(readSourceEvent(upsertLine(line)), line.raw);
  return store.accept(event, raw);
}

/** Hands a delete in. */
export function remove(store: EventStore, id: string, sequence: number, document = 'fees'): EventReceipt {
  const line = {
    schema: 'urn:loccit:event:1',
    event_id: id,
    tenant_id: 'harbour',
    document_id: document,
    sequence,
    action: 'delete',
  };
  return store.accept(bindContent(readSourceEvent(line)).event);
}

/** Publishes what is pending; undefined if nothing is. */
export function publishPending(store: EventStore) {
  const built = buildPending(store, 'harbour');
  return built === undefined ? undefined : { ...built, ...store.publish(built.build) };
}
