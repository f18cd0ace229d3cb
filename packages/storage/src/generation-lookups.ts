import {
  createEntryProver,
  digestTombstones,
  type EntryProver,
  LineageError,
  type LineageRecord,
  type TombstoneRow,
} from '@loccit/lineage';
import { selectChain } from './carried-build.js';
import { findIncoherence } from './coherence.js';
import type { StoredGeneration } from './store.js';
import { indexOwners, indexByRaw } from './record-owners.js';
import type { StoredDocument } from './stored-document.js';
import { countTools, type ToolUse } from './tool-use.js';

/**
 * What is asked of a generation about one document or one entry.
 *
 * @remarks A form of the store that keeps a generation on the medium answers without reading its lists.
 */
export interface GenerationLookups {
  readonly documentCount: number;
  /** The live document of that id. */
  document(documentId: string): StoredDocument | undefined;
  /** The live document whose canonical revision that is. */
  revision(canonicalRevisionId: string): StoredDocument | undefined;
  /**
   * The live document in whose chain the record of that id stands.
   *
   * @remarks Told without reading the record, so that asking for one that somebody may not read costs what asking for none does.
   */
  owner(recordId: string): StoredDocument | undefined;
  /** The live documents whose present revision was made of the bytes of that digest, sorted by their ids. */
  sources(rawSha256: string): readonly StoredDocument[];
  /**
   * The records of the live document whose canonical revision that is, from the revision to its entries, every chunk before its
   * entry; empty for none.
   *
   * @remarks A form that keeps a generation on the medium reads that document alone.
   */
  chain(canonicalRevisionId: string): readonly LineageRecord[];
  /** The tools that the records of live documents name, with the number of those documents. */
  readonly tools: readonly ToolUse[];
  /** Undefined where the list behind `tombstones_sha256` is not at hand. */
  readonly tombstoneCount: number | undefined;
  /** Whether the document was removed, undefined where the list behind `tombstones_sha256` is not at hand. */
  isTombstoned(documentId: string): boolean | undefined;
  /** Proves entries, undefined where the leaves behind `entries_root` are not at hand. */
  readonly entries: EntryProver | undefined;
  /** Whether the documents are those that the generation's id commits to. */
  isCoherent(): boolean;
}

const known = new WeakMap<StoredGeneration, GenerationLookups>();

/** Keeps the lookups that a form of the store has of its own. */
export function keepLookups(generation: StoredGeneration, lookups: GenerationLookups): void {
  known.set(generation, lookups);
}

/**
 * The lookups of a generation: those of its store, else ones over its lists, which are compared with its digests first.
 *
 * @remarks Over lists each is linear once a generation, then constant; proofs are O(log n).
 * @example
 * ```ts
 * const store = createMemoryStore();
 * store.publish(buildGeneration({ tenantId: 'default', documents: [], routes: [] }));
 * const generation = store.current('default');
 * generation !== undefined && lookUp(generation).documentCount; // 0
 * ```
 */
export function lookUp(generation: StoredGeneration): GenerationLookups {
  const kept = known.get(generation);
  if (kept !== undefined) return kept;
  const lookups = createListLookups(generation);
  known.set(generation, lookups);
  return lookups;
}

function createListLookups(generation: StoredGeneration): GenerationLookups {
  const byDocument = once(() => new Map(generation.documents.map((row) => [row.document_id, row])));
  const byRevision = once(() => new Map(generation.documents.map((row) => [row.canonical_revision_id, row])));
  const owners = once(() => indexOwners(generation, byRevision()));
  /**
   * Nothing, after a document was read as one that is closed would be: once a citation, whose revision is asked for first.
   *
   * @remarks What comes of it is dropped on purpose: reading what is far away takes longer than reading nothing, and is timed.
   */
  const passOver = (recordId: string): undefined => {
    const { documents } = generation;
    if (documents.length === 0 || !recordId.startsWith('can_')) return undefined;
    const place = recordId.charCodeAt(recordId.length - 1) * 256 + recordId.charCodeAt(recordId.length - 2);
    documents[place % documents.length]?.allowed_groups.includes(recordId);
    return undefined;
  };
  const sources = once(() => indexByRaw(generation, generation.documents));
  const chains = once(() => indexChains(generation, owners()));
  const tools = once(() => {
    const count = countTools();
    for (const chain of chains().values()) count.add(chain);
    return count.list();
  });
  const tombstones = once(() => readTombstones(generation));
  const entries = once(() => createProver(generation));
  return {
    get documentCount() {
      return byDocument().size;
    },
    document: (documentId) => byDocument().get(documentId),
    revision: (canonicalRevisionId) => byRevision().get(canonicalRevisionId),
    owner: (recordId) => {
      const owner = owners().get(recordId);
      return owner === undefined ? passOver(recordId) : owner;
    },
    sources: (rawSha256) => sources().get(rawSha256) ?? [],
    chain: (canonicalRevisionId) => chains().get(canonicalRevisionId) ?? [],
    get tools() {
      return tools();
    },
    get tombstoneCount() {
      return tombstones()?.size;
    },
    isTombstoned: (documentId) => tombstones()?.has(documentId),
    get entries() {
      return entries();
    },
    isCoherent: once(() => isCoherent(generation)),
  };
}

/** Records of live documents by their canonical revision; what leads to another parse than the document's is left out. */
function indexChains(
  generation: StoredGeneration,
  owners: ReadonlyMap<string, StoredDocument>,
): ReadonlyMap<string, readonly LineageRecord[]> {
  const records = new Map<StoredDocument, LineageRecord[]>();
  for (const record of generation.records()) {
    const owner = owners.get(record.id);
    if (owner === undefined) continue;
    const held = records.get(owner);
    if (held === undefined) records.set(owner, [record]);
    else held.push(record);
  }
  return new Map(
    [...records].map(([document, held]) => [document.canonical_revision_id, selectChain(held, document)]),
  );
}

function isCoherent(generation: StoredGeneration): boolean {
  const { tenantId, documents } = generation;
  const record = (id: string) => generation.record(id);
  const fault = attempt(
    () => findIncoherence({ tenantId, documents, generation: generation.generation, record }) ?? '',
  );
  return fault === '';
}

function readTombstones({ generation }: StoredGeneration): ReadonlySet<string> | undefined {
  const rows: readonly TombstoneRow[] | undefined = generation.info?.tombstones;
  if (rows === undefined) return undefined;
  const isWhole = attempt(() => digestTombstones(rows)) === generation.preimage.tombstones_sha256;
  return isWhole ? new Set(rows.map(([documentId]) => documentId)) : undefined;
}

function createProver({ generation }: StoredGeneration): EntryProver | undefined {
  const leaves = generation.info?.leaves;
  if (leaves === undefined) return undefined;
  const prover = attempt(() => createEntryProver(leaves));
  return prover?.entries_root === generation.preimage.entries_root ? prover : undefined;
}

/** What is computed, or undefined when its input is malformed. */
function attempt<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof LineageError) return undefined;
    throw error;
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
