import { canonicalizeJson } from '@loccit/json';
import {
  digestSnapshot,
  digestTombstones,
  type EntryTree,
  type GenerationInfo,
  growEntryTree,
  LineageError,
  rootOf,
  type TombstoneRow,
} from '@loccit/lineage';
import {
  type CheckedBuild,
  countTools,
  describeDocument,
  type StoredDocument,
  type TermReader,
  type ToolUse,
} from '@loccit/storage';
import { decodeUtf8 } from './decode-utf8.js';
import { type EncodedUnit, encodeUnit } from './encode-unit.js';
import type { CarriedLists, PublicationBody } from './publication-table.js';
import { buildSegments, type TermSegment } from './term-builder.js';
import { groupRecords, type RecordGroup } from './record-groups.js';

/** A build as it will be stored; made before the file is locked. */
export interface PreparedBuild {
  readonly build: CheckedBuild;
  readonly units: readonly EncodedUnit[];
  /** The documents whose rows have to be written unless they are there, in their order, each with its body. */
  readonly documents: readonly { readonly document: StoredDocument; readonly body: string }[];
  /** Empty unless the list is what the generation's id commits to. */
  readonly tombstones: readonly TombstoneRow[];
  readonly tree: EntryTree;
  readonly body: string;
  /** The index of the units that were new when it was prepared. */
  readonly terms: readonly TermSegment<EncodedUnit>[];
}

/** What a build is prepared with. */
export interface PrepareOptions {
  readonly reader?: TermReader | undefined;
  /** Whether a unit need not be indexed, because it was. */
  readonly isStored: (unit: EncodedUnit) => boolean;
  /** The rows that differ from what is served, and the tools of what stays; absent for a build that brings all records. */
  readonly changes?:
    | { readonly documents: readonly StoredDocument[]; readonly kept: readonly ToolUse[] }
    | undefined;
}

/** Puts a checked build in the form it is stored in; linear but for sorting. */
export function prepareBuild(build: CheckedBuild, options: PrepareOptions): PreparedBuild {
  const { changes, isStored, reader } = options;
  const { generation } = build;
  const info: GenerationInfo | undefined = generation.info;
  const tree = growTreeOf(info, generation.preimage.entries_root);
  const tombstones = info?.tombstones;
  const hasTombstones =
    tombstones !== undefined &&
    attempt(() => digestTombstones(tombstones)) === generation.preimage.tombstones_sha256 &&
    isSorted(tombstones.map(([documentId]) => documentId));
  const carried: CarriedLists = {
    documents: keep(info?.documents, isSnapshot(info, build)),
    tombstones: keep(tombstones, hasTombstones),
    leaves: keep(info?.leaves, tree !== undefined),
  };
  const groups = groupRecords(build);
  const body: PublicationBody = {
    id: build.id,
    preimage: generation.preimage,
    carried: info === undefined ? null : carried,
    routes: build.routes.map((route) => ({ ...route })),
    document_count: build.documents.length,
    tombstone_count: hasTombstones ? tombstones.length : 0,
    tools: listTools(build, groups, changes?.kept),
  };
  const units = groups.map((group) => {
    const bytes = build.texts.get(group.canonical?.preimage.canonical_sha256 ?? '');
    return encodeUnit(group, bytes === undefined ? undefined : decodeUtf8(bytes));
  });
  const fresh = units.filter((unit) => !isStored(unit)).map((unit) => ({ unit, rows: unit.rows }));
  return {
    build,
    units,
    terms: reader === undefined ? [] : [...buildSegments(fresh, reader)],
    documents: (changes?.documents ?? build.documents).map((document) => ({
      document,
      body: writeDocument(document),
    })),
    tombstones: hasTombstones ? tombstones : [],
    tree: tree ?? { leaves: [], levels: [] },
    body: canonicalizeJson({ ...body, tools: body.tools?.map(describeUse) ?? [] }),
  };
}

/** What a document's row holds. */
export const writeDocument = (document: StoredDocument): string =>
  canonicalizeJson(describeDocument(document));

const describeUse = ({ documents, kind, tool }: ToolUse) => ({ documents, kind, tool: { ...tool } });

/** The tools of live documents: of those that stay, and of those whose records are here. */
function listTools(
  { documents }: CheckedBuild,
  groups: readonly RecordGroup[],
  kept: readonly ToolUse[] | undefined,
): ToolUse[] {
  const live = new Set(documents.map((document) => document.canonical_revision_id));
  const count = countTools(kept);
  for (const { canonical, chunks, entries, parse } of groups) {
    if (canonical === undefined || !live.has(canonical.id)) continue;
    count.add([...(parse === undefined ? [] : [parse]), ...chunks, ...entries]);
  }
  return count.list();
}

function keep<T>(list: T | undefined, isStoredInRows: boolean): 'rows' | 'none' | T {
  if (list === undefined) return 'none';
  return isStoredInRows ? 'rows' : list;
}

/** The tree of leaves that are the ones committed to, in their order. */
function growTreeOf(info: GenerationInfo | undefined, root: string): EntryTree | undefined {
  const leaves = info?.leaves;
  if (leaves === undefined) return undefined;
  const tree = attempt(() => growEntryTree(leaves));
  return tree !== undefined && tree.leaves === leaves && rootOf(tree) === root ? tree : undefined;
}

function isSnapshot(info: GenerationInfo | undefined, build: CheckedBuild): boolean {
  const rows = info?.documents;
  if (rows === undefined || attempt(() => digestSnapshot(rows)) !== build.generation.preimage.snapshot_sha256)
    return false;
  return rows.length === build.documents.length && isSorted(rows.map(([documentId]) => documentId));
}

/** Rows of tables come in the order of the UTF-8 bytes of their ids. */
function isSorted(ids: readonly string[]): boolean {
  return ids.every(
    (id, at) => at === 0 || Buffer.compare(Buffer.from(ids[at - 1] ?? ''), Buffer.from(id)) < 0,
  );
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof LineageError) return undefined;
    throw error;
  }
}
