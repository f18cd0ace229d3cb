import { isRecordOf, type LineageRecord } from '@loccit/lineage';
import {
  indexByRaw,
  isOpenedGeneration,
  lookUp,
  NOBODYS,
  type StoredDocument,
  type StoredGeneration,
} from '@loccit/storage';
import { once } from '../once.js';

/** A generation with those of its documents that the reader may open. */
export interface Shelf {
  readonly generation: StoredGeneration;
  /**
   * Whether a record of that id may be looked at: it stands in the chain of a readable document.
   *
   * @remarks One look-up and one decision, for what is closed as for what is not there; of a generation of another maker nothing is
   * known before its records are read.
   */
  mayRead(recordId: string): boolean;
  /** The readable document of that `canonical_revision_id`. */
  revision(canonicalRevisionId: string): StoredDocument | undefined;
  /** The readable document of that `document_id`. */
  document(documentId: string): StoredDocument | undefined;
  /** The readable documents made of the bytes of that digest. */
  sources(rawSha256: string): readonly StoredDocument[];
  /** All readable documents; linear in the generation's when first asked for. */
  readable(): readonly StoredDocument[];
  /** Whether this is what is served now, not what was served once. */
  readonly current: boolean;
  /** What {@link findOwner} found for parse revisions: many records of a document lead through one. */
  readonly owners: Map<LineageRecord, StoredDocument | undefined>;
}

/** Puts the readable documents of a generation on a shelf. */
export function createShelf(
  generation: StoredGeneration,
  current: boolean,
  isReadable: (document: StoredDocument) => boolean,
): Shelf {
  const lookups = lookUp(generation);
  const isOwn = isOpenedGeneration(generation);
  const show = (document: StoredDocument | undefined) =>
    isReadable(document ?? NOBODYS) && document !== undefined ? document : undefined;
  const readable = once(() => generation.documents.filter(isReadable));
  const readableByRaw = once(() => indexByRaw(generation, readable()));
  return {
    generation,
    mayRead: (recordId) => !isOwn || show(lookups.owner(recordId)) !== undefined,
    revision: (canonicalRevisionId) => show(lookups.revision(canonicalRevisionId)),
    document: (documentId) => show(lookups.document(documentId)),
    sources: isOwn
      ? (rawSha256) => {
          const made = lookups.sources(rawSha256);
          return (made.length > 0 ? made : [undefined]).map(show).filter((one) => one !== undefined);
        }
      : (rawSha256) => readableByRaw().get(rawSha256) ?? [],
    readable,
    current,
    owners: new Map(),
  };
}

/**
 * The readable document that a record belongs to, by climbing the chain.
 *
 * @remarks A record of a document that the reader may not open is absent here, whatever else the citation names.
 * Each step goes one level up, so the climb ends.
 */
export function findOwner(shelf: Shelf, record: LineageRecord): StoredDocument | undefined {
  if (isRecordOf(record, 'canonical')) return shelf.revision(record.id);
  if (!isRecordOf(record, 'parse')) return findAbove(shelf, record);
  const known = shelf.owners.get(record);
  if (known !== undefined) return known;
  const owner = findAbove(shelf, record);
  shelf.owners.set(record, owner);
  return owner;
}

function findAbove(shelf: Shelf, record: LineageRecord): StoredDocument | undefined {
  const above = parentId(record);
  const parent = above === undefined ? undefined : shelf.generation.record(above);
  return parent === undefined || isSameOrHigher(record, parent) ? undefined : findOwner(shelf, parent);
}

function parentId(record: LineageRecord): string | undefined {
  if (isRecordOf(record, 'parse')) return record.preimage.canonical_revision_id;
  if (isRecordOf(record, 'element') || isRecordOf(record, 'chunk')) return record.preimage.parse_revision_id;
  return isRecordOf(record, 'index-entry') ? record.preimage.chunk_id : undefined;
}

// A damaged store could make records name each other; the level must shrink with every step.
const HEIGHT: Readonly<Record<string, number>> = {
  'loccit:canonical:1': 0,
  'loccit:parse:1': 1,
  'loccit:element:1': 2,
  'loccit:chunk:1': 2,
  'loccit:index-entry:1': 3,
};

function isSameOrHigher(child: LineageRecord, parent: LineageRecord): boolean {
  return (HEIGHT[parent.preimage.type] ?? 9) >= (HEIGHT[child.preimage.type] ?? 0);
}
