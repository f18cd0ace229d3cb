import type { Audit } from '@loccit/contract';
import { compareUtf8, HashedBytes } from '@loccit/lineage';
import { createAuditShelf } from './audit-shelf.js';
import { completeBuild } from './carried-build.js';
import { type CheckedBuild, checkBuild } from './checked-build.js';
import { describeServed } from './generation-manifest.js';
import { createMemoryEvents } from './memory-events.js';
import { createOpenedGeneration } from './opened-generation.js';
import { type InspectedStore, inspectStore } from './reconcile/inspect-store.js';
import { StorageError } from './storage-error.js';
import type { StoredGeneration } from './store.js';
import { appendPublished } from './tenant-pointer.js';

interface Tenant {
  published: string[];
  readonly generations: Map<string, { readonly served: string; readonly opened: StoredGeneration }>;
}

/**
 * A store that lives as long as the object: the executable definition of {@link Store} and {@link EventLog}.
 *
 * @example
 * ```ts
 * const store = createMemoryStore();
 * store.publish(buildGeneration({ tenantId: 'default', documents: [], routes: [] }));
 * store.tenants(); // ['default']
 * store.current('default')?.documents; // []
 * ```
 */
export function createMemoryStore(): InspectedStore {
  const tenants = new Map<string, Tenant>();
  const audits = new Map<string, Map<string, Audit>>();
  const shelf = createAuditShelf({
    read: (answerSha256) => [...(audits.get(answerSha256)?.values() ?? [])],
    find: (answerSha256, nonce) => audits.get(answerSha256)?.get(nonce),
    write: (answerSha256, nonce, audit) => {
      const held = audits.get(answerSha256) ?? new Map<string, Audit>();
      audits.set(answerSha256, held.set(nonce, structuredClone(audit)));
    },
  });
  const findCurrent = (tenantId: string): StoredGeneration | undefined => {
    const tenant = tenants.get(tenantId);
    return tenant?.generations.get(tenant.published.at(-1) ?? '')?.opened;
  };
  const { advance, check, ...log } = createMemoryEvents(findCurrent);
  const store: InspectedStore = {
    ...shelf,
    ...log,
    inspect: () => inspectStore(store),
    auditedAnswers: () => [...audits.keys()].sort(),
    tenants: () => [...tenants.keys()].sort(compareUtf8),
    current: findCurrent,
    generation: (tenantId, id) => tenants.get(tenantId)?.generations.get(id)?.opened,
    generations: (tenantId) => [...(tenants.get(tenantId)?.published ?? [])],
    publish: (build) => {
      const previous = tenants.get(build.tenantId)?.generations.get(build.previousId ?? '')?.opened;
      const checked = checkBuild(completeBuild(build, previous));
      const { id, tenantId } = checked;
      const tenant = tenants.get(tenantId) ?? { published: [], generations: new Map() };
      const currentId = tenant.published.at(-1) ?? null;
      const served = describeServed(checked);
      const isServed = currentId === id && tenant.generations.get(id)?.served === served;
      if (!isServed && build.previousId !== undefined && build.previousId !== currentId) {
        throw new StorageError('generation-superseded');
      }
      const progress = check(build);
      advance(tenantId, progress);
      if (isServed) return { id, published: false };
      tenant.generations.set(id, { served, opened: openCopy(checked) });
      tenant.published = appendPublished(tenant.published, id);
      tenants.set(tenantId, tenant);
      return { id, published: true };
    },
  };
  return store;
}

// What is published is immutable: a caller who goes on changing its own objects does not reach it.
function openCopy(build: CheckedBuild): StoredGeneration {
  const texts = new Map(build.texts);
  const raws = new Map<string, Uint8Array | HashedBytes>(copyAll(build.raws));
  // Hashed when first asked for: checking the build has hashed them all just now.
  const readRaw = (sha256: string): HashedBytes | undefined => {
    const held = raws.get(sha256);
    const hashed = held instanceof Uint8Array ? HashedBytes.takeOver(held) : held;
    if (hashed !== undefined) raws.set(sha256, hashed);
    return hashed;
  };
  return createOpenedGeneration({
    tenantId: build.tenantId,
    generation: structuredClone(build.generation),
    records: structuredClone(build.records),
    documents: structuredClone(build.documents),
    routes: structuredClone(build.routes),
    read: (role, sha256) => (role === 'raw' ? readRaw(sha256) : texts.get(sha256)?.slice()),
  });
}

function copyAll(files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  // A platform's buffer type gives a view where a Uint8Array gives a copy, so the copy is made by construction.
  return new Map([...files].map(([digest, bytes]) => [digest, new Uint8Array(bytes)]));
}
