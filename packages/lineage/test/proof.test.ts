import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AbsenceProof, InclusionProof, ProofOutcome, TreeHead } from '../src/proof.js';
import { createEntryProver, proveAbsence, proveInclusion } from '../src/prove-entry.js';
import type { EntryLeaf } from '../src/rows.js';
import { sha256Hex } from '../src/sha256.js';
import { treeRoot } from '../src/tree.js';
import { verifyAbsence, verifyInclusion } from '../src/verify-proof.js';

interface Tree extends TreeHead {
  readonly leaves: readonly EntryLeaf[];
  readonly inclusion: readonly InclusionProof[];
  readonly absence: readonly AbsenceProof[];
}
interface Tampered {
  readonly kind: 'inclusion' | 'absence';
  readonly name: string;
  readonly head: TreeHead;
  readonly proof: unknown;
  readonly outcome: ProofOutcome;
}

const { trees, tampered } = loadVectors<{ trees: Tree[]; tampered: Tampered[] }>('lineage/proofs.json');
const verify = { inclusion: verifyInclusion, absence: verifyAbsence };
const entryOf = (number: number): EntryLeaf => ({
  index_entry_id: `idx_${sha256Hex(`entry ${number}`)}`,
  acl_sha256: sha256Hex(`list ${number % 5}`),
});

describe('proveInclusion', () => {
  it.each(trees.map((tree) => [tree.entries_count, tree] as const))(
    'proves every entry of %i as the vectors do, whatever order they are given in',
    (count, { leaves, entries_root, inclusion }) => {
      expect(treeRoot(leaves)).toBe(entries_root);
      const given = [...leaves].reverse();
      expect(leaves.map(({ index_entry_id }) => proveInclusion(given, index_entry_id))).toEqual(inclusion);
      for (const proof of inclusion) {
        expect(verifyInclusion(proof, { entries_root, entries_count: count })).toBe('proved');
      }
    },
  );

  it('has no proof for an entry that is not there', () => {
    for (const { leaves } of trees) expect(proveInclusion(leaves, `idx_${'0'.repeat(64)}`)).toBeNull();
  });
});

describe('proveAbsence', () => {
  it.each(trees.map((tree) => [tree.entries_count, tree] as const))(
    'proves absence from %i entries by both neighbours, as the vectors do',
    (count, { leaves, entries_root, absence }) => {
      for (const proof of absence) {
        expect(proveAbsence(leaves, proof.index_entry_id)).toEqual(proof);
        expect(verifyAbsence(proof, { entries_root, entries_count: count })).toBe('proved');
      }
      for (const { index_entry_id } of leaves) expect(proveAbsence(leaves, index_entry_id)).toBeNull();
    },
  );

  it('refuses an id of another form', () => {
    expect(() => proveAbsence([], 'idx_')).toThrow(expect.objectContaining({ code: 'wrong-form' }));
  });
});

describe('verifyInclusion and verifyAbsence', () => {
  it.each(tampered)('$kind: $name is $outcome', ({ kind, head, proof, outcome }) => {
    expect(verify[kind](proof, head)).toBe(outcome);
  });

  it('give an outcome for whatever stands in any place, and prove nothing that was changed', () => {
    const tree = trees.find(({ entries_count }) => entries_count === 9);
    const sound = [tree?.inclusion[5], tree?.absence[2]] as const;
    const noise = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(undefined, Number.NaN, -0, 2 ** 53, '\ud800', [[]], new Array(60).fill('0'.repeat(64))),
    );
    const head = { entries_root: tree?.entries_root ?? '', entries_count: 9 };
    seeded(
      fc.property(fc.constantFrom(0, 1), fc.nat(), noise, (which, place, value) => {
        const changed = structuredClone(sound[which]) as unknown as Record<string, unknown>;
        const names = Object.keys(changed);
        const name = names[place % names.length] ?? '';
        fc.pre(JSON.stringify(changed[name]) !== JSON.stringify(value));
        changed[name] = value;
        expect(verifyInclusion(changed, head)).not.toBe('proved');
        expect(verifyAbsence(changed, head)).not.toBe('proved');
        expect(verifyInclusion(value, value as unknown as TreeHead)).not.toBe('proved');
        expect(verifyAbsence(sound[1], value as unknown as TreeHead)).not.toBe('proved');
      }),
      { runs: 500 },
    );
  });

  it('agree with the leaves: of any id exactly one of the two proofs exists, and is proved', () => {
    seeded(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 60 }), (size, asked) => {
        const prover = createEntryProver(Array.from({ length: size }, (_, index) => entryOf(index)));
        const id = entryOf(asked).index_entry_id;
        const [inclusion, absence] = [prover.inclusion(id), prover.absence(id)];
        expect(inclusion === null).toBe(asked >= size);
        expect(absence === null).toBe(asked < size);
        expect(verifyInclusion(inclusion, prover)).toBe(asked < size ? 'proved' : 'malformed');
        expect(verifyAbsence(absence, prover)).toBe(asked < size ? 'malformed' : 'proved');
        // The count is bound with the root.
        if (inclusion !== null && size > 1) {
          const last = inclusion.leaf_index === size - 1;
          const other = { ...prover, entries_count: last ? size - 1 : size * 4 + 3 };
          expect(verifyInclusion(inclusion, other)).toBe('mismatched');
        }
      }),
      { runs: 300 },
    );
  });
});
