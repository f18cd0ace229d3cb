import type { Route } from '@loccit/contract';
import { type GenerationPreimage, HashedBytes, type LineageRecord } from '@loccit/lineage';
import { freezeData } from './freeze-data.js';
import { type GenerationLookups, keepLookups } from './generation-lookups.js';
import { decodeStoredText } from './record-lines.js';
import { StorageError } from './storage-error.js';
import type { StoredGeneration } from './store.js';
import type { StoredDocument } from './stored-document.js';

/** What both forms of the store open a generation from. */
export interface OpenedGenerationInput {
  readonly tenantId: string;
  readonly generation: LineageRecord<GenerationPreimage>;
  readonly records: readonly LineageRecord[];
  readonly documents: readonly StoredDocument[];
  readonly routes: readonly Route[];
  /** Unchecked bytes of a text or raw file, given up by whoever read them; undefined if the generation does not list it. */
  readonly read: (role: 'text' | 'raw', sha256: string) => Uint8Array | HashedBytes | undefined;
}

const opened = new WeakMap<StoredGeneration, (rawSha256: string) => HashedBytes | undefined>();

/**
 * Whether a generation was opened by a store of this package, so that its rows are what their types say.
 *
 * @remarks A generation of another maker, or a copy of one, may hold anything.
 * @example
 * ```ts
 * const store = createMemoryStore();
 * store.publish(buildGeneration({ tenantId: 'default', documents: [], routes: [] }));
 * const generation = store.current('default');
 * generation !== undefined && isOpenedGeneration(generation); // true
 * generation !== undefined && isOpenedGeneration({ ...generation }); // false
 * ```
 */
export function isOpenedGeneration(generation: StoredGeneration): boolean {
  return opened.has(generation);
}

/**
 * The bytes of a generation as received: with the digest that was made of them, if the generation is one of this
 * package, and as they are given otherwise.
 *
 * @remarks A store in memory hashes a file when it is first asked for, one in a folder whenever it is read.
 * @throws {@link StorageError} `store-damaged` as {@link StoredGeneration.raw} does
 */
export function readRaw(
  generation: StoredGeneration,
  rawSha256: string,
): HashedBytes | Uint8Array | undefined {
  const readHashed = opened.get(generation);
  return readHashed === undefined ? generation.raw(rawSha256) : readHashed(rawSha256);
}

/**
 * Says of a generation that a form of the store has opened it, as {@link isOpenedGeneration} asks.
 *
 * @remarks For makers of a form: records are frozen or made anew for each caller, texts and bytes were compared with
 * their digest.
 * @param lookups - what the form answers without its lists
 */
export function declareOpened(
  generation: StoredGeneration,
  readHashed: (rawSha256: string) => HashedBytes | undefined,
  lookups?: GenerationLookups,
): void {
  opened.set(generation, readHashed);
  if (lookups !== undefined) keepLookups(generation, lookups);
}

/** How many bytes of texts one opened generation keeps decoded. */
const KEPT_CHARACTERS = 16 * 1024 * 1024;

/** A generation over records in memory and files read when asked for. */
export function createOpenedGeneration(input: OpenedGenerationInput): StoredGeneration {
  const byId = new Map(input.records.map((record) => [record.id, freezeData(record)]));
  const readChecked = (role: 'text' | 'raw', sha256: string): HashedBytes | undefined => {
    const read = input.read(role, sha256);
    const hashed = read instanceof Uint8Array ? HashedBytes.takeOver(read) : read;
    if (hashed !== undefined && hashed.digest !== sha256) {
      throw new StorageError('store-damaged', { role, fault: 'hash' });
    }
    return hashed;
  };
  const keptTexts = createRecentTexts(KEPT_CHARACTERS);
  const generation: StoredGeneration = {
    tenantId: input.tenantId,
    id: input.generation.id,
    generation: input.generation,
    documents: input.documents,
    routes: input.routes,
    record: (id) => byId.get(id),
    records: () => byId.values(),
    text: (canonicalSha256) =>
      keptTexts(canonicalSha256, () => {
        const hashed = readChecked('text', canonicalSha256);
        return hashed === undefined ? undefined : decodeText(hashed.copy());
      }),
    raw: (rawSha256) => readChecked('raw', rawSha256)?.copy(),
  };
  declareOpened(generation, (rawSha256) => readChecked('raw', rawSha256));
  return generation;
}

function decodeText(bytes: Uint8Array): string {
  try {
    return decodeStoredText(bytes);
  } catch (cause) {
    throw new StorageError('store-damaged', { role: 'text', fault: 'malformed' }, { cause });
  }
}

/** Keeps what was read last, up to a number of UTF-16 units: a check asks for one text once a citation. */
export function createRecentTexts(capacity: number) {
  const kept = new Map<string, string>();
  let size = 0;
  return (key: string, read: () => string | undefined): string | undefined => {
    const hit = kept.get(key);
    const text = hit ?? read();
    if (text === undefined) return undefined;
    if (hit === undefined) size += text.length;
    kept.delete(key);
    kept.set(key, text);
    for (const [oldest, dropped] of kept) {
      if (size <= capacity || oldest === key) break;
      kept.delete(oldest);
      size -= dropped.length;
    }
    return text;
  };
}
