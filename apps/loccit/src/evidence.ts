import { buildGeneration } from '@loccit/ingestion';
import {
  createMemoryStore,
  PUBLIC_GROUP,
  type Reader,
  type Store,
  type StoredGeneration,
} from '@loccit/storage';
import type { Evidence, UnreadSource } from '@loccit/validator';
import { chooseTenant, findStoreToRead } from './files/find-store.js';
import { type LoadedSources, loadSources } from './files/load-sources.js';
import { readFinalAddresses } from './files/read-final-addresses.js';
import { readCount, readText } from './options.js';
import { parseReaderOptions } from './reader.js';
import type { Session } from './session.js';
import { showProgress } from './session.js';

type Options = Readonly<Record<string, unknown>>;

/** What a command checks against, for whom, and what of the sources could not be read. */
export interface HeldEvidence extends Evidence {
  readonly reader: Reader;
  readonly refused: LoadedSources['refused'];
}

/**
 * What `--sources`, `--store`, `--tenant`, `--as` and `--at` name.
 *
 * @remarks Without `--sources` the store is looked for as other commands do; with it, only a named one is used.
 * @param forTenant - the tenant, where it is known; files without a manifest are then held to be its own
 */
export function openEvidence(session: Session, options: Options, forTenant?: string): HeldEvidence {
  const asked = parseReaderOptions(options);
  const sourcesRoot = readText(options, 'sources');
  const store =
    sourcesRoot === undefined || readText(options, 'store') !== undefined
      ? findStoreToRead(options.store)?.store
      : undefined;
  const held = sourcesRoot === undefined ? undefined : holdSources(session, sourcesRoot, options, forTenant);
  const tenantId =
    forTenant ??
    asked.tenant ??
    held?.sources?.tenantId ??
    (store === undefined ? 'default' : chooseTenant(store, undefined));
  return {
    ...(store === undefined ? {} : { store }),
    ...(held?.sources === undefined ? {} : { sources: held.sources }),
    ...(sourcesRoot === undefined ? {} : { alsoAt: readFinalAddresses(sourcesRoot) }),
    ...(held === undefined ? {} : { unread: listUnread(held.unusable, tenantId, asked.groups) }),
    reader: { tenantId, groups: asked.groups, principal: 'cli' },
    at: asked.at,
    refused: held?.refused ?? [],
  };
}

function holdSources(
  session: Session,
  root: string,
  options: Options,
  forTenant: string | undefined,
): Pick<LoadedSources, 'refused' | 'unusable'> & { sources: StoredGeneration | undefined } {
  const maxBytes = readCount(options, 'maxBytes');
  const loaded = loadSources([root], {
    tenantId: forTenant,
    ...(maxBytes === undefined ? {} : { maxBytes }),
    onProgress: showProgress(session, 'cli.ingest.progress'),
  });
  const tenant = loaded.tenants.find(({ tenantId }) => tenantId === forTenant) ?? loaded.tenants[0];
  return {
    sources: tenant === undefined ? undefined : publishInMemory(createMemoryStore(), tenant),
    refused: loaded.refused,
    unusable: loaded.unusable,
  };
}

/** Of what a reader may not open it is not even told that it is there. */
function listUnread(
  unusable: LoadedSources['unusable'],
  tenantId: string,
  groups: readonly string[],
): UnreadSource[] {
  return unusable
    .filter(
      ({ described, tenantId: holder }) =>
        holder === tenantId &&
        (described?.allowed_groups.some((group) => group === PUBLIC_GROUP || groups.includes(group)) ?? true),
    )
    .map(({ code, described, path }) => ({
      code,
      path: described?.path ?? path,
      document_id: described?.document_id,
      source_uri: described?.source_uri,
    }));
}

function publishInMemory(
  store: Store,
  tenant: LoadedSources['tenants'][number],
): StoredGeneration | undefined {
  store.publish(buildGeneration(tenant));
  return store.current(tenant.tenantId);
}
