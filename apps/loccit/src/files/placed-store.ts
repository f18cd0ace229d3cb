import { type EventStore, StorageError, type StoreFinding, type StoreInspector } from '@loccit/storage';
import { CliError, type CliErrorCode } from '../cli-error.js';
import { isSystemError, valuesOf } from '../console/report-error.js';

/**
 * The store with every refusal naming the store itself.
 *
 * @remarks Errors of the store carry no path, those of the file system one that is no business of the reader. A lost race
 * between publishers passes unchanged: the caller builds again. What a generation reads later is not covered, because a
 * checker reports a text that is damaged instead of ending; see {@link atStore}.
 */
export function placeStore(store: EventStore & StoreInspector, shown: string): EventStore & StoreInspector {
  const reading = <T>(act: () => T): T => atStore(shown, 'unreadable', act);
  const writing = <T>(act: () => T): T => atStore(shown, 'unwritable', act);
  return {
    tenants: () => reading(() => store.tenants()),
    current: (tenantId) => reading(() => store.current(tenantId)),
    generation: (tenantId, id) => reading(() => store.generation(tenantId, id)),
    generations: (tenantId) => reading(() => store.generations(tenantId)),
    publish: (build) => writing(() => store.publish(build)),
    putAudit: (sha256, audit) => writing(() => store.putAudit(sha256, audit)),
    audits: (sha256) => reading(() => store.audits(sha256)),
    accept: (event, raw) => writing(() => store.accept(event, raw)),
    eventTenants: () => reading(() => store.eventTenants()),
    pending: (tenantId) => reading(() => store.pending(tenantId)),
    restrictions: (tenantId) => reading(() => store.restrictions(tenantId)),
    eventProgress: (tenantId) => reading(() => store.eventProgress(tenantId)),
    eventAt: (tenantId, position) => reading(() => store.eventAt(tenantId, position)),
    inspect: () => inspectAt(store, shown),
    eventRaw: (tenantId, sha256) => reading(() => store.eventRaw(tenantId, sha256)),
  };
}

/** The findings, which are looked for as they are taken. */
function* inspectAt(store: StoreInspector, shown: string): Generator<StoreFinding> {
  const findings = atStore(shown, 'unreadable', () => store.inspect())[Symbol.iterator]();
  for (;;) {
    const { done, value } = atStore(shown, 'unreadable', () => findings.next());
    if (done === true) return;
    yield value;
  }
}

/** What a full or read-only disk says, also to whoever only meant to read. */
const UNWRITABLE: ReadonlySet<unknown> = new Set(['EDQUOT', 'ENOSPC', 'EROFS']);

/** What `act` returns; what a store or the file system below it refuses is said to stand at that store. */
export function atStore<T>(shown: string, systemCode: CliErrorCode, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof StorageError && error.code !== 'generation-superseded')
      throw new CliError(error.code, { file: shown }, valuesOf(error.details));
    if (isSystemError(error)) {
      const isUnwritable = UNWRITABLE.has((error as NodeJS.ErrnoException).code);
      throw new CliError(isUnwritable ? 'unwritable' : systemCode, { file: shown });
    }
    throw error;
  }
}
