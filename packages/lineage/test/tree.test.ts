import { createHash } from 'node:crypto';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { growEntryTree, keepEntryTree, rootOf } from '../src/entry-tree.js';
import type { EntryLeaf } from '../src/rows.js';
import { sha256Hex } from '../src/sha256.js';
import { treeHash, treeRoot } from '../src/tree.js';

const { trees } = loadVectors<{ trees: { leaves: EntryLeaf[]; root: string }[] }>('lineage/ids.json');
const bytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));

describe('treeRoot', () => {
  it.each(trees.map(({ leaves, root }) => [leaves.length, leaves, root] as const))(
    'gives the golden root of %i entries, in any order',
    (_, leaves, root) => {
      expect(treeRoot(leaves)).toBe(root);
      expect(treeRoot([...leaves].reverse())).toBe(root);
    },
  );

  it('refuses an entry that occurs twice and a leaf of another form', () => {
    const leaf = trees[1]?.leaves[0] as EntryLeaf;
    expect(() => treeRoot([leaf, { ...leaf, acl_sha256: '1'.repeat(64) }])).toThrow(
      expect.objectContaining({ code: 'duplicate-entry' }),
    );
    expect(() => treeRoot([{ ...leaf, extra: 1 } as EntryLeaf])).toThrow(
      expect.objectContaining({ code: 'unknown-member' }),
    );
    expect(() => treeRoot([null as unknown as EntryLeaf])).toThrow(
      expect.objectContaining({ code: 'wrong-type' }),
    );
  });

  it('changes with any access list', () => {
    const leaves = trees[4]?.leaves ?? [];
    const roots = leaves.map((leaf, index) =>
      treeRoot(leaves.with(index, { ...leaf, acl_sha256: '1'.repeat(64) })),
    );
    expect(new Set([treeRoot(leaves), ...roots]).size).toBe(leaves.length + 1);
  });
});

describe('treeHash', () => {
  // The tree of the test data that implementations of RFC 6962 share.
  const shared = [
    '',
    '00',
    '10',
    '2021',
    '3031',
    '40414243',
    '5051525354555657',
    '606162636465666768696a6b6c6d6e6f',
  ].map(bytes);
  it.each([
    [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
    [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
    [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
    [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
    [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
  ])('gives the published hash of %i leaves', (size, hash) => {
    expect(treeHash(shared.slice(0, size))).toBe(hash);
  });

  it('keeps leaves and nodes apart: a leaf made of two hashes is not their node', () => {
    const leafHash = (data: Uint8Array) =>
      createHash('sha256')
        .update(new Uint8Array([0]))
        .update(data)
        .digest();
    const [left, right] = [bytes('aa'), bytes('bb')];
    const disguised = new Uint8Array([...leafHash(left), ...leafHash(right)]);
    expect(treeHash([disguised])).not.toBe(treeHash([left, right]));
    const inHex = new TextEncoder().encode(Buffer.from(disguised).toString('hex'));
    expect(treeHash([inHex])).not.toBe(treeHash([left, right]));
    expect(treeHash([left])).not.toBe(sha256Hex(left));
  });

  it('does not double an odd leaf', () => {
    const leaves = [bytes('01'), bytes('02'), bytes('03')];
    expect(treeHash(leaves)).not.toBe(treeHash([...leaves, bytes('03')]));
  });
});

describe('keepEntryTree', () => {
  const leaves = trees.at(-1)?.leaves ?? [];

  it('grows the golden tree, known again by its leaves', () => {
    const tree = keepEntryTree([...leaves].reverse());
    expect(rootOf(tree)).toBe(trees.at(-1)?.root);
    expect(growEntryTree(tree.leaves)).toBe(tree);
    expect(tree).toEqual(growEntryTree(leaves));
  });

  it('holds leaves that nobody can change', () => {
    const given = leaves.map((leaf) => ({ ...leaf }));
    const tree = keepEntryTree(given);
    if (given[0] !== undefined) given[0].acl_sha256 = 'f'.repeat(64);
    expect(tree.leaves).toEqual(growEntryTree(leaves).leaves);
    expect(Object.isFrozen(tree.leaves) && tree.leaves.every(Object.isFrozen)).toBe(true);
  });
});
