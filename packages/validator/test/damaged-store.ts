import type { Store, StoredGeneration } from '@loccit/storage';

/** What of a generation reads otherwise than it was stored. */
export interface Damage {
  readonly record?: (id: string, record: Stored | undefined) => Stored | undefined;
  readonly text?: (sha256: string, text: string | undefined) => string | undefined;
  readonly raw?: (sha256: string, raw: Uint8Array | undefined) => Uint8Array | undefined;
  readonly generation?: Partial<StoredGeneration>;
}

type Stored = ReturnType<StoredGeneration['record']> & object;

/** A store whose current generation is damaged behind the back of whoever wrote it. */
export function damage(store: Store, { record, text, raw, generation }: Damage): Store {
  const open = (opened: StoredGeneration | undefined): StoredGeneration | undefined => {
    if (opened === undefined) return undefined;
    return {
      ...opened,
      record: (id) => (record ?? keep)(id, opened.record(id)),
      records: () => opened.records(),
      text: (sha256) => (text ?? keep)(sha256, opened.text(sha256)),
      raw: (sha256) => (raw ?? keep)(sha256, opened.raw(sha256)),
      ...generation,
    };
  };
  return {
    ...store,
    current: (tenantId) => open(store.current(tenantId)),
    generation: (tenantId, id) => open(store.generation(tenantId, id)),
  };
}

const keep = <T>(_key: string, value: T): T => value;
