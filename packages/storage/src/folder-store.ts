import { compareUtf8 } from '@loccit/lineage';
import { type AuditShelf, createAuditShelf } from './audit-shelf.js';
import { completeBuild } from './carried-build.js';
import { type CheckedBuild, checkBuild } from './checked-build.js';
import { ensureFolder, layReady, putInPlace, syncUpwards } from './durable-files.js';
import type { FilePort } from './file-port.js';
import { createFolderAudits } from './folder-audits.js';
import { createFolderEvents, type FolderEvents } from './folder-events.js';
import { createFolderLayout, type FolderLayout, isDigest, isGenerationId } from './folder-layout.js';
import { refreshGeneration, removeLeftovers, writeGeneration } from './folder-publish.js';
import { createGenerationCache } from './generation-cache.js';
import { inspectFolder } from './reconcile/inspect-folder.js';
import type { InspectedStore } from './reconcile/inspect-store.js';
import { StorageError } from './storage-error.js';
import type { GenerationBuild, StoredGeneration } from './store.js';
import { hasStore, writeMarker } from './store-marker.js';
import { appendPublished, encodePointer, parsePointer, type TenantPointer } from './tenant-pointer.js';

/**
 * The store in a folder, through the file operations an application supplies.
 *
 * @remarks Nothing is created before the first publish or audit. A store killed at any instant opens and
 * serves the generation published last; what a killed publish left is never read and goes with the next
 * publish to that tenant. Opened generations are kept as long as their manifest's bytes stay the same.
 * @param root - the folder; created if missing, refused if it holds something else
 * @throws {@link StorageError} from its methods, never from this call
 */
export function openFolderStore(files: FilePort, root: string): InspectedStore {
  const layout = createFolderLayout(root);
  const cache = createGenerationCache(files);
  const shelf: AuditShelf = createAuditShelf(createFolderAudits(files, layout));
  const findPointer = (tenantId: string): TenantPointer | undefined =>
    hasStore(files, layout) ? readPointer(files, layout, tenantId) : undefined;
  const open = (tenantId: string, id: string): StoredGeneration =>
    cache.open(layout.generation(layout.tenant(tenantId), id), { tenantId, id });
  const findCurrent = (tenantId: string): StoredGeneration | undefined => {
    const id = findPointer(tenantId)?.published.at(-1);
    return id === undefined ? undefined : open(tenantId, id);
  };
  const events = createFolderEvents({ files, layout, findPointer, findCurrent });
  const { check: _check, prune: _prune, ...log } = events;
  const store: InspectedStore = {
    ...shelf,
    ...log,
    inspect: () => (hasStore(files, layout) ? inspectFolder(files, layout, store) : []),
    auditedAnswers: () => (hasStore(files, layout) ? files.list(layout.audits).filter(isDigest).sort() : []),
    tenants: () => (hasStore(files, layout) ? listTenants(files, layout) : []),
    current: findCurrent,
    generation: (tenantId, id) =>
      isGenerationId(id) && findPointer(tenantId)?.published.includes(id) === true
        ? open(tenantId, id)
        : undefined,
    generations: (tenantId) => [...(findPointer(tenantId)?.published ?? [])],
    publish: (build) => {
      const { previousId, tenantId } = build;
      const isKnown =
        build.carried !== undefined && findPointer(tenantId)?.published.includes(previousId ?? '');
      const previous =
        isKnown === true && typeof previousId === 'string' ? open(tenantId, previousId) : undefined;
      return publish({ files, layout, events }, completeBuild(build, previous));
    },
  };
  return store;
}

interface Place {
  readonly files: FilePort;
  readonly layout: FolderLayout;
  readonly events: FolderEvents;
}

function publish(place: Place, build: GenerationBuild) {
  const { files, layout } = place;
  const checked = checkBuild(build);
  hasStore(files, layout);
  ensureFolder(files, layout.locks);
  const unlock = files.lock(layout.locks);
  try {
    writeMarker(files, layout);
    return publishLocked(place, checked, build);
  } finally {
    unlock();
  }
}

function publishLocked(
  { files, layout, events }: Place,
  build: CheckedBuild,
  given: GenerationBuild,
): { id: string; published: boolean } {
  const { id, tenantId } = build;
  const { previousId } = given;
  const tenant = layout.tenant(tenantId);
  const generations = layout.generations(tenant);
  ensureFolder(files, generations);
  const pointer = readPointer(files, layout, tenantId);
  const published = pointer?.published ?? [];
  const currentId = published.at(-1) ?? null;
  // A build of the generation that is served already loses nothing, whatever it was derived from.
  if (previousId !== undefined && previousId !== currentId && id !== currentId) {
    throw new StorageError('generation-superseded');
  }
  const progress = events.check(given);
  removeLeftovers(files, generations, published);
  const now = { eventsThrough: pointer?.eventsThrough ?? 0, eventsWaiting: pointer?.eventsWaiting ?? [] };
  const next =
    progress === undefined ? now : { eventsThrough: progress.through, eventsWaiting: progress.waiting };
  const isMoved = currentId !== id || JSON.stringify(next) !== JSON.stringify(now);
  const pointerPath = layout.pointer(tenant);
  if (isMoved) {
    // Lies ready before the generation has its name: one without a pointer is a killed first publish if this is there, else a loss.
    const moved = { tenantId, published: appendPublished(published, id), ...next };
    layReady(files, pointerPath, encodePointer(moved));
    files.syncFolder(tenant);
  } else {
    files.removeTree(`${pointerPath}.new`);
  }
  const folder = layout.generation(tenant, id);
  const held = files.exists(folder);
  const previous = currentId === null ? undefined : layout.generation(tenant, currentId);
  const written = held ? refreshGeneration(files, folder, build) : true;
  if (!held) writeGeneration(files, folder, build, previous);
  syncUpwards(files, generations);
  if (isMoved) {
    putInPlace(files, pointerPath);
    events.prune(tenantId);
  }
  return { id, published: currentId !== id || written };
}

function readPointer(files: FilePort, layout: FolderLayout, tenantId: string): TenantPointer | undefined {
  const bytes = files.readFile(layout.pointer(layout.tenant(tenantId)));
  if (bytes === undefined) return undefined;
  const pointer = parsePointer(bytes);
  if (pointer.tenantId !== tenantId) {
    throw new StorageError('store-damaged', { role: 'pointer', fault: 'incoherent' });
  }
  return pointer;
}

function listTenants(files: FilePort, layout: FolderLayout): string[] {
  return files
    .list(layout.tenants)
    .flatMap((name) => {
      const folder = `${layout.tenants}/${name}`;
      const bytes = files.readFile(layout.pointer(folder));
      if (bytes === undefined) return [];
      const { tenantId } = parsePointer(bytes);
      // Under another name nobody finds it: what was published would pass for never published.
      if (layout.tenant(tenantId) !== folder)
        throw new StorageError('store-damaged', { role: 'pointer', fault: 'incoherent' });
      return tenantId;
    })
    .sort(compareUtf8);
}
