import type { Route } from '@loccit/contract';
import {
  type CanonicalPreimage,
  compareUtf8,
  type GenerationPreimage,
  isRecordOf,
  type LineageRecord,
  sha256Hex,
} from '@loccit/lineage';
import { encodeUtf8 } from '@loccit/text';
import { equalBytes } from './byte-lists.js';
import { findIncoherence } from './coherence.js';
import { isStoredDocument } from './document-form.js';
import { hasRepeatedId } from './repeated-ids.js';
import { type BuildFault, StorageError } from './storage-error.js';
import type { GenerationBuild, StoredGeneration } from './store.js';
import type { StoredDocument } from './stored-document.js';

/** A build in the order it is stored in, with every text and raw file its canonical records name. */
export interface CheckedBuild {
  readonly id: string;
  readonly tenantId: string;
  readonly generation: LineageRecord<GenerationPreimage>;
  /** As they were given, the generation's own last. */
  readonly held: readonly LineageRecord[];
  /** Canonical and parse records by their ids, in the order of `held`. */
  readonly named: ReadonlyMap<string, LineageRecord>;
  /** Sorted by id, the generation's own included; sorted when first asked for. */
  readonly records: readonly LineageRecord[];
  /** Sorted by the UTF-8 bytes of `document_id`. */
  readonly documents: readonly StoredDocument[];
  readonly routes: readonly Route[];
  /** UTF-8 by `canonical_sha256`, sorted. */
  readonly texts: ReadonlyMap<string, Uint8Array>;
  /** Bytes by `raw_sha256`, sorted. */
  readonly raws: ReadonlyMap<string, Uint8Array>;
}

/**
 * Puts a build in order and refuses it if it contradicts itself.
 *
 * @remarks Hashes every text and raw file once: what enters a store hashes to its name. Texts and raw files
 * that no canonical record names are left out.
 * @param previous - what documents that the build takes over are held against, by a form that shares what is stored; without it
 * their records have to be here, as {@link completeBuild} brings them
 * @throws {@link StorageError} `build-incoherent`
 */
export function checkBuild(build: GenerationBuild, previous?: StoredGeneration): CheckedBuild {
  const { tenantId, generation } = build;
  if (!build.documents.every(isStoredDocument)) refuse('malformed');
  const { canonical, held, named } = holdRecords(build);
  const documents = [...build.documents].sort((left, right) =>
    compareUtf8(left.document_id, right.document_id),
  );
  const isHeld = previous === undefined ? undefined : createHolding(build, previous);
  const fault = findIncoherence({ tenantId, generation, documents, record: (id) => named.get(id), isHeld });
  if (fault !== undefined) refuse(fault);
  let sorted: readonly LineageRecord[] | undefined;
  const raws = collect(
    canonical.map((record) => record.preimage.raw_sha256),
    (digest) => build.raws.get(digest),
    'raw',
  );
  return {
    id: generation.id,
    tenantId,
    generation,
    held,
    named,
    get records() {
      sorted ??= sortById(held);
      return sorted;
    },
    documents,
    routes: build.routes,
    texts: collect(
      canonical.map((record) => record.preimage.canonical_sha256),
      (digest) => encodeText(build.texts.get(digest), raws.get(digest)),
      'text',
      raws,
    ),
    raws,
  };
}

/** The records of a build that are here. */
interface HeldRecords extends Pick<CheckedBuild, 'held' | 'named'> {
  readonly canonical: readonly LineageRecord<CanonicalPreimage>[];
}

/** Goes through the records once: there are many, and they lie far apart in memory. */
function holdRecords({ generation, records }: GenerationBuild): HeldRecords {
  const held: LineageRecord[] = [];
  const canonical: LineageRecord<CanonicalPreimage>[] = [];
  const named = new Map<string, LineageRecord>();
  for (const record of records) {
    if (!isRow(record)) refuse('malformed');
    if (record.id === generation.id) continue;
    held.push(record);
    if (isRecordOf(record, 'canonical')) canonical.push(record);
    else if (!isRecordOf(record, 'parse')) continue;
    named.set(record.id, record);
  }
  held.push(generation);
  if (hasRepeatedId(held)) refuse('duplicate-record');
  return { canonical, held, named };
}

/** Whether a document is taken over from the previous generation, where it has that revision and that parse. */
function createHolding({ carried }: GenerationBuild, previous: StoredGeneration) {
  const held = new Map(previous.documents.map((document) => [document.document_id, document]));
  return ({ canonical_revision_id, document_id, parse_revision_id }: StoredDocument): boolean => {
    const before = held.get(document_id);
    return (
      carried?.has(canonical_revision_id) === true &&
      before?.canonical_revision_id === canonical_revision_id &&
      before.parse_revision_id === parse_revision_id
    );
  };
}

function sortById(records: readonly LineageRecord[]): LineageRecord[] {
  // Units of ids that are ids order them as their bytes do, at a tenth of the cost.
  return records.every(({ id }) => /^[!-~]*$/.test(id))
    ? [...records].sort((left, right) => (left.id < right.id ? -1 : 1))
    : [...records].sort((left, right) => compareUtf8(left.id, right.id));
}

/** Whether there is a preimage to look at: what is in it is asked by its id. */
function isRow(record: LineageRecord | null | undefined): boolean {
  return typeof record?.id === 'string' && typeof record.preimage === 'object' && record.preimage !== null;
}

const encoder = new TextEncoder();
let scratch = new Uint8Array(0);

/** UTF-8 of a text: bytes that are there already if they are the same, as those of a file in plain ASCII are. */
function encodeText(text: string | undefined, held: Uint8Array | undefined): Uint8Array | undefined {
  if (text === undefined) return undefined;
  return held !== undefined && isUtf8Of(held, text) ? held : encodeUtf8(text);
}

function isUtf8Of(bytes: Uint8Array, text: string): boolean {
  if (!text.isWellFormed() || text.length > bytes.length) return false;
  if (scratch.length <= bytes.length) scratch = new Uint8Array(bytes.length * 2 + 1);
  // Room for a byte more: a longer text would be cut off.
  const { written } = encoder.encodeInto(text, scratch.subarray(0, bytes.length + 1));
  return equalBytes(bytes, scratch.subarray(0, written));
}

/** @param known - bytes that hash to their digest already */
function collect(
  digests: readonly string[],
  find: (digest: string) => Uint8Array | undefined,
  fault: BuildFault,
  known?: ReadonlyMap<string, Uint8Array>,
): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  for (const digest of [...new Set(digests)].sort()) {
    const bytes = find(digest);
    if (bytes === undefined || (bytes !== known?.get(digest) && sha256Hex(bytes) !== digest)) refuse(fault);
    found.set(digest, bytes);
  }
  return found;
}

function refuse(fault: BuildFault): never {
  throw new StorageError('build-incoherent', { fault });
}
