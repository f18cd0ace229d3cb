import { type ChunkPreimage, isRecordOf, type LineageRecord } from '@loccit/lineage';
import type { StoredDocument } from '@loccit/storage';
import type { Library } from '../evidence/library.js';
import type { Shelf } from '../evidence/shelf.js';
import { once } from '../once.js';

/** A readable document on its shelf. */
export interface Shelved {
  readonly document: StoredDocument;
  readonly shelf: Shelf;
}

/** The readable documents by everything a report may call them. */
export interface SourceIndex {
  byId(documentId: string): Shelved | undefined;
  /** Last path segment without extension, of `document_id` or `path`, where only one document has it. */
  byName(name: string): Shelved | undefined;
  byPath(path: string): Shelved | undefined;
  byTitle(title: string): Shelved | undefined;
  byUri(uri: string): Shelved | undefined;
  /** In the code-unit order of their paths, as numbered passages count them. */
  inPathOrder(): readonly Shelved[];
  /** The chunk of a document by its place in document order, from 0, or by its id. */
  chunk(shelved: Shelved, chunkId: string): LineageRecord<ChunkPreimage> | undefined;
}

/** Indexes what is served to the reader now; built when first asked for. */
export function indexSources(library: Library): SourceIndex {
  const all = once(() =>
    library.current.flatMap((shelf) =>
      [...shelf.byDocument.values()].map((document): Shelved => ({ document, shelf })),
    ),
  );
  const index = (keysOf: (shelved: Shelved) => readonly string[]) => once(() => indexUnique(all(), keysOf));
  const ids = index(({ document }) => [document.document_id]);
  const names = index(({ document }) => [stemOf(document.document_id), stemOf(document.path)]);
  const paths = index(({ document }) => [document.path.normalize('NFC')]);
  const titles = index(({ document }) => (document.title === null ? [] : [foldTitle(document.title)]));
  const uris = index(({ document, shelf }) => {
    const record = shelf.generation.record(document.canonical_revision_id);
    return record !== undefined && isRecordOf(record, 'canonical') ? [record.preimage.source_uri] : [];
  });
  const chunks = new Map<Shelf, ReadonlyMap<string, readonly LineageRecord<ChunkPreimage>[]>>();
  return {
    byId: (documentId) => ids().get(documentId),
    byName: (name) => names().get(stemOf(name)),
    byPath: (path) => paths().get(path.normalize('NFC')),
    byTitle: (title) => titles().get(foldTitle(title)),
    byUri: (uri) => uris().get(uri),
    inPathOrder: once(() => [...all()].sort((a, b) => (a.document.path < b.document.path ? -1 : 1))),
    chunk({ document, shelf }, chunkId) {
      const ofShelf = chunks.get(shelf) ?? groupChunks(shelf);
      chunks.set(shelf, ofShelf);
      const list = ofShelf.get(document.parse_revision_id) ?? [];
      return /^(?:0|[1-9][0-9]{0,8})$/.test(chunkId)
        ? list[Number(chunkId)]
        : list.find((record) => record.id === chunkId);
    },
  };
}

/** A title without case, white space and punctuation at its ends. */
export function foldTitle(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
}

function stemOf(path: string): string {
  const segment = path.normalize('NFC').split('/').at(-1) ?? '';
  return segment.replace(/\.[A-Za-z0-9]{1,8}$/, '');
}

/** What two documents are called is the name of neither. */
function indexUnique(
  all: readonly Shelved[],
  keysOf: (shelved: Shelved) => readonly string[],
): ReadonlyMap<string, Shelved> {
  const index = new Map<string, Shelved>();
  const shared = new Set<string>();
  for (const shelved of all) {
    for (const key of new Set(keysOf(shelved))) {
      const other = index.get(key);
      // The same document may be both in the store and among the sources.
      if (other !== undefined && other.document.document_id !== shelved.document.document_id) shared.add(key);
      if (other === undefined && key !== '') index.set(key, shelved);
    }
  }
  for (const key of shared) index.delete(key);
  return index;
}

function groupChunks(shelf: Shelf): Map<string, LineageRecord<ChunkPreimage>[]> {
  const groups = new Map<string, LineageRecord<ChunkPreimage>[]>();
  for (const record of shelf.generation.records()) {
    if (!isRecordOf(record, 'chunk')) continue;
    const parseId = record.preimage.parse_revision_id;
    const group = groups.get(parseId);
    if (group === undefined) groups.set(parseId, [record]);
    else group.push(record);
  }
  for (const group of groups.values()) {
    group.sort((a, b) => a.preimage.char_start - b.preimage.char_start || (a.id < b.id ? -1 : 1));
  }
  return groups;
}
