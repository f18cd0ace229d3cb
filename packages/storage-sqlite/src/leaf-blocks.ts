import { createHash } from 'node:crypto';
import type { EntryLeaf } from '@loccit/lineage';
import { packIds } from './record-key.js';
import { refuseDamaged } from './sealed-row.js';

/** Leaves are cut into blocks where their ids say so, so that a changed document changes few blocks. */
const LONGEST_BLOCK = 4096;
const DIGEST = 32;
/** Bytes of an id by which blocks are told apart in a publication's list. */
export const ID_PREFIX_BYTES = 6;

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
  const ids = packIds(leaves.map((leaf) => leaf.index_entry_id));
  const body = Buffer.concat([head, Buffer.from(lists.join(''), 'hex'), ids, tail]);
  return { sha256: createHash('sha256').update(body).digest('hex'), count: leaves.length, body };
}

/** A block that was compared with its digest; nothing of it is decoded before it is asked for. */
export class StoredBlock {
  readonly #body: Buffer;
  readonly #ids: number;
  readonly #tail: number;
  readonly count: number;

  constructor(body: Buffer) {
    this.count = body.readUInt16BE(0);
    this.#body = body;
    this.#ids = 4 + body.readUInt16BE(2) * DIGEST;
    this.#tail = this.#ids + this.count * DIGEST;
    if (body.length !== this.#tail + this.count * 2) refuseDamaged('manifest', 'malformed');
  }

  at(place: number): EntryLeaf | undefined {
    if (place < 0 || place >= this.count) return undefined;
    return {
      index_entry_id: `idx_${this.#hexAt(this.#ids + place * DIGEST)}`,
      acl_sha256: this.#hexAt(4 + this.#body.readUInt16BE(this.#tail + place * 2) * DIGEST),
    };
  }

  /** Where an id of these bytes stands, or would stand. */
  placeOf(id: Buffer): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = this.#ids + middle * DIGEST;
      if (this.#body.compare(id, 0, DIGEST, at, at + DIGEST) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #hexAt(at: number): string {
    return this.#body.toString('hex', at, at + DIGEST);
  }
}
