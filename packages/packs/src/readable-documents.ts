import { isOpenTo, type Reader, type StoredDocument, type StoredGeneration } from '@loccit/storage';
import { PackError } from './pack-error.js';

/** For whom a pack is made, and when. */
export interface PackReader {
  /** Who has been authenticated elsewhere; a pack holds what this reader may open and nothing else. */
  readonly reader: Reader;
  /** The time of reading, `YYYY-MM-DDThh:mm:ssZ`: what takes effect later is absent. */
  readonly at: string;
  /** Where citations lead; its records, texts and raw bytes are packed. */
  readonly generation: StoredGeneration;
  /**
   * What is served now, where `generation` was served once: a document that is closed now is closed in its old revisions too.
   */
  readonly served?: StoredGeneration;
}

/**
 * The documents that a pack may be made of, by `canonical_revision_id`.
 *
 * @throws {@link PackError} `wrong-tenant`.
 */
export function listReadable(input: PackReader): ReadonlyMap<string, StoredDocument> {
  const { reader, at, generation, served = generation } = input;
  if (generation.tenantId !== reader.tenantId || served.tenantId !== reader.tenantId) {
    throw new PackError('wrong-tenant');
  }
  const isReadable = (document: StoredDocument): boolean =>
    isOpenTo(document, reader.groups) && (document.effective_from === null || document.effective_from <= at);
  const open = new Set(served.documents.filter(isReadable).map((document) => document.document_id));
  const readable = generation.documents.filter((one) => open.has(one.document_id) && isReadable(one));
  return new Map(readable.map((document) => [document.canonical_revision_id, document]));
}
