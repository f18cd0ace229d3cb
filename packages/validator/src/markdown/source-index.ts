import { type ChunkPreimage, isRecordOf, type LineageRecord } from '@loccit/lineage';
import { describeWork, type StoredDocument } from '@loccit/storage';
import type { Library } from '../evidence/library.js';
import type { Shelf } from '../evidence/shelf.js';
import { once } from '../once.js';
import { readTitleTokens, readTokens } from './entry-tokens.js';
import { indexPhrases, type PhraseIndex } from './phrase-index.js';

/** A readable document on its shelf. */
export interface Shelved {
  readonly document: StoredDocument;
  readonly shelf: Shelf;
}

/** Something that a document is called, with how. */
export interface Called {
  readonly by: 'document-id' | 'path' | 'name';
  readonly text: string;
  readonly shelved: Shelved;
}

/** The readable documents by everything a report may call them. */
export interface SourceIndex {
  byId(documentId: string): Shelved | undefined;
  /** Last path segment without extension, of `document_id` or `path`, where only one document has it. */
  byName(name: string): Shelved | undefined;
  byPath(path: string): Shelved | undefined;
  byUri(uri: string): Shelved | undefined;
  /** Document ids, paths and file names with their extension, to be looked for in a text. */
  names(): PhraseIndex<Called>;
  /** Titles, to be looked for in a text; one that is only the document's file name is none. */
  titles(): PhraseIndex<Shelved>;
  /** In the code-unit order of their paths, as numbered passages count them. */
  inPathOrder(): readonly Shelved[];
  /** The chunk of a document by its place in document order, from 0, or by its id. */
  chunk(shelved: Shelved, chunkId: string): LineageRecord<ChunkPreimage> | undefined;
  countChunks(shelved: Shelved): number;
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
  const uris = index(({ document, shelf }) => {
    const record = shelf.generation.record(document.canonical_revision_id);
    return record !== undefined && isRecordOf(record, 'canonical') ? [record.preimage.source_uri] : [];
  });
  const chunks = new Map<Shelf, ReadonlyMap<string, readonly LineageRecord<ChunkPreimage>[]>>();
  const chunksOf = ({ document, shelf }: Shelved): readonly LineageRecord<ChunkPreimage>[] => {
    const ofShelf = chunks.get(shelf) ?? groupChunks(shelf);
    chunks.set(shelf, ofShelf);
    return ofShelf.get(document.parse_revision_id) ?? [];
  };
  return {
    byId: (documentId) => ids().get(documentId),
    byName: (name) => names().get(stemOf(name)),
    byPath: (path) => paths().get(path.normalize('NFC')),
    byUri: (uri) => uris().get(uri),
    names: once(() =>
      indexPhrases(
        all()
          .flatMap(listNames)
          .map((called) => [wordsOf(readTokens(called.text)), called] as const),
      ),
    ),
    titles: once(() =>
      indexPhrases(
        all().flatMap((shelved) => {
          const { document_id, path, title } = shelved.document;
          const isName = title === null || [document_id, path, segmentOf(path)].includes(title);
          return isName ? [] : [[wordsOf(readTitleTokens(title)), shelved] as const];
        }),
      ),
    ),
    inPathOrder: once(() => [...all()].sort((a, b) => (a.document.path < b.document.path ? -1 : 1))),
    chunk(shelved, chunkId) {
      const list = chunksOf(shelved);
      return /^(?:0|[1-9][0-9]{0,8})$/.test(chunkId)
        ? list[Number(chunkId)]
        : list.find((record) => record.id === chunkId);
    },
    countChunks: (shelved) => chunksOf(shelved).length,
  };
}

/** Whether two documents are one source: the same work, or the same text. */
export function isSameSource(a: Shelved, b: Shelved): boolean {
  if (a.document === b.document || describeWork(a.document) === describeWork(b.document)) return true;
  const text = textHash(a);
  return text !== undefined && text === textHash(b);
}

function textHash({ document, shelf }: Shelved): string | undefined {
  const record = shelf.generation.record(document.canonical_revision_id);
  return record !== undefined && isRecordOf(record, 'canonical')
    ? record.preimage.canonical_sha256
    : undefined;
}

function listNames(shelved: Shelved): Called[] {
  const documentId = shelved.document.document_id.normalize('NFC');
  const path = shelved.document.path.normalize('NFC');
  const files = [segmentOf(documentId), segmentOf(path)].filter((name) => EXTENSION.test(name));
  return [
    { by: 'document-id', text: documentId, shelved },
    { by: 'path', text: path, shelved },
    ...[...new Set(files)].map((text) => ({ by: 'name' as const, text, shelved })),
  ];
}

const EXTENSION = /\.[A-Za-z0-9]{1,8}$/;

function segmentOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}

function stemOf(path: string): string {
  return segmentOf(path.normalize('NFC')).replace(EXTENSION, '');
}

const wordsOf = (tokens: readonly { readonly text: string }[]): string[] => tokens.map((token) => token.text);

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
