import { canonicalizeJson } from '@loccit/json';
import {
  deriveAuthorizationRevision,
  digestAcl,
  digestElements,
  digestOptions,
  digestPipeline,
  digestSnapshot,
  digestTombstones,
  type EntryLeaf,
  type Preimage,
  recomputeId,
  type TreeHead,
  treeRoot,
  verifyAbsence,
  verifyChain,
  verifyInclusion,
} from '@loccit/lineage';
import { type ChainVectors, openChain } from './chain-vectors.js';
import { type Check, type LoadVectors, refusalOf } from './check.js';

interface IdVectors {
  readonly ids: readonly { name: string; preimage: Preimage; jcs: string; id: string }[];
  readonly refused: readonly { name: string; preimage: Preimage; code: string; pointer: string }[];
  readonly digests: readonly {
    name: string;
    function: keyof typeof digestBy;
    input: never;
    digest: string;
  }[];
  readonly trees: readonly { leaves: EntryLeaf[]; root: string }[];
}

interface ProofVectors {
  readonly trees: readonly (TreeHead & { leaves: EntryLeaf[]; inclusion: unknown[]; absence: unknown[] })[];
  readonly tampered: readonly {
    kind: 'inclusion' | 'absence';
    name: string;
    head: TreeHead;
    proof: unknown;
    outcome: string;
  }[];
}

const verifyBy = { inclusion: verifyInclusion, absence: verifyAbsence };

const digestBy = {
  elements: digestElements,
  options: digestOptions,
  acl: digestAcl,
  snapshot: digestSnapshot,
  tombstones: digestTombstones,
  authorization: deriveAuthorizationRevision,
  pipeline: digestPipeline,
};

/** Checks of ids, list digests, trees and chains. */
export function lineageChecks(load: LoadVectors): Check[] {
  const { ids, refused, digests, trees } = load('lineage/ids.json') as IdVectors;
  const file = 'lineage/ids.json';
  return [
    ...ids.map(({ name, preimage, jcs, id }) => ({
      file,
      name,
      expected: { jcs, id },
      observe: () => ({ jcs: canonicalizeJson(preimage), id: recomputeId({ preimage }) }),
    })),
    ...refused.map(({ name, preimage, code, pointer }) => ({
      file,
      name,
      expected: { code, pointer },
      observe: () => refusalOf(() => recomputeId({ preimage }), ['pointer']),
    })),
    ...digests.map(({ name, function: by, input, digest }) => ({
      file,
      name,
      expected: digest,
      observe: () => digestBy[by](input),
    })),
    ...trees.map(({ leaves, root }) => ({
      file,
      name: `tree of ${leaves.length}`,
      expected: root,
      observe: () => treeRoot(leaves),
    })),
    ...proofChecks(load('lineage/proofs.json') as ProofVectors),
    ...chainChecks(load('lineage/chain.json') as ChainVectors),
  ];
}

function proofChecks({ trees, tampered }: ProofVectors): Check[] {
  const file = 'lineage/proofs.json';
  return [
    ...trees.flatMap((tree) =>
      (['inclusion', 'absence'] as const).map((kind) => ({
        file,
        name: `${kind} in a tree of ${tree.entries_count}`,
        expected: tree[kind].map(() => 'proved'),
        observe: () => tree[kind].map((proof) => verifyBy[kind](proof, tree)),
      })),
    ),
    ...tampered.map(({ kind, name, head, proof, outcome }) => ({
      file,
      name: `${kind}: ${name}`,
      expected: outcome,
      observe: () => verifyBy[kind](proof, head),
    })),
  ];
}

function chainChecks(vectors: ChainVectors): Check[] {
  const { tampers, change, evidenceOf } = openChain(vectors);
  return [{ name: 'the sound chain', changes: [], faults: {} }, ...tampers].map(
    ({ name, changes, faults }) => ({
      file: 'lineage/chain.json',
      name,
      expected: faults,
      observe: () => {
        const data = change(changes);
        const broken = verifyChain(data.span, evidenceOf(data)).links.filter(
          (link) => link.faults.length > 0,
        );
        return Object.fromEntries(broken.map((link) => [link.level, link.faults]));
      },
    }),
  );
}
