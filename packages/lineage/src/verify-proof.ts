import { hashEntry } from './entry-tree.js';
import { isIdOf, memberOf } from './found-record.js';
import { hashNode } from './merkle-tree.js';
import type { InclusionProof, ProofOutcome, TreeHead } from './proof.js';
import { sha256Hex } from './sha256.js';

const INCLUSION = ['index_entry_id', 'acl_sha256', 'leaf_index', 'path'];
const ABSENCE = ['index_entry_id', 'before', 'after'];
const DIGEST = /^[0-9a-f]{64}$/;
/** A tree of 2^53 - 1 leaves is that high. */
const LONGEST = 53;

/**
 * Checks that a proof shows its entry at its place in a tree.
 *
 * @remarks Nothing in it is trusted and nothing makes this throw; at most 53 hashes. That the entry is the one in
 * question is the caller's comparison.
 * @see RFC 9162, section 2.1.3.2
 */
export function verifyInclusion(proof: unknown, head: TreeHead): ProofOutcome {
  const read = readInclusion(proof);
  const tree = readHead(head);
  if (read === null || tree === null) return 'malformed';
  return isIncluded(read, tree) ? 'proved' : 'mismatched';
}

/**
 * Checks that a proof shows its entry to be absent from a tree.
 *
 * @remarks Entries stand in the order of their ids, so that between two that are next to each other there is none.
 */
export function verifyAbsence(proof: unknown, head: TreeHead): ProofOutcome {
  const id = memberOf(proof, 'index_entry_id');
  const tree = readHead(head);
  if (!hasOnly(proof, ABSENCE) || !isEntryId(id) || tree === null) return 'malformed';
  const before = readNeighbour(memberOf(proof, 'before'));
  const after = readNeighbour(memberOf(proof, 'after'));
  if (before === undefined || after === undefined) return 'malformed';
  if (before !== null && !(before.index_entry_id < id && isIncluded(before, tree))) return 'mismatched';
  if (after !== null && !(id < after.index_entry_id && isIncluded(after, tree))) return 'mismatched';
  const next = before === null ? 0 : before.leaf_index + 1;
  if ((after === null ? tree.entries_count : after.leaf_index) !== next) return 'mismatched';
  // Without neighbours nothing yet was held against the root.
  return next > 0 || after !== null || tree.entries_root === sha256Hex('') ? 'proved' : 'mismatched';
}

function isIncluded({ leaf_index, path, ...leaf }: InclusionProof, tree: TreeHead): boolean {
  if (leaf_index >= tree.entries_count) return false;
  let hash = hashEntry(leaf);
  let place = leaf_index;
  let last = tree.entries_count - 1;
  let step = 0;
  for (; last > 0; last = Math.floor(last / 2), place = Math.floor(place / 2)) {
    if (place === last && place % 2 === 0) continue;
    const beside = path[step++];
    if (beside === undefined) return false;
    hash = place % 2 === 0 ? hashNode(hash, beside) : hashNode(beside, hash);
  }
  return step === path.length && hash === tree.entries_root;
}

/** A null neighbour is none; undefined is malformed. */
function readNeighbour(proof: unknown): InclusionProof | null | undefined {
  return proof === null ? null : (readInclusion(proof) ?? undefined);
}

function readInclusion(proof: unknown): InclusionProof | null {
  const index_entry_id = memberOf(proof, 'index_entry_id');
  const acl_sha256 = memberOf(proof, 'acl_sha256');
  const leaf_index = memberOf(proof, 'leaf_index');
  const path = memberOf(proof, 'path');
  if (!hasOnly(proof, INCLUSION) || !isEntryId(index_entry_id) || !isDigest(acl_sha256)) return null;
  if (!isCount(leaf_index) || !Array.isArray(path) || path.length > LONGEST) return null;
  const hashes = Array.from(path as readonly unknown[]);
  return hashes.every(isDigest) ? { index_entry_id, acl_sha256, leaf_index, path: hashes } : null;
}

function readHead(head: unknown): TreeHead | null {
  const entries_root = memberOf(head, 'entries_root');
  const entries_count = memberOf(head, 'entries_count');
  return isDigest(entries_root) && isCount(entries_count) ? { entries_root, entries_count } : null;
}

function hasOnly(value: unknown, names: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === names.length;
}

function isEntryId(value: unknown): value is string {
  return typeof value === 'string' && isIdOf('index-entry', value);
}

function isDigest(value: unknown): value is string {
  return typeof value === 'string' && DIGEST.test(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0));
}
