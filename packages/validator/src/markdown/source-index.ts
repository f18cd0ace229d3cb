import { type ChunkPreimage, isRecordOf, type LineageRecord } from '@loccit/lineage';
import type { Library } from '../evidence/library.js';
import type { Shelf } from '../evidence/shelf.js';
import { once } from '../once.js';
import { readTitleTokens, readTokens } from './entry-tokens.js';
import { indexPhrases, type PhraseIndex } from './phrase-index.js';
import { indexUnique, type Shelved } from './shelved.js';
import { indexAddresses, type SourceAddresses } from './source-addresses.js';

export { isSameSource, type Shelved } from './shelved.js';

/** Something that a document is called, with how. */
export interface Called {
  readonly by: 'document-id' | 'path' | 'name';
  readonly text: string;
  readonly shelved: Shelved;
}

/** The readable documents by everything a report may call them. */
export interface SourceIndex extends SourceAddresses {
  byId(documentId: string): Shelved | undefined;
  /** Last path segment without extension, of `document_id` or `path`, where only one document has it. */
  byName(name: string): Shelved | undefined;
  byPath(path: string): Shelved | undefined;
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
    library.current.flatMap((shelf) => shelf.readable().map((document): Shelved => ({ document, shelf }))),
  );
  const index = (keysOf: (shelved: Shelved) => readonly string[]) => once(() => indexUnique(all(), keysOf));
  const ids = index(({ document }) => [document.document_id]);
  const names = index(({ document }) => [stemOf(document.document_id), stemOf(document.path)]);
  const paths = index(({ document }) => [document.path.normalize('NFC')]);
  const addresses = indexAddresses(all, library.alsoAt);
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
    byUri: addresses.byUri,
    byDoi: addresses.byDoi,
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
