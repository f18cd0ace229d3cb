import type { EntryLeaf, EntryTree } from '@loccit/lineage';
import type { Sql } from './database.js';
import { putOnce } from './content-table.js';
import { cutLeafBlocks } from './leaf-blocks.js';

/** Levels of the tree below this one are computed from the leaves when asked for: 256 leaves stand below a stored node. */
export const STORED_LEVEL = 8;
/** Leaves below a stored node. */
export const GROUP = 2 ** STORED_LEVEL;
/** Bytes of a block in a publication's list: number of the row, leaves before it, begin of its first id. */
export const BLOCK_BYTES = 16;
/** Bytes of an id by which blocks are told apart in that list. */
export const FIRST_BYTES = 6;

/** Stores the leaves and the upper levels of a publication's tree; blocks that are there already are shared. */
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
  const nodes = tree.levels.slice(STORED_LEVEL).map((level) => Buffer.from(level));
  sql.run(
    'INSERT INTO entry_tree (publication, blocks, nodes) VALUES (?, ?, ?)',
    publication,
    Buffer.concat(blocks),
    Buffer.concat(nodes),
  );
}

function firstBytes(leaf: EntryLeaf | undefined): Buffer {
  return Buffer.from((leaf?.index_entry_id ?? '').slice(-64, -64 + FIRST_BYTES * 2), 'hex');
}
