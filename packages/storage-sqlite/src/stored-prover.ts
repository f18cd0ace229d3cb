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
import { BLOCK_BYTES, FIRST_LEVEL, listMiddle, TOP_LEVEL } from './entry-tree.js';
import { ID_PREFIX_BYTES, StoredBlock } from './leaf-blocks.js';
import { assertSealed, refuseDamaged } from './sealed-row.js';

const HASH = 32;
const GROUP = 2 ** FIRST_LEVEL;
/** Blocks of leaves that stay open. */
const KEPT_BLOCKS = 64;

/** The entries of one publication. */
export interface StoredProver extends EntryProver {
  /** All leaves in the order of their ids, a block at a time. */
  leaves(): Iterable<EntryLeaf>;
}

/**
 * Proves entries from the stored tree: a block of leaves, sixteen hashes and a page of nodes, however many entries there are.
 *
 * @remarks Every proof was verified against the root before it is given out, so that damage is told from absence.
 */
export function createStoredProver(sql: Sql, publication: number, head: TreeHead): StoredProver {
  const stored = sql.get('SELECT blocks, nodes FROM entry_tree WHERE publication = ?', publication);
  const list = stored?.blocks;
  const top = stored?.nodes;
  if (!(list instanceof Uint8Array) || !(top instanceof Uint8Array)) refuseDamaged('manifest', 'missing');
  const blocks = Buffer.from(list);
  const count = blocks.length / BLOCK_BYTES;
  const total = head.entries_count;
  const kept = new Map<number, StoredBlock>();
  const startOf = (block: number): number =>
    block < count ? blocks.readUInt32BE(block * BLOCK_BYTES + 6) : total;

  const open = (block: number): StoredBlock => {
    const known = kept.get(block);
    if (known !== undefined) return known;
    const row = sql.get(
      'SELECT sha256, body FROM leaf_block WHERE leaf_block = ?',
      blocks.readUIntBE(block * BLOCK_BYTES, 6),
    );
    if (!(row?.body instanceof Uint8Array)) refuseDamaged('manifest', 'missing');
    assertSealed(row.body, row.sha256 ?? null, 'manifest');
    const opened = new StoredBlock(Buffer.from(row.body));
    kept.set(block, opened);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT_BLOCKS && oldest !== undefined) kept.delete(oldest);
    return opened;
  };
  /** The last block of which that is true; the first if it is of none. */
  const search = (isBefore: (block: number) => boolean): number => {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(middle)) low = middle + 1;
      else high = middle;
    }
    return Math.max(low - 1, 0);
  };
  const leafAt = (place: number): EntryLeaf | undefined => {
    if (place < 0 || place >= total) return undefined;
    const block = search((at) => startOf(at) <= place);
    return open(block).at(place - startOf(block));
  };
  const placeOf = (id: string): number => {
    const wanted = Buffer.from(id.slice(-64), 'hex');
    if (wanted.length !== HASH || !id.startsWith('idx_')) return total;
    // Blocks whose first ids begin alike are looked through from the last that begins before.
    const from = search((at) => {
      const first = at * BLOCK_BYTES + 10;
      return blocks.compare(wanted, 0, ID_PREFIX_BYTES, first, first + ID_PREFIX_BYTES) < 0;
    });
    for (let block = from; block < count; block++) {
      const opened = open(block);
      const place = opened.placeOf(wanted);
      if (place < opened.count) return startOf(block) + place;
    }
    return total;
  };

  const proofAt = (place: number): InclusionProof | null => {
    const leaf = leafAt(place);
    if (leaf === undefined) return null;
    const path = [...lowerPath(place), ...middlePath(place), ...upperPath(place)];
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
    for (let at = from; at < Math.min(from + GROUP, total); at++) {
      const leaf = leafAt(at);
      if (leaf !== undefined) group.push(leaf);
    }
    return siblings(growGroup(group).levels.slice(0, FIRST_LEVEL), place - from);
  };
  const middlePath = (place: number): string[] => {
    const subtree = Math.floor(place / 2 ** TOP_LEVEL);
    const page = sql.get(
      'SELECT nodes FROM entry_page WHERE publication = ? AND subtree = ?',
      publication,
      subtree,
    )?.nodes;
    if (!(page instanceof Uint8Array)) refuseDamaged('manifest', 'missing');
    const levels: Uint8Array[] = [];
    let at = 0;
    for (const { from, to } of listMiddle(total, subtree)) {
      levels.push(page.subarray(at, at + (to - from) * HASH));
      at += (to - from) * HASH;
    }
    return siblings(levels, Math.floor((place % 2 ** TOP_LEVEL) / GROUP));
  };
  const upperPath = (place: number): string[] => {
    const levels: Uint8Array[] = [];
    let at = 0;
    let size = Math.ceil(total / 2 ** TOP_LEVEL);
    for (; size > 0 && at < top.length; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      levels.push(top.subarray(at, at + size * HASH));
      at += size * HASH;
    }
    return siblings(levels, Math.floor(place / 2 ** TOP_LEVEL));
  };
  return {
    entries_root: head.entries_root,
    entries_count: total,
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
      for (let block = 0; block < count; block++) {
        const opened = open(block);
        for (let place = 0; place < opened.count; place++) {
          const leaf = opened.at(place);
          if (leaf !== undefined) yield leaf;
        }
      }
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
