import { sha256Hex } from '@loccit/lineage';
import { encodeUtf8 } from '@loccit/text';
import type { StoredEvent } from '../src/index.js';

export interface SmallEvent {
  readonly id: string;
  readonly sequence: number;
  readonly document?: string;
  readonly tenant?: string;
  readonly groups?: readonly string[];
  /** Absent for an upsert that leaves the content as it is. */
  readonly text?: string;
}

/** An upsert of a one-paragraph document. */
export function createUpsert(event: SmallEvent): { event: StoredEvent; raw?: Uint8Array } {
  const { document: documentId = 'harbour', text } = event;
  return {
    event: {
      event_id: event.id,
      tenant_id: event.tenant ?? 'north',
      document_id: documentId,
      sequence: event.sequence,
      action: 'upsert',
      document: {
        document_id: documentId,
        path: `${documentId}.txt`,
        source_uri: 'urn:example:notes',
        source_version: '1',
        title: null,
        title_fallback: null,
        media_type: 'text/plain',
        charset: null,
        allowed_groups: [...(event.groups ?? ['public'])],
        effective_from: null,
        effective_to: null,
        authority: null,
        work_id: null,
        marking: null,
        license: null,
        scope: null,
      },
      raw_sha256: text === undefined ? null : sha256Hex(text),
    },
    ...(text === undefined ? {} : { raw: encodeUtf8(text) }),
  };
}

/** A delete of a document. */
export function createDelete(event: Omit<SmallEvent, 'text' | 'groups'>): StoredEvent {
  return {
    event_id: event.id,
    tenant_id: event.tenant ?? 'north',
    document_id: event.document ?? 'harbour',
    sequence: event.sequence,
    action: 'delete',
    document: null,
    raw_sha256: null,
  };
}
