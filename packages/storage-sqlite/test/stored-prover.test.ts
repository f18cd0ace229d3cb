import {
  createEntryProver,
  type EntryLeaf,
  growEntryTree,
  sha256Hex,
  verifyAbsence,
  verifyInclusion,
} from '@loccit/lineage';
import { afterAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/open-database.js';
import { putEntryTree } from '../src/entry-tree.js';
import { createStoredProver } from '../src/stored-prover.js';

const folder = mkdtempSync(join(tmpdir(), 'loccit-prover-'));
const sql = openDatabase(join(folder, 'store.sqlite'), true);

afterAll(() => {
  sql.close();
  rmSync(folder, { recursive: true, force: true });
});

const leavesOf = (count: number): EntryLeaf[] =>
  Array.from({ length: count }, (_, at) => ({
    index_entry_id: `idx_${sha256Hex(`entry ${count} ${at}`)}`,
    acl_sha256: sha256Hex(`list ${at % 3}`),
  })).sort((left, right) => (left.index_entry_id < right.index_entry_id ? -1 : 1));

describe('createStoredProver', () => {
  const sizes = [0, 1, 2, 3, 15, 16, 17, 31, 32, 33, 255, 256, 257, 2047, 2048, 2049, 4100, 6500];

  it.each(sizes)('gives the proofs that all leaves of %i give, from few rows', (count) => {
    const leaves = leavesOf(count);
    const tree = growEntryTree(leaves);
    putEntryTree(sql, count + 1, tree);
    const inMemory = createEntryProver(leaves);
    const stored = createStoredProver(sql, count + 1, inMemory);
    expect([...stored.leaves()]).toEqual(leaves);
    const step = Math.max(1, Math.floor(count / 40));
    for (let at = 0; at < count; at += at + 3 < count ? step : 1) {
      const id = leaves[at]?.index_entry_id ?? '';
      const proof = stored.inclusion(id);
      expect(proof).toEqual(inMemory.inclusion(id));
      expect(proof === null ? '' : verifyInclusion(proof, inMemory)).toBe('proved');
      expect(stored.absence(id)).toBeNull();
    }
    for (const id of ['0', 'f', '8'].map((digit) => `idx_${digit.repeat(64)}`)) {
      const proof = stored.absence(id);
      expect(proof).toEqual(inMemory.absence(id));
      expect(proof === null ? '' : verifyAbsence(proof, inMemory)).toBe('proved');
      expect(stored.inclusion(id)).toBeNull();
    }
    expect(stored.inclusion('no entry')).toBeNull();
  });
});
