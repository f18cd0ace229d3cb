import { type EventStore, lookUp } from '@loccit/storage';

/** What `status` says of a tenant, as it stands in JSON. */
export interface TenantStatus {
  readonly tenant_id: string;
  readonly generation: string | null;
  readonly generations: number;
  readonly authorization_revision: string | null;
  readonly documents: number;
  readonly chunks: number;
  readonly tombstones: number;
  readonly events: { readonly last: number; readonly through: number };
  readonly pending: readonly {
    readonly position: number;
    readonly event_id: string;
    readonly document_id: string;
    readonly sequence: number;
    readonly action: 'upsert' | 'delete';
    readonly reason: string | null;
  }[];
  readonly restrictions: readonly {
    readonly document_id: string;
    readonly deleted: boolean;
    readonly access_lists: readonly (readonly string[])[];
  }[];
}

/** What a tenant serves, what waits and why, and what is closed because of it. */
export function describeTenant(store: EventStore, tenantId: string): TenantStatus {
  const current = store.current(tenantId);
  const lookups = current === undefined ? undefined : lookUp(current);
  const { last, through } = store.eventProgress(tenantId);
  return {
    tenant_id: tenantId,
    generation: current?.id ?? null,
    generations: store.generations(tenantId).length,
    authorization_revision: current?.generation.preimage.authorization_revision ?? null,
    documents: lookups?.documentCount ?? 0,
    chunks: current?.generation.preimage.entries_count ?? 0,
    tombstones: lookups?.tombstoneCount ?? 0,
    events: { last, through },
    pending: store.pending(tenantId).map(({ event, position, reason }) => ({
      position,
      event_id: event.event_id,
      document_id: event.document_id,
      sequence: event.sequence,
      action: event.action,
      reason,
    })),
    restrictions: [...store.restrictions(tenantId).values()].map((restriction) => ({
      document_id: restriction.document_id,
      deleted: restriction.deleted,
      access_lists: restriction.access_lists,
    })),
  };
}
