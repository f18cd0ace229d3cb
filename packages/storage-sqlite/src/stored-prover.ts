import {
  type AbsenceProof,
  type EntryLeaf,
  type EntryProver,
  type EntryTree,
  growEntryTree,
  type InclusionProof,
  LineageError,
  type TreeHead,
  verifyInclusion,
} from '@loccit/lineage';
import type { Sql } from './database.js';
import { BLOCK_BYTES, FIRST_BYTES, GROUP, STORED_LEVEL } from './entry-tree.js';
import { decodeLeafBlock } from './leaf-blocks.js';
import { assertSealed, refuseDamaged } from './sealed-row.js';

const HASH = 32;
/** Blocks that stay decoded. */
const KEPT_BLOCKS = 32;

/** The entries of one publication. */
export interface StoredProver extends EntryProver {
  /** All leaves in the order of their ids, a block at a time. */
  leaves(): Iterable<EntryLeaf>;
}

/**
 * Proves entries from the stored tree: a few blocks of leaves, 256 hashes and a path, however many entries there are.
 *
 * @remarks Every proof was verified against the root before it is given out, so that damage is told from absence.
 */
export function createStoredProver(sql: Sql, publication: number, head: TreeHead): StoredProver {
  const stored = sql.get('SELECT blocks, nodes FROM entry_tree WHERE publication = ?', publication);
  const list = stored?.blocks;
  const nodes = stored?.nodes;
  if (!(list instanceof Uint8Array) || !(nodes instanceof Uint8Array)) refuseDamaged('manifest', 'missing');
  const blocks = Buffer.from(list);
  const count = blocks.length / BLOCK_BYTES;
  const kept = new Map<number, readonly EntryLeaf[]>();
  const startOf = (block: number): number =>
    block < count ? blocks.readUInt32BE(block * BLOCK_BYTES + 6) : head.entries_count;

  const open = (block: number): readonly EntryLeaf[] => {
    const known = kept.get(block);
    if (known !== undefined) return known;
    const row = sql.get(
      'SELECT sha256, body FROM leaf_block WHERE leaf_block = ?',
      blocks.readUIntBE(block * BLOCK_BYTES, 6),
    );
    if (!(row?.body instanceof Uint8Array)) refuseDamaged('manifest', 'missing');
    assertSealed(row.body, row.sha256 ?? null, 'manifest');
    const leaves = decodeLeafBlock(Buffer.from(row.body));
    kept.set(block, leaves);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT_BLOCKS && oldest !== undefined) kept.delete(oldest);
    return leaves;
  };

  /** The block that an entry of that id, or at that place, stands in. */
  const search = (isBefore: (block: number) => boolean): number => {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(middle)) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };
  const leafAt = (place: number): EntryLeaf | undefined => {
    if (place < 0 || place >= head.entries_count) return undefined;
    const block = search((at) => startOf(at) <= place);
    return open(block)[place - startOf(block)];
  };
  const placeOf = (id: string): number => {
    const first = Buffer.from(id.slice(-64, -64 + FIRST_BYTES * 2), 'hex');
    // Blocks whose first ids begin alike are looked through from the last that begins before.
    let block = search(
      (at) => blocks.compare(first, 0, FIRST_BYTES, at * BLOCK_BYTES + 10, (at + 1) * BLOCK_BYTES) < 0,
    );
    for (block = Math.max(block, 0); block < count; block++) {
      const at = open(block).findIndex((leaf) => leaf.index_entry_id >= id);
      if (at >= 0) return startOf(block) + at;
    }
    return head.entries_count;
  };

  const proofAt = (place: number): InclusionProof | null => {
    const leaf = leafAt(place);
    if (leaf === undefined) return null;
    const path = [...lowerPath(place), ...upperPath(place)];
    const proof = {
      index_entry_id: leaf.index_entry_id,
      acl_sha256: leaf.acl_sha256,
      leaf_index: place,
      path,
    };
    if (verifyInclusion(proof, head) !== 'proved') refuseDamaged('manifest', 'incoherent');
    return proof;
  };
  const lowerPath = (place: number): string[] => {
    const from = place - (place % GROUP);
    const group: EntryLeaf[] = [];
    for (let at = from; at < Math.min(from + GROUP, head.entries_count); at++) {
      const leaf = leafAt(at);
      if (leaf !== undefined) group.push(leaf);
    }
    return siblings(growGroup(group).levels.slice(0, STORED_LEVEL), place - from);
  };
  const upperPath = (place: number): string[] => {
    const levels: Uint8Array[] = [];
    let at = 0;
    let size = Math.ceil(head.entries_count / GROUP);
    for (; size > 0 && at < nodes.length; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      levels.push(nodes.subarray(at, at + size * HASH));
      at += size * HASH;
    }
    return siblings(levels, Math.floor(place / GROUP));
  };
  return {
    entries_root: head.entries_root,
    entries_count: head.entries_count,
    inclusion: (id) => {
      const place = placeOf(id);
      return leafAt(place)?.index_entry_id === id ? proofAt(place) : null;
    },
    absence: (id): AbsenceProof | null => {
      if (!/^idx_[0-9a-f]{64}$/.test(id)) throw new LineageError('wrong-form', '/index_entry_id');
      const place = placeOf(id);
      if (leafAt(place)?.index_entry_id === id) return null;
      return { index_entry_id: id, before: proofAt(place - 1), after: proofAt(place) };
    },
    *leaves() {
      for (let block = 0; block < count; block++) yield* open(block);
    },
  };
}

function growGroup(leaves: readonly EntryLeaf[]): EntryTree {
  try {
    return growEntryTree(leaves);
  } catch (error) {
    if (error instanceof LineageError) return refuseDamaged('manifest', 'malformed');
    throw error;
  }
}

/** The hashes beside a way up. */
function siblings(levels: readonly Uint8Array[], from: number): string[] {
  const path: string[] = [];
  let place = from;
  for (const level of levels) {
    const beside = place % 2 === 0 ? place + 1 : place - 1;
    if ((beside + 1) * HASH <= level.length)
      path.push(Buffer.from(level.subarray(beside * HASH, (beside + 1) * HASH)).toString('hex'));
    place = Math.floor(place / 2);
  }
  return path;
}
