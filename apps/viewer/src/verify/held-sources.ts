import {
  buildGeneration,
  describeFolderFile,
  type IngestedDocument,
  IngestionError,
  ingestDocument,
} from '@loccit/ingestion';
import { type CanonicalPreimage, isRecordOf, type LineageRecord, sha256Hex } from '@loccit/lineage';
import { createMemoryStore, type StoredGeneration } from '@loccit/storage';
import type { HeldFile } from './verification.js';

/** A file that the reader holds, not from the pack. */
export interface OwnFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * What the reader's own files are worth for a pack: those that are a cited source to the byte become a generation.
 *
 * @remarks Files are matched by SHA-256 of their bytes, never by name. O(bytes).
 */
export function holdFiles(
  files: readonly OwnFile[],
  records: readonly LineageRecord[],
  tenantId: string,
): { readonly held: readonly HeldFile[]; readonly sources: StoredGeneration | undefined } {
  const cited = new Map(
    records.flatMap((record) =>
      isRecordOf(record, 'canonical') ? [[record.preimage.raw_sha256, record.preimage] as const] : [],
    ),
  );
  const taken = new Map<string, IngestedDocument | undefined>();
  const held = files.map(({ name, bytes }): HeldFile => {
    const sha256 = sha256Hex(bytes);
    const source = cited.get(sha256);
    if (source === undefined) return { name, sha256, outcome: 'other' };
    if (!taken.has(sha256)) taken.set(sha256, ingest(bytes, sha256, source, tenantId));
    return { name, sha256, outcome: taken.get(sha256) === undefined ? 'unread' : 'cited' };
  });
  const documents = [...taken.values()].filter((document) => document !== undefined);
  return { held, sources: documents.length === 0 ? undefined : publish(documents, tenantId) };
}

/**
 * The text of a file of the reader's own; undefined where it cannot be read as it was cited.
 *
 * @remarks That it is Markdown the pack may say. Its encoding the pack may say only of bytes that say nothing themselves, by a mark or
 * by being UTF-8: or it could have the reader's own file say something else.
 */
function ingest(
  raw: Uint8Array,
  sha256: string,
  { charset, media_type }: CanonicalPreimage,
  tenantId: string,
): IngestedDocument | undefined {
  const name = `${sha256}.${media_type === 'text/markdown' ? 'md' : 'txt'}`;
  const read = (label: string | null): IngestedDocument | undefined => {
    try {
      const document = { ...describeFolderFile(name, raw), charset: label };
      return ingestDocument({ tenantId, document, raw }, { maxBytes: raw.length });
    } catch (error) {
      if (error instanceof IngestionError) return undefined;
      throw error;
    }
  };
  const own = read(null);
  if (own === undefined) return read(charset);
  return own.canonical.preimage.charset === charset ? own : undefined;
}

function publish(documents: readonly IngestedDocument[], tenantId: string): StoredGeneration | undefined {
  const store = createMemoryStore();
  store.publish(buildGeneration({ tenantId, documents, routes: [] }));
  return store.current(tenantId);
}
