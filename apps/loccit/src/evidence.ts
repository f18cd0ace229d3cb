import { buildGeneration } from '@loccit/ingestion';
import {
  type AccessAction,
  createMemoryStore,
  openAccess,
  type Reader,
  type Store,
  type StoredGeneration,
} from '@loccit/storage';
import type { Evidence } from '@loccit/validator';
import { chooseTenant, findStoreToRead, type OpenedStore } from './files/find-store.js';
import { type LoadedSources, loadSources } from './files/load-sources.js';
import type { UnusableSource } from './files/plan-sources.js';
import { readFinalAddresses } from './files/read-final-addresses.js';
import { readCount, readText } from './options.js';
import { parseReaderOptions } from './reader.js';
import type { Session } from './session.js';
import { showProgress } from './session.js';
import { describeUnread, isOpenSource } from './unread-sources.js';

type Options = Readonly<Record<string, unknown>>;

/** What a command checks against, for whom, and what of the sources could not be read. */
export interface HeldEvidence extends Evidence {
  readonly store?: OpenedStore['store'];
  readonly reader: Reader;
  readonly refused: LoadedSources['refused'];
}

/**
 * What `--sources`, `--store`, `--tenant`, `--as` and `--at` name.
 *
 * @remarks Without `--sources` the store is looked for as other commands do; with it, only a named one is used.
 * @param forTenant - the tenant, where it is known; files without a manifest are then held to be its own
 * @param action - what the reader wants of the documents
 */
export function openEvidence(
  session: Session,
  options: Options,
  forTenant?: string,
  action: AccessAction = 'verify',
): HeldEvidence {
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
  const reader: Reader = { tenantId, groups: asked.groups, principal: 'cli' };
  const { authorizer } = session;
  const { at } = asked;
  const access = openAccess({ reader, at, authorizer });
  const isKnown = (source: UnusableSource): boolean => isOpenSource(source, access, action);
  const unusable = held?.unusable ?? [];
  const unknown = new Set(unusable.filter((source) => !isKnown(source)).map(({ path }) => path));
  return {
    ...(store === undefined ? {} : { store }),
    ...(held?.sources === undefined ? {} : { sources: held.sources }),
    ...(sourcesRoot === undefined ? {} : { alsoAt: readFinalAddresses(sourcesRoot) }),
    ...(held === undefined ? {} : { unread: unusable.filter(isKnown).map(describeUnread) }),
    ...(authorizer === undefined ? {} : { authorizer }),
    reader,
    at,
    action,
    refused: (held?.refused ?? []).filter(({ path }) => !unknown.has(path)),
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

function publishInMemory(
  store: Store,
  tenant: LoadedSources['tenants'][number],
): StoredGeneration | undefined {
  store.publish(buildGeneration(tenant));
  return store.current(tenant.tenantId);
}
