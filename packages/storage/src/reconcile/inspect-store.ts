import type { CopyableStore } from '../copy-store.js';
import type { EventStore } from '../event-log.js';
import { sequenceOf } from '../event-rules.js';
import type { StoredGeneration } from '../store.js';
import { checkGeneration } from './check-generation.js';
import type { StoreFinding, StoreFindingCode } from './finding.js';
import { attempt, type ListRecords, layOutOpened } from './laid-generation.js';

/** The ability of a store to say in what it does not hold. */
export interface StoreInspector {
  /**
   * Everything in which the store and the chains in it do not hold: damaged, missing, contradictory or left over.
   *
   * @remarks Reads all of it and trusts none of it; nothing is changed. Tenant by tenant, generation by generation, former ones
   * included; one generation's findings are in memory at a time.
   */
  inspect(): Iterable<StoreFinding>;
}

/** A store that can be inspected. */
export interface InspectedStore extends CopyableStore, StoreInspector {}

/** How a form that can read on behind damage lists the records of a generation; undefined to take them from the port. */
export type FindRecords = (generation: StoredGeneration) => ListRecords | undefined;

/** Findings of a store through its ports alone: what a form adds of its own comes beside it. */
export function* inspectStore(
  store: CopyableStore,
  findRecords: FindRecords = () => undefined,
): Generator<StoreFinding> {
  const tenants: string[] = [];
  const unread = collect('pointer-damaged', null);
  for (const tenantId of attempt(
    () => store.tenants(),
    () => unread.tell(''),
  ) ?? [])
    tenants.push(tenantId);
  yield* unread.found;
  for (const tenantId of tenants) yield* inspectTenant(store, tenantId, findRecords);
  const logs = collect('event-damaged', null);
  const eventTenants =
    attempt(
      () => store.eventTenants(),
      () => logs.tell(''),
    ) ?? [];
  yield* logs.found;
  // A log whose events are all gone is known by what was published of it.
  for (const tenantId of new Set([...tenants, ...eventTenants])) yield* inspectEvents(store, tenantId);
  const answers =
    attempt(
      () => store.auditedAnswers(),
      () => {},
    ) ?? [];
  yield* inspectAudits(store, tenants, answers);
}

/** Findings of every generation of a tenant. */
function* inspectTenant(
  store: EventStore,
  tenantId: string,
  findRecords: FindRecords = () => undefined,
): Generator<StoreFinding> {
  const lost = collect('pointer-damaged', tenantId);
  const ids =
    attempt(
      () => store.generations(tenantId),
      () => lost.tell(''),
    ) ?? [];
  yield* lost.found;
  for (const id of ids) {
    const missing = collect('generation-missing', tenantId);
    const opened = attempt(
      () => store.generation(tenantId, id),
      () => missing.tell(id),
    );
    if (opened === undefined && missing.found.length === 0) missing.tell(id);
    yield* missing.found;
    if (opened !== undefined) yield* checkGeneration(layOutOpened(opened, findRecords(opened)));
  }
}

/** Findings of a tenant's event log: what was acknowledged is pending, waits, or is part of what is served. */
export function* inspectEvents(store: EventStore, tenantId: string): Generator<StoreFinding> {
  const found: StoreFinding[] = [];
  const tell = (code: StoreFindingCode, place: number | string): void => {
    found.push({ code, tenant_id: tenantId, generation_id: null, place: String(place) });
  };
  const progress = attempt(
    () => store.eventProgress(tenantId),
    () => tell('pointer-damaged', ''),
  );
  let current: StoredGeneration | undefined;
  attempt(
    () => {
      current = store.current(tenantId);
    },
    () => {},
  );
  const { last = 0, through = 0, waiting = [] } = progress ?? {};
  if (through > last) tell('event-beyond', through);
  const held = new Set(waiting.map(({ position }) => position));
  for (let position = 1; position <= last; position += 1) {
    const logged = attempt(
      () => store.eventAt(tenantId, position) ?? null,
      () => tell('event-damaged', position),
    );
    if (logged === null) tell('event-missing', position);
    if (logged === null || logged === undefined) continue;
    const { event, outcome } = logged;
    if (outcome === 'stale') {
      if (held.has(position)) tell('event-waiting-unknown', position);
      continue;
    }
    if (position <= through && !held.has(position)) {
      const sequence = attempt(
        () => sequenceOf(current, event.document_id) ?? -1,
        () => {},
      );
      // Where the lists cannot be read, that was told of.
      if (sequence !== undefined && sequence < event.sequence) tell('event-lost', position);
      continue;
    }
    const sha256 = event.raw_sha256;
    if (sha256 === null) continue;
    const raw = attempt(
      () => store.eventRaw(tenantId, sha256),
      () => {},
    );
    if (raw === undefined) tell('event-content-missing', position);
  }
  for (const position of held)
    if (position > Math.min(last, through)) tell('event-waiting-unknown', position);
  yield* found;
}

/** Findings of audits: each is readable, and of a generation that was published and entries that it has. */
export function* inspectAudits(
  store: EventStore,
  tenants: readonly string[],
  auditedAnswers: Iterable<string>,
): Generator<StoreFinding> {
  for (const answer of auditedAnswers) {
    const found: StoreFinding[] = [];
    const tell = (code: StoreFindingCode, place: string, tenantId: string | null = null): void => {
      found.push({ code, tenant_id: tenantId, generation_id: null, place });
    };
    for (const audit of attempt(
      () => store.audits(answer),
      () => tell('audit-damaged', answer),
    ) ?? []) {
      const { index_generation_id, selected_entry_ids, tenant_id } = audit;
      if (index_generation_id === null || index_generation_id === undefined) continue;
      const generation = tenants.includes(tenant_id)
        ? attempt(
            () => store.generation(tenant_id, index_generation_id),
            () => {},
          )
        : undefined;
      if (generation === undefined) tell('audit-unknown-generation', answer, tenant_id);
      else if (
        (selected_entry_ids ?? []).some(
          (id) =>
            attempt(
              () => generation.record(id),
              () => {},
            ) === undefined,
        )
      ) {
        tell('audit-unknown-entry', answer, tenant_id);
      }
    }
    yield* found;
  }
}

function collect(code: StoreFindingCode, tenantId: string | null) {
  const found: StoreFinding[] = [];
  const tell = (place: string): void => {
    found.push({ code, tenant_id: tenantId, generation_id: null, place });
  };
  return { found, tell };
}
