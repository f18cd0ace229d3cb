import { isRecordOf, type LineageRecord } from '@loccit/lineage';
import type { StoredGeneration } from './store.js';

/** Texts by `canonical_sha256` and bytes by `raw_sha256`. */
export interface Content {
  readonly texts: Map<string, string>;
  readonly raws: Map<string, Uint8Array>;
}

/**
 * The text and the bytes that the canonical records among these name, as far as a generation has them; each is read once.
 *
 * @throws {@link StorageError} `store-damaged`
 */
export function readContent(generation: StoredGeneration, records: readonly LineageRecord[]): Content {
  const texts = new Map<string, string>();
  const raws = new Map<string, Uint8Array>();
  for (const record of records) {
    if (!isRecordOf(record, 'canonical')) continue;
    const { canonical_sha256, raw_sha256 } = record.preimage;
    const text = texts.get(canonical_sha256) ?? generation.text(canonical_sha256);
    const raw = raws.get(raw_sha256) ?? generation.raw(raw_sha256);
    if (text !== undefined) texts.set(canonical_sha256, text);
    if (raw !== undefined) raws.set(raw_sha256, raw);
  }
  return { texts, raws };
}
