import { sha256Hex } from '@loccit/lineage';
import type { ModelIdentity } from './model-identity.js';

/**
 * Where answers of models are kept, by content.
 *
 * @remarks A key is a SHA-256 in lower-case hexadecimal. What cannot be read is absent; what cannot be written is left.
 */
export interface ModelCache {
  read(key: string): Promise<string | undefined>;
  write(key: string, value: string): Promise<void>;
}

/** A cache that lasts as long as the process, and forgets what was kept first beyond `maxEntries`. */
export function createMemoryCache(maxEntries = 10_000): ModelCache {
  const entries = new Map<string, string>();
  return {
    read: async (key) => entries.get(key),
    write: async (key, value) => {
      entries.set(key, value);
      const oldest = entries.keys().next();
      if (entries.size > maxEntries && oldest.done !== true) entries.delete(oldest.value);
    },
  };
}

/**
 * The key of what a model says of some content.
 *
 * @remarks SHA-256 of the JSON of kind, identity with its members in order, and the parts; every part is a text.
 */
export function keyOf(kind: string, identity: ModelIdentity, parts: readonly string[]): string {
  const members = Object.entries(identity).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256Hex(JSON.stringify([kind, members, parts]));
}

/**
 * Reads what was kept, as the reader can make something of it; all else is not there.
 *
 * @remarks An entry names its key, so that one that was put in another's place is not taken. Whoever may write to a cache
 * can still write entries: that it is trusted is the caller's to see to.
 */
export async function readKept<T>(
  cache: ModelCache | undefined,
  key: string,
  read: (value: string) => T | undefined,
): Promise<T | undefined> {
  try {
    const value = await cache?.read(key);
    if (value === undefined) return undefined;
    const entry: unknown = JSON.parse(value);
    if (typeof entry !== 'object' || entry === null || !('key' in entry) || entry.key !== key)
      return undefined;
    return 'kept' in entry && typeof entry.kept === 'string' ? read(entry.kept) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an answer; a cache that cannot costs the next run a call, and nothing else. */
export async function keep(cache: ModelCache | undefined, key: string, value: string): Promise<void> {
  try {
    await cache?.write(key, JSON.stringify({ key, kept: value }));
  } catch {
    // What is not kept is asked again.
  }
}
