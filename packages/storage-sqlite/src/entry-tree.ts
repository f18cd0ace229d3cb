import type { EntryLeaf, EntryTree } from '@loccit/lineage';
import { asBuffer } from './as-buffer.js';
import { putOnce } from './content-table.js';
import type { Sql } from './database.js';
import { cutLeafBlocks, ID_PREFIX_BYTES } from './leaf-blocks.js';

/** Levels of the tree below this one are computed from the leaves: sixteen of them stand below a stored node. */
export const FIRST_LEVEL = 4;
/** Levels from this one on are read with the publication; those between stand on one page a subtree. */
export const TOP_LEVEL = 11;
/** Bytes of a block in a publication's list: number of the row, leaves before it, begin of its first id. */
export const BLOCK_BYTES = 10 + ID_PREFIX_BYTES;

const HASH = 32;

/** Stores the leaves and the nodes of a publication's tree; blocks of leaves that are there already are shared. */
export function putEntryTree(sql: Sql, publication: number, tree: EntryTree): void {
  let before = 0;
  const blocks = cutLeafBlocks(tree.leaves).map(({ body, count, sha256 }) => {
    const row = Buffer.alloc(BLOCK_BYTES);
    row.writeUIntBE(putOnce(sql, 'leaf_block', sha256, body).content, 0, 6);
    row.writeUInt32BE(before, 6);
    firstBytes(tree.leaves[before]).copy(row, 10);
    before += count;
    return row;
  });
  sql.run(
    'INSERT INTO entry_tree (publication, blocks, nodes) VALUES (?, ?, ?)',
    publication,
    Buffer.concat(blocks),
    Buffer.concat(tree.levels.slice(TOP_LEVEL).map(asBuffer)),
  );
  const subtrees = Math.ceil(tree.leaves.length / 2 ** TOP_LEVEL);
  for (let subtree = 0; subtree < subtrees; subtree++) {
    const parts = listMiddle(tree.leaves.length, subtree).map(({ from, level, to }) =>
      asBuffer((tree.levels[level] ?? new Uint8Array()).subarray(from * HASH, to * HASH)),
    );
    sql.run(
      'INSERT INTO entry_page (publication, subtree, nodes) VALUES (?, ?, ?)',
      publication,
      subtree,
      Buffer.concat(parts),
    );
  }
}

/** Which nodes of each level between stand on the page of a subtree, in their order. */
export function listMiddle(
  leaves: number,
  subtree: number,
): { readonly level: number; readonly from: number; readonly to: number }[] {
  const parts: { level: number; from: number; to: number }[] = [];
  for (let level = FIRST_LEVEL; level < TOP_LEVEL; level++) {
    const width = 2 ** (TOP_LEVEL - level);
    const size = Math.ceil(leaves / 2 ** level);
    // A tree that is lower ends where one node is left.
    if (size === 1 && Math.ceil(leaves / 2 ** (level - 1)) === 1) break;
    parts.push({ level, from: subtree * width, to: Math.min((subtree + 1) * width, size) });
  }
  return parts;
}

function firstBytes(leaf: EntryLeaf | undefined): Buffer {
  return Buffer.from((leaf?.index_entry_id ?? '').slice(-64, -64 + ID_PREFIX_BYTES * 2), 'hex');
}
