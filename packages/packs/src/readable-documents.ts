import {
  type AccessInput,
  openAccess,
  type Reader,
  type StoredDocument,
  type StoredGeneration,
} from '@loccit/storage';
import { PackError } from './pack-error.js';

/** For whom a pack is made, and when. */
export interface PackReader extends Pick<AccessInput, 'authorizer' | 'restrictions'> {
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
  /**
   * What was published after `generation` and is served no longer: a revision is read as the newest that has it says.
   */
  readonly newer?: readonly StoredGeneration[];
}

/**
 * The documents that a pack may be made of, by `canonical_revision_id`.
 *
 * @throws {@link PackError} `wrong-tenant`.
 */
export function listReadable(input: PackReader): ReadonlyMap<string, StoredDocument> {
  const { reader, generation, served = generation, newer = [] } = input;
  if ([generation, served, ...newer].some(({ tenantId }) => tenantId !== reader.tenantId)) {
    throw new PackError('wrong-tenant');
  }
  const access = openAccess(input);
  const isReadable = (document: StoredDocument): boolean =>
    access.allows('download', document, reader.tenantId);
  const open = new Set(served.documents.filter(isReadable).map((document) => document.document_id));
  const closed = new Set(
    newer.flatMap(({ documents }) =>
      documents.filter((one) => !isReadable(one)).map((one) => one.canonical_revision_id),
    ),
  );
  const readable = generation.documents.filter(
    (one) => open.has(one.document_id) && isReadable(one) && !closed.has(one.canonical_revision_id),
  );
  return new Map(readable.map((document) => [document.canonical_revision_id, document]));
}
