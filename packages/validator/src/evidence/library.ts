import type { AnchorKind } from '@loccit/contract';
import { type CanonicalPreimage, type ChainMemory, isRecordOf, type LineageRecord } from '@loccit/lineage';
import {
  type GenerationLookups,
  isOpenedGeneration,
  lookUp,
  NOBODYS,
  openAccess,
  readRaw,
  type StoredDocument,
  type StoredGeneration,
} from '@loccit/storage';
import { once } from '../once.js';
import type { Evidence } from './evidence.js';
import { type AskedStore, askStore, openForeign } from './foreign-store.js';
import { createShelf, findOwner, type Shelf } from './shelf.js';
import { type ContentSource, openSourceText, type SourceText } from './source-text.js';
import { type AskedSource, indexUnread, type UnreadSource } from './unread-sources.js';

/** A record that the reader may see, with the document it belongs to. */
export interface Found {
  readonly record: LineageRecord;
  readonly document: StoredDocument;
  readonly shelf: Shelf;
}

/** Everything at hand, seen with the eyes of one reader. */
export interface Library {
  readonly anchors: readonly AnchorKind[];
  /** What is served now. */
  readonly current: readonly Shelf[];
  /** Other addresses under which sources were had, by `source_uri`. */
  readonly alsoAt: ReadonlyMap<string, readonly string[]>;
  /** What came with the artifact; no anchor by itself. */
  readonly packed: Shelf | undefined;
  /** What earlier checks found out about content, for chains to be verified with. */
  readonly memory: ChainMemory | undefined;
  /** The record of that id, undefined if it is absent, forbidden, deleted or another tenant's alike. */
  find(id: string): Found | undefined;
  /** A readable document whose raw bytes have that hash. */
  findByRaw(rawSha256: string): Found | undefined;
  /**
   * Whether the checker's own current shelves hold a readable source of the bytes of this record, under its address or as a
   * file that has none.
   */
  holdsSource(record: CanonicalPreimage): boolean;
  /** The generation that an audit names, unfiltered: it is judged for the audit's reader, never shown. */
  generation(id: string): StoredGeneration | undefined;
  /** The newest audit that the store keeps of an answer; null for one that cannot be read. */
  newestAudit(answerSha256: string): unknown;
  /** Whether what a citation names was named and could not be read. */
  findUnread(asked: AskedSource): UnreadSource | undefined;
  open(shelf: Shelf, record: LineageRecord<CanonicalPreimage>): SourceText;
}

/**
 * Opens what the evidence holds for its reader.
 *
 * @remarks Every document is authorized before anything in it is looked at: by what is served now and, for
 * revisions that were served once, by their own groups as well. Older generations are opened only for an id that
 * the current ones lack, and a pack comes last: whoever holds one can read all of it.
 */
