import { createHash } from 'node:crypto';
import type { EntryLeaf } from '@loccit/lineage';
import { refuseDamaged } from './sealed-row.js';

/** Leaves are cut into blocks where their ids say so, so that a changed document changes few blocks. */
const LONGEST_BLOCK = 4096;
const DIGEST = 32;

/** A run of leaves in the order of their ids. */
export interface LeafBlock {
  readonly sha256: string;
  readonly count: number;
  readonly body: Buffer;
}

/** Cuts sorted leaves into blocks of 256 on average, by the last two digits of their ids. */
export function cutLeafBlocks(leaves: readonly EntryLeaf[]): LeafBlock[] {
  const blocks: LeafBlock[] = [];
  for (let from = 0; from < leaves.length; ) {
    let to = from + 1;
    while (to < leaves.length && to - from < LONGEST_BLOCK && !leaves[to - 1]?.index_entry_id.endsWith('00'))
      to++;
    blocks.push(encodeLeafBlock(leaves.slice(from, to)));
    from = to;
  }
  return blocks;
}

/** Numbers of leaves and access lists, the lists, the ids, and for each leaf the number of its list. */
function encodeLeafBlock(leaves: readonly EntryLeaf[]): LeafBlock {
  const lists = [...new Set(leaves.map((leaf) => leaf.acl_sha256))];
  const places = new Map(lists.map((list, at) => [list, at]));
  const head = Buffer.alloc(4);
  head.writeUInt16BE(leaves.length, 0);
  head.writeUInt16BE(lists.length, 2);
  const tail = Buffer.alloc(leaves.length * 2);
  for (const [at, leaf] of leaves.entries()) tail.writeUInt16BE(places.get(leaf.acl_sha256) ?? 0, at * 2);
  const digits = lists.join('') + leaves.map((leaf) => leaf.index_entry_id.slice(-64)).join('');
  const body = Buffer.concat([head, Buffer.from(digits, 'hex'), tail]);
  return { sha256: createHash('sha256').update(body).digest('hex'), count: leaves.length, body };
}

/** The leaves of a block that was compared with its digest. */
export function decodeLeafBlock(body: Buffer): EntryLeaf[] {
  const count = body.readUInt16BE(0);
  const lists = body.readUInt16BE(2);
  const ids = 4 + lists * DIGEST;
  const tail = ids + count * DIGEST;
  if (body.length !== tail + count * 2) refuseDamaged('manifest', 'malformed');
  const hexAt = (at: number): string => body.toString('hex', at, at + DIGEST);
  return Array.from({ length: count }, (_, at) => ({
    index_entry_id: `idx_${hexAt(ids + at * DIGEST)}`,
    acl_sha256: hexAt(4 + body.readUInt16BE(tail + at * 2) * DIGEST),
  }));
}
