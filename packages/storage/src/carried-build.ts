import { isRecordOf, type LineageRecord } from '@loccit/lineage';
import { readContent } from './read-content.js';
import { StorageError } from './storage-error.js';
import type { GenerationBuild, StoredGeneration } from './store.js';
import type { StoredDocument } from './stored-document.js';

/**
 * The build with everything that it takes over from its previous generation.
 *
 * @param previous - the generation of `previousId`; undefined if its tenant has none of that id
 * @remarks For forms of the store that keep each generation whole. What is taken over hashes to its name, because a
 * generation's texts and bytes are compared when they are read. Linear in the records of the previous generation.
 * @throws {@link StorageError} `generation-superseded` where it is not there, `build-incoherent` where it does not hold a
 * document that is taken over, `store-damaged`
 */
export function completeBuild(
  build: GenerationBuild,
  previous: StoredGeneration | undefined,
): GenerationBuild {
  const { carried } = build;
  if (carried === undefined || carried.size === 0) return build;
  if (previous === undefined || previous.id !== build.previousId) {
    throw new StorageError('generation-superseded');
  }
  const records = listCarried(previous, carried);
  const { texts, raws } = readContent(previous, records);
  return {
    ...build,
    records: [...build.records, ...records],
    texts: new Map([...build.texts, ...texts]),
    raws: new Map([...build.raws, ...raws]),
  };
}

/**
 * The records of some documents of a generation, in the order of their ids.
 *
 * @param canonicalRevisionIds - of the documents
 */
function listCarried(
  generation: StoredGeneration,
  canonicalRevisionIds: ReadonlySet<string>,
): LineageRecord[] {
  const parses = generation.documents
    .filter((document) => canonicalRevisionIds.has(document.canonical_revision_id))
    .map((document) => document.parse_revision_id);
  return selectChains(generation.records(), canonicalRevisionIds, new Set(parses));
}

/**
 * The records of a document among these, which lead with every chunk before its entry.
 *
 * @remarks What leads to another parse of its revision is left out.
 */
export function selectChain(
  records: Iterable<LineageRecord>,
  { canonical_revision_id, parse_revision_id }: StoredDocument,
): LineageRecord[] {
  return selectChains(records, new Set([canonical_revision_id]), new Set([parse_revision_id]));
}

function selectChains(
  records: Iterable<LineageRecord>,
  revisions: ReadonlySet<string>,
  parses: ReadonlySet<string>,
): LineageRecord[] {
  const chunks = new Set<string>();
  const taken: LineageRecord[] = [];
  // Ids begin with their kind, and so a chunk comes before its entry.
  for (const record of records) {
    if (isRecordOf(record, 'chunk') && parses.has(record.preimage.parse_revision_id)) chunks.add(record.id);
    const isTaken =
      revisions.has(record.id) ||
      parses.has(record.id) ||
      chunks.has(record.id) ||
      (isRecordOf(record, 'element') && parses.has(record.preimage.parse_revision_id)) ||
      (isRecordOf(record, 'index-entry') && chunks.has(record.preimage.chunk_id));
    if (isTaken) taken.push(record);
  }
  return taken;
}