export function openLibrary(evidence: Evidence): Library {
  const { reader } = evidence;
  const store = evidence.store === undefined ? undefined : askStore(evidence.store);
  const sources = evidence.sources === undefined ? undefined : openForeign(evidence.sources);
  // What waits is read before what is served: what is published in between is closed once too often, never opened.
  const restrictions = store?.restrictions(reader.tenantId);
  const access = openAccess({ reader, at: evidence.at, authorizer: evidence.authorizer, restrictions });
  const { action = 'verify' } = evidence;
  const isReadable = (document: StoredDocument): boolean => access.allows(action, document, reader.tenantId);
  const served = store?.current(reader.tenantId);
  const held = sources?.tenantId === reader.tenantId ? sources : undefined;
  const current: Shelf[] = [];
  if (served !== undefined) current.push(createShelf(served, true, isReadable));
  if (held !== undefined) current.push(createShelf(held, true, isReadable));
  const packed = openPacked(evidence);
  const behind = once(() => [
    ...openOlder(reader.tenantId, isReadable, store, served),
    ...(packed === undefined ? [] : [packed]),
  ]);
  const texts = new Map<Shelf, Map<string, SourceText>>();

  // Many rules ask for the same few ids.
  const find = remember((id: string): Found | undefined => findOn(current, id) ?? findOn(behind(), id));
  const currentByRaw = remember((sha256: string) => findByRaw(current, sha256));
  const packedByRaw = remember((sha256: string) => findByRaw(packed === undefined ? [] : [packed], sha256));
  /** Of what a pack says nothing the checker's own bytes tell: they are the same, if their hash is. */
  const contentOf = (shelf: Shelf): ContentSource => {
    const { generation } = shelf;
    const readHere = (sha256: string) => readRaw(generation, sha256);
    const readThere = (sha256: string) => {
      const holder = currentByRaw(sha256)[0]?.shelf.generation;
      return holder === undefined ? undefined : readRaw(holder, sha256);
    };
    return {
      isChecked: isOpenedGeneration(generation),
      text: (sha256) => generation.text(sha256),
      raw: shelf === packed ? (sha256) => readHere(sha256) ?? readThere(sha256) : readHere,
    };
  };
  return {
    alsoAt: evidence.alsoAt ?? new Map(),
    anchors: [
      ...(sources === undefined ? [] : ['sources' as const]),
      ...(store === undefined ? [] : ['store' as const]),
    ],
    current,
    packed,
    memory: evidence.memory,
    find,
    findByRaw: (rawSha256) => currentByRaw(rawSha256)[0] ?? packedByRaw(rawSha256)[0],
    holdsSource: (packed) =>
      currentByRaw(packed.raw_sha256).some(({ record }) => isSameSource(record.preimage, packed)),
    findUnread: indexUnread(evidence.unread ?? [], evidence.alsoAt ?? new Map()),
    newestAudit: (answerSha256) => store?.newestAudit(reader.tenantId, answerSha256),
    generation: (id) => (held?.id === id ? held : store?.generation(reader.tenantId, id)),
    open: (shelf, record) => {
      const held = texts.get(shelf) ?? new Map<string, SourceText>();
      texts.set(shelf, held);
      const text = held.get(record.id) ?? openSourceText(contentOf(shelf), record);
      held.set(record.id, text);
      return text;
    },
  };
}

function openPacked({ pack, reader }: Evidence): Shelf | undefined {
  if (pack?.generation === undefined) return undefined;
  const generation = openForeign(pack.generation);
  return generation.tenantId === reader.tenantId ? createShelf(generation, false, () => true) : undefined;
}

/** Newest first; a revision is read as the newest generation that has it says. */
function openOlder(
  tenantId: string,
  isOpen: (document: StoredDocument) => boolean,
  store: AskedStore | undefined,
  served: StoredGeneration | undefined,
): Shelf[] {
  if (store === undefined || served === undefined) return [];
  const lookups = lookUp(served);
  const isServed = (documentId: string): boolean => {
    const document = lookups.document(documentId);
    return isOpen(document ?? NOBODYS) && document !== undefined;
  };
  const newer: GenerationLookups[] = [];
  const older: Shelf[] = [];
  for (const id of [...store.generations(tenantId)].reverse()) {
    if (id === served.id) continue;
    const generation = store.generation(tenantId, id);
    if (generation === undefined) continue;
    newer.push(lookUp(generation));
    const saying = [...newer];
    const isRefused = (revisionId: string): boolean =>
      saying.some((one) => {
        const document = one.revision(revisionId);
        return document !== undefined && !isOpen(document);
      });
    const isReadable = (document: StoredDocument): boolean =>
      isServed(document.document_id) && !isRefused(document.canonical_revision_id);
    older.push(createShelf(generation, false, isReadable));
  }
  return older;
}

function findOn(shelves: readonly Shelf[], id: string): Found | undefined {
  for (const shelf of shelves) {
    const record = shelf.mayRead(id) ? shelf.generation.record(id) : undefined;
    const document = record === undefined ? undefined : findOwner(shelf, record);
    if (record !== undefined && document !== undefined) return { record, document, shelf };
  }
  return undefined;
}

/** Equal bytes under another address do not make a source be what its record says that it is; a mere file has none. */
const isSameSource = (own: CanonicalPreimage, packed: CanonicalPreimage): boolean =>
  own.source_uri === packed.source_uri || own.source_uri.startsWith('file-set:');

interface FoundSource extends Found {
  readonly record: LineageRecord<CanonicalPreimage>;
}

function findByRaw(shelves: readonly Shelf[], rawSha256: string): FoundSource[] {
  return shelves.flatMap((shelf) =>
    shelf.sources(rawSha256).flatMap((document) => {
      const record = shelf.generation.record(document.canonical_revision_id);
      return record !== undefined && isRecordOf(record, 'canonical') ? [{ record, document, shelf }] : [];
    }),
  );
}

/** The value of each argument, found out once. */
function remember<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key) as T;
  };
}
